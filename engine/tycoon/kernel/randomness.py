"""A small generator of our own, so that a journal replays for ever on every Python.

SplitMix64 (Steele, Lea, Flood 2014): the whole state is one 64-bit integer, which the
game's state keeps; shuffling is Fisher-Yates on top of it.
"""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence, Sequence
from functools import cache
from struct import unpack
from typing import Any

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15
_FACTORS = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


class Random:
    """A reproducible stream of numbers; ``state`` is all there is to keep."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    @classmethod
    def from_text(cls, seed: str) -> Random:
        """A generator for any text; equal texts give equal streams."""
        return cls(int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big"))

    def bits(self) -> int:
        """The next 64 random bits."""
        self.state = (self.state + _GAMMA) & _MASK
        z = self.state
        z = ((z ^ (z >> 30)) * _FACTORS[0]) & _MASK
        z = ((z ^ (z >> 27)) * _FACTORS[1]) & _MASK
        return z ^ (z >> 31)

    def randrange(self, n: int) -> int:
        """A fair number in 0 … n-1 (n >= 1)."""
        limit = (_MASK + 1) - (_MASK + 1) % n
        while (drawn := self.bits()) >= limit:
            pass
        return drawn % n

    def many_bits(self, count: int) -> tuple[int, ...]:
        """What ``count`` calls of `bits` would give: worked out side by side, each in 128 bits of
        one large number, in which no product reaches its neighbour."""
        ones, steps, mask = _lanes(count)
        z = (self.state * ones + steps) & mask
        z = (((z ^ (z >> 30)) & mask) * _FACTORS[0]) & mask
        z = (((z ^ (z >> 27)) & mask) * _FACTORS[1]) & mask
        z = (z ^ (z >> 31)) & mask
        self.state = (self.state + count * _GAMMA) & _MASK
        return unpack("<" + "Q8x" * count, z.to_bytes(16 * count, "little"))

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Shuffle in place (Fisher-Yates), with what `randrange` would draw for each place."""
        size, before = len(items), self.state
        drawn: Sequence[int] = self.many_bits(max(size - 1, 0))
        if drawn and max(drawn) > _MASK - size:  # perhaps one that `randrange` would not take
            self.state = before
            drawn = [self.randrange(n) for n in range(size, 1, -1)]
        for n, bits in zip(range(size, 1, -1), drawn, strict=True):
            other = bits % n
            items[n - 1], items[other] = items[other], items[n - 1]


@cache
def _lanes(count: int) -> tuple[int, int, int]:
    """For so many numbers side by side: a one for each, the steps to them, and the bits kept."""
    ones = sum(1 << 128 * lane for lane in range(count))
    steps = sum((lane + 1) * _GAMMA << 128 * lane for lane in range(count))
    return ones, steps, ones * _MASK
