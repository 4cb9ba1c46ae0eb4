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

from tycoon.games.letter.numbers.laying import Laying, Letter
from tycoon.games.letter.numbers.places import ALPHABET, laid
from tycoon.games.letter.numbers.reading import LETTER, letter_laid, letters_laid
from tycoon.games.letter.rules.discarding import limits
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
_NUMBER_OF = {letter: _NUMBER[name] for name, letter in _LETTERS.items()}
_WORDS = [laid(f"laying_{number}") for number in range(2)]
_TOLD = (*NAMES[:8], *(f"second {letter}" for letter in DOUBLERS))
_TOLD_AT = {_NUMBER[name]: at for at, name in enumerate(_TOLD)}
_SHED_AT = {letter: at for at, letter in enumerate(ALPHABET, len(_TOLD))}
_WORD_AT = [len(_TOLD) + len(ALPHABET) + number * len(_WORDS[0]) for number in range(2)]
#: What may come next, and what to do then: an action that is whole, or None.
Next = dict[int, Callable[[], Action | None]]


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
        self._cards: list[str] = []
        self._told: list[tuple[int, int]] = []
        self._told_of_words: list[int] = []

    def begin(self, state: State) -> None:
        """Nothing is chosen yet; somebody must act in this state, which does not change."""
        self._state, self._words = state, []
        self._cards, self._told, self._told_of_words, self._next = [], [], [], {}
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
                then = {_DISCARD: self._shed, _REPLACE: self._replace}
                self._next[_NUMBER[do]] = then[do]

    def legal(self) -> Collection[int]:
        """The numbers that may come next, once each."""
        return self._next.keys()

    def choose(self, number: int) -> Action | None:
        """Take one of them; an action when there is nothing left to choose."""
        do, self._next = self._next[number], {}
        if number in _TOLD_AT:
            self._told.append((_TOLD_AT[number], 1))
        return do()

    def way(self, action: Action) -> Sequence[int]:
        """The choices that lead to an action, and perhaps some more after them."""
        return [_NUMBER[name] for name in _ways(action, mover(self._state).patents)]

    def told(self) -> Iterable[tuple[int, int]]:
        """What is chosen so far: places and numbers, all others are zero."""
        yield from self._told
        for at in self._told_of_words:
            yield at, 1

    def _offer(self, name: str, action: Action) -> None:
        self._next[_NUMBER[name]] = lambda: action

    def _lay(self, laying: Laying) -> None:
        """The letters that may follow, and what may follow a whole word."""
        for letter, longer in laying.longer():
            self._next[_NUMBER_OF[letter]] = lambda longer=longer: self._laid(longer)  # type: ignore[misc]
        if not laying.letters or not laying.is_whole:
            return
        self._next[_NUMBER[_END]] = lambda: self._ended(laying)
        rest = laying.another(self._state)
        if not self._words and "V" in mover(self._state).patents and any(rest.longer()):
            self._next[_NUMBER[_SECOND]] = lambda: self._second(laying, rest)

    def _laid(self, laying: Laying) -> None:
        begin = _WORD_AT[len(self._words)] + LETTER * (len(laying.letters) - 1)
        self._told_of_words += letter_laid(begin, *laying.letters[-1])
        self._lay(laying)

    def _second(self, laying: Laying, rest: Laying) -> None:
        self._keep(laying)
        self._lay(rest)

    def _keep(self, laying: Laying) -> None:
        """A word is whole; its letters are told in the order that the rules want."""
        self._words.append(laying.word)
        self._told_of_words = [
            at
            for begin, word in zip(_WORD_AT, self._words, strict=False)
            for at in letters_laid(begin, word.text, word.places, word.vowels)
        ]

    def _ended(self, laying: Laying) -> Action | None:
        """The last word is whole: done, but for what may double either of two."""
        self._keep(laying)
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
            self._next[_NUMBER[f"second {letter}"]] = lambda more=more: self._split(*more)  # type: ignore[misc]
        self._offer(_END, whole)
        return None

    def _shed(self) -> Action | None:
        """Cards one after the other in the order of the hand, until there are enough."""
        cards, hand = self._cards, mover(self._state).hand
        least, most = limits(self._state)
        last = hand.index(cards[-1]) + cards.count(cards[-1]) if cards else 0
        more = dict.fromkeys(hand[last:]) if len(cards) < most else ()
        whole = Action(_DISCARD, cards=cards)
        if not more:
            return whole
        for card in more:
            self._next[_NUMBER[f"hand {card}"]] = lambda card=card: self._go(card)  # type: ignore[misc]
        if len(cards) >= least:
            self._offer(_END, whole)
        return None

    def _go(self, card: str) -> Action | None:
        self._cards.append(card)
        self._told.append((_SHED_AT[card], self._cards.count(card)))
        return self._shed()

    def _replace(self) -> None:
        for action in _RULES.kinds[_REPLACE].legal(self._state):
            self._offer(f"{action['from']} {action['card']}", action)


def _ways(action: Action, patents: Sequence[str]) -> Iterator[str]:
    """The names of the choices that lead to an action of who has these patents."""
    if action.do == "play_word":
        first, *more = words_of(action)
        yield from _spelt(first)
        for second in more:
            yield _SECOND
            yield from _spelt(second)
            yield _END
            free = doublers(first, patents)  # what fits the second alone is not chosen
            yield from (f"second {one}" for one in action["second_doublings"] if one in free)
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
