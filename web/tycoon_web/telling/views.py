"""What a seat may know of a game, as the engine gives it."""

from __future__ import annotations

from typing import Any

View = dict[str, Any]


def clockwise(players: list[View], first: int) -> list[View]:
    """All of them, beginning with the one at this seat."""
    return players[first:] + players[:first]
