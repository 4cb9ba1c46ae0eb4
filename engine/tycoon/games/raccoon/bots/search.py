"""The search: imagined tables are played on to a turn of the seat's, a learned leaf judges."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, partial

from tycoon.bots.bot import USUAL, Bot, Budget, Situation, Thinking
from tycoon.games.raccoon.bots.appraising import END_TURN, sensible
from tycoon.games.raccoon.bots.deciding import DECLARE, decide, may_declare, seconds
from tycoon.games.raccoon.bots.futures import far_future, future, varied
from tycoon.games.raccoon.bots.judge import Judge
from tycoon.games.raccoon.bots.leaf import Leaf
from tycoon.games.raccoon.bots.learned import Learned
from tycoon.games.raccoon.bots.purses import counted, table
from tycoon.games.raccoon.bots.scene import Scene
from tycoon.games.raccoon.bots.stakes import bids
from tycoon.games.raccoon.bots.weights import Weights
from tycoon.games.raccoon.rules.phases import Auction, Done, Turn
from tycoon.games.raccoon.rules.powers import another
from tycoon.games.raccoon.rules.state import State
from tycoon.kernel.actions import Action
from tycoon.kernel.rules import Dice

FUTURES = 36  #: played out per decision with an effort of 1, of all proposals together
_PROPOSALS = 5
_FAR = 2.0  #: the effort from which futures go a turn further
_COST = 4.0  #: how much more than another a future takes then


@dataclass(slots=True)
class Arm:
    """A proposal, and how it did on the tables so far."""

    action: Action
    sum: float = 0.0
    tables: int = 0

    @property
    def mean(self) -> float:
        """The chance to win after it."""
        return self.sum / self.tables if self.tables else 0.0


class Thinker(Bot):
    """The value function proposes, imagined tables decide."""

    def __init__(self, weights: Weights, found: Learned | None = None) -> None:
        """found: what its leaf goes by, instead of what the file says."""
        self._judge = Judge(weights)
        self._leaf = cache(partial(Leaf, found=found))

    def think(self, situation: Situation, dice: Dice, budget: Budget = USUAL) -> Thinking:
        """See `Bot.think`; a slice is one proposal on one table, or a part of that.

        More tables than `FUTURES` hardly change a choice, so more effort looks further instead.
        """
        yield
        purses = counted(situation)
        state = table(situation, purses, dice)
        arms = [Arm(action) for action in proposals(self._judge, state)]
        if len(arms) == 1:
            return arms[0].action
        leaf = self._leaf(len(state.players))
        far = budget.effort >= _FAR
        futures = FUTURES * budget.effort / (_COST if far else 1)
        stages = (len(arms) - 1).bit_length()
        for _ in range(stages):
            for _ in range(max(1, round(futures / (stages * len(arms))))):
                state = table(situation, purses, dice)
                for arm in arms:
                    yield
                    if budget.late():  # before any was tried the value function's choice
                        return max(arms, key=lambda arm: arm.mean).action
                    if far:
                        found = yield from far_future(self._judge, leaf, state.copy(), arm.action)
                    else:
                        found = future(self._judge, leaf, state.copy(), arm.action)
                    arm.sum += found
                    arm.tables += 1
            arms.sort(key=lambda arm: -arm.mean)
            arms = arms[: (len(arms) + 1) // 2]
        return arms[0].action


def proposals(judge: Judge, state: State) -> list[Action]:
    """What is worth looking into, the value function's choice first."""
    phase = state.phase
    assert phase.seat is not None
    if may_declare(state, phase.seat):
        return [DECLARE]
    if isinstance(phase, Turn) and not phase.bought:
        return list(varied(sensible(Scene(judge, state, phase.seat)), _PROPOSALS))
    choice = decide(judge, state)
    if isinstance(phase, Auction):
        return list(dict.fromkeys([choice, *bids(Scene(judge, state, phase.seat))]))
    if isinstance(phase, Done) and another(state, phase):
        found = sorted(seconds(Scene(judge, state, phase.seat)), key=lambda one: -one.total)
        others = [one.action for one in found[: _PROPOSALS - 1]] + [END_TURN]
        return list(dict.fromkeys([choice, *others]))
    return [choice]
