"""Beginnings of words: which letters may follow, and whether some cards can finish one."""

from __future__ import annotations

from array import array
from typing import NamedTuple

from tycoon.lexicon.graph import BITS

_S = BITS["S"]
_FEWEST_CARDS = 3  # in a word in which one card counts twice (LT-42)


class Stem(NamedTuple):
    """The beginning of some words of a list.

    >>> from tycoon.lexicon import Lexicon
    >>> stem = Lexicon.from_words("own", ["net", "nets", "nut"]).stem.then("N")
    >>> [letter for letter in "AEIOU" if stem.then(letter)], stem.then("E").then("T").is_word
    (['E', 'U'], True)
    """

    graph: array[int]
    end: int
    """The bit of the list's edition."""
    node: int

    @property
    def is_word(self) -> bool:
        """Is it a word of the list itself?"""
        return bool(self.graph[self.node] & self.end)

    def then(self, letter: str) -> Stem | None:
        """With one letter more; None: no word goes on like that."""
        bit, letters = BITS[letter], self.graph[self.node]
        if not letters & bit:
            return None
        child = self.node + 1 + (letters & (bit - 1)).bit_count()
        return Stem(self.graph, self.end, self.graph[child])


class Supply(NamedTuple):
    """What may still be laid after a stem, and what lies in it already."""

    hand: str
    """The cards that may still be laid from there, and from the pool."""
    pool: str
    twice: bool
    """A card may still count twice."""
    final_s: bool
    """An S at the end needs no card."""
    laid: str = ""
    """The letters that cards lie for."""
    mine: bool = False
    """One of those cards is from the hand, without which nothing is a word (LT-14)."""
    copied: bool = False
    """A card counts twice already."""


def _counted(letters: str, cards: dict[int, int]) -> dict[int, int]:
    """How many cards there are of each letter, these ones added."""
    for letter in letters:
        bit = BITS[letter]
        cards[bit] = cards.get(bit, 0) + 1
    return cards


def finishable(stem: Stem, supply: Supply) -> bool:
    """Can some of these cards make a word of the stem, perhaps none of them?"""
    graph, end, node = stem
    hand, pool, twice, final_s, laid, mine, copied = supply
    cards = _counted(hand, {})
    held = sum(cards)  #: the letters that the hand has, each of them a bit
    _counted(pool, cards)

    def finishes(
        node: int, left: int, laid: int, real: int, mine: bool, copied: bool, twice: bool
    ) -> bool:
        """``left`` and ``laid``: letters that there are cards of, and ``real`` of them laid."""
        letters = graph[node]
        if mine and (not copied or real >= _FEWEST_CARDS):
            if letters & end:
                return True
            if final_s and letters & _S:
                child = graph[node + 1 + (letters & (_S - 1)).bit_count()]
                if graph[child] & end:
                    return True
        reach = letters & (left | laid if twice else left)
        while reach:
            bit = reach & -reach
            reach ^= bit
            child = graph[node + 1 + (letters & (bit - 1)).bit_count()]
            if not left & bit:
                found = finishes(child, left, laid, real, mine, True, False)
            else:
                cards[bit] -= 1
                rest = left if cards[bit] else left ^ bit
                ours = mine or bool(held & bit)
                found = finishes(child, rest, laid | bit, real + 1, ours, copied, twice)
                cards[bit] += 1
            if found:
                return True
        return False

    there = sum({BITS[letter] for letter in laid}) if twice else 0
    return finishes(node, sum(cards), there, len(laid), mine, copied, twice)
