"""Every play the word list allows: words, cards, Ys, X, Z, and V's second word."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import NamedTuple

from tycoon.games.letter.rules.layout import LEAST_WITH_TWICE, action_for, copy_fits, ordered
from tycoon.games.letter.rules.splitting import in_order, splits
from tycoon.games.letter.rules.state import FINAL_S, HAND, POOL, TWICE, State, Word
from tycoon.games.letter.rules.turn import mover
from tycoon.kernel.actions import Action
from tycoon.kernel.rules import Dice
from tycoon.lexicon import Lexicon, offensive


class Rack(NamedTuple):
    """Cards that may still be laid, and abilities that have not been used."""

    hand: str
    pool: str
    twice: bool
    final_s: bool

    def without(self, word: Word) -> Rack:
        """What is left after laying ``word`` (LT-15, LT-35)."""
        return Rack(
            _left(self.hand, word.taken(HAND)),
            _left(self.pool, word.taken(POOL)),
            self.twice and TWICE not in word.places,
            self.final_s and FINAL_S not in word.places,
        )


def _left(cards: str, gone: Sequence[str]) -> str:
    for card in gone:
        cards = cards.replace(card, "", 1)
    return cards


def _rack(state: State) -> Rack:
    player = mover(state)
    pool = "".join(sorted(state.pool))
    return Rack("".join(player.hand), pool, "X" in player.patents, "Z" in player.patents)


def _spellable(lexicon: Lexicon, rack: Rack) -> Iterator[str]:
    return lexicon.spellable(rack.hand, rack.pool, twice=rack.twice, final_s=rack.final_s)


def layouts(text: str, rack: Rack) -> Iterator[Word]:
    """Every way to lay one word, once each."""
    for stem, final in _stems(text, rack):
        needs = Counter(stem)
        for twice in _copied(needs, rack):
            for places in _places(stem, needs, twice, rack):
                yield from _declared(text, places + final)


def _places(stem: str, needs: Mapping[str, int], twice: str, rack: Rack) -> Iterator[str]:
    """Every way to take the letters from hand and pool, one at least from the hand (LT-14)."""
    sources = [_sources(letter, count, letter == twice, rack) for letter, count in needs.items()]
    for chosen in product(*sources):
        if any(HAND in places for places in chosen):
            queues = {letter: iter(p) for letter, p in zip(needs, chosen, strict=True)}
            yield "".join([next(queues[letter]) for letter in stem])


def _stems(text: str, rack: Rack) -> Iterator[tuple[str, str]]:
    """The letters that need cards, and Z's S if it is used."""
    yield text, ""
    if rack.final_s and text[-1] == "S":
        yield text[:-1], FINAL_S


def _copied(needs: Counter[str], rack: Rack) -> Iterator[str]:
    """The letter X is used for; first none."""
    yield ""
    if rack.twice and needs.total() > LEAST_WITH_TWICE:
        yield from (letter for letter, count in needs.items() if count > 1)


def _sources(letter: str, count: int, twice: bool, rack: Rack) -> list[str]:
    """The places of one letter's cards: so many of the hand, the rest of the pool."""
    real = count - twice
    held, offered = rack.hand.count(letter), rack.pool.count(letter)
    return [
        HAND * mine + POOL * (real - mine) + TWICE * twice
        for mine in range(min(real, held), max(real - offered, 0) - 1, -1)
    ]


def _declared(text: str, places: str) -> Iterator[Word]:
    """Every way to call Ys vowels; X's copy is what one of the cards is (LT-A17)."""
    if "Y" not in text:
        yield Word(text, places, ())
        return
    ys = [position for position, letter in enumerate(text) if letter == "Y"]
    for count in range(len(ys) + 1):
        for vowels in combinations(ys, count):
            word = ordered(Word(text, places, vowels))
            if copy_fits(word):
                yield word


def plays(state: State) -> Iterator[Action]:
    """Every legal ``play_word`` with words of the list, lazily."""
    rack, patents = _rack(state), tuple(mover(state).patents)
    return _plays(state.config.lexicon, rack, patents)


def _plays(lexicon: Lexicon, rack: Rack, patents: Sequence[str]) -> Iterator[Action]:
    seconds: dict[Rack, list[Word]] = {}
    for first in _words(lexicon, rack):
        yield action_for((first,))
        if "V" not in patents:
            continue
        rest = rack.without(first)
        if rest not in seconds:
            seconds[rest] = list(_words(lexicon, rest))
        for second in seconds[rest]:
            if first <= second:
                yield from _pairs(first, second, patents)


def _pairs(first: Word, second: Word, patents: Sequence[str]) -> Iterator[Action]:
    """Two words with every split of the doublings, the mirror of an equal pair left out."""
    for split in splits((first, second), patents):
        if first != second or in_order((first, second), split, patents)[1] == list(split):
            yield action_for((first, second), split)


def _words(lexicon: Lexicon, rack: Rack) -> Iterator[Word]:
    for text in _spellable(lexicon, rack):
        yield from layouts(text, rack)


def draw_play(state: State, dice: Dice) -> Action | None:
    """One of `plays`, by chance: a word, how to lay it, perhaps a second; None: there is none.

    Nothing offensive: what is drawn, the app plays.
    """
    rack, patents, lexicon = _rack(state), mover(state).patents, state.config.lexicon
    first = _draw_word(lexicon, rack, dice)
    if first is None:
        return None
    words = [first]
    if "V" in patents and dice.randrange(2):
        second = _draw_word(lexicon, rack.without(first), dice)
        words += [second] if second else []
    options = list(splits(words, patents))
    split = options[dice.randrange(len(options))]
    return action_for(*in_order(words, split, patents))


def _draw_word(lexicon: Lexicon, rack: Rack, dice: Dice) -> Word | None:
    texts = list(_spellable(lexicon, rack))
    while texts:
        text = texts.pop(dice.randrange(len(texts)))
        if not offensive(text):
            found = list(layouts(text, rack))
            return found[dice.randrange(len(found))]
    return None
