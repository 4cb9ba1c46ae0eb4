"""What was done, in the very pieces that changed hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tycoon import Event, Session

from tycoon_web.kit.controls import drawing
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.ledger import Entry
from tycoon_web.telling.words import Words

#: How a game draws an event, with its words and everybody's emblems.
Draw = Callable[[Any, Event, Sequence[str]], Entry | None]


def receipts(
    draw: Draw, words: Words, session: Session, events: Sequence[Event | None]
) -> list[Node | None]:
    """Each of what was done as something to look at; None where only words say it."""
    emblems = [seat.emblem for seat in session.seats]
    found: list[Node | None] = []
    for number, event in enumerate(events):
        drawn = event and draw(words, event, emblems)
        piece = drawn and h(
            "span.rc",
            {"key": str(number)},
            drawn.what,
            drawn.amount and h("b.rc-amount", {}, _coin(drawn.amount), drawn.amount),
        )
        found.append(piece or None)
    return found


def _coin(amount: str) -> Child:
    return "$" in amount and drawing("th-coin", "rc-coin")
