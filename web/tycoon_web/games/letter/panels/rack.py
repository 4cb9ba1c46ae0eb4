"""The order in which a player keeps their cards; equal cards are the same to the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tycoon.games.letter.rules.cards import LETTERS


class Rack:
    """Letters in the player's own order."""

    def __init__(self) -> None:
        self.letters: list[str] = []

    def fit(self, hand: Sequence[str]) -> None:
        """Follow what became of the hand: new cards come last."""
        left = Counter(hand)
        kept: list[str] = []
        for letter in self.letters:
            if left[letter]:
                left[letter] -= 1
                kept.append(letter)
        self.letters = kept + list(left.elements())

    def order(self, hand: Sequence[str]) -> list[int]:
        """The hand's indices in the player's order."""
        self.fit(hand)
        places: dict[str, list[int]] = {}
        for index, letter in enumerate(hand):
            places.setdefault(letter, []).append(index)
        return [places[letter].pop(0) for letter in self.letters]

    def sort(self) -> None:
        """From A to Z; if they are so already, vowels before consonants."""
        ordered = sorted(self.letters)
        if self.letters == ordered:
            ordered.sort(key=lambda letter: LETTERS[letter].kind == "consonant")
        self.letters = ordered

    def shuffle(self, chance: str) -> None:
        """Mix the cards by a random text; a mixed hand is never the one before."""
        before = self.letters[:]
        for i in range(len(self.letters) - 1, 0, -1):
            j = ord(chance[i % len(chance)]) % (i + 1)
            self.letters[i], self.letters[j] = self.letters[j], self.letters[i]
        if self.letters == before:
            self.letters = self.letters[1:] + self.letters[:1]
