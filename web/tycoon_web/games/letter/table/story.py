"""The latest of the log in signs."""

from __future__ import annotations

from tycoon_web.games.letter.telling.signs import Sign, sign
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import button, emblem
from tycoon_web.kit.vtree import Node, h
from tycoon_web.telling.turn_log import Line
from tycoon_web.telling.views import View

#: How many lines there is ever room for.
MOST = 14


def story(words: Words, log: list[Line], players: list[View]) -> Node:
    """The newest line first; the button opens the whole log, which tells it in sentences."""
    lines: list[Node] = []
    for number, line in reversed(list(enumerate(log))):
        drawn = line.event and sign(words, line.event)
        if drawn and len(lines) < MOST:
            lines.append(_line(drawn, line.seat, players, number))
    rows = h("span.log-rows", {}, lines)
    return button("#log.story.m-sunk", "open-log", rows, label=words("log.open"))


def _line(drawn: Sign, seat: int | None, players: list[View], number: int) -> Node:
    """Who, what, which, how much."""
    who = None
    if seat is not None:
        sign_ = players[seat]["emblem"]
        who = h(f"span.badge.em-{sign_}", {}, emblem(sign_))
    return h(
        "span.story-line",
        {"key": str(number)},
        who,
        h("span.story-what", {}, h("span", {}, drawn.text)),
        h("b", {}, drawn.amount),
    )
