"""A word while it is laid, letter by letter: what may follow, by the list or by the cards alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Self

from tycoon.games.letter.rules.cards import LETTERS, SHORTEST
from tycoon.games.letter.rules.layout import LEAST_WITH_TWICE, ordered
from tycoon.games.letter.rules.state import FINAL_S, HAND, POOL, TWICE, State, Word
from tycoon.games.letter.rules.turn import mover
from tycoon.lexicon.stems import Stem, Supply, finishable


class Letter(NamedTuple):
    """One letter more: what it is, where it is from, and whether it is a Y that is a vowel."""

    letter: str
    place: str
    vowel: bool = False


class Laying(NamedTuple):
    """The letters of a word so far, and what may still be laid.

    Of equal letters hand cards stand before those of the pool, and both before X's copy, but for a
    Y, whose copy is like any other Y: cards that would come too late are in ``supply`` no more.
    """

    letters: tuple[Letter, ...]
    supply: Supply
    stem: Stem | None
    """Where that is in the word list; None: the cards alone decide (LT-A42)."""
    ended: bool = False
    """Nothing follows Z's S."""

    @classmethod
    def first(cls, state: State) -> Self:
        """Nothing is laid yet."""
        player, config = mover(state), state.config
        stem = config.lexicon.stem if config.challenge == "automatic" else None
        patents = player.patents
        hand, pool = "".join(player.hand), "".join(state.pool)
        return cls((), Supply(hand, pool, "X" in patents, "Z" in patents), stem)

    def another(self, state: State) -> Laying:
        """The next word, with the cards and abilities that are left (LT-40, LT-41)."""
        _, (hand, pool, *_), stem, _ = self.first(state)
        for letter, place, _ in self.letters:
            hand = hand.replace(letter, "", place == HAND)
            pool = pool.replace(letter, "", place == POOL)
        return Laying((), Supply(hand, pool, self.supply.twice, self.supply.final_s), stem)

    @property
    def word(self) -> Word:
        """The word, in the order that the rules want."""
        text = "".join(one.letter for one in self.letters)
        vowels = tuple(at for at, one in enumerate(self.letters) if one.vowel)
        return ordered(Word(text, "".join(one.place for one in self.letters), vowels))

    @property
    def is_whole(self) -> bool:
        """Can it stay like this?"""
        laid = self.supply
        listed = self.stem.is_word if self.stem else len(self.letters) >= SHORTEST
        return listed and laid.mine and (not laid.copied or len(laid.laid) >= LEAST_WITH_TWICE)

    def longer(self) -> Iterator[tuple[Letter, Laying]]:
        """Every letter that may follow so that a word comes of it."""
        if self.ended:
            return
        stem = None
        for one in self._next():
            if self.stem is None or (stem := self.stem.then(one.letter)):
                laying = self._with(one, stem)
                if laying.comes_to_something():
                    yield one, laying

    def _next(self) -> Iterator[Letter]:
        """What the cards and abilities give, equal letters in the order of their places."""
        for letter in dict.fromkeys(self.supply.hand):
            yield from _KINDS[letter, HAND]
        for letter in dict.fromkeys(self.supply.pool):
            yield from _KINDS[letter, POOL]
        if self.supply.twice:
            cards = (one for one in self.letters if one.place in (HAND, POOL))
            yield from dict.fromkeys(one._replace(place=TWICE) for one in cards)
        if self.supply.final_s:
            yield _FINAL_S

    def _with(self, one: Letter, stem: Stem | None) -> Laying:
        letter, place, _ = one
        hand, pool, twice, final_s, laid, mine, copied = self.supply
        if place == HAND:
            hand, laid, mine = hand.replace(letter, "", 1), laid + letter, True
        elif place == POOL:
            hand, pool = hand.replace(letter, ""), pool.replace(letter, "", 1)
            laid += letter
        elif place == TWICE:
            twice, copied = False, True
            if letter != "Y":
                hand, pool = hand.replace(letter, ""), pool.replace(letter, "")
        else:
            final_s = False
        supply = Supply(hand, pool, twice, final_s, laid, mine, copied)
        return Laying((*self.letters, one), supply, stem, place == FINAL_S)

    def comes_to_something(self) -> bool:
        """Can a word come of it?"""
        if self.ended:
            return self.is_whole
        hand, pool, _, final_s, laid, mine, copied = self.supply
        if not (mine or hand):
            return False
        if self.stem:
            return finishable(self.stem, self.supply)
        left = len(hand) + len(pool)
        if copied and len(laid) + left < LEAST_WITH_TWICE:
            return False
        return len(self.letters) + left + final_s >= SHORTEST


_FINAL_S = Letter("S", FINAL_S)
#: A Y is what its player says (LT-27).
_KINDS = {
    (letter, place): tuple(
        Letter(letter, place, vowel)
        for vowel in ((False, True) if card.kind == "either" else (False,))
    )
    for letter, card in LETTERS.items()
    for place in (HAND, POOL)
}
