"""The bot of a level and character."""

from __future__ import annotations

from tycoon.bots.bot import USUAL, Bot, Budget, Situation, Thinking
from tycoon.games.raccoon.bots.deciding import decide
from tycoon.games.raccoon.bots.judge import Judge
from tycoon.games.raccoon.bots.learned import Learned
from tycoon.games.raccoon.bots.purses import counted, table
from tycoon.games.raccoon.bots.search import Thinker
from tycoon.games.raccoon.bots.weights import APPRENTICE, TRADER, Weights, taught, weights_of
from tycoon.kernel.rules import Dice


class Reckoner(Bot):
    """Does what the value function says."""

    def __init__(self, weights: Weights) -> None:
        self._judge = Judge(weights)

    def think(self, situation: Situation, dice: Dice, budget: Budget = USUAL) -> Thinking:
        """See `Bot.think`; it is done in one slice."""
        yield
        return decide(self._judge, table(situation, counted(situation), dice))


def bot(level: str, character: str, found: Learned | None = None) -> Bot:
    """One of `tycoon.session.seats.LEVELS` and of the game's `tycoon.session.seats.CHARACTERS`.

    found: what it has learned, instead of what the file says; an apprentice has learned nothing.
    """
    base = taught(found.weights) if found else TRADER
    if level == "tycoon":
        return Thinker(weights_of(base, character), found)
    return Reckoner(weights_of(APPRENTICE if level == "apprentice" else base, character))
