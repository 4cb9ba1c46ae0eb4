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
    pool: str
    twice: bool
    final_s: bool
    stem: Stem | None
    """Where that is in the word list; None: the cards alone decide (LT-A42)."""
    real: int = 0
    """How many cards lie there."""
    mine: bool = False
    """One of them is from the hand (LT-14)."""
    pooled: str = ""
    """Letters of which a card of the pool lies there: the hand's would come before it."""
    copied: str = ""
    """The letter that X has added."""
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
        stem = self.first(state).stem
        return Laying((), self.hand, self.pool, self.twice, self.final_s, stem)

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
        stems = dict(self.stem.longer()) if self.stem else None
        for one in self._next():
            if stems is not None and one.letter not in stems:
                continue
            laying = self._with(one, stems[one.letter] if stems is not None else None)
            if laying.comes_to_something():
                yield one, laying

    def _next(self) -> Iterator[Letter]:
        """What the cards and abilities give, equal letters in the order of their places."""
        late = "" if self.copied == "Y" else self.copied
        for letter in dict.fromkeys(self.hand):
            if letter != late and letter not in self.pooled:
                yield from _KINDS[letter, HAND]
        for letter in dict.fromkeys(self.pool):
            if letter != late:
                yield from _KINDS[letter, POOL]
        if self.twice:
            cards = (one for one in self.letters if one.place in (HAND, POOL))
            yield from dict.fromkeys(one._replace(place=TWICE) for one in cards)
        if self.final_s:
            yield _FINAL_S

    def _with(self, one: Letter, stem: Stem | None) -> Laying:
        letter, place, _ = one
        of_hand, of_pool = place == HAND, place == POOL
        return Laying(
            (*self.letters, one),
            self.hand.replace(letter, "", 1) if of_hand else self.hand,
            self.pool.replace(letter, "", 1) if of_pool else self.pool,
            self.twice and place != TWICE,
            self.final_s and place != FINAL_S,
            stem,
            self.real + (of_hand or of_pool),
            self.mine or of_hand,
            self.pooled + letter if of_pool else self.pooled,
            letter if place == TWICE else self.copied,
            place == FINAL_S,
        )

    def comes_to_something(self) -> bool:
        """Can a word come of it?"""
        if self.ended or (self.stem and self.stem.is_word and self.is_whole):
            return self.is_whole
        late = "" if self.copied == "Y" else self.copied
        hand = [card for card in self.hand if card != late and card not in self.pooled]
        pool = [card for card in self.pool if card != late]
        if not (self.mine or hand):
            return False
        if self.stem:
            return finishable(self.stem, self._supply(hand, pool))
        left = len(hand) + len(pool)
        if self.copied and self.real + left < LEAST_WITH_TWICE:
            return False
        return len(self.letters) + left + self.final_s >= SHORTEST

    def _supply(self, hand: list[str], pool: list[str]) -> Supply:
        """What the rest of the word may be made of."""
        cards: dict[int, int] = {}
        held = laid = 0
        for card in hand:
            held |= BITS[card]
        for card in (*hand, *pool):
            cards[BITS[card]] = cards.get(BITS[card], 0) + 1
        for one in self.letters:
            if one.place in (HAND, POOL):
                laid |= BITS[one.letter]
        copied = bool(self.copied)
        return Supply(cards, held, laid, self.real, self.mine, copied, self.twice, self.final_s)


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
