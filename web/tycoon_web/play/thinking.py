"""Something long that is thought about in slices, between which the page lives on."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Generic, TypeVar

T = TypeVar("T")
SLICE = 0.01  #: seconds of thinking, then the browser has its turn …
REST = 0.004  #: … for so long at least


class Thinking(Generic[T]):
    """What comes of a generator, when it has come."""

    def __init__(self, work: Generator[Any, None, T], clock: Callable[[], float]) -> None:
        self._work, self._clock = work, clock
        #: What was found; None as long as it is being thought about.
        self.found: T | None = None
        #: What the work last told of itself.
        self.told: Any = None
        #: Seconds.
        self.spent = 0.0

    def go_on(self, seconds: float) -> None:
        """Think for so long, or until it is found; raises whatever goes wrong."""
        begun = self._clock()
        while self.found is None and self._clock() - begun < seconds:
            try:
                self.told = next(self._work)
            except StopIteration as end:
                self.found = end.value
        self.spent += self._clock() - begun
