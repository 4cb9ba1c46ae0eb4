"""Positions of games that bots play against themselves, with how those games ended."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from tycoon.games import GAMES
from tycoon.games.raccoon.bots.appraising import sensible
from tycoon.games.raccoon.bots.deciding import decide
from tycoon.games.raccoon.bots.judge import Judge
from tycoon.games.raccoon.bots.leaf import row
from tycoon.games.raccoon.bots.scene import Scene
from tycoon.games.raccoon.rules.options import PRESETS
from tycoon.games.raccoon.rules.phases import Turn
from tycoon.games.raccoon.rules.state import State
from tycoon.kernel.actions import Action
from tycoon.kernel.randomness import Random

_RULES = GAMES["raccoon"]
_STRAY = 8  #: one turn in so many is played otherwise than best, so that more is seen
_LOOK = 3  #: one turn in so many is learned from
Choose = Callable[[State], Action]


class Sample(NamedTuple):
    """A turn of a game: what every seat had, by `tycoon.games.raccoon.bots.leaf.row`."""

    rows: list[list[float]]
    totals: list[int]
    """Points at the end, by seat."""


def deal(players: int, edition: str, seed: str) -> State:
    """A game's first state."""
    options = _RULES.resolve_options({"edition": edition}, players)
    state: State = _RULES.setup(options, players, seed)[0]
    return state


def totals(state: State) -> list[int]:
    """Points of a game that is over."""
    outcome = _RULES.outcome(state)
    assert outcome is not None
    return [score["total"] for score in outcome.scores]


def played(state: State, choices: Sequence[Choose]) -> State:
    """The game to its end, by one choice per seat."""
    while state.phase.seat is not None:
        _RULES.play(state, choices[state.phase.seat](state))
    return state


def samples(judge: Judge, players: int, games: Iterable[int], seed: str) -> Iterator[Sample]:
    """Of these games, by number, that the value function plays against itself."""
    for number in games:
        dice = Random.from_text(f"{seed} {players} {number}")
        edition = tuple(PRESETS)[number % len(PRESETS)]
        state = deal(players, edition, f"{seed} {players} {number}")
        seen = []
        while state.phase.seat is not None:
            own = type(state.phase) is Turn and not state.phase.extra and not state.phase.bought
            if own and not dice.randrange(_LOOK):
                seen.append([row(judge, state, seat) for seat in range(players)])
            _RULES.play(state, _stray(judge, state, dice) if own else decide(judge, state))
        ended = totals(state)
        yield from (Sample(rows, ended) for rows in seen)


def _stray(judge: Judge, state: State, dice: Random) -> Action:
    """The best action of the turn, now and then one of the next best."""
    if dice.randrange(_STRAY) or state.phase.seat is None:
        return decide(judge, state)
    found = sensible(Scene(judge, state, state.phase.seat))
    found.sort(key=lambda one: -one.total)
    return found[dice.randrange(min(5, len(found)))].action
