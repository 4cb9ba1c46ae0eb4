"""Sentences about a word of somebody else; the list is not asked."""

from __future__ import annotations

from collections.abc import Iterator

from tycoon.coach.hint import Reason
from tycoon.games.letter.bots.doubts import challenged
from tycoon.games.letter.coach.case import Account
from tycoon.kernel.table import clockwise

_HALF = 50  #: per cent


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
    if _open(one) and _percent(one) <= _HALF:
        yield Reason("looks_real", {"percent": 100 - _percent(one), "words": _texts(one)}, _WORD)


def looks_odd(one: Account) -> Iterator[Reason]:
    """It looks made up."""
    if _open(one) and _percent(one) > _HALF:
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


def costs_nothing(one: Account) -> Iterator[Reason]:
    """Who accepts pays nothing."""
    yield Reason("costs_nothing", {}, (f"action:{one.action.do}",))


def stakes(one: Account) -> Iterator[Reason]:
    """That, where the looks of the word speak for the other answer."""
    looks = looks_real(one) if one.action.do == "accept" else looks_odd(one)
    if not [*looks]:
        yield from doubt(one)


# -- against ------------------------------------------------------------------------------------


def stakes_against(one: Account, better: Account) -> Iterator[Reason]:
    """What is at stake speaks for the other answer, whose looks have been told."""
    if better.action.do != one.action.do and not [*stakes(better)]:
        yield from doubt(better)
