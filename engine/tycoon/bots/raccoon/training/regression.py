"""Ridge regression without any library."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul


def ridge(rows: Sequence[Sequence[float]], targets: Sequence[float], pull: float) -> list[float]:
    """The worths whose sums over rows come closest to the targets, in squares.

    ``pull`` draws them to zero, in units of rows of the column's own spread. A column of nothing
    but zeros gets zero.
    """
    columns = [list(column) for column in zip(*rows, strict=True)]
    spreads = [(sum(map(mul, c, c)) / len(c)) ** 0.5 or 1.0 for c in columns]
    scaled = [[v / s for v in c] for c, s in zip(columns, spreads, strict=True)]
    matrix = [[sum(map(mul, a, b)) for b in scaled[: i + 1]] for i, a in enumerate(scaled)]
    for i, line in enumerate(matrix):
        line[i] += pull
    right = [sum(map(mul, column, targets)) for column in scaled]
    worths = _solve(matrix, right)
    return [worth / spread for worth, spread in zip(worths, spreads, strict=True)]


def _solve(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """Cholesky; the matrix is symmetric and positive, its lower half is given."""
    size, root = len(right), [line[:] for line in matrix]
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
