"""What a play earns and whom it pays (LT-16 … LT-21, LT-28, LT-29, LT-39)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tycoon.games.letter.rules.cards import LETTERS, ROYALTY, Amount, earnings
from tycoon.games.letter.rules.state import NOBODY, Play, State, Word, owner
from tycoon.games.letter.rules.turn import mover
from tycoon.kernel.events import Event, Log
from tycoon.kernel.table import clockwise


def counting(word: Word, reading: str) -> tuple[str, ...]:
    """The doublings that count; with ``one`` no second one does (LT-A12)."""
    return word.doublings[:1] if reading == "one" else word.doublings


def factor(doublings: int, reading: str) -> int:
    """By how much so many doublings multiply what a word earns (LT-29, LT-39, LT-A12).

    ``reading`` is the option: ``multiply`` gives 2, 4, 8, 16, ``add`` 2, 3, 4, 5, ``one`` 2.
    """
    if reading == "add":
        return 1 + doublings
    return 1 << (min(doublings, 1) if reading == "one" else doublings)


def amount(length: int, doublings: int, reading: str) -> Amount:
    """Dollars and stock of a word of so many letters and doublings."""
    base, times = earnings(length), factor(doublings, reading)
    return Amount(base.money * times, base.stock * times)


def word_amount(word: Word, reading: str) -> Amount:
    """Dollars and stock of one word; every letter counts for its length (LT-A19)."""
    return amount(len(word.text), len(word.doublings), reading)


def play_amount(words: Sequence[Word], reading: str) -> Amount:
    """Dollars and stock of the whole play (LT-40)."""
    amounts = [word_amount(word, reading) for word in words]
    return Amount(sum(a.money for a in amounts), sum(a.stock for a in amounts))


def royalties(state: State, cards: Sequence[str]) -> list[int]:
    """By seat: dollars from the bank per card whose patent an opponent holds (LT-19 … LT-21)."""
    due = [0] * len(state.players)
    for card in cards:
        seat = owner(state, card)
        if seat not in (NOBODY, state.active):
            due[seat] += ROYALTY
    return due


def earn(state: State, log: Log) -> None:
    """The active player earns, then the opponents their royalties (LT-13)."""
    play, reading = state.play, state.config.doublings
    assert play is not None
    total = play_amount(play.words, reading)
    player = mover(state)
    player.money += total.money
    player.stock += total.stock
    if log is not None:
        told = ("word", "money", "stock", "doublings")
        sheets = [_word_sheet(word, reading) for word in play.words]
        words = [{name: one[name] for name in told} for one in sheets]
        log.append(Event("earned", {"seat": state.active, "words": words, **total._asdict()}))
    due = royalties(state, play.cards)
    for seat in clockwise(state.players, state.active):
        if due[seat]:
            state.players[seat].money += due[seat]
            if log is not None:
                params = {"seat": seat, "from": state.active, "amount": due[seat]}
                log.append(Event("royalties_paid", params))


def sheet(state: State, play: Play) -> dict[str, Any]:
    """All there is to know about a play, JSON-ready; it must be the active player's."""
    reading = state.config.doublings
    return {
        "seat": state.active,
        "words": [_word_sheet(word, reading) for word in play.words],
        **play_amount(play.words, reading)._asdict(),
        "royalties": royalties(state, play.cards),
        "answers": [answer or None for answer in play.answers],
        "challenger": None if play.challenger == NOBODY else play.challenger,
        "letters": sorted(set(play.cards)),
    }


def _word_sheet(word: Word, reading: str) -> dict[str, Any]:
    return {
        "word": word.text,
        "places": word.places,
        "vowels": list(word.vowels),
        "base": earnings(len(word.text))._asdict(),
        "doublings": list(counting(word, reading)),
        "factor": factor(len(word.doublings), reading),
        **word_amount(word, reading)._asdict(),
    }


def affordable(state: State, cards: Sequence[str], money: int) -> list[str]:
    """Patents that match a card played, are unsold and cost no more than ``money`` (LT-22)."""
    return [
        letter
        for letter in sorted(set(cards))
        if LETTERS[letter].cost <= money and owner(state, letter) == NOBODY
    ]
