"""``python -m tycoon train raccoon``: from self-play to `learned.json` beside the bots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tycoon.games import GAMES
from tycoon.games.raccoon.bots.judge import Judge
from tycoon.games.raccoon.bots.training.climbing import climb
from tycoon.games.raccoon.bots.training.leaves import Lesson, Worths, explained
from tycoon.games.raccoon.bots.training.selfplay import samples
from tycoon.games.raccoon.bots.weights import Weights
from tycoon.kernel.files import tabled

_TESTED = 5  #: one game in so many tells how good the leaf is, before all of them make it


class Training:
    """Yields what it does, line by line; afterwards it has what was learned."""

    def __init__(self, seed: str, steps: int, games: int) -> None:
        self.seed, self.steps, self.games = seed, steps, games
        self.weights = Weights()
        self.leaves: dict[int, Worths] = {}

    def run(self) -> Iterator[str]:
        """First the weights, then the leaves, whose games are played by those weights."""
        for number, best in enumerate(climb(self.weights, self.steps, self.seed), 1):
            if best != self.weights:
                yield f"step {number}: {_changes(self.weights, best)}"
                self.weights = best
        judge = Judge(self.weights)
        for players in GAMES["raccoon"].seats:
            tested = max(1, self.games // _TESTED)
            test = list(samples(judge, players, range(tested), self.seed))
            lesson = Lesson()
            lesson.add(samples(judge, players, range(tested, self.games), self.seed))
            share = explained(lesson.worths(), test)
            lesson.add(test)
            self.leaves[players] = lesson.worths()
            yield f"{players} seats: {share:.3f} of the squares of leads foreseen"

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
