"""The small promises of a session: journal, previews, views of nobody."""

from __future__ import annotations

from random import Random

import pytest
import tycoon
from hypothesis import strategies as st

from tests.conformance.play import Deal, load, new_game, of_any_game, picture, steps

GAMES = pytest.mark.parametrize("game", sorted(tycoon.GAMES))


@GAMES
def test_the_journal_begins_with_the_set_up_and_has_a_step_per_action(game: str) -> None:
    session = Deal(game, 3, "journal", 1).session()
    (first,) = session.journal
    assert (first.seat, first.action, first.agreed_undo) == (None, None, False)
    assert first.events[0].key == "game_started"
    seats = []
    dice = Random(2)
    for _ in range(30):
        seats.append(session.to_act)
        action = session.rules.sample_action(session.state, dice)
        events = session.apply(action)
        assert session.journal[-1].action == action
        assert list(session.journal[-1].events) == events
    assert [step.seat for step in session.journal[1:]] == seats


@GAMES
def test_several_actions_can_be_previewed_in_a_row(game: str) -> None:
    session = Deal(game, 3, "preview", 1).played(most=20)
    twin = load(session.dumps())
    actions = list(steps(twin, Random(5), 4))
    before = picture(session)
    shown = session.preview(*actions)
    assert picture(session) == before
    assert [events for events, _ in shown] == [list(s.events) for s in twin.journal[-4:]]
    assert session.preview() == []


@GAMES
def test_an_impossible_preview_is_refused_and_changes_nothing(game: str) -> None:
    session = Deal(game, 3, "preview", 1).played(most=20)
    before = picture(session)
    possible = next(session.legal_actions())
    with pytest.raises(tycoon.IllegalAction):
        session.preview(possible, tycoon.Action("nonsense"))
    assert picture(session) == before


@GAMES
def test_a_view_says_whose_it_is(game: str) -> None:
    session = Deal(game, 3, "views", 1).played(most=20)
    for seat in (None, 0, 1, 2):
        view = session.view(seat)
        assert (view["game"], view["you"]) == (game, seat)
        assert view["to_act"] == session.to_act
        assert view["phase"] == session.prompt().phase
        assert view["over"] == (session.to_act is None)


@GAMES
def test_an_event_is_seen_by_its_audience(game: str) -> None:
    for step in Deal(game, 3, "events", 1).played().journal:
        for event in step.events:
            shown = [seat for seat in (None, 0, 1, 2) if event.visible_to(seat)]
            assert shown == ([None, 0, 1, 2] if event.audience is None else [event.audience])
            assert event.to_dict()["audience"] == event.audience


@GAMES
def test_what_a_session_tells_about_itself(game: str) -> None:
    session = new_game(game, 2, {"start_seat": 1}, "told")
    assert (session.game, session.seed, session.options["start_seat"]) == (game, "told", 1)
    assert [seat.name for seat in session.seats] == ["Ann", "Bea"]
    assert session.rules is tycoon.GAMES[game]
    assert session.outcome is None


@of_any_game(10)
def test_a_save_file_stays_under_100_kb(deal: Deal, data: st.DataObject) -> None:
    assert len(deal.played().dumps().encode()) < 100_000
