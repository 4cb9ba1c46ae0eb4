"""Letter Tycoon's actions as small choices, one after the other.

A word is laid letter by letter, each from the hand, the pool, by X or by Z, until ``end``, or until
``second_word`` where V allows one; then follows what doubles the second, where that can be chosen.
With an automatic check only what leads to words of the list is legal, else what the cards allow:
words that the list does not have can be tried. Cards to discard are named in the order of the
alphabet until ``end``. What can be reached is what `legal_actions` lists, and without an automatic
check every other layout; two words may be laid in either order, and else each play can be
reached in one way.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from tycoon.games.letter.numbers.laying import Laying, Letter
from tycoon.games.letter.numbers.observations import letters_laid
from tycoon.games.letter.numbers.places import ALPHABET, laid
from tycoon.games.letter.rules.layout import action_for, words_of
from tycoon.games.letter.rules.rules import LetterRules
from tycoon.games.letter.rules.splitting import DOUBLERS, doublers, in_order, splits
from tycoon.games.letter.rules.state import FINAL_S, HAND, POOL, TWICE, State, Word
from tycoon.games.letter.rules.turn import mover
from tycoon.kernel.actions import Action
from tycoon.kernel.numbering import Place, places

_RULES = LetterRules()
_CARDS = {HAND: "hand", POOL: "pool", TWICE: "twice"}
_FINAL = Letter("S", FINAL_S)
#: Every letter that can be laid, by its name.
_LETTERS: Mapping[str, Letter] = {
    f"{name} {letter}{' vowel' * vowel}": Letter(letter, place, vowel)
    for place, name in _CARDS.items()
    for letter in ALPHABET
    for vowel in ((False, True) if letter == "Y" else (False,))
} | {"final S": _FINAL}
_PLAIN = ("accept", "challenge", "decline", "end_turn")
_DISCARD, _REPLACE, _END, _SECOND = "discard_cards", "replace_card", "end", "second_word"
NAMES: tuple[str, ...] = (
    *_PLAIN,
    _DISCARD,
    _REPLACE,
    _END,
    _SECOND,
    *(f"buy {letter}" for letter in ALPHABET),
    *(f"second {letter}" for letter in DOUBLERS),
    *_LETTERS,
)
_NUMBER = {name: number for number, name in enumerate(NAMES)}
_NAME_OF = {letter: name for name, letter in _LETTERS.items()}
_WORDS = [laid(f"laying_{number}") for number in range(2)]
_TOLD = (*NAMES[:8], *(f"second {letter}" for letter in DOUBLERS))
#: What may come next, and what to do then: an action that is whole, or None.
Next = dict[str, Callable[[], Action | None]]


class Choices:
    """See `tycoon.kernel.numbering.Choices`."""

    names, count = NAMES, len(NAMES)
    places: tuple[Place, ...] = (
        *places("chosen", [*_TOLD, *(f"hand {letter}" for letter in ALPHABET)], 7),
        *_WORDS[0],
        *_WORDS[1],
    )

    def __init__(self) -> None:
        self._state: State
        self._next: Next = {}
        self._words: list[Word] = []
        self._laying: Laying | None = None
        self._cards: list[str] = []
        self._made: list[str] = []

    def begin(self, state: State) -> None:
        """Nothing is chosen yet; somebody must act in this state, which does not change."""
        self._state, self._words, self._laying = state, [], None
        self._cards, self._made, self._next = [], [], {}
        for do in _RULES.dos(state):
            kind = _RULES.kinds[do]
            if kind.refuse(state) is not None:
                continue
            if do == "play_word":
                self._lay(Laying.first(state))
            elif do == "buy_patent":
                for action in kind.legal(state):
                    self._offer(f"buy {action['letter']}", action)
            elif do in _PLAIN:
                self._offer(do, Action(do))
            else:
                self._next[do] = {_DISCARD: self._discard, _REPLACE: self._replace}[do]

    def legal(self) -> Collection[int]:
        """The numbers that may come next, once each."""
        return [_NUMBER[name] for name in self._next]

    def choose(self, number: int) -> Action | None:
        """Take one of them; an action when there is nothing left to choose."""
        do, self._next = self._next[NAMES[number]], {}
        self._made.append(NAMES[number])
        return do()

    def way(self, action: Action) -> Sequence[int]:
        """The choices that lead to an action, and perhaps some more after them."""
        return [_NUMBER[name] for name in _ways(action)]

    def told(self) -> Iterable[tuple[int, int]]:
        """What is chosen so far: places and numbers, all others are zero."""
        for at, name in enumerate(_TOLD):
            if name in self._made:
                yield at, 1
        for at, letter in enumerate(ALPHABET, len(_TOLD)):
            if count := self._cards.count(letter):
                yield at, count
        begin = len(_TOLD) + len(ALPHABET)
        words = [word.to_dict() for word in self._words]
        if self._laying and self._laying.letters:
            words.append(_as_laid(self._laying))
        for word in words:
            yield from letters_laid(begin, word)
            begin += len(_WORDS[0])

    def _offer(self, name: str, action: Action) -> None:
        self._next[name] = lambda: action

    def _lay(self, laying: Laying) -> None:
        """The letters that may follow, and what may follow a whole word."""
        for letter, longer in laying.longer():
            self._next[_NAME_OF[letter]] = lambda longer=longer: self._laid(longer)  # type: ignore[misc]
        if not laying.letters or not laying.is_whole:
            return
        self._next[_END] = lambda: self._ended(laying)
        rest = laying.another(self._state)
        if not self._words and "V" in mover(self._state).patents and any(rest.longer()):
            self._next[_SECOND] = lambda: self._second(laying, rest)

    def _laid(self, laying: Laying) -> None:
        self._laying = laying
        self._lay(laying)

    def _second(self, laying: Laying, rest: Laying) -> None:
        self._words, self._laying = [laying.word], rest
        self._lay(rest)

    def _ended(self, laying: Laying) -> Action | None:
        """The last word is whole: done, but for what may double either of two."""
        self._words, self._laying = [*self._words, laying.word], None
        patents = mover(self._state).patents
        either: list[str] = []
        if len(self._words) == 2:
            first, second = (doublers(word, patents) for word in self._words)
            either = [letter for letter in second if letter in first]
        return self._split(either, next(iter(splits(self._words, patents))))

    def _split(self, either: Sequence[str], listed: Sequence[str]) -> Action | None:
        """Each of the doublings that fit either word may go to the second."""
        whole = action_for(*in_order(self._words, listed, mover(self._state).patents))
        if not either:
            return whole
        for at, letter in enumerate(either, 1):
            more = either[at:], sorted([*listed, letter])
            self._next[f"second {letter}"] = lambda more=more: self._split(*more)  # type: ignore[misc]
        self._offer(_END, whole)
        return None

    def _discard(self) -> Action | None:
        """Cards one after the other, until there are enough."""
        listed = _RULES.kinds[_DISCARD].legal(self._state)
        return self._shed([tuple(action["cards"]) for action in listed])

    def _shed(self, ways: Sequence[tuple[str, ...]]) -> Action | None:
        """Those of the ways to discard that begin with the cards chosen."""
        chosen = tuple(self._cards)
        if ways == [chosen]:
            return Action(_DISCARD, cards=chosen)
        longer = [way for way in ways if way != chosen]
        for card in dict.fromkeys(way[len(chosen)] for way in longer):
            rest = [way for way in longer if way[len(chosen)] == card]
            self._next[f"hand {card}"] = lambda card=card, rest=rest: self._go(card, rest)  # type: ignore[misc]
        if len(longer) < len(ways):
            self._offer(_END, Action(_DISCARD, cards=chosen))
        return None

    def _go(self, card: str, ways: Sequence[tuple[str, ...]]) -> Action | None:
        self._cards.append(card)
        return self._shed(ways)

    def _replace(self) -> None:
        for action in _RULES.kinds[_REPLACE].legal(self._state):
            self._offer(f"{action['from']} {action['card']}", action)


def _ways(action: Action) -> Iterator[str]:
    """The names of the choices that lead to an action."""
    if action.do == "play_word":
        first, *more = words_of(action)
        yield from _spelt(first)
        for second in more:
            yield _SECOND
            yield from _spelt(second)
            yield _END
            yield from (f"second {letter}" for letter in action["second_doublings"])
        yield _END
    elif action.do == "buy_patent":
        yield f"buy {action['letter']}"
    else:
        yield action.do
        yield from (f"hand {card}" for card in action.get("cards") or ())
        if action.do == _REPLACE:
            yield f"{action['from']} {action['card']}"
        yield _END


def _spelt(word: Word) -> Iterator[str]:
    for at, (letter, place) in enumerate(zip(word.text, word.places, strict=True)):
        yield _NAME_OF[Letter(letter, place, at in word.vowels)]


def _as_laid(laying: Laying) -> dict[str, Any]:
    """The letters in the order in which they were chosen."""
    return {
        "word": [one.letter for one in laying.letters],
        "places": [one.place for one in laying.letters],
        "vowels": [at for at, one in enumerate(laying.letters) if one.vowel],
    }
