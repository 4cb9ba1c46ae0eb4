"""What a player had at a moment of the past, and what was on offer, in small."""

from __future__ import annotations

from tycoon import Session

from tycoon_web.games.raccoon.table.cards import rosette, tile_picture, townscape
from tycoon_web.games.raccoon.table.strips import goods
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import drawing
from tycoon_web.kit.vtree import Node, h
from tycoon_web.telling.views import View


def setting(words: Words, view: View, seat: int) -> list[Node]:
    """Money and goods; railroads, town and buildings."""
    player, town = view["players"][seat], view["towns"]["offer"]
    pictures = [
        *(rosette(card["company"]) for card in view["railroads"]["offer"] if card),
        *([townscape(town["town"])] if town else []),
        *(tile_picture(tile["tile"]) for tile in view["tiles"]["offer"] if tile),
    ]
    return [
        h("span.lay-money", {}, drawing("th-coin", "rc-coin"), f"${player['money']}"),
        goods(player["tokens"]),
        h("span.lay-pool", {}, h("small", {}, words("offers")), pictures),
    ]


def reach(words: Words, after: Session) -> None:
    """A move opens nothing that its pieces do not show."""
