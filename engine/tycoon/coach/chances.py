"""From expected points to chances."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp


def shares(points: Sequence[float], blur: float) -> tuple[float, ...]:
    """How likely each is to have most in the end; the larger the blur, the less is decided.

    A lead of 2.2 times the blur makes 90 % of two. ``blur``: points, more than 0.
    """
    top = max(points)
    weights = [exp((one - top) / blur) for one in points]
    total = sum(weights)
    return tuple(weight / total for weight in weights)


def final(winners: Sequence[int], seats: int) -> tuple[float, ...]:
    """When all is over: those who won share it."""
    return tuple((seat in winners) / len(winners) for seat in range(seats))
