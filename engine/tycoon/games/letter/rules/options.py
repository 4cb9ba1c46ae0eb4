"""Letter Tycoon's variants as named options (LT-A10, LT-A12, LT-A25, LT-A40, LT-08)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tycoon.kernel.options import Option, Value, start_seat_exists
from tycoon.lexicon import EVERYDAY, FULL, OWN, Lexicon

PRESETS: Mapping[str, Mapping[str, Value]] = {"en-2015": {}}
UNLIMITED = -1  #: retries

OPTIONS = (
    Option("edition", "en-2015", tuple(PRESETS), advanced=False),
    Option("start_seat", -1, range=(-1, 4), rule="LT-03", advanced=False),
    Option("word_list", EVERYDAY, (EVERYDAY, FULL, OWN), rule="LT-08", advanced=False),
    Option("challenge", "table", ("table", "automatic", "off"), rule="LT-30", advanced=False),
    Option("retries", 2, range=(UNLIMITED, 5), rule="LT-A11"),
    Option("doublings", "multiply", ("multiply", "add", "one"), rule="LT-A12"),
    Option("q_patent", "hand_or_pool", ("hand_or_pool", "hand"), rule="LT-A25"),
)
CONFLICTS = (start_seat_exists,)


class Config(NamedTuple):
    """The options as the rules read them; never changes during a game."""

    players: int
    start_seat: int
    challenge: str
    retries: int
    doublings: str
    pool_replaceable: bool
    lexicon: Lexicon


def configure(values: Mapping[str, Value], players: int, lexicon: Lexicon) -> Config:
    """Options of a resolved set (see `tycoon.kernel.options.resolve`) as a `Config`."""
    return Config(
        players=players,
        start_seat=int(values["start_seat"]),
        challenge=str(values["challenge"]),
        retries=int(values["retries"]),
        doublings=str(values["doublings"]),
        pool_replaceable=values["q_patent"] == "hand_or_pool",
        lexicon=lexicon,
    )
