"""What somebody did, large, on the paper in the middle of the desk."""

from __future__ import annotations

from collections.abc import Sequence

from tycoon import Event
from tycoon.games.raccoon.rules.cards import CARDS, names_of

from tycoon_web.games.raccoon.table.cards import pictured, tile_figures, tile_picture
from tycoon_web.games.raccoon.table.ledger import REVEALED, SHORT, entry
from tycoon_web.games.raccoon.table.production import production_sight
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.vtree import Node, h
from tycoon_web.telling.ledger import Entry


def receipt(words: Words, event: Event, emblems: Sequence[str]) -> Entry | None:
    """As the log draws it, with the card that was played, and what a building gives."""
    drawn, told = entry(words, event, emblems), event.params
    if drawn is None or event.key in SHORT:
        return None
    if event.key == "produced":
        return drawn._replace(what=[_played(words, told["card"]), *drawn.what])
    if event.key == "auction_started":
        return drawn._replace(what=[pictured(told)])
    if event.key in REVEALED:
        return drawn._replace(what=[pictured(told), *drawn.what])
    if event.key in ("built", "upgraded"):
        return drawn._replace(what=[tile_picture(told["tile"]), _gives(words, told["tile"])])
    return drawn


def _gives(words: Words, tile: str) -> Node:
    short = h("span", {}, words.effect(tile, "short"))
    return h("span.rc-gives", {}, tile_figures(words.tile(tile)), short)


def _played(words: Words, number: int) -> Node:
    card = CARDS[number]
    sides = {"produce": names_of(card.produce), "raise": names_of(card.raises)}
    return production_sight(words, {"card": number, **sides})
