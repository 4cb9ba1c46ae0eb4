"""``python -m tycoon train raccoon``: from self-play to `learned.json` beside the bots."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from tycoon.bots.pieces import Pieces
from tycoon.games import GAMES
from tycoon.games.raccoon.bots.judge import Judge
from tycoon.games.raccoon.bots.training.climbing import climbed
from tycoon.games.raccoon.bots.training.leaves import Lesson, Worths, explained
from tycoon.games.raccoon.bots.training.selfplay import samples
from tycoon.games.raccoon.bots.weights import Weights, taught
from tycoon.kernel.files import tabled
from tycoon.kernel.records import tupled

_TESTED = 5  #: one game in so many tells how good the leaf is, before all of them make it


class Training:
    """Yields what it does, line by line; afterwards it has what was learned."""

    def __init__(self, seed: str, steps: int, games: int, pieces: Pieces | None = None) -> None:
        self.seed, self.steps, self.games = seed, steps, games
        self.pieces = pieces or Pieces()
        #: How many pieces there are in all.
        self.count = steps + len(GAMES["raccoon"].seats)
        self.weights = Weights()
        self.leaves: dict[int, Worths] = {}

    def run(self) -> Iterator[str]:
        """First the weights, then the leaves, whose games are played by those weights."""
        for number in range(self.steps):
            found = self.pieces.made(f"step {number + 1}", partial(self._step, number))
            best = taught(tupled(found))
            if best != self.weights:
                yield f"step {number + 1}: {_changes(self.weights, best)}"
                self.weights = best
        for players in GAMES["raccoon"].seats:
            share, worths = self.pieces.made(f"{players} seats", partial(self._leaf, players))
            self.leaves[players] = {name: tuple(worth) for name, worth in worths.items()}
            yield f"{players} seats: {share:.3f} of the squares of leads foreseen"

    def _step(self, number: int) -> dict[str, Any]:
        return _learned(climbed(self.weights, number, self.seed))

    def _leaf(self, players: int) -> tuple[float, Worths]:
        """How good it is, and what it goes by."""
        judge, tested = Judge(self.weights), max(1, self.games // _TESTED)
        test = list(samples(judge, players, range(tested), self.seed))
        lesson = Lesson()
        lesson.add(samples(judge, players, range(tested, self.games), self.seed))
        share = explained(lesson.worths(), test)
        lesson.add(test)
        return share, lesson.worths()

    def text(self) -> str:
        """The file, a line per number of seats."""
        made = f"train raccoon --seed {self.seed} --steps {self.steps} --games {self.games}"
        found = {"weights": _learned(self.weights), "leaves": self.leaves}
        return tabled({"made_by": f"python -m tycoon {made}", **found}) + "\n"


def _learned(weights: Weights) -> dict[str, Any]:
    """The weights that differ from where learning began."""
    start = Weights()._asdict()
    return {name: value for name, value in weights._asdict().items() if value != start[name]}


def _changes(before: Weights, after: Weights) -> str:
    pairs = zip(before._asdict().items(), after, strict=True)
    return ", ".join(f"{name} {new}" for (name, old), new in pairs if old != new)
