"""How a state's positions are written: by the ids of the tables in `cards`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from tycoon.games.raccoon.rules.cards import COMMODITIES, RAILROADS, TOWNS, Tiles
from tycoon.kernel.records import Counts, Forms, Ids


class StateForms(NamedTuple):
    """The fields that hold positions, by record."""

    state: Forms
    player: Forms
    phase: Forms


def forms_of(
    tiles: Sequence[str], towns: Sequence[str], railroads: Sequence[str], commodities: Sequence[str]
) -> StateForms:
    """The forms for tables with these ids."""
    tile, town, railroad = Ids(tiles), Ids(towns), Ids(railroads)
    by_commodity = Counts(commodities)
    return StateForms(
        state={
            **dict.fromkeys(("prices", "supply"), by_commodity),
            **dict.fromkeys(("railroad_deck", "railroads"), railroad),
            **dict.fromkeys(("town_deck", "town", "removed_towns"), town),
            **dict.fromkeys(("tile_deck", "tiles", "removed_tiles"), tile),
        },
        player={
            "tokens": by_commodity,
            "tiles": tile,
            "railroads": Counts(railroads),
            "towns": town,
        },
        phase={"railroad": railroad, "sold": Ids(commodities)},
    )


@lru_cache(maxsize=100)
def todays_forms(tiles: Tiles) -> StateForms:
    """The forms for a game with this tile table."""
    return forms_of(
        [tile.id for tile in tiles.faces],
        [town.id for town in TOWNS],
        [railroad.id for railroad in RAILROADS],
        COMMODITIES,
    )
