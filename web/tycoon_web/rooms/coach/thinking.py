"""Something long that is thought about in slices, between which the page lives on."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Thinking(Generic[T]):
    """What comes of a generator, when it has come."""

    def __init__(self, work: Generator[Any, None, T], clock: Callable[[], float]) -> None:
        self._work, self._clock = work, clock
        #: What was found; None as long as it is being thought about.
        self.found: T | None = None
        #: It has gone wrong; nothing will come of it.
        self.failed = False
        #: How much is done, 0 to 1, if the work tells.
        self.done = 0.0

    @property
    def over(self) -> bool:
        """Is there nothing left to think about?"""
        return self.failed or self.found is not None

    def go_on(self, seconds: float) -> None:
        """Think for so long."""
        begun = self._clock()
        while not self.over and self._clock() - begun < seconds:
            try:
                self.done = next(self._work) or 0.0
            except StopIteration as end:
                self.found = end.value
            except Exception:  # whatever is wrong with the coach, the game must not suffer
                self.failed = True
