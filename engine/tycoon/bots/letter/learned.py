"""What `python -m tycoon train letter` has found out, in the file beside this one."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tycoon.kernel.files import read
from tycoon.lexicon import EVERYDAY, FULL, Lexicon

FILE = Path(__file__).with_name("learned.json")
COMMON = "common"  #: the vocabulary of those who know common words only
#: Patents that change what a turn brings, in the order in which a set of them is written.
ABILITIES = "BJKVXZ"
KEEPING = "BJKV"  #: those of them that change which cards are worth keeping
_LARGE = 110_000  # words: an own list of more is played more like the full list than the everyday


class Experience(NamedTuple):
    """Averages over random racks, played for the most points with one vocabulary."""

    income: Mapping[str, float]
    """Set of `ABILITIES` -> points that a turn brings."""
    royalty: Mapping[str, float]
    """Letter -> real cards of it in one turn's play."""
    spells: Mapping[str, float]
    """Letter -> how often a rack that has it can play it."""
    keep: Mapping[str, Mapping[str, tuple[float, ...]]]
    """Set of doublers and V -> letter -> points that its first, second, third card in hand adds to
    the next turn, compared with a card of the deck."""

    def earns(self, patents: Collection[str]) -> float:
        """Points that a turn brings with these patents."""
        return self.income["".join(letter for letter in ABILITIES if letter in patents)]

    def gain(self, patents: Collection[str], letter: str) -> float:
        """Points per turn that one more patent brings by its ability."""
        if letter not in ABILITIES:
            return 0.0
        return max(0.0, self.earns({*patents, letter}) - self.earns(patents))

    def cards(self, patents: Collection[str]) -> Mapping[str, tuple[float, ...]]:
        """What cards are worth keeping with these patents."""
        return self.keep["".join(letter for letter in KEEPING if letter in patents)]


@cache
def _learned() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(read(FILE))
    return data


@cache
def _experience(vocabulary: str) -> Experience:
    return Experience(**_learned()["vocabularies"][vocabulary])


def experience_of(lexicon: Lexicon, whole: bool) -> Experience:
    """The averages for the vocabulary that comes closest: the whole list, or common words."""
    if not whole:
        return _experience(COMMON)
    if lexicon.id in (EVERYDAY, FULL):
        return _experience(lexicon.id)
    return _experience(FULL if len(lexicon) > _LARGE else EVERYDAY)


def pace(players: int) -> float:
    """By how many dollars a round brings the leader's patents nearer to the goal."""
    paces: dict[str, float] = _learned()["pace"]
    return paces[str(players)]


@cache
def oddities() -> tuple[tuple[float, ...], tuple[float, ...]]:
    """How many real words that are not common, and how many made-up ones, have none, one, two …
    runs of three letters that no common word has."""
    found: dict[str, list[float]] = _learned()["oddities"]
    return tuple(found["real"]), tuple(found["made_up"])


@cache
def runs() -> int:
    """The runs of three letters, word ends included, that common words have: a bit for each."""
    return int(_learned()["runs"], 16)
