"""The latest of the log in signs, and what is still to come."""

from __future__ import annotations

from collections.abc import Iterable

from tycoon.games.raccoon.rules.cards import COMMODITIES

from tycoon_web.games.raccoon.telling.signs import Sign, sign
from tycoon_web.games.raccoon.telling.turn_log import TurnLog
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import button, emblem, icon
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.views import View

#: How many lines there is ever room for.
MOST = 14
#: So many tokens of a sort are shown one by one.
ONE_BY_ONE = 4


def story(words: Words, told: TurnLog, players: list[View]) -> Node:
    """The newest line first; the button opens the whole log, which tells it in sentences."""
    lines: list[Node] = []
    for number, line in reversed(list(enumerate(told.log))):
        drawn = line.event and sign(words, line.event)
        if drawn and len(lines) < MOST:
            lines.append(_line(drawn, line.seat, players, number))
    shown = h("span.log-rows", {}, lines)
    return button("#log.story.m-sunk", "open-log", shown, label=words("log.open"))


def _line(drawn: Sign, seat: int | None, players: list[View], number: int) -> Node:
    """Who, what, which, how much."""
    who = seat is not None and _badge(players[seat])
    whose = drawn.seller is not None and _badge(players[drawn.seller])
    return h(
        "span.story-line",
        {"key": str(number)},
        who,
        icon(drawn.deed),
        h("span.story-what", {}, _goods(drawn), drawn.text and h("span", {}, drawn.text), whose),
        h("b", {}, drawn.amount),
    )


def _badge(player: View) -> Node:
    return h(f"span.badge.em-{player['emblem']}", {}, emblem(player["emblem"]))


def _goods(drawn: Sign) -> Iterable[Child]:
    for name in COMMODITIES:
        if n := drawn.goods.get(name, 0):
            few = n <= ONE_BY_ONE
            yield [icon(f"c-{name}", f"ci c-{name}") for _ in range(n if few else 1)]
            yield not few and h("span", {}, f"×{n}")


def decks(words: Words, view: View) -> Node:
    """What is still to come."""
    left = (
        ("railroads", "i-rail", view["railroads"]["deck"]),
        ("tiles", "i-build", view["tiles"]["stack"]),
        ("cards", "t-cards", view["deck"]),
    )
    return h(
        "p#decks.decks",
        {},
        h("span.decks-lead", {"aria-hidden": "true"}, words("decks.lead")),
        [
            h(
                "span.deck",
                {},
                icon(sort),
                h("span.hidden", {}, words(f"decks.{name}", n=n)),
                h("b", {"aria-hidden": "true"}, n),
            )
            for name, sort, n in left
        ],
    )
