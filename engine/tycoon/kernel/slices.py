"""Work in slices: generators that yield between two of them, so that others have their turn."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

T = TypeVar("T")


def finished(work: Generator[Any, None, T]) -> T:
    """What comes of it in one go."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            found: T = done.value
            return found
