"""What a seat may know as an array of numbers, whatever the game; needs NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tycoon.games import GAMES, module_of
from tycoon.kernel.numbering import Choices, Place

Array = np.ndarray[Any, np.dtype[Any]]


class Encoder:
    """Makes observations of a game; one array of its own is filled again and again.

    What it hands out is new and stays as it is. ``raw``: whole numbers as they are (-1: not
    known, or nothing there) instead of numbers from 0 to 1.
    """

    def __init__(self, game: str, players: int, choices: Choices, raw: bool = False) -> None:
        self._rules, self._raw = GAMES[game], raw
        self._seen = module_of(game, "numbers.observations")
        self.most: int = self._seen.MOST
        self._write = getattr(self._seen, "write", None)
        self._kept = -1  #: the seat whose numbers are there
        own = self._places(game, players)
        self._own, self.places = len(own), (*own, *choices.places)
        self._numbers = np.zeros(len(self.places), np.int32)
        self._view = memoryview(self._numbers.data)
        self._scaled = np.zeros(len(self.places), np.float32)
        self._least = np.array([place.least for place in self.places], np.float32)
        most = np.array([place.most for place in self.places], np.float32)
        self._scale = 1 / (most - self._least)
        #: By place, as Python's own numbers: what is subtracted, and by what is multiplied.
        self._bounds = [*zip(self._least.tolist(), self._scale.tolist(), strict=True)]

    def _places(self, game: str, players: int) -> Sequence[Place]:
        """Those of the game; of one that names none, as many as its view becomes."""
        if named := getattr(self._seen, "PLACES", None):
            return list(named)
        rules = GAMES[game]
        options = rules.resolve_options({}, players)
        state, _ = rules.setup(options, players, "places")
        count = len(self._seen.numbers_of(rules.view(state, 0)))
        return [Place(f"number_{at}", self.most, -1) for at in range(count)]

    @property
    def names(self) -> tuple[str, ...]:
        """What each number is."""
        return tuple(place.name for place in self.places)

    def seen(self, state: Any, seat: int, choices: Choices | None = None) -> Array:
        """What ``seat`` may know, and what it has chosen so far if it is the one who chooses.

        The state must be the one of before until `forget` is told of a change.
        """
        if seat != self._kept:
            self._look(state, seat)
        told = choices.told() if choices else ()
        own = self._own
        if self._raw:
            numbers = self._numbers.copy()
            for at, number in told:
                numbers[own + at] = number
            return numbers
        scaled = self._scaled.copy()
        into = scaled.data
        for at, number in told:
            least, scale = self._bounds[own + at]
            into[own + at] = min((number - least) * scale, 1)
        return scaled

    def _look(self, state: Any, seat: int) -> None:
        """Of the state, without what is half chosen."""
        numbers, own = self._numbers, self._own
        numbers.fill(0)
        if self._write:
            self._write(state, seat, self._view)
        else:
            numbers[:own] = self._seen.numbers_of(self._rules.view(state, seat))
        np.minimum(numbers, self.most, out=numbers)
        scaled = self._scaled
        scaled[:] = numbers
        scaled -= self._least
        scaled *= self._scale
        np.minimum(scaled, 1, out=scaled)
        self._kept = seat

    def forget(self) -> None:
        """The state has changed."""
        self._kept = -1
