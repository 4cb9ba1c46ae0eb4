"""What a search sees at the end of its tables."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tycoon.games.raccoon.bots.leaf import FEATURES, Leaf, features

from tests.bots.raccoon.tables import TRADERS
from tests.conformance.play import Deal, deals
from tests.everyday import often
from tests.raccoon.table import Table


@given(deal=deals("raccoon", mixed=True), moves=st.integers(0, 400))
@settings(max_examples=often(20), deadline=None)
def test_every_feature_has_its_number(deal: Deal, moves: int) -> None:
    state = deal.played(most=moves).state
    if state.phase.seat is None:
        return
    for seat, left in enumerate(TRADERS.turns(state)):
        assert len(features(TRADERS, state, seat, left)) == len(FEATURES)


@pytest.mark.parametrize("players", range(2, 6))
def test_who_has_more_stands_better(players: int) -> None:
    table = Table(players)
    before = Leaf(players).standings(table.state)
    table.towns(1, "river_ridge", "lands_end")
    table.railroads(1, top_dog=2)
    table.money(1, 60)
    after = Leaf(players).standings(table.state)
    assert after[1] > before[1] + 5
    assert after[0] == before[0]
