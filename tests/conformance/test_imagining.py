"""What a search needs of every game: playing on without checks, and states that may be."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
import tycoon
from hypothesis import strategies as st

from tests.conformance.play import Deal, of_any_game
from tests.forging import forged, is_let_in

GAMES = pytest.mark.parametrize("game", sorted(tycoon.GAMES))


def text(data: Any) -> str:
    return json.dumps(data, sort_keys=True)


@of_any_game(12)
def test_playing_does_what_applying_does(deal: Deal, data: st.DataObject) -> None:
    """`play` and `apply` differ in what they check and tell, not in what they do."""
    session, dice = deal.session(), Random(deal.moves)
    rules, played = session.rules, session.state.copy()
    for _ in range(150):
        moves = rules.moves(played)
        assert moves == list(session.legal_actions())
        if not moves:
            return
        action = dice.choice(moves)
        rules.play(played, action)
        session.apply(tycoon.Action.from_dict(action.to_dict()))
        assert played.to_dict() == session.state.to_dict()


@of_any_game(12)
def test_a_seat_sees_no_difference_between_the_imagined_and_the_real(
    deal: Deal, data: st.DataObject
) -> None:
    session = deal.played(most=data.draw(st.integers(0, 300)))
    rules, real = session.rules, session.state
    before = text(real.to_dict())
    for seat in range(deal.players):
        imagined = rules.imagine(real, seat, Random(deal.moves))
        rules.audit(imagined)
        assert text(rules.view(imagined, seat)) == text(rules.view(real, seat))
        if session.to_act == seat:
            assert rules.prompt(imagined) == rules.prompt(real)
            assert rules.moves(imagined) == rules.moves(real)
    assert text(real.to_dict()) == before


@of_any_game(12)
def test_nothing_hidden_has_a_part_in_what_is_imagined(deal: Deal, data: st.DataObject) -> None:
    """Two states that a seat cannot tell apart give the same imagined one for the same dice."""
    session = deal.played(most=data.draw(st.integers(0, 300)))
    rules = session.rules
    for seat in range(deal.players):
        other = rules.imagine(session.state, seat, Random(1))
        one = rules.imagine(session.state, seat, Random(2))
        assert text(rules.imagine(other, seat, Random(2)).to_dict()) == text(one.to_dict())


@of_any_game(20)
def test_only_what_a_view_shows_has_a_part_in_what_is_imagined(
    deal: Deal, data: st.DataObject
) -> None:
    """Anything in a state may be different: if a seat sees no difference, it imagines the same."""
    session, dice = deal.played(most=data.draw(st.integers(0, 300))), Random(deal.moves)
    if session.to_act is not None and data.draw(st.booleans()):
        session.finish()
    rules, real, seat = session.rules, session.state, dice.randrange(deal.players)
    shown, imagined = text(rules.view(real, seat)), rules.imagine(real, seat, Random(1)).to_dict()
    for _ in range(100):
        other = is_let_in(session, forged(real.to_dict(), dice))
        if other and text(rules.view(other, seat)) == shown:
            assert text(rules.imagine(other, seat, Random(1)).to_dict()) == text(imagined)


@GAMES
def test_other_dice_imagine_other_states(game: str) -> None:
    session = tycoon.new_game(game, ("Ann", "Bea", "Cy"), seed="dice")
    for _ in range(12):
        session.apply(session.rules.sample_action(session.state, Random(3)))
    states = {
        text(session.rules.imagine(session.state, 0, Random(number)).to_dict())
        for number in range(20)
    }
    assert len(states) == 20


@of_any_game(8)
def test_imagined_games_play_to_their_end(deal: Deal, data: st.DataObject) -> None:
    session, dice = deal.played(most=data.draw(st.integers(0, 300))), Random(deal.moves)
    seat = data.draw(st.sampled_from(range(len(session.seats))))
    rules, state = session.rules, session.rules.imagine(session.state, seat, dice)
    for _ in range(5000):
        if state.phase.seat is None:
            break
        rules.play(state, rules.sample_action(state, dice))
    rules.audit(state)
    assert rules.outcome(state) is not None
