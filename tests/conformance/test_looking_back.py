"""A game as it stood after each of its actions, for every game."""

from __future__ import annotations

from random import Random

import pytest
import tycoon
from hypothesis import strategies as st

from tests.conformance.play import Deal, load, new_game, of_any_game, picture, steps, story
from tests.everyday import in_turn

GAMES = pytest.mark.parametrize("game", sorted(tycoon.GAMES))


@of_any_game(15)
def test_every_moment_is_as_it_was(deal: Deal, data: st.DataObject) -> None:
    lived, outcomes = [deal.session().state.to_dict()], [deal.session().outcome]

    def watch(session: tycoon.Session) -> None:
        lived.append(session.state.to_dict())
        outcomes.append(session.outcome)

    session = deal.played(watch)
    text = session.dumps()
    moments = [session.at(index) for index in range(len(session.standing))]
    assert [past.state.to_dict() for past in moments] == lived
    assert [past.outcome for past in moments] == outcomes
    assert all(past.standing == session.standing[: i + 1] for i, past in enumerate(moments))
    assert picture(moments[-1]) == picture(session)
    assert session.dumps() == text == moments[-1].dumps()


@of_any_game(15, mixed=False)
def test_what_the_table_took_back_is_left_out(deal: Deal, data: st.DataObject) -> None:
    session, dice = deal.session(), Random(deal.moves)
    lived = [session.state.to_dict()]
    while session.to_act is not None:
        session.apply(session.rules.sample_action(session.state, dice))
        lived.append(session.state.to_dict())
        for _ in range(dice.choice([0, 0, 0, 0, 1, 2])):
            if session.can_undo_agreed:
                session.undo(agreed=True)
                lived.pop()
    assert any(step.agreed_undo for step in session.journal)
    assert not any(step.agreed_undo for step in session.standing)
    moments = [session.at(index).state.to_dict() for index in range(len(session.standing))]
    assert moments == lived


@of_any_game(15)
def test_the_past_can_be_played_on_and_the_game_stays(deal: Deal, data: st.DataObject) -> None:
    session = deal.played(most=data.draw(st.integers(1, 200)))
    index = data.draw(st.integers(0, len(session.standing) - 1))
    before, told = picture(session), story(session)
    past = session.at(index)
    assert picture(load(past.dumps())) == picture(past)
    for _ in range(2):  # on from there, and back over it to the start
        list(steps(past, Random(5), 30))
        while past.can_undo_agreed:
            past.undo(agreed=True)
    assert (picture(session), story(session)) == (before, told)
    assert picture(session.at(index)) == picture(load(session.at(index).dumps()))


@GAMES
def test_nothing_is_redone_in_the_past(game: str) -> None:
    session = Deal(game, 2, "past", 2).played(most=20)
    session.undo(agreed=True)
    assert session.can_redo
    assert not session.at(5).can_redo
    assert session.can_redo


@GAMES
@pytest.mark.parametrize("index", [-1, 1])
def test_there_is_no_moment_before_the_start_or_after_the_end(game: str, index: int) -> None:
    session = new_game(game, 2)
    with pytest.raises(IndexError):
        session.at(index)


@of_any_game(5)
def test_points_so_far_change_nothing_and_in_the_end_are_the_result(
    deal: Deal, data: st.DataObject
) -> None:
    session = deal.played()
    for index in in_turn(range(0, len(session.standing), 7), 0, 3):
        past = session.at(index)
        before, acting = past.state.to_dict(), past.to_act
        assert all(score["total"] >= 0 for score in past.scores)
        assert (past.state.to_dict(), past.to_act) == (before, acting)
        ended = load(past.dumps())
        if ended.to_act is not None:
            ended.finish()
        assert ended.outcome
        assert ended.outcome.scores == past.scores
    assert session.outcome
    assert session.scores == session.outcome.scores
