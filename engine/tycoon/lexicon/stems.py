"""Beginnings of words: which letters may follow, and whether some cards can finish one."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import NamedTuple

from tycoon.lexicon.graph import BITS, CAPITALS, END

_S = BITS["S"]
_FEWEST_CARDS = 3  # in a word in which one card counts twice (LT-42)


class Stem(NamedTuple):
    """The beginning of some words of a list.

    >>> from tycoon.lexicon import Lexicon
    >>> stem = Lexicon.from_words("own", ["net", "nets", "nut"]).stem.then("N")
    >>> [letter for letter, _ in stem.longer()], stem.then("E").then("T").is_word
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

    def longer(self) -> Iterator[tuple[str, Stem]]:
        """The letters that may follow, in alphabetical order, and what they make of it."""
        graph, at = self.graph, self.node
        letters = graph[at] & (END - 1)
        while letters:
            bit = letters & -letters
            letters ^= bit
            at += 1
            yield CAPITALS[bit], self._replace(node=graph[at])

    def then(self, letter: str) -> Stem:
        """With one letter more, one of those that may follow; raises KeyError."""
        bit, letters = BITS[letter], self.graph[self.node]
        if not letters & bit:
            raise KeyError(letter)
        child = self.node + 1 + (letters & (bit - 1)).bit_count()
        return self._replace(node=self.graph[child])


class Supply(NamedTuple):
    """What may still be laid after a stem, and what lies in it already; letters are their bits."""

    cards: dict[int, int]
    """How many there are of each letter; changed during a search, and as it was after it."""
    hand: int
    """The letters of which a card can come from the hand."""
    laid: int
    """The letters that real cards lie for."""
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
    letters, at = graph[node], node
    completes = from_hand and (not copied or real >= _FEWEST_CARDS)
    if completes and letters & end:
        return True
    reach = laid if twice else 0
    for bit, count in cards.items():
        if count:
            reach |= bit
    letters &= END - 1
    if completes and final_s and letters & _S:
        child = graph[at + 1 + (letters & (_S - 1)).bit_count()]
        if graph[child] & end:
            return True
    reach &= letters
    while reach:
        bit = reach & -reach
        reach ^= bit
        longer = Stem(graph, end, graph[at + 1 + (letters & (bit - 1)).bit_count()])
        if count := cards.get(bit, 0):
            cards[bit] = count - 1
            mine = from_hand or bool(hand & bit)
            rest = Supply(cards, hand, laid | bit, real + 1, mine, copied, twice, final_s)
            found = finishable(longer, rest)
            cards[bit] = count
        else:
            rest = Supply(cards, hand, laid, real, from_hand, True, False, final_s)
            found = finishable(longer, rest)
        if found:
            return True
    return False
