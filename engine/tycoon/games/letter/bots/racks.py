"""Cards on hand and in the pool as one number each, so that fitting is a subtraction."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from functools import reduce
from operator import or_
from typing import NamedTuple

from tycoon.games.letter.rules.layout import LEAST_WITH_TWICE

_WIDTH = 5  # bits per letter; the highest guards the letter's count against borrowing
_COUNT = (1 << _WIDTH - 1) - 1
TWICE_USED, FINAL_USED = 1, 2  #: bits of `Payment.aids`


class Payment(NamedTuple):
    """The real cards of a word: how many of each letter, packed into one number."""

    cards: int
    aids: int
    """Bits: X's second use, Z's S."""
    copied: str = ""
    """The letter that X uses twice."""


class Rack:
    """What can be laid: hand, pool, and the abilities of X and Z."""

    def __init__(
        self, hand: Collection[str], pool: Iterable[str], patents: Collection[str]
    ) -> None:
        self.hand, self.pool = Counter(hand), Counter(pool)
        self.twice, self.final_s = "X" in patents, "Z" in patents
        self.letters = sorted({*self.hand, *self.pool, *("S" if self.final_s else "")})
        self.shift = {letter: _WIDTH * place for place, letter in enumerate(self.letters)}
        self.unit = {letter: 1 << shift for letter, shift in self.shift.items()}
        self.guard = sum(unit << _WIDTH - 1 for unit in self.unit.values())
        owned = self.hand + self.pool
        self.size = owned.total()
        self.full = self.guard + sum(count * self.unit[letter] for letter, count in owned.items())
        self.held = reduce(or_, (_COUNT << self.shift[letter] for letter in self.hand), 0)
        self.lone = {_COUNT << self.shift[letter] for letter, n in self.hand.items() if n == 1}
        self.fields = {letter: _COUNT << shift for letter, shift in self.shift.items()}

    def count(self, cards: int, letter: str) -> int:
        """How many of a letter are among packed cards."""
        return cards >> self.shift[letter] & _COUNT if letter in self.shift else 0

    def counts(self, cards: int) -> Counter[str]:
        """Packed cards as they are elsewhere."""
        return +Counter({letter: self.count(cards, letter) for letter in self.letters})

    def fits(self, cards: int) -> bool:
        """Are so many cards there?"""
        return (self.full - cards) & self.guard == self.guard

    def payments(self, text: str) -> Iterator[Payment]:
        """The ways to pay for a text's letters; with X and Z there may be up to a dozen."""
        unit = self.unit
        cards = 0
        for letter in text:
            cards += unit[letter]
        if not (self.twice or self.final_s):
            yield Payment(cards, 0)
            return
        yield from self._paid(text, cards, 0)
        if self.final_s and text[-1] == "S":
            yield from self._paid(text[:-1], cards - unit["S"], FINAL_USED)

    def _paid(self, stem: str, cards: int, aids: int) -> Iterator[Payment]:
        if self.fits(cards):
            yield Payment(cards, aids)
        if not self.twice or len(stem) <= LEAST_WITH_TWICE:
            return
        for letter in dict.fromkeys(stem):  # in an order that every process has
            if stem.count(letter) > 1 and self.fits(fewer := cards - self.unit[letter]):
                yield Payment(fewer, aids | TWICE_USED, letter)

    def from_hand(self, cards: int) -> int:
        """The counts of those letters among packed cards that the hand has; 0: none (LT-14)."""
        return cards & self.held

    def both_from_hand(self, one: int, other: int) -> bool:
        """Can each of two words that fit together have a hand card of its own? (LT-14, LT-15)"""
        if not (one and other):
            return False
        return not any(one & ~field == 0 == other & ~field for field in self.lone)
