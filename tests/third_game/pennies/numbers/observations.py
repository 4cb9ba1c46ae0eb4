"""What is rolled, everybody's points and coin, -1 where it is hidden; the own seat first."""

from __future__ import annotations

from typing import Any

MOST = 240


def numbers_of(view: dict[str, Any]) -> list[int]:
    """The view as numbers."""
    players = view["players"][view["you"] :] + view["players"][: view["you"]]
    each = [(p["points"], -1 if p["coin"] is None else p["coin"]) for p in players]
    return [view["rolled"], *(number for pair in each for number in pair)]
