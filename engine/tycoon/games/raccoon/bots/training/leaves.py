"""Learning what `tycoon.games.raccoon.bots.leaf` looks at is worth, by number of seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import mul

from tycoon.games.raccoon.bots.leaf import FEATURES
from tycoon.games.raccoon.bots.training.regression import Ridge
from tycoon.games.raccoon.bots.training.selfplay import Sample

_PULL = 0.001
Worths = dict[str, tuple[float, float]]


class Lesson:
    """Learns from samples; each is a batch."""

    def __init__(self) -> None:
        self._ridge = Ridge(2 * len(FEATURES))

    def add(self, samples: Iterable[Sample]) -> None:
        """How much a seat has more than the average, and how many points more in the end."""
        for sample in samples:
            self._ridge.add(*compared(sample))

    def worths(self) -> Worths:
        """What explains best by how much seats beat the others."""
        found, half = [round(worth, 4) for worth in self._ridge.worths(_PULL)], len(FEATURES)
        return {name: (found[i], found[half + i]) for i, name in enumerate(FEATURES)}


def compared(sample: Sample) -> tuple[list[list[float]], list[float]]:
    """The seats' rows and points, less the average of the table."""
    seats = len(sample.totals)
    mean = [sum(column) / seats for column in zip(*sample.rows, strict=True)]
    rows = [[a - b for a, b in zip(row, mean, strict=True)] for row in sample.rows]
    points = sum(sample.totals) / seats
    return rows, [total - points for total in sample.totals]


def explained(worths: Worths, samples: Iterable[Sample]) -> float:
    """The share of the squares of points above the average that these worths foresee."""
    flat = [worths[name][0] for name in FEATURES] + [worths[name][1] for name in FEATURES]
    missed = whole = 0.0
    for sample in samples:
        rows, leads = compared(sample)
        for row, lead in zip(rows, leads, strict=True):
            missed += (lead - _sum(flat, row)) ** 2
            whole += lead * lead
    return 1 - missed / whole if whole else 0.0


def _sum(worths: Sequence[float], row: Sequence[float]) -> float:
    total: float = sum(map(mul, worths, row))
    return total
