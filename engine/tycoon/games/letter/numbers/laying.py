"""A word while it is laid, letter by letter: what may follow, by the list or by the cards alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Self

from tycoon.games.letter.rules.cards import LETTERS, SHORTEST
from tycoon.games.letter.rules.layout import LEAST_WITH_TWICE, ordered
from tycoon.games.letter.rules.state import FINAL_S, HAND, POOL, TWICE, State, Word
from tycoon.games.letter.rules.turn import mover
from tycoon.lexicon.graph import BITS
from tycoon.lexicon.stems import Stem, Supply, finishable


class Letter(NamedTuple):
    """One letter more: what it is, where it is from, and whether it is a Y that is a vowel."""

    letter: str
    place: str
    vowel: bool = False


class Laying(NamedTuple):
    """The letters of a word so far, and what may still be laid."""

    letters: tuple[Letter, ...]
    hand: str
    """The cards that may still follow: of equal letters hand cards stand before those of the pool,
    and both before X's copy, but for a Y, whose copy is like any other Y."""
    pool: str
    twice: bool
    final_s: bool
    stem: Stem | None
    """Where that is in the word list; None: the cards alone decide (LT-A42)."""
    real: int = 0
    """How many cards lie there."""
    mine: bool = False
    """One of them is from the hand (LT-14)."""
    copied: bool = False
    """X has added a letter."""
    ended: bool = False
    """Nothing follows Z's S."""

    @classmethod
    def first(cls, state: State) -> Self:
        """Nothing is laid yet."""
        player, config = mover(state), state.config
        stem = config.lexicon.stem if config.challenge == "automatic" else None
        patents = player.patents
        hand, pool = "".join(player.hand), "".join(state.pool)
        return cls((), hand, pool, "X" in patents, "Z" in patents, stem)

    def another(self, state: State) -> Laying:
        """The next word, with the cards and abilities that are left (LT-40, LT-41)."""
        first = self.first(state)
        hand, pool = first.hand, first.pool
        for letter, place, _ in self.letters:
            hand = hand.replace(letter, "", place == HAND)
            pool = pool.replace(letter, "", place == POOL)
        return Laying((), hand, pool, self.twice, self.final_s, first.stem)

    @property
    def word(self) -> Word:
        """The word, in the order that the rules want."""
        text = "".join(one.letter for one in self.letters)
        vowels = tuple(at for at, one in enumerate(self.letters) if one.vowel)
        return ordered(Word(text, "".join(one.place for one in self.letters), vowels))

    @property
    def is_whole(self) -> bool:
        """Can it stay like this?"""
        listed = self.stem.is_word if self.stem else len(self.letters) >= SHORTEST
        return listed and self.mine and (not self.copied or self.real >= LEAST_WITH_TWICE)

    def longer(self) -> Iterator[tuple[Letter, Laying]]:
        """Every letter that may follow so that a word comes of it."""
        if self.ended:
            return
        for one in self._next():
            if self.stem is None or self.stem.follows(one.letter):
                laying = self._with(one)
                if laying.comes_to_something():
                    yield one, laying

    def _next(self) -> Iterator[Letter]:
        """What the cards and abilities give, equal letters in the order of their places."""
        for letter in dict.fromkeys(self.hand):
            yield from _KINDS[letter, HAND]
        for letter in dict.fromkeys(self.pool):
            yield from _KINDS[letter, POOL]
        if self.twice:
            cards = (one for one in self.letters if one.place in (HAND, POOL))
            yield from dict.fromkeys(one._replace(place=TWICE) for one in cards)
        if self.final_s:
            yield _FINAL_S

    def _with(self, one: Letter) -> Laying:
        letter, place, _ = one
        hand, pool, card = self.hand, self.pool, place in (HAND, POOL)
        if place == HAND:
            hand = hand.replace(letter, "", 1)
        elif place == POOL:
            hand, pool = hand.replace(letter, ""), pool.replace(letter, "", 1)
        elif place == TWICE and letter != "Y":
            hand, pool = hand.replace(letter, ""), pool.replace(letter, "")
        return Laying(
            (*self.letters, one),
            hand,
            pool,
            self.twice and place != TWICE,
            self.final_s and place != FINAL_S,
            self.stem and self.stem.then(letter),
            self.real + card,
            self.mine or place == HAND,
            self.copied or place == TWICE,
            place == FINAL_S,
        )

    def comes_to_something(self) -> bool:
        """Can a word come of it?"""
        if self.ended:
            return self.is_whole
        if not (self.mine or self.hand):
            return False
        if self.stem:
            return finishable(self.stem, self._supply())
        left = len(self.hand) + len(self.pool)
        if self.copied and self.real + left < LEAST_WITH_TWICE:
            return False
        return len(self.letters) + left + self.final_s >= SHORTEST

    def _supply(self) -> Supply:
        """What the rest of the word may be made of."""
        cards: dict[int, int] = {}
        held = laid = 0
        for card in self.hand:
            bit = BITS[card]
            held |= bit
            cards[bit] = cards.get(bit, 0) + 1
        for card in self.pool:
            bit = BITS[card]
            cards[bit] = cards.get(bit, 0) + 1
        for one in self.letters if self.twice else ():
            if one.place in (HAND, POOL):
                laid |= BITS[one.letter]
        real, mine, copied = self.real, self.mine, self.copied
        return Supply(cards, held, laid, real, mine, copied, self.twice, self.final_s)


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
