"""Ways to pick several tokens of several sorts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from tycoon.kernel.rules import Dice


def multisets(limits: Sequence[int], total: int) -> list[tuple[int, ...]]:
    """All count tuples with ``0 <= count <= limit`` per sort and the given ``total``.

    Halves of few sorts recur all the time, so those are remembered and put together.
    """
    capped = [limit if limit < total else total for limit in limits]
    half = len(capped) // 2
    first, second = _by_total(tuple(capped[:half])), _by_total(tuple(capped[half:]))
    least, most = max(total - len(second) + 1, 0), min(total, len(first) - 1)
    return [
        start + rest
        for part in range(least, most + 1)
        for start in first[part]
        for rest in second[total - part]
    ]


@lru_cache(maxsize=10_000)
def _by_total(limits: tuple[int, ...]) -> list[list[tuple[int, ...]]]:
    """All count tuples within the limits; those at index n have the total n."""
    found: list[list[tuple[int, ...]]] = [[] for _ in range(sum(limits) + 1)]
    for counts in product(*(range(limit + 1) for limit in limits)):
        found[sum(counts)].append(counts)
    return found


def draw_multiset(limits: tuple[int, ...] | list[int], total: int, dice: Dice) -> list[int]:
    """One of them: ``total`` tokens drawn blindly from a bag that holds the limits."""
    left, drawn = list(limits), [0] * len(limits)
    for _ in range(total):
        at = dice.randrange(sum(left))
        sort = 0
        while at >= left[sort]:
            at -= left[sort]
            sort += 1
        left[sort] -= 1
        drawn[sort] += 1
    return drawn
