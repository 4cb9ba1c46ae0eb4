"""Playing an imagined table on, and what the learned leaf says where it stops."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from math import exp
from typing import TypeVar

from tycoon.games import GAMES
from tycoon.games.raccoon.bots.appraising import sensible
from tycoon.games.raccoon.bots.deciding import decide, may_declare
from tycoon.games.raccoon.bots.judge import Judge
from tycoon.games.raccoon.bots.leaf import Leaf
from tycoon.games.raccoon.bots.scene import Appraisal, Scene
from tycoon.games.raccoon.rules.phases import Auction, Turn
from tycoon.games.raccoon.rules.scoring import outcome
from tycoon.games.raccoon.rules.state import State
from tycoon.kernel.actions import Action

_SCALE = 6.0  #: points that make a lead of 73 %
_TURNS = 2  #: that a far future goes on
_WEIGHED = 3  #: actions of a turn that are weighed in a far future

play = GAMES["raccoon"].play
_Result = TypeVar("_Result")
#: Yields before every move that it plays, and returns what it came to.
Slices = Generator[None, None, _Result]


def future(judge: Judge, leaf: Leaf, state: State, action: Action) -> float:
    """The chance of the seat to act to win, if from its next turn on it stands as it then does.

    Changes ``state``.
    """
    seat = state.phase.seat
    assert seat is not None
    play_on(judge, state, action)
    return chance(leaf, state, seat)


def chance(leaf: Leaf, state: State, seat: int) -> float:
    """A seat's chance to win by where everybody stands."""
    if result := outcome(state):
        return (seat in result.winners) / len(result.winners)
    standings = leaf.standings(state)
    mine = standings.pop(seat)
    return 1 / (1 + exp((max(standings) - mine) / _SCALE))


def play_on(judge: Judge, state: State, action: Action) -> None:
    """Do it, then what the value function says, up to the seat's next turn or the game's end."""
    seat, since = state.phase.seat, _begun(state)
    play(state, action)
    while (at := state.phase.seat) is not None:
        if at == seat and _turn_begins(state) and state.round > since:
            return
        play(state, decide(judge, state))


def far_future(judge: Judge, leaf: Leaf, state: State, action: Action) -> Slices[float]:
    """As `future`, a turn further on, and everybody takes their turns with the leaf's advice.

    It takes about four times as long. The value function alone would not do for it: its faults
    add up from turn to turn.
    """
    seat, since, turns = state.phase.seat, _begun(state), 0
    assert seat is not None
    play(state, action)
    while (at := state.phase.seat) is not None:
        if at == seat and _turn_begins(state) and state.round > since:
            since, turns = state.round, turns + 1
            if turns == _TURNS:
                break
        action = yield from _advised(judge, leaf, state)
        play(state, action)
    return chance(leaf, state, seat)


def _begun(state: State) -> int:
    """The round of the turn that the seat to act is in; 0: it is somebody else's turn."""
    phase = state.phase
    return state.round if not isinstance(phase, Auction) or phase.starter == phase.seat else 0


def _turn_begins(state: State) -> bool:
    phase = state.phase
    return isinstance(phase, Turn) and not phase.extra and not phase.bought


def _advised(judge: Judge, leaf: Leaf, state: State) -> Slices[Action]:
    """What `decide` says; of a turn, that one of the best after which the seat stands best."""
    seat = state.phase.seat
    assert seat is not None
    yield
    if not _turn_begins(state) or may_declare(state, seat):
        return decide(judge, state)
    actions = list(varied(sensible(Scene(judge, state, seat)), _WEIGHED))
    chances = []
    for action in actions:
        chances.append((yield from _afterwards(judge, leaf, state.copy(), action)))
    return actions[chances.index(max(chances))]


def _afterwards(judge: Judge, leaf: Leaf, state: State, action: Action) -> Slices[float]:
    """The seat's chance to win, by where it stands when its turn is over. Changes ``state``."""
    seat = state.phase.seat
    assert seat is not None
    play(state, action)
    while state.phase.seat is not None and not _turn_begins(state):
        yield
        play(state, decide(judge, state))
    return chance(leaf, state, seat)


def varied(found: Iterable[Appraisal], most: int) -> Iterator[Action]:
    """The best few actions, not all of them productions."""
    count = productions = 0
    for one in sorted(found, key=lambda one: -one.total):
        productions += one.action.do == "produce"
        if one.action.do == "produce" and productions > most // 2:
            continue
        yield one.action
        count += 1
        if count == most:
            return
