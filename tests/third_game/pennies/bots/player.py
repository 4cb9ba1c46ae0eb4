"""It stops where one more die would rather spoil than help."""

from __future__ import annotations

from collections.abc import Callable

from tycoon.bots.bot import Bot, Situation, Thinking, never
from tycoon.kernel.actions import Action
from tycoon.kernel.rules import Dice


class Careful(Bot):
    """Needs to know no coin."""

    def think(
        self,
        situation: Situation,
        dice: Dice,
        effort: float = 1.0,
        late: Callable[[], bool] = never,
    ) -> Thinking:
        """One look is enough."""
        yield
        return Action("roll", dice=1) if situation.view["rolled"] < 8 else Action("stop")
