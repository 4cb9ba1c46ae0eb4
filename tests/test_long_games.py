"""However long a table plays, what is stored is opened again."""

from __future__ import annotations

from random import Random

import pytest
import tycoon
from long_games import long_game

from tests.conformance.play import Deal, load

GAMES = pytest.mark.parametrize("game", sorted(tycoon.GAMES))


@GAMES
@pytest.mark.parametrize("actions", [6_000, 30_000])
def test_a_long_game_is_stored_opened_taken_back_and_looked_back_at(
    game: str, actions: int
) -> None:
    session = long_game(game, actions)
    text = session.dumps()
    again = tycoon.load_game(text, patience=60)
    assert again.dumps() == text
    assert again.state.to_dict() == session.state.to_dict()
    middle = again.at(actions // 2)
    assert load(middle.dumps()).state.to_dict() == middle.state.to_dict()
    again.undo(agreed=True)
    assert again.dumps() != text
    again.apply(next(again.legal_actions()))
    assert load(again.dumps()).state.to_dict() == again.state.to_dict()


@GAMES
def test_what_is_written_bit_by_bit_is_what_is_written_at_once(game: str) -> None:
    session, dice = Deal(game, 3, "bit by bit", 4).session(), Random(4)
    for _ in range(120):
        if session.to_act is None or (session.can_undo and dice.random() < 0.3):
            session.undo(agreed=not session.can_undo)
        else:
            session.apply(session.rules.sample_action(session.state, dice))
        text = session.dumps()
        assert load(text).dumps() == text
        if dice.random() < 0.1:
            past = session.at(len(session.standing) - 1)
            assert load(past.dumps()).dumps() == past.dumps()
