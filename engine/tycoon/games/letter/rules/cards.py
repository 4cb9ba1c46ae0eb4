"""What is printed on factory cards, patents, score and goal cards (LT-02, LT-D1 … LT-D3).

A letter is one capital ``"A"`` … ``"Z"`` everywhere, inside the engine and at its edge; no card
is more than its letter. An ability is a field of `Letter` that the rule it belongs to looks for.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

HAND_SIZE = 7
POOL_SIZE = 3
SHORTEST, LONGEST = 3, 12  #: letters of a word (LT-09, LT-D5)


@dataclass(frozen=True, slots=True)
class Letter:
    """A letter's factory cards and its patent."""

    count: int
    """Factory cards in the deck."""
    cost: int
    """Price and value of the patent in dollars."""
    kind: str
    """``vowel``, ``consonant``, or ``either``: what the player says (LT-27)."""
    ability: str | None = None
    """What owning the patent allows, at most once per turn (LT-35)."""


LETTERS = {
    "A": Letter(9, 8, "vowel"),
    "B": Letter(2, 2, "consonant", "double_vowel_ends"),
    "C": Letter(2, 3, "consonant"),
    "D": Letter(4, 4, "consonant"),
    "E": Letter(12, 10, "vowel"),
    "F": Letter(2, 3, "consonant"),
    "G": Letter(3, 3, "consonant"),
    "H": Letter(4, 5, "consonant"),
    "I": Letter(9, 7, "vowel"),
    "J": Letter(1, 2, "consonant", "double_half_vowels"),
    "K": Letter(1, 2, "consonant", "double_one_vowel"),
    "L": Letter(4, 4, "consonant"),
    "M": Letter(2, 3, "consonant"),
    "N": Letter(6, 7, "consonant"),
    "O": Letter(8, 7, "vowel"),
    "P": Letter(2, 3, "consonant"),
    "Q": Letter(1, 2, "consonant", "replace_card"),
    "R": Letter(6, 6, "consonant"),
    "S": Letter(6, 6, "consonant"),
    "T": Letter(6, 8, "consonant"),
    "U": Letter(4, 3, "vowel"),
    "V": Letter(2, 2, "consonant", "two_words"),
    "W": Letter(2, 3, "consonant"),
    "X": Letter(1, 2, "consonant", "use_twice"),
    "Y": Letter(2, 3, "either"),
    "Z": Letter(1, 2, "consonant", "add_s"),
}
ABILITIES = {letter: card.ability for letter, card in LETTERS.items() if card.ability}
#: The 102 factory cards.
DECK = tuple(letter for letter, card in LETTERS.items() for _ in range(card.count))


class Amount(NamedTuple):
    """Dollars and stock certificates."""

    money: int
    stock: int


#: What a word of so many letters earns (LT-16).
EARNINGS = {
    3: Amount(1, 0),
    4: Amount(2, 0),
    5: Amount(3, 0),
    6: Amount(4, 1),
    7: Amount(6, 1),
}
_LONGEST_PAID = max(EARNINGS)
#: Players -> value of one player's patents that triggers the last round (LT-07).
GOALS = {2: 45, 3: 34, 4: 26, 5: 21}

ROYALTY = 1  #: dollars for a card whose patent somebody else holds (LT-19)
FAILED_CHALLENGE = 1  #: dollars that it costs, and brings who was challenged (LT-33)


def earnings(length: int) -> Amount:
    """What a word of ``length`` letters (3 or more) earns before doublings (LT-16, LT-17).

    >>> earnings(12)
    Amount(money=6, stock=6)
    """
    if length in EARNINGS:
        return EARNINGS[length]
    money, stock = EARNINGS[_LONGEST_PAID]
    return Amount(money, stock + length - _LONGEST_PAID)


def value(patents: Iterable[str]) -> int:
    """What patents are worth together, in dollars."""
    return sum(LETTERS[letter].cost for letter in patents)
