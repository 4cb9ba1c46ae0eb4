"""Games that could not be stored are not given up unasked, and tried again (ST-02, ST-05)."""

from __future__ import annotations

import pytest
import tycoon
from tycoon_web.storage import FIRST, generations

from tests.page.desk import Page, choose_token, new_page
from tests.page.test_slots import home, slots


@pytest.mark.ux("ST-02")
def test_a_game_that_is_nowhere_else_is_not_given_up_unasked() -> None:
    page = Page()
    page.port.refuse = "full"
    page.press(do="new-game")
    page.press(do="start-game")
    old = page.session
    home(page)
    assert "only in this window" in page.text()
    page.press(do="new-game")
    page.press(do="start-game")
    assert page.session is old
    page.press(do="yes")
    assert page.session is not old


def unstored() -> Page:
    """A stored game, and one at the table that found no room."""
    page = new_page()
    page.port.refuse = "full"
    page.press(do="open-menu")
    page.press(do="new-game")
    page.press(do="start-game")
    return page


@pytest.mark.ux("ST-02")
def test_back_does_not_take_away_a_game_that_is_nowhere_else_unasked() -> None:
    page = unstored()
    game, here = page.session, f"table/{page.app.slot}"
    page.port.place = f"table/{FIRST}"
    page.answer("moved")
    assert "only in this window" in page.text()
    page.press(do="no")
    assert page.session is game
    assert page.port.place == here, "the address is that of the game in sight"
    page.port.place = f"table/{FIRST}"
    page.answer("moved")
    page.press(do="yes")
    assert page.app.slot == FIRST
    assert page.port.place == f"table/{FIRST}"


@pytest.mark.ux("ST-02")
def test_a_game_that_comes_in_the_place_of_another_takes_no_unstored_one_with_it() -> None:
    page = unstored()
    game = page.session
    stored = page.app.shelf.slot(FIRST)
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
    page.press(do="open-game")
    page.press(do="delete")
    page.press(do="undelete")
    assert "no room left" in page.text()
    page.port.refuse = None
    page.press(do="undelete")
    page.press(do="continue")
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
    page.answer("stored", key=generations(FIRST)[0])
    page.answer("hidden")
    assert slots(page) == []
