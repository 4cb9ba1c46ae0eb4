"""When a league of two bots has been played for long enough: a sequential test (Wald's SPRT).

Two claims are tried at once, each against the one that there is no such difference: that the first
bot is better by so much, and that the second one is. A deal, played in both seats, counts as one
observation, and its likelihood is that of a normal distribution with the deals' own spread. Deals
are looked at in their order, whoever played them first: the same seed, the same end.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import log
from typing import NamedTuple

from tycoon.kernel.refusals import Refusal, SetupError
from tycoon.league.plan import Game, Plan
from tycoon.league.ratings import PER_TENFOLD
from tycoon.league.records import Record

_FEWEST = 10  #: deals


class Until(NamedTuple):
    """What is asked: no difference of ``low`` points of Elo, or one of ``high``?"""

    low: float
    high: float
    wrong: float = 0.05
    """How often a claim may be taken for true that is not."""
    missed: float = 0.05
    """How often one that is true may be turned down."""

    @property
    def bounds(self) -> tuple[float, float]:
        """Of the logarithm of the likelihoods' ratio: below, the claim is turned down; above, it is
        taken for true."""
        return log(self.missed / (1 - self.wrong)), log((1 - self.missed) / self.wrong)


class Verdict(NamedTuple):
    """How far a test is."""

    deals: int
    """As many were looked at."""
    ratios: tuple[float, float]
    """Logarithms of the likelihoods' ratios, for the first bot and for the second."""
    better: int | None
    """Which bot is better by so much; None: neither, or it is not known yet."""
    decided: bool


def read(text: str) -> Until:
    """A test as people write it, ``sprt:0,20`` or ``sprt:0,20,0.05,0.05``.

    Raises `SetupError` with ``malformed_until``.
    """
    kind, _, numbers = text.partition(":")
    try:
        until = Until(*map(float, numbers.split(",")))
        fits = until.low < until.high and 0 < until.wrong < 0.5 and 0 < until.missed < 0.5
    except (TypeError, ValueError):
        fits = False
    if kind != "sprt" or not fits or max(map(abs, until)) > 10_000:
        raise SetupError(Refusal("malformed_until", {"text": text[:40]}))
    return until


def checked(plan: Plan) -> Plan:
    """The plan, if a test can be made of it; raises `SetupError` with ``until_needs_pair``."""
    if len(plan.bots) != 2 or plan.players != (2,) or plan.vary:
        raise SetupError(Refusal("until_needs_pair"))
    return plan


class Watch:
    """Looks at deal after deal as soon as it and all before it are there, and no further than it
    takes."""

    def __init__(self, plan: Plan, until: Until) -> None:
        self.verdict = Verdict(0, (0.0, 0.0), None, False)
        self._first, self._until = plan.bots[0], until
        self._left = _deals(plan)[::-1]
        self._sum, self._squares = 0.0, 0.0

    def enough(self, records: Mapping[Game, Record]) -> bool:
        """Is it decided by these?"""
        while self._left and not self.verdict.decided:
            if not all(game in records for game in self._left[-1]):
                break
            games = self._left.pop()
            shares = [records[game].share(game.seats.index(self._first)) for game in games]
            share = sum(shares) / len(shares)
            self._sum += share
            self._squares += share * share
            self.verdict = self._judged(self.verdict.deals + 1)
        return self.verdict.decided

    def _judged(self, deals: int) -> Verdict:
        low, high = self._until.bounds
        first = self._ratio(deals, self._sum / deals)
        second = self._ratio(deals, 1 - self._sum / deals)
        better = 0 if first >= high else 1 if second >= high else None
        decided = deals >= _FEWEST and (better is not None or max(first, second) <= low)
        return Verdict(deals, (first, second), better if decided else None, decided)

    def _ratio(self, deals: int, mean: float) -> float:
        """How much likelier these shares are with the higher difference than with the lower.

        A deal won and one lost are added to their spread: what has not been seen yet may come.
        """
        seen = deals + 2
        variance = (self._squares + 1) / seen - ((self._sum + 1) / seen) ** 2
        low, high = expected(self._until.low), expected(self._until.high)
        return deals * (high - low) * (2 * mean - low - high) / (2 * variance)


def looked_at(plan: Plan, seen: Verdict) -> Plan:
    """The plan as if it had asked for just the deals that were looked at."""
    games = sum(len(deal) for deal in _deals(plan)[: seen.deals])
    return Plan(plan.setting, plan.bots, plan.players, games, plan.vary, plan.ladder)


def _deals(plan: Plan) -> list[list[Game]]:
    (block,) = plan.blocks()
    (pairing,) = plan.pairings(block)
    games = plan.games_of(pairing)
    seats = len(pairing.seatings)
    return [games[at : at + seats] for at in range(0, len(games), seats)]


def expected(elo: float) -> float:
    """The share of victories that goes with so many points more.

    >>> expected(0), round(expected(400), 3)
    (0.5, 0.909)
    """
    return float(1 / (1 + 10 ** (-elo / PER_TENFOLD)))
