"""Undo, redo, journal and save file, for every game."""

from __future__ import annotations

import json
from random import Random

import pytest
import tycoon
from hypothesis import strategies as st

from tests.conformance.play import (
    Deal,
    fields_of,
    load,
    new_game,
    of_any_game,
    picture,
    steps,
    story,
)

GAMES = pytest.mark.parametrize("game", sorted(tycoon.GAMES))


@of_any_game(25)
def test_a_saved_game_goes_on_where_it_stopped(deal: Deal, data: st.DataObject) -> None:
    session = deal.played(most=data.draw(st.integers(0, 500)))
    text = session.dumps()
    loaded = load(text)
    assert picture(loaded) == picture(session)
    assert story(loaded) == story(session)
    assert loaded.dumps() == text
    assert (loaded.options, loaded.seats, loaded.seed) == (
        session.options, session.seats, session.seed,
    )  # fmt: skip
    assert not loaded.from_checkpoint
    for one, other in zip(steps(session, Random(9), 40), steps(loaded, Random(9), 40), strict=True):
        assert one == other
    assert picture(loaded) == picture(session)


@of_any_game(25, mixed=False)
def test_a_saved_game_can_still_be_undone(deal: Deal, data: st.DataObject) -> None:
    session = deal.played(most=data.draw(st.integers(1, 120)))
    loaded = load(session.dumps())
    assert loaded.can_undo == session.can_undo
    while session.can_undo_agreed:
        assert loaded.can_undo == session.can_undo
        session.undo(agreed=True)
        loaded.undo(agreed=True)
        assert loaded.state.to_dict() == session.state.to_dict()
    assert not loaded.can_undo_agreed


@of_any_game(12)
def test_undo_to_the_start_and_redo_to_the_end(deal: Deal, data: st.DataObject) -> None:
    start = picture(deal.session())
    states = [deal.session().state.to_dict()]
    session = deal.played(lambda s: states.append(s.state.to_dict()))
    end = picture(session)
    for expected in reversed(states[:-1]):
        session.undo(agreed=True)
        assert session.state.to_dict() == expected
    assert not session.can_undo_agreed
    assert picture(session) == start
    for expected in states[1:]:
        assert session.can_redo
        session.redo()
        assert session.state.to_dict() == expected
    assert not session.can_redo
    assert picture(session) == end


@of_any_game(25)
def test_undo_is_free_only_until_a_revelation_or_the_next_seat(
    deal: Deal, data: st.DataObject
) -> None:
    session, dice = deal.session(), Random(deal.moves)
    free = 0
    while session.to_act is not None:
        seat = session.to_act
        events = session.apply(session.rules.sample_action(session.state, dice))
        barrier = session.to_act != seat or any(event.reveals for event in events)
        free = 0 if barrier else free + 1
        assert session.can_undo == (free > 0)
        if free and dice.random() < 0.2:
            for _ in range(free):
                session.undo()
            assert not session.can_undo
            for _ in range(free):
                session.redo()


@of_any_game(25)
def test_whatever_reveals_a_secret_says_so(deal: Deal, data: st.DataObject) -> None:
    """What only one seat may know comes to light by an event that stops free undo.

    A private event may also just repeat the seat's own action: that brings nothing to light.
    """
    session, dice = deal.session(), Random(deal.moves)
    while session.to_act is not None:
        action = session.rules.sample_action(session.state, dice)
        events = session.apply(action)
        private = [event.params for event in events if event.audience is not None]
        if any({**params, **fields_of(action)} != params for params in private):
            assert not session.can_undo


@of_any_game(20, mixed=False)
def test_a_free_undo_leaves_no_trace_an_agreed_one_stays_in_the_journal(
    deal: Deal, data: st.DataObject
) -> None:
    session, dice = deal.session(), Random(deal.moves)
    for _ in range(60):
        before, journal = picture(session), session.journal
        session.apply(session.rules.sample_action(session.state, dice))
        if session.can_undo:
            session.undo()
            assert session.journal == journal
        else:
            with pytest.raises(tycoon.IllegalAction) as refused:
                session.undo()
            assert refused.value.code == "undo_needs_agreement"
            session.undo(agreed=True)
            assert session.journal[-1].agreed_undo
            assert [event.key for event in session.journal[-1].events] == ["undone"]
            assert len(session.journal) == len(journal) + 2
        assert picture(session) == before
        session.redo()
        if session.to_act is None:
            return


@of_any_game(20, mixed=False)
def test_saves_with_agreed_undos_load_to_the_same_game(deal: Deal, data: st.DataObject) -> None:
    session, dice = deal.session(), Random(deal.moves)
    for _ in range(120):
        if session.to_act is None:
            break
        session.apply(session.rules.sample_action(session.state, dice))
        for _ in range(dice.choice([0, 0, 0, 1, 3])):
            if session.can_undo_agreed:
                session.undo(agreed=True)
        if session.can_redo and dice.random() < 0.3:
            session.redo()
    loaded = load(session.dumps())
    assert picture(loaded) == picture(session)
    assert story(loaded) == story(session)
    assert loaded.can_undo == session.can_undo


@GAMES
def test_nothing_to_undo_or_redo_at_the_start(game: str) -> None:
    session = new_game(game, 2)
    assert [session.can_undo, session.can_undo_agreed, session.can_redo] == [False] * 3
    with pytest.raises(tycoon.IllegalAction) as refused:
        session.undo()
    assert refused.value.code == "nothing_to_undo"
    with pytest.raises(tycoon.IllegalAction) as refused:
        session.redo()
    assert refused.value.code == "nothing_to_redo"


@GAMES
def test_a_new_action_ends_redoing(game: str) -> None:
    session = new_game(game, 2, seed="redo")
    first, *others = session.legal_actions()
    session.apply(first)
    session.undo(agreed=True)
    assert session.can_redo
    with pytest.raises(tycoon.IllegalAction):
        session.apply(tycoon.Action("nonsense"))
    assert session.can_redo, "a refused action ends nothing"
    session.apply(others[0])
    assert not session.can_redo


@GAMES
def test_the_journal_does_not_change_when_the_callers_data_does(game: str) -> None:
    """Who made an action from JSON data may go on using its lists and dicts."""
    deal = Deal(game, 3, "mutable", 3)
    session, dice = deal.session(), Random(3)
    for _ in range(100):
        if session.to_act is None:
            break
        data = session.rules.sample_action(session.state, dice).to_dict()
        action = tycoon.Action.from_dict(data)
        session.apply(action)
        for value in [*data.values(), *action.to_dict().values()]:
            if isinstance(value, list | dict):
                value.clear()
    assert picture(load(session.dumps())) == picture(session)


@GAMES
def test_handing_out_the_state_as_a_dict_hands_out_a_copy(game: str) -> None:
    session = Deal(game, 3, "copy", 3).played(most=30)
    before = picture(session)
    for value in session.state.to_dict().values():
        if isinstance(value, list | dict):
            value.clear()
    for seat in (None, 0):
        for value in session.view(seat).values():
            if isinstance(value, list | dict):
                value.clear()
    assert picture(session) == before


@of_any_game(20)
def test_a_state_survives_its_own_dict(deal: Deal, data: st.DataObject) -> None:
    session = deal.played(most=data.draw(st.integers(0, 400)))
    plain = json.loads(json.dumps(session.state.to_dict()))
    rules, players = session.rules, len(session.seats)
    state = rules.state_from_dict(plain, session.options, players, session.lexicon)
    assert state.to_dict() == session.state.to_dict()
    session.rules.audit(state)
    twin = state.copy()
    assert twin.to_dict() == state.to_dict()


@of_any_game(10)
def test_a_copied_state_lives_its_own_life(deal: Deal, data: st.DataObject) -> None:
    session = deal.played(most=data.draw(st.integers(0, 200)))
    before, twin, dice = picture(session), session.state.copy(), Random(4)
    while twin.phase.seat is not None:
        session.rules.apply(twin, session.rules.sample_action(twin, dice))
    assert picture(session) == before
