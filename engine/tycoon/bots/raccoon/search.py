"""The search: imagined tables are played on to the seat's next turn, a learned leaf judges."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from math import exp

from tycoon.bots.bot import Bot, Situation, Thinking, never
from tycoon.bots.raccoon.appraising import END_TURN, sensible
from tycoon.bots.raccoon.deciding import DECLARE, decide, may_declare, second_allowed, seconds
from tycoon.bots.raccoon.judge import Judge
from tycoon.bots.raccoon.leaf import Leaf
from tycoon.bots.raccoon.purses import counted, table
from tycoon.bots.raccoon.scene import Appraisal, Scene
from tycoon.bots.raccoon.stakes import bids
from tycoon.bots.raccoon.weights import Weights
from tycoon.games import GAMES
from tycoon.kernel.actions import Action
from tycoon.kernel.rules import Dice
from tycoon.raccoon.phases import Auction, Done, Turn
from tycoon.raccoon.scoring import outcome
from tycoon.raccoon.state import State

FUTURES = 36  #: played out per decision with an effort of 1, of all proposals together
_PROPOSALS = 5
_SCALE = 6.0  #: points that make a lead of 73 %

play = GAMES["raccoon"].play


class Arm:
    """A proposal, and how it did on the tables so far."""

    __slots__ = ("action", "sum", "tables")

    def __init__(self, action: Action) -> None:
        self.action, self.sum, self.tables = action, 0.0, 0

    @property
    def mean(self) -> float:
        """The chance to win after it."""
        return self.sum / self.tables if self.tables else 0.0


class Thinker(Bot):
    """The value function proposes, imagined tables decide."""

    def __init__(self, weights: Weights) -> None:
        self._judge = Judge(weights)
        self._leaf = cache(Leaf)

    def think(
        self,
        situation: Situation,
        dice: Dice,
        effort: float = 1.0,
        late: Callable[[], bool] = never,
    ) -> Thinking:
        """See `Bot.think`; a slice is one proposal on one table."""
        yield
        purses = counted(situation)
        state = table(situation, purses, dice)
        arms = [Arm(action) for action in proposals(self._judge, state)]
        if len(arms) == 1:
            return arms[0].action
        leaf = self._leaf(len(state.players))
        stages = (len(arms) - 1).bit_length()
        for _ in range(stages):
            for _ in range(max(1, round(FUTURES * effort / (stages * len(arms))))):
                state = table(situation, purses, dice)
                for arm in arms:
                    yield
                    if late():
                        return _best(arms).action
                    arm.sum += future(self._judge, leaf, state.copy(), arm.action)
                    arm.tables += 1
            arms.sort(key=lambda arm: -arm.mean)
            arms = arms[: (len(arms) + 1) // 2]
        return arms[0].action


def _best(arms: list[Arm]) -> Arm:
    """The best so far; the first, which the value function likes best, before any was tried."""
    return max(arms, key=lambda arm: arm.mean)


def proposals(judge: Judge, state: State) -> list[Action]:
    """What is worth looking into, the value function's choice first."""
    phase = state.phase
    assert phase.seat is not None
    if may_declare(state, phase.seat):
        return [DECLARE]
    if isinstance(phase, Turn) and not phase.bought:
        return list(_varied(sensible(Scene(judge, state, phase.seat))))
    choice = decide(judge, state)
    if isinstance(phase, Auction):
        return list(dict.fromkeys([choice, *bids(Scene(judge, state, phase.seat))]))
    if isinstance(phase, Done) and second_allowed(state, phase):
        found = sorted(seconds(Scene(judge, state, phase.seat)), key=lambda one: -one.total)
        others = [one.action for one in found[: _PROPOSALS - 1]] + [END_TURN]
        return list(dict.fromkeys([choice, *others]))
    return [choice]


def _varied(found: list[Appraisal]) -> Iterator[Action]:
    """The best few, not all of them productions."""
    found.sort(key=lambda one: -one.total)
    count = productions = 0
    for one in found:
        productions += one.action.do == "produce"
        if one.action.do == "produce" and productions > _PROPOSALS // 2:
            continue
        yield one.action
        count += 1
        if count == _PROPOSALS:
            return


def future(judge: Judge, leaf: Leaf, state: State, action: Action) -> float:
    """The chance of the seat to act to win, if from its next turn on it stands as it then does.

    Changes ``state``.
    """
    seat = state.phase.seat
    assert seat is not None
    play_on(judge, state, action)
    if result := outcome(state):
        return (seat in result.winners) / len(result.winners)
    standings = leaf.standings(state)
    mine = standings.pop(seat)
    return 1 / (1 + exp((max(standings) - mine) / _SCALE))


def play_on(judge: Judge, state: State, action: Action) -> None:
    """Do it, then what the value function says, up to the seat's next turn or the game's end."""
    seat = state.phase.seat
    now = state.phase.starter if isinstance(state.phase, Auction) else seat
    since = state.round if now == seat else 0
    play(state, action)
    while (at := state.phase.seat) is not None:
        phase = state.phase
        if at == seat and type(phase) is Turn and state.round > since and not phase.extra:
            return
        play(state, decide(judge, state))
