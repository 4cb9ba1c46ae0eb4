"""How strong bots are on the scale of Elo, from who came before whom.

Bradley and Terry's model, which with more than two seats is Plackett and Luce's: the chance to come
first among those who are left is in proportion to strength. Fitted by Hunter's algorithm (MM,
2004), with a game won and one lost against somebody of average strength added for each bot, so that
nobody is infinitely strong. Intervals come from the information in all games, each for itself: that
deals are played in exchanged seats makes them a little wider than they need be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import log
from typing import NamedTuple

from tycoon.league.records import Record

PER_TENFOLD = 400  #: points of Elo that make the odds ten to one
_SCALE = PER_TENFOLD / log(10)
_CERTAINTY = 1.96  #: standard deviations: 95 %
_ROUNDS, _CLOSE = 10_000, 1e-10

#: Who comes first, and who was left to do so, by name.
Stage = tuple[str, tuple[str, ...]]


class Rating(NamedTuple):
    """A bot's strength in points of Elo; all together have an average of 0."""

    bot: str
    elo: float
    spread: float
    """Half of the 95 % interval."""

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval."""
        return self.elo - self.spread, self.elo + self.spread


def ratings(bots: Sequence[str], records: Iterable[Record]) -> list[Rating]:
    """The strongest first; none of a single bot.

    >>> ratings(["trader"], [])
    []
    """
    if len(bots) < 2:
        return []
    stages = Counter(stage for record in records for stage in stages_of(record))
    strength = _fitted(bots, stages)
    spreads = _spreads(bots, stages, strength)
    middle = sum(map(log, strength.values())) / len(bots)
    found = [
        Rating(bot, _SCALE * (log(strength[bot]) - middle), _SCALE * _CERTAINTY * spread)
        for bot, spread in zip(bots, spreads, strict=True)
    ]
    return sorted(found, key=lambda rating: -rating.elo)


def stages_of(record: Record) -> Iterable[Stage]:
    """Who came first of all, then who of the others, and so on; equals came before each other."""
    names = record.game.seats
    totals = [score["total"] for score in record.scores]
    standing = [(seat in record.winners, totals[seat]) for seat in range(len(names))]
    left = list(range(len(names)))
    for best in sorted(set(standing), reverse=True):
        first = [seat for seat in left if standing[seat] == best]
        there = tuple(sorted(names[seat] for seat in left))
        if len(set(there)) < 2:  # among equals nothing is learned
            return
        for seat in first:
            if len(left) > 1:
                yield names[seat], there
        left = [seat for seat in left if seat not in first]


def _fitted(bots: Sequence[str], stages: Mapping[Stage, int]) -> dict[str, float]:
    strength = dict.fromkeys(bots, 1.0)
    won = dict.fromkeys(bots, 1.0)  # against the average
    for (first, _), count in stages.items():
        won[first] += count
    for _ in range(_ROUNDS):
        due = {bot: 2 / (strength[bot] + 1) for bot in bots}
        for (_, there), count in stages.items():
            share = count / sum(strength[bot] for bot in there)
            for bot in there:
                due[bot] += share
        before, strength = strength, {bot: won[bot] / due[bot] for bot in bots}
        if all(abs(log(strength[bot] / before[bot])) < _CLOSE for bot in bots):
            break
    return strength


def _spreads(
    bots: Sequence[str], stages: Mapping[Stage, int], strength: Mapping[str, float]
) -> list[float]:
    """Standard deviations of the logarithms, each against the average of all."""
    size, at = len(bots), {bot: place for place, bot in enumerate(bots)}
    known = [[0.0] * size for _ in bots]
    for bot, place in at.items():
        known[place][place] = 2 * strength[bot] / (strength[bot] + 1) ** 2
    for (_, there), count in stages.items():
        whole = sum(strength[bot] for bot in there)
        shares = Counter[str]()
        for bot in there:
            shares[bot] += strength[bot] / whole  # type: ignore[assignment]
        for one, p in shares.items():
            known[at[one]][at[one]] += count * p
            for other, q in shares.items():
                known[at[one]][at[other]] -= count * p * q
    spread = _inverse(known)
    rows = [sum(row) / size for row in spread]
    whole = sum(rows) / size
    return [max(spread[i][i] - 2 * rows[i] + whole, 0.0) ** 0.5 for i in range(size)]


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """By Gauss and Jordan; the matrix is positive definite."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda j: abs(rows[j][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(size):
            if j != i:
                rows[j] = [a - rows[j][i] * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
