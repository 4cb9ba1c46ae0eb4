"""The latest of the log in sentences, and what is still to come."""

from __future__ import annotations

from tycoon_web.games.raccoon.telling.signs import sign
from tycoon_web.games.raccoon.telling.turn_log import TurnLog
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import animal, button, icon
from tycoon_web.kit.vtree import Node, h
from tycoon_web.telling.views import View

#: How many sentences there is ever room for.
MOST = 8


def story(words: Words, told: TurnLog, players: list[View]) -> Node:
    """The newest sentence first; the button opens the whole log."""
    lines: list[Node] = []
    for number, line in reversed(list(enumerate(told.log))):
        if line.event and sign(words, line.event) and len(lines) < MOST:
            who = line.seat is not None and _badge(players[line.seat])
            text = h("span.story-what", {}, line.text)
            lines.append(h("span.story-line", {"key": str(number)}, who, text))
    shown = h("span.log-rows", {}, lines)
    return button("#log.story.m-sunk", "open-log", shown, label=words("log.open"))


def _badge(player: View) -> Node:
    return h(f"span.badge.em-{player['emblem']}", {}, animal(player["emblem"]))


def _left(view: View) -> tuple[tuple[str, str, int], ...]:
    """Of what how many are still to come, with its sign."""
    return (
        ("railroads", "i-rail", view["railroads"]["deck"]),
        ("tiles", "i-build", view["tiles"]["stack"]),
        ("cards", "t-cards", view["deck"]),
    )


def to_come(words: Words, view: View) -> Node:
    """For those who do not see the table: there it is said on a card once little is left."""
    told = "; ".join(words(f"decks.{name}", n=n) for name, _, n in _left(view))
    return h("p.hidden", {"key": "to-come"}, told)


def decks(words: Words, view: View) -> Node:
    """The same in signs."""
    return h(
        "p.decks",
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
            for name, sort, n in _left(view)
        ],
    )
