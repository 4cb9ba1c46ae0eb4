"""What a text would earn, told without laying it: its length, its vowels and the doublings."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from itertools import combinations
from types import MappingProxyType
from typing import NamedTuple

from tycoon.games.letter.rules.cards import LONGEST, SHORTEST, Amount
from tycoon.games.letter.rules.earning import amount
from tycoon.games.letter.rules.splitting import DOUBLERS, doublers
from tycoon.games.letter.rules.state import Word

#: B, J and K as bits; a *mask* says which of them double a word, or are owned.
BITS = {letter: 1 << place for place, letter in enumerate(DOUBLERS)}
_MOST = len(DOUBLERS) + 1  # doublings of one word: the Q card doubles too


class Reading(NamedTuple):
    """A way to call Ys vowels, and the doublers whose condition the text then meets."""

    mask: int
    vowels: tuple[int, ...]


def mask_of(patents: Collection[str]) -> int:
    """The doublers among these patents."""
    return sum(bit for letter, bit in BITS.items() if letter in patents)


@lru_cache(maxsize=3)
def amounts(doublings: str) -> Mapping[int, tuple[Amount, ...]]:
    """By the letters of a word, then by its number of doublings: what it earns."""
    counts, lengths = range(_MOST + 1), range(SHORTEST, LONGEST + 1)
    return MappingProxyType(
        {length: tuple(amount(length, count, doublings) for count in counts) for length in lengths}
    )


@lru_cache(maxsize=1 << 15)
def readings(text: str, alike: bool = False) -> tuple[Reading, ...]:
    """The ways to read a text of which none has all the doublers of another and more.

    alike: of two Ys one is X's copy, so both are the same (LT-A17).
    """
    ys = [place for place, letter in enumerate(text) if letter == "Y"]
    counts = (0, len(ys)) if alike else range(len(ys) + 1)
    found: dict[int, Reading] = {}
    for count in counts:
        for vowels in combinations(ys, count):
            mask = mask_of(doublers(Word(text, "", vowels), DOUBLERS))
            found.setdefault(mask, Reading(mask, vowels))
    return tuple(r for m, r in found.items() if not any(m != o and m & o == m for o in found))


@lru_cache(maxsize=1 << 15)
def masks_of(text: str, alike: bool = False) -> tuple[int, ...]:
    """The masks of a text's `readings`."""
    return tuple(way.mask for way in readings(text, alike))


class Scale:
    """What texts earn a seat with these patents, under the game's option ``doublings``."""

    def __init__(self, patents: Collection[str], doublings: str) -> None:
        self.owned = mask_of(patents)
        self._amounts = amounts(doublings)

    def word(self, text: str, queens: int, alike: bool = False) -> Amount:
        """The most this text earns alone; ``queens``: how many Q cards lie in it."""
        count = queens
        if self.owned:
            masks = masks_of(text, alike)
            count += max([(mask & self.owned).bit_count() for mask in masks])
        return self._amounts[len(text)][count]

    def reading(self, text: str, alike: bool = False) -> tuple[int, ...]:
        """Which Ys to call vowels so that it earns that."""
        ways = readings(text, alike)
        return max(ways, key=lambda way: (way.mask & self.owned).bit_count()).vowels

    def pair(self, first: tuple[str, int, bool], second: tuple[str, int, bool]) -> Pair:
        """Two words together, each as text, Q cards, `readings` alike (LT-41)."""
        best = None
        for one in readings(first[0], first[2]):
            for other in readings(second[0], second[2]):
                mine, theirs = one.mask & self.owned, other.mask & self.owned
                for given in _subsets(mine & theirs):
                    masks = (mine & ~given, theirs & ~mine | given)
                    amount = self._together(first, second, masks)
                    if best is None or sum(amount) > sum(best.amount):
                        best = Pair(amount, masks[1], (one.vowels, other.vowels))
        assert best is not None
        return best

    def _together(
        self, first: tuple[str, int, bool], second: tuple[str, int, bool], masks: tuple[int, int]
    ) -> Amount:
        one, other = (
            self._amounts[len(text)][queens + mask.bit_count()]
            for (text, queens, _), mask in zip((first, second), masks, strict=True)
        )
        return Amount(one.money + other.money, one.stock + other.stock)


class Pair(NamedTuple):
    """The best that two words earn together."""

    amount: Amount
    second: int
    """The doublers that double the second word, as a mask."""
    vowels: tuple[tuple[int, ...], tuple[int, ...]]


def _subsets(mask: int) -> tuple[int, ...]:
    """Every part of a mask, nothing first."""
    return tuple(part for part in range(mask + 1) if part & mask == part)
