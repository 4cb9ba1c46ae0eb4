"""Where each number of an observation stands, and how large it may be.

`MONEY`, `STOCK` and `ROUNDS` are no bounds of the rules but the scale: what is above counts as this
much where observations are between 0 and 1.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import get_args

from tycoon.games.letter.rules.cards import DECK, GOALS, HAND_SIZE, LETTERS, LONGEST, POOL_SIZE
from tycoon.games.letter.rules.options import OPTIONS
from tycoon.games.letter.rules.phases import Phase
from tycoon.games.letter.rules.state import FINAL_S, HAND, POOL, TWICE
from tycoon.kernel.numbering import Place, places

SEATS = range(5)
ALPHABET = tuple(LETTERS)
SOURCES = (HAND, POOL, TWICE, FINAL_S)
PHASES = tuple(phase.name for phase in get_args(Phase))
MODES = tuple(str(mode) for o in OPTIONS if o.id == "challenge" for mode in o.choices)
ANSWERS = ("accept", "challenge")
MONEY, STOCK, ROUNDS = 60, 60, 60


def laid(part: str) -> list[Place]:
    """A word, letter by letter: what it is, where it is from, and whether a Y is a vowel."""
    return [
        place._replace(name=f"{part}.{at}.{place.name}")
        for at in range(LONGEST)
        for place in (*places("letter", ALPHABET), *places("from", SOURCES), Place("vowel"))
    ]


def _seats(part: str) -> list[Place]:
    return places(part, [f"seat_{on}" for on in SEATS])


def _table() -> Iterator[list[Place]]:
    yield places("phase", PHASES)
    for part in ("to_act", "start_seat", "active"):
        yield _seats(part)
    yield [Place("round", ROUNDS), Place("ending"), Place("goal", max(GOALS.values()))]
    yield [Place("replaced"), Place("tries", 6), Place("retries", 5, -1)]
    yield [Place("deck", len(DECK)), Place("discard", len(DECK))]
    yield places("challenge", MODES)
    yield places("pool", ALPHABET, POOL_SIZE)
    yield places("used", ALPHABET, POOL_SIZE)
    yield places("hand", ALPHABET, HAND_SIZE)
    yield places("buyable", ALPHABET)
    for number in range(2):
        yield laid(f"word_{number}")
        yield [Place(f"word_{number}.money", MONEY), Place(f"word_{number}.stock", STOCK)]
    yield _seats("challenger")


def _seat(on: int) -> list[Place]:
    """What is known of who sits so many seats on."""
    rows = [
        [Place("there"), Place("money", MONEY), Place("stock", STOCK)],
        [Place("patent_value", MONEY), Place("vp", 2 * MONEY), Place("hand_count", HAND_SIZE)],
        [Place("last_turn"), *places("answer", ANSWERS)],
        places("patents", ALPHABET),
    ]
    return [place._replace(name=f"seat_{on}.{place.name}") for row in rows for place in row]


PLACES: tuple[Place, ...] = tuple(
    place for row in (*_table(), *(_seat(on) for on in SEATS)) for place in row
)
#: Where the place of this name stands, and where the part of this name begins.
AT = MappingProxyType(
    {place.name.split("=")[0]: at for at, place in reversed([*enumerate(PLACES)])}
)
