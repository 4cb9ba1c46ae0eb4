"""The bot that only reckons: what the value function says is done."""

from __future__ import annotations

from collections.abc import Callable

from tycoon.bots.bot import Bot, Situation, Thinking, never
from tycoon.bots.raccoon.deciding import decide
from tycoon.bots.raccoon.judge import Judge
from tycoon.bots.raccoon.purses import counted, table
from tycoon.bots.raccoon.weights import Weights
from tycoon.kernel.rules import Dice


class Reckoner(Bot):
    """Does what the value function says."""

    def __init__(self, weights: Weights) -> None:
        self._judge = Judge(weights)

    def think(
        self,
        situation: Situation,
        dice: Dice,
        effort: float = 1.0,
        late: Callable[[], bool] = never,
    ) -> Thinking:
        """See `Bot.think`; it is done in one slice."""
        yield
        return decide(self._judge, table(situation, counted(situation), dice))
