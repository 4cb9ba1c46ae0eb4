"""What a seat of Letter Tycoon may know, as numbers in fixed places.

It is made of `Session.view` and nothing else. Seats stand in the order of play from one's own on,
those that the table does not have are zeros. Retries are -1 where there is no such thing, or no
end of them. Which words have been turned down this turn is left out: how many is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from tycoon.games.letter.numbers.places import ALPHABET, ANSWERS, AT, MODES, PHASES, PLACES
from tycoon.games.letter.numbers.reading import letters_laid, write

__all__ = ["MOST", "PLACES", "numbers_of", "write"]

MOST = 10_000
_PLACE = {letter: place for place, letter in enumerate(ALPHABET)}
Pairs = Iterator[tuple[int, int]]


def numbers_of(view: Mapping[str, Any]) -> list[int]:
    """The numbers of a seat's view, the same places in every game; each from -1 to `MOST`."""
    numbers = [0] * len(PLACES)
    for at, number in _told(view):
        numbers[at] += number
    return [min(number, MOST) for number in numbers]


def _told(view: Mapping[str, Any]) -> Pairs:
    yield AT["phase"] + PHASES.index(view["phase"]), 1
    yield AT["challenge"] + MODES.index(view["challenge"]), 1
    turn = view["turn"] or view["end"]["turn"]
    yield from _seat(view, "to_act", view["to_act"])
    yield from _seat(view, "start_seat", view["start_seat"])
    yield from _seat(view, "active", turn["seat"])
    yield AT["round"], view["round"]
    yield AT["ending"], int(view["ending"] is not None)
    for name in ("goal", "deck", "discard"):
        yield AT[name], view[name]
    yield AT["replaced"], int(turn["replaced"])
    yield AT["tries"], turn["tries"]
    yield AT["retries"], -1 if turn["retries"] is None else turn["retries"]
    own = view["players"][view["you"]]["hand"]
    for part, cards in (("pool", view["pool"]), ("used", view["used"]), ("hand", own)):
        yield from _letters(AT[part], cards)
    yield from _letters(AT["buyable"], view["buyable"] or ())
    yield from _play(view)
    for on in range(len(view["players"])):
        yield from _player(view, on)


def _letters(at: int, cards: Iterable[str | None]) -> Pairs:
    for card in cards:
        if card:
            yield at + _PLACE[card], 1


def _seat(view: Mapping[str, Any], part: str, seat: int | None) -> Pairs:
    if seat is not None:
        yield AT[part] + (seat - view["you"]) % len(view["players"]), 1


def _play(view: Mapping[str, Any]) -> Pairs:
    """What lies on the table."""
    play = view["play"] or {"words": [], "challenger": None}
    for number, word in enumerate(play["words"]):
        begin = AT[f"word_{number}.0.letter"]
        for at in letters_laid(begin, word["word"], word["places"], word["vowels"]):
            yield at, 1
        yield AT[f"word_{number}.money"], word["money"]
        yield AT[f"word_{number}.stock"], word["stock"]
    yield from _seat(view, "challenger", play["challenger"])


def _player(view: Mapping[str, Any], on: int) -> Pairs:
    """What is known of who sits so many seats on."""
    seat = (view["you"] + on) % len(view["players"])
    player, at = view["players"][seat], f"seat_{on}."
    yield AT[at + "there"], 1
    for name in ("money", "stock", "patent_value", "vp", "hand_count", "last_turn"):
        yield AT[at + name], int(player[name])
    yield from _letters(AT[at + "patents"], player["patents"])
    answer = view["play"]["answers"][seat] if view["play"] else None
    if answer:
        yield AT[at + "answer"] + ANSWERS.index(answer), 1
