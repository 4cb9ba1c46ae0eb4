"""All words that some cards can spell, found by walking the graph with the cards in hand."""

from __future__ import annotations

from array import array
from collections.abc import Iterator

from tycoon.lexicon.graph import BITS, CAPITALS, LONGEST

_S = BITS["S"]
_FEWEST_CARDS = 3  # in a word in which one card counts twice (LT-42)


def spell(graph: array[int], end: int, cards: str, twice: bool, final_s: bool) -> Iterator[str]:
    """Every word of the graph that these cards can spell, each once, lazily.

    end: the bit of the list's edition, see `tycoon.lexicon.graph`.
    twice: one card may stand for a second letter, if the word has three cards all the same.
    final_s: an S at the end may come without a card.

    Cards are taken first, then the copy, then the S. That finds every word: no other way to spell
    it needs fewer of the two aids.
    """
    digits, left = _counted(cards)
    have = sum(digits)
    root = graph[-1]
    stack = [(root, graph[root], have, left, twice, "")]
    while stack:
        node, letters, unused, left, copy, stem = stack.pop()
        reach = letters & (have if copy else unused)
        if final_s and letters & _S & ~unused and _free_s(stem, copy, twice, reach):
            child = graph[node + 1 + (letters & (_S - 1)).bit_count()]
            if graph[child] & end:
                yield stem + "S"
        while reach:
            bit = reach & -reach
            reach ^= bit
            child = graph[node + 1 + (letters & (bit - 1)).bit_count()]
            below = graph[child]
            longer = stem + CAPITALS[bit]
            if unused & bit:
                digit = digits[bit]
                rest = left - (1 << digit)
                still = unused if (rest >> digit) & 15 else unused ^ bit
                may = copy
            else:
                rest, still, may = left, unused, False
            if below & end and (may or not twice or len(longer) > _FEWEST_CARDS):
                yield longer
            if below & (have if may else still) or (final_s and below & _S):
                stack.append((child, below, still, rest, may, longer))


def _counted(cards: str) -> tuple[dict[int, int], int]:
    """Each letter's digit, and a number that has there how many cards of the letter are left."""
    digits: dict[int, int] = {}
    left = 0
    for number, letter in enumerate(sorted(set(cards))):
        digits[BITS[letter]] = 4 * number
        left += min(cards.count(letter), LONGEST) << (4 * number)
    return digits, left


def _free_s(stem: str, copy: bool, twice: bool, reach: int) -> bool:
    """May the S after this stem be the one without a card, and only that one?"""
    if twice and not copy:  # the copy is in the stem
        return len(stem) > _FEWEST_CARDS
    by_copy = reach & _S and len(stem) >= _FEWEST_CARDS
    return len(stem) > 1 and not by_copy
