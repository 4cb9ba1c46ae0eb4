"""Sentences about a word of somebody else; the list is not asked."""

from __future__ import annotations

from collections.abc import Iterator

from tycoon.coach.hint import Reason
from tycoon.games.letter.bots.doubts import challenged
from tycoon.games.letter.coach.case import Account
from tycoon.kernel.table import clockwise

_DOUBTFUL = 10  #: per cent


def nearer(one: Account) -> Iterator[Reason]:
    """Somebody nearer challenges already, so it changes nothing (LT-31)."""
    answers = one.case.view["play"]["answers"]
    if "challenge" in answers:
        seat = _first(one)
        yield Reason("nearer_challenges", {"seat": seat}, (f"player:{seat}",))


def _first(one: Account) -> int:
    """The challenger who is nearest to whose turn it is."""
    play = one.case.view["play"]
    order: list[int] = clockwise(play["answers"], play["seat"])[1:]
    return next(seat for seat in order if play["answers"][seat] == "challenge")


def _open(one: Account) -> bool:
    return "challenge" not in one.case.view["play"]["answers"]


def _percent(one: Account) -> int:
    return round(100 * one.case.worths.doubt)


def looks_real(one: Account) -> Iterator[Reason]:
    """It looks like a word."""
    if _open(one):
        yield Reason("looks_real", {"percent": 100 - _percent(one), "words": _texts(one)}, _WORD)


def looks_odd(one: Account) -> Iterator[Reason]:
    """It looks made up."""
    if _open(one) and _percent(one) >= _DOUBTFUL:
        yield Reason("looks_odd", {"percent": _percent(one), "words": _texts(one)}, _WORD)


def doubt(one: Account) -> Iterator[Reason]:
    """What a wrong doubt costs, and what a right one takes away (LT-33, LT-34): for whichever of
    the two answers that speaks."""
    play = one.case.view["play"]
    pays = challenged(play, one.case.worths.doubt, one.case.values.share) > 0
    if _open(one) and pays == (one.action.do == "challenge"):
        params = {"seat": play["seat"], "money": play["money"], "stock": play["stock"]}
        yield Reason("doubt_costs", params, (f"player:{play['seat']}", "money"))


def takes_back(one: Account) -> Iterator[Reason]:
    """If it is no word, this is not paid (LT-34)."""
    play = one.case.view["play"]
    if _open(one):
        yield Reason("takes_back", {"money": play["money"], "stock": play["stock"]}, _WORD)


def _texts(one: Account) -> list[str]:
    return [word["word"] for word in one.case.view["play"]["words"]]


_WORD = ("word",)


# -- against ------------------------------------------------------------------------------------


def real_after_all(one: Account, better: Account) -> Iterator[Reason]:
    """Against a challenge: it looks like a word."""
    if one.action.do == "challenge" and better.action.do == "accept":
        yield from looks_real(one)


def odd_after_all(one: Account, better: Account) -> Iterator[Reason]:
    """Against letting it pass: it looks made up."""
    if one.action.do == "accept" and better.action.do == "challenge":
        yield from looks_odd(one)
