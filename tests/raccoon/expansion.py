"""An invented expansion: six tiles and one back, which together have every effect a tile can have.

They are rows and nothing else; `use` puts them into the box.
"""

from __future__ import annotations

import pytest
import tycoon
from tycoon.games.raccoon.rules.cards import COAL, IRON, TILES, Tile, Tiles

BASICS = (
    Tile("orchard", "Orchard", 4, back="distillery", bonus=(5, 0, 0, 0, 0, 1)),  # more than a card
)
ADVANCED = (
    Tile("assembly_hall", "Assembly Hall", 9, production_limit=6),
    Tile("toll_house", "Toll House", 8, commission=(COAL, IRON), auction_commission=7),
    Tile("granary", "Granary", 7, copies=2, storage=5, hand=6),
    Tile(
        "guild_hall", "Guild Hall", 10, builds=3, sales=3, town_discount=2, export=2,
        trading_floor=True,
    ),
    Tile("museum", "Museum", 12, copies=2, points_per="town"),
)  # fmt: skip
BACKS = (Tile("distillery", "Distillery", 20, bonus_any=4, points_per="money"),)
IDS = [tile.id for tile in (*BASICS, *ADVANCED, *BACKS)]
EXPANDED = Tiles(TILES.basics + BASICS, TILES.advanced + ADVANCED, TILES.backs + BACKS)


@pytest.fixture
def use(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game of Raccoon Tycoon is played with the expansion."""
    monkeypatch.setattr(tycoon.GAMES["raccoon"], "tiles", EXPANDED)
