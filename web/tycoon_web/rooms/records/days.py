"""Deals of the day in the records: what came of each, and how many days in a row; pure."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta
from typing import NamedTuple

from tycoon_web.dealing.daily import Leaf, Standing
from tycoon_web.rooms.records.facts import Fact, Player
from tycoon_web.rooms.records.reckoning import Result

_DAY = timedelta(days=1)
WEEK = 7


class Days(NamedTuple):
    """Somebody's deals of the day."""

    played: int
    """Deals; each game has one a day."""
    won: int
    streak: int
    """Days in a row up to today or yesterday."""
    longest: int


def person_of(fact: Fact) -> Player:
    """Who played the deal of a day: the one person at its table."""
    return next(player for player in fact.players if not player.bot)


def counted(facts: Iterable[Fact]) -> list[Fact]:
    """One per day, game and person: the one that began first, the oldest day first."""
    found: dict[tuple[str, str, str], Fact] = {}
    for fact in facts:
        if fact.day and any(not player.bot for player in fact.players):
            key = fact.day, fact.game, person_of(fact).who
            found[key] = fact.older(found.get(key, fact))
    return [found[key] for key in sorted(found)]


def days_of(who: str, facts: Iterable[Fact], today: str) -> Days | None:
    """Somebody's; None when there are none."""
    own = [fact for fact in counted(facts) if person_of(fact).who == who]
    if not own:
        return None
    days = sorted({date.fromisoformat(fact.day) for fact in own})
    runs = [streak(days, day) for day in days]
    now = date.fromisoformat(today)
    going = streak(days, now) or streak(days, now - _DAY)
    won = sum(Result(fact, person_of(fact)).won for fact in own)
    return Days(len(own), won, going, max(runs))


def last_days(who: str, facts: Iterable[Fact], today: str) -> list[Leaf]:
    """A week of somebody's up to today."""
    won: dict[str, bool] = {}
    for fact in counted(facts):
        person = person_of(fact)
        if person.who == who:
            won[fact.day] = won.get(fact.day, False) or Result(fact, person).won
    last = date.fromisoformat(today)
    days = [(last - n * _DAY).isoformat() for n in reversed(range(WEEK))]
    return [Leaf(day, ("won" if won[day] else "played") if day in won else "open") for day in days]


def streak(days: Iterable[date], until: date) -> int:
    """Days in a row up to ``until``; 0 when that is none of them."""
    known, length = set(days), 0
    while until in known:
        length, until = length + 1, until - _DAY
    return length


def standings(facts: Iterable[Fact], game: str, day: str) -> list[Standing]:
    """What came of one deal, by person."""
    every = counted(facts)
    return [_standing(fact, every) for fact in every if (fact.game, fact.day) == (game, day)]


def _standing(fact: Fact, every: Iterable[Fact]) -> Standing:
    person = person_of(fact)
    days = [date.fromisoformat(o.day) for o in every if person_of(o).who == person.who]
    ranked = sorted(fact.players, key=lambda player: (player.rank, player.name))
    scores = tuple((player.name, player.total) for player in ranked)
    length = streak(days, date.fromisoformat(fact.day))
    return Standing(person.name, Result(fact, person).won, scores, length)
