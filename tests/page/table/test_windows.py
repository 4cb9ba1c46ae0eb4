"""One game in two windows: whatever either of them does, nobody's actions are lost (ST-12)."""

from __future__ import annotations

from random import Random

import pytest
import tycoon
from tycoon_web.device.save_store import generations

from tests.page.desk import Page, choose_token, new_page, page_with, take_theirs
from tests.page.exchange.test_sharing import on
from tests.page.games import plain_turn, played
from tests.page.home.test_slots import home, slots


def hear(page: Page) -> None:
    """The browser tells that another window has written where this one's game is."""
    for key in generations(page.app.autosave.slot):
        page.answer("stored", key=key)


def texts(page: Page) -> list[str]:
    """What a new window finds."""
    slots = Page(dict(page.port.store)).app.home.found.slots
    return [slot.newest.text for slot in slots if slot.newest]


def unstored() -> Page:
    """Ann has begun a game whose last two actions found no room."""
    page = new_page()
    page.port.refuse = "full"
    choose_token(page)
    choose_token(page)
    return page


# --- deleting ----------------------------------------------------------------------------------


def test_undoing_a_delete_leaves_the_game_that_was_begun_meanwhile() -> None:
    page = new_page()
    choose_token(page)
    old = page.session.dumps()
    home(page)
    page.do("open-game", "delete", "new-game", "start-game")
    choose_token(page)
    new = page.session.dumps()
    home(page)
    page.press(do="undelete")
    assert sorted(texts(page)) == sorted([old, new])


def test_undoing_a_delete_leaves_what_another_window_has_played_since() -> None:
    page = new_page()
    old = page.session.dumps()
    other = Page(page.port.store)
    other.do("open-game", "delete")
    hear(page)
    choose_token(page)
    other.press(do="undelete")
    assert sorted(texts(page)) == sorted([old, page.session.dumps()])
    hear(page)
    assert not page.app.autosave.elsewhere
    choose_token(page)
    assert page.session.dumps() in texts(page)


def test_a_window_hears_that_its_deleted_game_was_brought_back() -> None:
    page = new_page()
    other = Page(page.port.store)
    other.do("open-game", "delete")
    hear(page)
    assert page.app.ui.notice == "storage.removed"
    other.press(do="undelete")
    hear(page)
    assert page.app.ui.notice is None
    choose_token(page)
    assert len(slots(page)) == 1


def test_a_new_game_is_not_saved_into_the_file_of_a_deleted_one() -> None:
    page = new_page()
    page.answer("given", slot=page.app.autosave.slot, how="saved")
    home(page)
    page.do("open-game", "delete", "new-game", "start-game", "open-menu", "open-share")
    assert not page.find(do="export-again")


# --- actions that could not be stored ----------------------------------------------------------


def test_a_name_given_in_another_window_takes_no_unstored_action_away() -> None:
    page = unstored()
    text = page.session.dumps()
    other = Page(page.port.store)
    other.press(do="open-game")
    other.rename("Friday")
    hear(page)
    assert page.session.dumps() == text
    assert not page.app.autosave.elsewhere
    assert "no room left" in page.text()
    page.port.refuse = None
    page.answer("hidden")
    assert texts(page) == [text]
    assert "Friday" in Page(page.port.store).text()


@pytest.mark.parametrize("warned", [True, False], ids=["locks", "no locks"])
def test_unstored_actions_become_a_second_game_when_another_window_plays_on(warned: bool) -> None:
    page = unstored()
    text, slot = page.session.dumps(), page.app.autosave.slot
    other = Page(page.port.store, f"table/{slot}")
    if warned:
        page.answer("claimed", slot=slot, mine=False)
    choose_token(other)
    hear(page)
    page.answer("stored", key=generations(slot)[1])
    assert page.session.dumps() == text
    assert page.app.autosave.slot != slot
    assert page.port.claims[-1] == (page.app.autosave.slot, False)
    assert page.port.place == f"table/{page.app.autosave.slot}"
    page.port.refuse = None
    page.answer("hidden")
    assert sorted(texts(page)) == sorted([text, other.session.dumps()])
    assert "(copy)" in Page(page.port.store).text()


def test_a_game_that_branches_off_at_the_list_of_games_leaves_the_address_alone() -> None:
    page = unstored()
    slot = page.app.autosave.slot
    home(page)
    page.answer("claimed", slot=slot, mine=False)
    assert page.app.autosave.slot != slot
    assert page.port.place == ""


def test_a_look_at_the_storage_is_no_reason_to_overwrite_what_it_shows() -> None:
    page = new_page()
    other = Page(page.port.store, f"table/{page.app.autosave.slot}")
    choose_token(other)
    choose_token(other)
    page.press(do="open-menu")  # before the browser has told of the other window
    page.press(do="close")
    choose_token(page)
    assert sorted(texts(page)) == sorted([page.session.dumps(), other.session.dumps()])


def test_a_name_that_the_browser_has_not_told_of_yet_makes_no_second_game() -> None:
    page = new_page()
    other = Page(page.port.store)
    other.press(do="open-game")
    other.rename("Friday")
    choose_token(page)
    assert texts(page) == [page.session.dumps()]
    assert "Friday" in Page(page.port.store).text()


# --- copies that come --------------------------------------------------------------------------


@pytest.fixture
def game() -> tycoon.Session:
    return played(3, plain_turn, least=60)


def play_on(page: Page, actions: int) -> None:
    """Some actions at the table, each stored as usual."""
    dice = Random(9)
    for _ in range(actions):
        page.app.table.act([page.session.rules.sample_action(page.session.state, dice)])
    page.app.render()


def compared(game: tycoon.Session) -> tuple[Page, Page, tycoon.Session]:
    """Ann plays in one window; in another one a copy has come that is two actions further."""
    ann = page_with(game)
    page, theirs = Page(ann.port.store), on(game, 2)
    page.answer("received", text=theirs.dumps())
    assert "further actions: 2" in page.text()
    return ann, page, theirs


@pytest.mark.ux("FI-08")
def test_what_was_played_since_a_copy_was_compared_is_not_replaced_unasked(
    game: tycoon.Session,
) -> None:
    ann, page, theirs = compared(game)
    play_on(ann, 3)
    page.press(do="take-theirs")
    assert page.port.claims == []
    assert ann.session.dumps() in texts(page)
    assert "Yours has changed meanwhile" in page.text()
    assert "in two ways" in page.text() or "you would lose" in page.text()
    take_theirs(page)
    assert page.session.dumps() == theirs.dumps()


@pytest.mark.ux("FI-08", "ST-12")
def test_a_copy_takes_the_place_of_ours_only_once_this_window_is_the_one_that_plays(
    game: tycoon.Session,
) -> None:
    ann, page, theirs = compared(game)
    page.press(do="take-theirs")
    assert page.port.claims[-1] == (ann.app.autosave.slot, True)
    assert texts(page) == [game.dumps()]
    play_on(ann, 1)  # in the last moment
    page.answer("claimed", slot=ann.app.autosave.slot, mine=True)
    assert texts(page) == [ann.session.dumps()]
    assert "Yours has changed meanwhile" in page.text()
    assert page.port.claims[-1] == ("", False), "the lock is given back"
    take_theirs(page)
    assert texts(page) == [theirs.dumps()]
    ann.answer("claimed", slot=ann.app.autosave.slot, mine=False)
    hear(ann)
    assert ann.app.autosave.elsewhere
    assert ann.session.dumps() == theirs.dumps()


@pytest.mark.ux("FI-08")
def test_a_game_that_came_can_still_be_taken_when_ours_was_deleted_meanwhile(
    game: tycoon.Session,
) -> None:
    ann, page, theirs = compared(game)
    other = Page(ann.port.store)
    other.do("open-game", "delete")
    page.press(do="take-theirs")
    assert "not on this device yet" in page.text()
    page.press(do="take-new")
    assert texts(page) == [theirs.dumps()]


@pytest.mark.ux("FI-08", "ST-02")
def test_a_copy_is_compared_with_the_game_at_the_table_that_could_not_be_stored() -> None:
    page = unstored()
    mine = page.session.dumps()
    page.answer("received", text=on(page.session, 1).dumps())
    assert "further actions: 1" in page.text()
    page.answer("received", text=mine)
    assert "exactly this game" in page.text()
    page.press(id="keep-mine")
    assert page.session.dumps() == mine
    assert page.app.autosave.unsaved


@pytest.mark.ux("FI-08", "ST-02")
def test_a_copy_of_a_game_that_was_never_stored_is_recognised_and_asked_about() -> None:
    page = Page()
    page.port.refuse = "full"
    page.press(do="new-game")
    page.press(do="start-game")
    slot, theirs = page.app.autosave.slot, on(page.session, 2)
    page.answer("received", text=theirs.dumps())
    page.press(do="take-theirs")
    assert "only in this window" in page.text()
    page.press(do="yes")
    page.port.refuse = None
    page.answer("claimed", slot=slot, mine=True)
    assert page.app.autosave.slot == slot
    assert texts(page) == [theirs.dumps()]


def test_who_plays_elsewhere_closes_nothing_that_is_open_here_on_another_screen() -> None:
    page = new_page()
    slot = page.app.autosave.slot
    page.answer("claimed", slot=slot, mine=True)
    page.do("open-menu", "home")
    page.press(id="new-letter")
    page.press(do="open-rules")
    page.answer("claimed", slot=slot, mine=False)
    other = Page(page.port.store, "table")
    choose_token(other)
    hear(page)
    assert (page.app.ui.route, page.app.ui.sheet) == ("new", "rules")
    page.port.route = lambda: "table"  # type: ignore[method-assign]
    page.answer("moved")
    assert page.app.ui.sheet is None
    assert page.find(do="take-over")
