"""Which doublings a word has, and with two words which of them gets each (LT-28, LT-36 … LT-41)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import combinations

from tycoon.games.letter.rules.cards import LETTERS
from tycoon.games.letter.rules.earning import word_amount
from tycoon.games.letter.rules.layout import action_for, words_of
from tycoon.games.letter.rules.state import State, Word
from tycoon.games.letter.rules.turn import mover
from tycoon.kernel.actions import Action
from tycoon.kernel.refusals import Refusal

#: By ability: does it double a word with these vowels?
_TESTS: Mapping[str, Callable[[Sequence[bool]], bool]] = {
    "double_vowel_ends": lambda vowels: vowels[0] and vowels[-1],  # LT-36
    "double_half_vowels": lambda vowels: 2 * sum(vowels) >= len(vowels),  # LT-37
    "double_one_vowel": lambda vowels: sum(vowels) == 1,  # LT-38
}
#: The patents that double, in the order of the alphabet.
DOUBLERS = tuple(letter for letter, card in LETTERS.items() if card.ability in _TESTS)
_Q_CARD = "Q"


def doublers(word: Word, patents: Collection[str]) -> list[str]:
    """Those of the owned B, J and K whose condition this word meets."""
    vowels = [word.vowel_at(position) for position in range(len(word.text))]
    return [
        letter
        for letter in DOUBLERS
        if letter in patents and _TESTS[str(LETTERS[letter].ability)](vowels)
    ]


def refuse_split(
    words: Sequence[Word], listed: Sequence[str], patents: Collection[str]
) -> Refusal | None:
    """Why ``listed`` cannot be what doubles the second word; None: it can (LT-A22, LT-A27)."""
    if list(listed) != sorted(set(listed)):
        return Refusal("out_of_order", {"field": "second_doublings"})
    if len(words) < 2:
        return None
    first, second = (doublers(word, patents) for word in words)
    for letter in listed:
        if letter not in second:
            params = {"letter": letter, "word": words[1].text}
            return Refusal("doubling_does_not_apply", params)
    for letter in second:
        if letter not in first and letter not in listed:
            return Refusal("doubling_missing", {"letter": letter, "word": words[1].text})
    return None


def doubled(
    words: Sequence[Word], listed: Sequence[str], patents: Collection[str]
) -> tuple[Word, ...]:
    """The words with their doublings, ``listed`` being those of the second.

    The Q card doubles the word it really lies in, once (LT-28, LT-A13).
    """
    mine = [[letter for letter in doublers(words[0], patents) if letter not in listed], listed]
    return tuple(
        word._replace(doublings=(*(_Q_CARD for card in word.cards if card == _Q_CARD), *letters))
        for word, letters in zip(words, mine, strict=False)
    )


def splits(words: Sequence[Word], patents: Collection[str]) -> Iterator[tuple[str, ...]]:
    """Every possible ``second_doublings``, those with the fewest free choices first."""
    if len(words) < 2:
        yield ()
        return
    first, second = (doublers(word, patents) for word in words)
    only = [letter for letter in second if letter not in first]
    free = [letter for letter in second if letter in first]
    for count in range(len(free) + 1):
        for chosen in combinations(free, count):
            yield tuple(sorted([*only, *chosen]))


def in_order(
    words: Sequence[Word], listed: Sequence[str], patents: Collection[str]
) -> tuple[list[Word], list[str]]:
    """The same play as it is listed: of two words the one that comes first in the alphabet.

    Which of two words is called the second decides nothing, so each pair is there once; the
    doublings stay with their words. Returns the words and what doubles the second.
    """
    pairs = doubled(words, listed, patents)
    if len(words) < 2 or pairs[0] <= pairs[1]:
        return list(words), list(listed)
    first = [letter for letter in pairs[0].doublings if letter != _Q_CARD]
    return [words[1], words[0]], first


def best(state: State, action: Action) -> Action:
    """The same play with the doublings where they earn most; in a tie at the first word.

    The layout must be one that can be laid.
    """
    words, patents = words_of(action), mover(state).patents

    def total(split: Sequence[str]) -> int:
        laid = doubled(words, split, patents)
        return sum(sum(word_amount(word, state.config.doublings)) for word in laid)

    return action_for(words, max(splits(words, patents), key=total))
