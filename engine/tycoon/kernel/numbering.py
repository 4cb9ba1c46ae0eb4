"""What the numbers are that a game is told in to learning programs."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from tycoon.kernel.actions import Action


class Place(NamedTuple):
    """One of the numbers of an observation: always the same thing, at the same place."""

    name: str
    most: int = 1
    least: int = 0
    """-1 where a number may be unknown, or where there may be nothing."""


def places(part: str, labels: Iterable[object] = (), most: int = 1, least: int = 0) -> list[Place]:
    """Those of a part with a label each, or its only one.

    >>> [place.name for place in places("price", ["wheat", "wood"], most=12)]
    ['price=wheat', 'price=wood']
    """
    named = [f"{part}={label}" for label in labels]
    return [Place(name, most, least) for name in named or [part]]


class Choices(Protocol):
    """Actions as small choices, one after the other; of one game, for one position at a time."""

    @property
    def names(self) -> Sequence[str]:
        """By number: what the choice is."""

    @property
    def places(self) -> Sequence[Place]:
        """What is told of those made so far."""

    @property
    def count(self) -> int:
        """How many numbers there are."""

    def begin(self, state: Any) -> None:
        """Nothing is chosen yet; somebody must act in this state, which does not change."""

    def legal(self) -> Collection[int]:
        """The numbers that may come next, once each; each of them leads to a legal action."""

    def choose(self, number: int) -> Action | None:
        """Take one of them; an action when there is nothing left to choose."""

    def way(self, action: Action) -> Sequence[int]:
        """The choices that lead to an action from where nothing is chosen yet, and perhaps some
        more after them; none for an action that cannot be reached."""

    def told(self) -> Iterable[tuple[int, int]]:
        """What is chosen so far: places and numbers, all others are zero."""
