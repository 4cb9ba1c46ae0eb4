"""A judge that remembers says what one that has seen nothing yet says."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from tycoon.bots import Situation
from tycoon.games import GAMES
from tycoon.games.raccoon.bots.appraising import sensible
from tycoon.games.raccoon.bots.deciding import decide
from tycoon.games.raccoon.bots.judge import Judge
from tycoon.games.raccoon.bots.leaf import Leaf
from tycoon.games.raccoon.bots.memory import Memory
from tycoon.games.raccoon.bots.scene import Scene
from tycoon.games.raccoon.bots.weights import TRADER
from tycoon.kernel.randomness import Random

from tests.conformance.play import Deal, deals
from tests.everyday import often
from tests.raccoon.table import Table


@given(deal=deals("raccoon", mixed=True), moves=st.integers(5, 300))
@settings(max_examples=often(15), deadline=None)
def test_imagined_tables_are_judged_as_by_somebody_without_a_memory(deal: Deal, moves: int) -> None:
    session = deal.played(most=moves)
    if session.to_act is None:
        return
    judge, leaf = Judge(TRADER), Leaf(len(session.state.players))
    for number in range(4):
        state = Situation(session).imagine(Random(number))
        for _ in range(6):
            if (seat := state.phase.seat) is None:
                break
            if state.phase.name == "turn":
                known = sensible(Scene(judge, state, seat))
                assert known == sensible(Scene(Judge(TRADER), state, seat))
            assert leaf.standings(state) == Leaf(len(state.players)).standings(state)
            action = decide(judge, state)
            assert action == decide(Judge(TRADER), state)
            GAMES["raccoon"].play(state, action)


def test_a_memory_is_of_one_game_and_has_an_end() -> None:
    memory, table, other = Memory[int](), Table(2), Table(3)
    memory.of(table.state)[("any",)] = 1
    assert memory.of(table.state) == {("any",): 1}
    assert memory.of(other.state) == {}
    for number in range(10_000):
        memory.of(table.state)[(number,)] = number
    assert 0 < len(memory.of(table.state)) < 1_000
