"""It stops where one more die would rather spoil than help."""

from __future__ import annotations

from tycoon.bots.bot import USUAL, Bot, Budget, Situation, Thinking
from tycoon.kernel.actions import Action
from tycoon.kernel.rules import Dice


class Careful(Bot):
    """Needs to know no coin."""

    def think(self, situation: Situation, dice: Dice, budget: Budget = USUAL) -> Thinking:
        """One look is enough."""
        yield
        return Action("roll", dice=1) if situation.view["rolled"] < 8 else Action("stop")
