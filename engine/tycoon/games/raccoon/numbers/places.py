"""Where each number of an observation stands, and how large it may be.

`MONEY` and `ROUNDS` are no bounds of the rules but the scale: as large as they get in games that go
on for long (10,000 random ones had $236 and 78 rounds); what is above counts as this much where
observations are between 0 and 1.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import get_args

from tycoon.games.raccoon.rules.cards import (
    CARD_NUMBERS,
    COMMODITIES,
    PRICE_MAX,
    RAILROADS,
    TILES,
    TOWN_VALUES,
    TOWNS,
)
from tycoon.games.raccoon.rules.options import OPTIONS
from tycoon.games.raccoon.rules.phases import Phase
from tycoon.kernel.numbering import Place, places

SEATS = range(5)
COMPANIES = tuple(railroad.id for railroad in RAILROADS)
TOWN_NAMES = tuple(town.id for town in TOWNS)
FACES = tuple(tile.id for tile in TILES.faces)
PHASES = tuple(phase.name for phase in get_args(Phase))
TOOK = ("produce", "sell", "auction", "build", "buy_town")
MONEY, ROUNDS = 250, 80
MOST_TOKENS = max(int(size) for o in OPTIONS if o.id == "supply" for size in o.choices)
_COPIES = len(TILES.advanced_indices)
_DEAREST = max(tile.cost for tile in TILES.faces)


def _seats(part: str) -> list[Place]:
    return places(part, [f"seat_{on}" for on in SEATS])


def _table() -> Iterator[list[Place]]:
    yield places("phase", PHASES)
    yield _seats("to_act")
    yield _seats("start_seat")
    yield [Place("round", ROUNDS), Place("ending")]
    yield [Place(f"price={name}", PRICE_MAX[i]) for i, name in enumerate(COMMODITIES)]
    yield places("supply", COMMODITIES, MOST_TOKENS, -1)
    yield [Place("deck", len(CARD_NUMBERS))]
    yield places("discard", CARD_NUMBERS)
    yield [Place("railroads_left", 4 * len(RAILROADS))]
    for space in range(2):
        yield places(f"railroad_{space}", COMPANIES)
    yield places("towns_left", TOWN_VALUES, len(TOWNS) // len(TOWN_VALUES))
    yield places("town", TOWN_NAMES)
    prices = max(town.specific for town in TOWNS), max(town.any for town in TOWNS)
    yield [Place("town_price=specific", prices[0], -1), Place("town_price=any", prices[1], -1)]
    yield [Place("tiles_left", _COPIES)]
    for space in range(4):
        yield places(f"tile_{space}", FACES)
        yield [Place(f"tile_{space}.cost", _DEAREST, -1)]


def _turn() -> Iterator[list[Place]]:
    yield [Place("turn=extra"), Place("turn=bought"), Place("turn=built", 2)]
    yield places("took", TOOK)
    yield places("sold", COMMODITIES)
    yield [Place("excess", MOST_TOKENS)]
    yield places("auctioned", COMPANIES)
    yield [Place("bid", MONEY)]
    yield _seats("leader")
    yield _seats("passed")
    yield places("hand", CARD_NUMBERS)


def _seat(on: int) -> list[Place]:
    """What is known of who sits so many seats on."""
    rows = [
        [Place("there")],
        places("tokens", COMMODITIES, MOST_TOKENS),
        [Place("stored", 2 * MOST_TOKENS), Place("limit", 2 * MOST_TOKENS)],
        [Place("production_limit", 5), Place("hand_count", 5), Place("hand_limit", 5)],
        [Place("vp", 100), Place("money", MONEY, -1)],
        places("railroads", COMPANIES, 4),
        places("towns", TOWN_NAMES),
        places("tiles", FACES, 2),
        places("active", FACES, 2),
    ]
    return [place._replace(name=f"seat_{on}.{place.name}") for row in rows for place in row]


PLACES: tuple[Place, ...] = tuple(
    place for row in (*_table(), *_turn(), *(_seat(on) for on in SEATS)) for place in row
)
#: Where the part of this name begins, without the label.
AT = MappingProxyType({place.name.split("=")[0]: i for i, place in reversed([*enumerate(PLACES)])})
