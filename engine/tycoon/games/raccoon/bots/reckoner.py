"""The bot that only reckons: what the value function says is done."""

from __future__ import annotations

from tycoon.bots.bot import USUAL, Bot, Budget, Situation, Thinking
from tycoon.games.raccoon.bots.deciding import decide
from tycoon.games.raccoon.bots.judge import Judge
from tycoon.games.raccoon.bots.purses import counted, table
from tycoon.games.raccoon.bots.weights import Weights
from tycoon.kernel.rules import Dice


class Reckoner(Bot):
    """Does what the value function says."""

    def __init__(self, weights: Weights) -> None:
        self._judge = Judge(weights)

    def think(self, situation: Situation, dice: Dice, budget: Budget = USUAL) -> Thinking:
        """See `Bot.think`; it is done in one slice."""
        yield
        return decide(self._judge, table(situation, counted(situation), dice))
