"""A small generator of our own, so that a journal replays for ever on every Python.

SplitMix64 (Steele, Lea, Flood 2014): the whole state is one 64-bit integer, which the
game's state keeps; shuffling is Fisher-Yates on top of it.
"""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence
from typing import Any

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


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
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def randrange(self, n: int) -> int:
        """A fair number in 0 … n-1 (n >= 1)."""
        limit = (_MASK + 1) - (_MASK + 1) % n
        while (drawn := self.bits()) >= limit:
            pass
        return drawn % n

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Shuffle in place (Fisher-Yates); what `randrange` would draw, without calling it."""
        state = self.state
        for n in range(len(items), 1, -1):
            limit = (_MASK + 1) - (_MASK + 1) % n
            z = _MASK + 1
            while z >= limit:
                state = (state + _GAMMA) & _MASK
                z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
                z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
                z ^= z >> 31
            items[n - 1], items[z % n] = items[z % n], items[n - 1]
        self.state = state
