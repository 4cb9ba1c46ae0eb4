"""`observations.numbers_of` of a view, read from the state itself, many times as quick.

What a seat may not know is not looked at; `tests/adapters` hold both against each other and deal
anew whatever is hidden.
"""

from __future__ import annotations

from array import array
from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache

from tycoon.games.letter.numbers.places import (
    ALPHABET,
    ANSWERS,
    AT,
    MODES,
    PHASES,
    SOURCES,
)
from tycoon.games.letter.rules.buying import buyable, goal
from tycoon.games.letter.rules.challenge import retries_left
from tycoon.games.letter.rules.earning import word_amount
from tycoon.games.letter.rules.phases import Buy
from tycoon.games.letter.rules.scoring import score
from tycoon.games.letter.rules.state import NOBODY, Player, State, Word
from tycoon.games.letter.rules.view import had_last_turn

Numbers = memoryview
LETTER = len(ALPHABET) + len(SOURCES) + 1  #: numbers of a letter of a word
_PLACE = {letter: place for place, letter in enumerate(ALPHABET)}
_SOURCE = {place: at for at, place in enumerate(SOURCES, len(ALPHABET))}
_PHASE = {name: at for at, name in enumerate(PHASES, AT["phase"])}
_MODE = {mode: at for at, mode in enumerate(MODES, AT["challenge"])}
_TO_ACT, _START, _ACTIVE = AT["to_act"], AT["start_seat"], AT["active"]
_ROUND, _REPLACED, _DECK = AT["round"], AT["replaced"], AT["deck"]
_POOL, _USED, _HAND, _BUYABLE = AT["pool"], AT["used"], AT["hand"], AT["buyable"]
_WORDS = AT["word_0.0.letter"], AT["word_1.0.letter"]
_MONEY = AT["word_0.money"] - _WORDS[0]
_CHALLENGER = AT["challenger"]
_SEATS = tuple(AT[f"seat_{on}.there"] for on in range(5))
_SIZE = _SEATS[1] - _SEATS[0]
_PATENTS = AT["seat_0.patents"] - _SEATS[0]
_ANSWER = {answer: at for at, answer in enumerate(ANSWERS, AT["seat_0.answer"] - _SEATS[0])}


def letter_laid(begin: int, letter: str, place: str, vowel: bool) -> Iterator[int]:
    """Which places are one for a letter of a word, whose first place is ``begin``."""
    yield begin + _PLACE[letter]
    yield begin + _SOURCE[place]
    if vowel:
        yield begin + LETTER - 1


def letters_laid(
    begin: int, text: Iterable[str], places: Iterable[str], vowels: Collection[int]
) -> Iterator[int]:
    """Which places are one for a word, whose first place is ``begin``."""
    for at, (letter, place) in enumerate(zip(text, places, strict=True)):
        yield from letter_laid(begin + at * LETTER, letter, place, at in vowels)


def write(state: State, seat: int, into: Numbers) -> None:
    """The numbers of what ``seat`` may know, into as many zeros."""
    players, phase = len(state.players), state.phase
    into[_PHASE[phase.name]] = into[_MODE[state.config.challenge]] = 1
    if phase.seat is not None:
        into[_TO_ACT + (phase.seat - seat) % players] = 1
    into[_START + (state.start - seat) % players] = 1
    into[_ACTIVE + (state.active - seat) % players] = 1
    into[_ROUND], into[_ROUND + 1], into[_ROUND + 2] = state.round, bool(state.ending), goal(state)
    left = retries_left(state)
    into[_REPLACED], into[_REPLACED + 1] = state.replaced, state.tries
    into[_REPLACED + 2] = -1 if left is None else left
    into[_DECK], into[_DECK + 1] = len(state.deck), len(state.discard)
    buys = buyable(state) if isinstance(phase, Buy) else ()
    own = state.players[seat].hand
    for at, cards in ((_POOL, state.pool), (_USED, state.used), (_HAND, own), (_BUYABLE, buys)):
        for card in cards:
            if card:
                into[at + _PLACE[card]] += 1
    _write_play(state, seat, into)
    for on in range(players):
        _write_player(state, (seat + on) % players, _SEATS[on], into)


def _write_play(state: State, seat: int, into: Numbers) -> None:
    """What lies on the table."""
    play = state.play
    if play is None:
        return
    for at, word in zip(_WORDS, play.words, strict=False):
        row = _row_of_word(word, state.config.doublings)
        into[at : at + len(row)] = row
    if play.challenger != NOBODY:
        into[_CHALLENGER + (play.challenger - seat) % len(state.players)] = 1


@lru_cache(maxsize=1_000)
def _row_of_word(word: Word, reading: str) -> array[int]:
    """What is told of a word; all seats are told the same."""
    row = array("i", [0] * (_MONEY + 2))
    for at in letters_laid(0, word.text, word.places, word.vowels):
        row[at] = 1
    row[_MONEY], row[_MONEY + 1] = word_amount(word, reading)
    return row


def _write_player(state: State, seat: int, at: int, into: Numbers) -> None:
    player, play = state.players[seat], state.play
    into[at : at + _SIZE] = _row_of(
        player.money,
        player.stock,
        tuple(player.patents),
        len(player.hand),
        had_last_turn(state, seat),
        play.answers[seat] if play else "",
    )


@lru_cache(maxsize=1_000)
def _row_of(
    money: int, stock: int, patents: tuple[str, ...], cards: int, last: bool, answer: str
) -> array[int]:
    """What is known of a player; between two moves most of them have not changed."""
    player = Player()
    player.money, player.stock, player.patents = money, stock, list(patents)
    points = score(player)
    row = array("i", [1, money, stock, points["patents"], points["total"], cards, last])
    row.extend([0] * (_SIZE - len(row)))
    if answer:
        row[_ANSWER[answer]] = 1
    for letter in patents:
        row[_PATENTS + _PLACE[letter]] = 1
    return row
