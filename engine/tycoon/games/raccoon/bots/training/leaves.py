"""Learning what `tycoon.games.raccoon.bots.leaf` looks at is worth, by number of seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import mul

from tycoon.games.raccoon.bots.leaf import FEATURES
from tycoon.games.raccoon.bots.training.selfplay import Sample

_PULL = 0.001
Worths = dict[str, tuple[float, float]]


class Ridge:
    """Ridge regression; rows come in batch by batch; what is kept does not grow with them."""

    def __init__(self, width: int) -> None:
        self._matrix = [[0.0] * (i + 1) for i in range(width)]
        self._right = [0.0] * width

    def add(self, rows: Sequence[Sequence[float]], targets: Sequence[float]) -> None:
        """Learn from these too."""
        columns = [list(column) for column in zip(*rows, strict=True)]
        for i, column in enumerate(columns):
            line = self._matrix[i]
            for j in range(i + 1):
                line[j] += sum(map(mul, column, columns[j]))
            self._right[i] += sum(map(mul, column, targets))

    def worths(self, pull: float) -> list[float]:
        """Those whose sums over the rows come closest to the targets, in squares.

        ``pull`` draws them to zero: 1 as much as all rows hold them. A column of nothing but zeros
        gets zero.
        """
        spreads = [line[i] ** 0.5 or 1.0 for i, line in enumerate(self._matrix)]
        rows = [
            [value / spreads[i] / spreads[j] for j, value in enumerate(line)]
            for i, line in enumerate(self._matrix)
        ]
        for i, row in enumerate(rows):
            row[i] += pull
        right = [value / spread for value, spread in zip(self._right, spreads, strict=True)]
        return [worth / spread for worth, spread in zip(_solve(rows, right), spreads, strict=True)]


def _solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Cholesky; the matrix is symmetric and positive, its lower half is given."""
    size, root = len(right), [list(line) for line in matrix]
    for i in range(size):
        for j in range(i + 1):
            rest = root[i][j] - sum(map(mul, root[i][:j], root[j][:j]))
            root[i][j] = rest**0.5 if i == j else rest / root[j][j]
    half: list[float] = []
    for i in range(size):
        half.append((right[i] - sum(map(mul, root[i][:i], half))) / root[i][i])
    found = [0.0] * size
    for i in reversed(range(size)):
        below = sum([root[k][i] * found[k] for k in range(i + 1, size)])
        found[i] = (half[i] - below) / root[i][i]
    return found


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
            missed += (lead - sum(map(mul, flat, row))) ** 2
            whole += lead * lead
    return 1 - missed / whole if whole else 0.0
