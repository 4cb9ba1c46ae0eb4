"""How far the search looks."""

from __future__ import annotations

from collections.abc import Generator
from random import Random

import pytest
import tycoon
from tycoon.games import GAMES
from tycoon.games.raccoon.bots.deciding import decide
from tycoon.games.raccoon.bots.futures import far_future, play_on
from tycoon.games.raccoon.bots.leaf import Leaf
from tycoon.games.raccoon.bots.training.selfplay import deal

from tests.bots.raccoon.tables import TRADERS, bot, choice
from tests.bots.raccoon.test_honesty import shuffled


def drained(thinking: Generator[None, None, float]) -> tuple[int, float]:
    """How often it yields, and what it returns."""
    slices = 0
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return slices, done.value
        slices += 1


@pytest.mark.parametrize("players", [2, 5])
def test_a_far_future_ends_a_turn_later(players: int) -> None:
    state = deal(players, "en-2018", "far")
    for _ in range(12 * players):
        GAMES["raccoon"].play(state, decide(TRADERS, state))
    while state.phase.name != "turn":
        GAMES["raccoon"].play(state, decide(TRADERS, state))
    action, near, far = decide(TRADERS, state), state.copy(), state.copy()
    play_on(TRADERS, near, action)
    slices, chance = drained(far_future(TRADERS, Leaf(players), far, action))
    assert (near.phase.seat, near.round) == (state.phase.seat, state.round + 1)
    assert (far.phase.seat, far.round) == (state.phase.seat, state.round + 2)
    assert slices >= 2 * players, "the others' turns and the own one are moves at least"
    assert 0 < chance < 1


def test_what_is_hidden_has_no_part_in_looking_far() -> None:
    session, tycoon_bot = tycoon.new_game("raccoon", ["Ann", "Bea"], {}, "far"), bot("tycoon")
    for _ in range(5):
        here = choice(session, tycoon_bot, 2)
        with shuffled(session, Random(1)):
            assert choice(session, tycoon_bot, 2) == here
        session.apply(here)
