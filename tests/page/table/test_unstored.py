"""Games that could not be stored are not given up unasked, and tried again (ST-02, ST-05)."""

from __future__ import annotations

import pytest
import tycoon
from tycoon_web.device.records import Label
from tycoon_web.device.save_store import MOST, generations

from tests.page.desk import Page, choose_token, new_page, page_with
from tests.page.games import over, played
from tests.page.home.test_slots import home, slots


@pytest.mark.ux("ST-02")
def test_a_game_that_is_nowhere_else_is_not_given_up_unasked() -> None:
    page = Page()
    page.port.refuse = "full"
    page.do("new-game", "start-game")
    old = page.session
    home(page)
    assert "only in this window" in page.text()
    page.do("new-game", "start-game")
    assert page.session is old
    page.press(do="yes")
    assert page.session is not old


def unstored() -> Page:
    """A stored game, and one at the table that found no room."""
    page = new_page()
    page.port.refuse = "full"
    page.do("open-menu", "new-game", "start-game")
    return page


@pytest.mark.ux("ST-02")
def test_back_does_not_take_away_a_game_that_is_nowhere_else_unasked() -> None:
    page = unstored()
    game, here, other = page.session, f"table/{page.app.autosave.slot}", slots(page)[0]
    page.port.place = f"table/{other}"
    page.answer("moved")
    assert "only in this window" in page.text()
    page.press(do="no")
    assert page.session is game
    assert page.port.place == here, "the address is that of the game in sight"
    page.port.place = f"table/{other}"
    page.answer("moved")
    page.press(do="yes")
    assert page.app.autosave.slot == other
    assert page.port.place == f"table/{other}"


@pytest.mark.ux("ST-02")
def test_a_game_that_comes_in_the_place_of_another_takes_no_unstored_one_with_it() -> None:
    page = unstored()
    game = page.session
    stored = page.app.home.save_store.slot(slots(page)[0])
    assert stored
    assert stored.newest
    further = tycoon.load_game(stored.newest.text)
    further.apply(next(further.legal_actions()))
    page.answer("received", text=further.dumps())
    page.press(id="take-theirs")
    assert "only in this window" in page.text()
    page.press(do="no")
    assert page.session is game


@pytest.mark.ux("ST-02")
def test_deleting_a_game_that_was_not_stored_can_be_undone_as_well() -> None:
    page = new_page()
    page.port.refuse = "full"
    choose_token(page)
    text = page.session.dumps()
    home(page)
    page.do("open-game", "delete", "undelete")
    assert "no room left" in page.text()
    page.port.refuse = None
    page.do("undelete", "continue")
    assert page.session.dumps() == text


@pytest.mark.ux("ST-05")
@pytest.mark.parametrize("leaving", ["hidden", "home"])
def test_what_was_not_stored_is_tried_again_when_the_table_is_left(leaving: str) -> None:
    page = new_page()
    page.port.refuse = "full"
    choose_token(page)
    page.port.refuse = None
    page.answer("hidden") if leaving == "hidden" else home(page)
    again = Page(page.port.store, "table")
    assert again.session.dumps() == page.session.dumps()
    assert page.app.ui.notice is None


@pytest.mark.ux("ST-05")
def test_leaving_writes_nothing_when_all_is_stored_and_brings_no_deleted_game_back() -> None:
    page = new_page()
    choose_token(page)
    store = dict(page.port.store)
    page.answer("hidden")
    assert page.port.store == store
    other = Page(page.port.store)
    other.press(do="open-game")
    other.press(do="delete")
    page.answer("stored", key=generations(page.app.autosave.slot)[0])
    page.answer("hidden")
    assert slots(page) == []


def ended() -> Page:
    """A game whose end could not be stored."""
    game = played(2, over)
    last = game.journal[-1].action
    assert last
    game.undo(agreed=True)
    page = page_with(game)
    page.port.refuse = "full"
    page.app.table.act([last])
    page.app.render()
    page.press(do="count-skip")
    assert page.session.to_act is None
    assert page.app.autosave.unsaved
    return page


@pytest.mark.ux("ST-02")
@pytest.mark.parametrize("way", ["play-again", "new-game", "update"])
def test_a_finished_game_that_was_never_stored_is_not_given_up_unasked(way: str) -> None:
    page = ended()
    game = page.session
    if way == "play-again":
        page.press(do="play-again")
    elif way == "new-game":
        home(page)
        page.do("new-game", "start-game")
    else:
        page.answer("app", offline="ready", done=0, total=0, install="", update="waiting")
        page.press(id="update-now")
    assert "only in this window" in page.text()
    assert page.session is game
    assert page.port.orders == []
    page.press(do="yes")
    assert page.session is not game or page.port.orders == ["apply"]


@pytest.mark.ux("ST-05")
def test_where_there_is_room_again_nothing_is_asked_before_a_game_is_left() -> None:
    page = ended()
    game = page.session
    page.port.refuse = None
    page.press(do="play-again")
    assert page.session is not game
    assert len(slots(page)) == 2


@pytest.mark.ux("ST-02")
def test_the_browser_asks_before_the_window_is_closed_only_while_something_is_not_stored() -> None:
    page = new_page()
    assert not page.port.guarded
    page.port.refuse = "full"
    choose_token(page)
    assert page.port.guarded
    home(page)
    assert page.port.guarded
    page.port.refuse = None
    page.answer("hidden")
    page.app.render()
    assert not page.port.guarded


@pytest.mark.ux("ST-02")
def test_a_game_that_is_not_stored_is_named_and_doubled_as_it_is() -> None:
    page = new_page()
    page.port.refuse = "full"
    choose_token(page)
    home(page)
    page.press(do="open-game")
    page.rename("Friday")
    assert "Friday" in page.text()
    page.press(do="duplicate")
    assert "was not stored" in page.text()
    assert "There is a second one" not in page.text()
    page.port.refuse = None
    page.do("open-game", "duplicate")
    page.answer("hidden")
    again = Page(page.port.store)
    assert "Friday" in again.text()
    assert set(again.app.home.texts().values()) == {page.session.dumps()}
    assert len(slots(page)) == 2


def test_no_more_running_games_come_back_than_there_is_place_for() -> None:
    page = new_page()
    running = page.session
    home(page)
    page.do("open-game", "delete")
    for number in range(MOST):
        page.app.home.save_store.save(f"game-{number}", running.dumps(), Label().of(running))
    page.press(do="undelete")
    assert "20 running games" in page.text()
    assert len(slots(page)) == MOST
    assert page.find(do="undelete")


def test_what_was_said_of_one_game_is_not_said_of_the_next() -> None:
    page = unstored()
    assert page.app.ui.notice == "storage.full"
    other = slots(page)[0]
    home(page)
    page.press(do="continue", slot=other)
    page.press(do="yes")
    assert page.app.autosave.slot == other
    assert page.app.ui.notice is None
