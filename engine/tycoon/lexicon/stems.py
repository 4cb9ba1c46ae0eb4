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
    >>> [letter for letter in "AEIOU" if stem.follows(letter)], stem.then("E").then("T").is_word
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

    def follows(self, letter: str) -> bool:
        """Has the list words that go on with this letter?"""
        return bool(self.graph[self.node] & BITS[letter])

    def then(self, letter: str) -> Stem:
        """With one letter more, one of those that may follow; raises KeyError."""
        bit, letters = BITS[letter], self.graph[self.node]
        if not letters & bit:
            raise KeyError(letter)
        child = self.node + 1 + (letters & (bit - 1)).bit_count()
        return Stem(self.graph, self.end, self.graph[child])


class Supply(NamedTuple):
    """What may still be laid after a stem, and what lies in it already; letters are their bits."""

    cards: dict[int, int]
    """How many there are of each letter, one at least; as it was when a search is over."""
    hand: int
    """The letters of which a card can come from the hand."""
    laid: int
    """The letters that real cards lie for; only asked where a card may still count twice."""
    real: int
    """How many cards those are."""
    from_hand: bool
    """One of them is from the hand."""
    copied: bool
    """A card counts twice already."""
    twice: bool
    """A card may still do so."""
    final_s: bool
    """An S at the end needs no card."""


def finishable(stem: Stem, supply: Supply) -> bool:
    """Can some of these cards make a word of the stem, perhaps none of them?"""
    graph, end, node = stem
    cards, hand, laid, real, from_hand, copied, twice, final_s = supply

    def finishes(
        node: int, left: int, laid: int, real: int, mine: bool, copied: bool, twice: bool
    ) -> bool:
        """``left``: the letters that there are cards of; otherwise as in `Supply`."""
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
                count = cards[bit]
                cards[bit] = count - 1
                rest = left if count > 1 else left ^ bit
                ours = mine or bool(hand & bit)
                found = finishes(child, rest, laid | bit, real + 1, ours, copied, twice)
                cards[bit] = count
            if found:
                return True
        return False

    return finishes(node, sum(cards), laid, real, from_hand, copied, twice)
