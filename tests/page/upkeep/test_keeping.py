"""How long this device keeps games: asked at the right moment, told as it is (ST-06 … ST-11)."""

from __future__ import annotations

import pytest
from tycoon_web.device.save_store import WORDS

from tests.page.desk import Page, catalogue, new_page


def home(page: Page) -> None:
    page.do("open-menu", "home")


@pytest.mark.ux("ST-08")
def test_storage_for_good_is_asked_for_when_there_is_something_to_keep() -> None:
    page = Page()
    assert page.port.persist_asked == 0
    page.do("new-game", "start-game")
    assert page.port.persist_asked == 1
    page.answer("persisted", state="yes")
    page.do("open-menu", "new-game", "start-game")
    assert page.port.persist_asked == 1
    other = Page()
    other.answer("received", text=page.session.dumps())
    assert other.port.persist_asked == 0
    other.press(do="take-new")
    assert other.port.persist_asked == 1


@pytest.mark.ux("ST-08")
def test_a_browser_that_said_no_is_not_asked_again_with_the_next_game() -> None:
    page = Page()
    page.do("new-game", "start-game")
    page.answer("persisted", state="no")
    page.do("open-menu", "new-game", "start-game")
    assert page.port.persist_asked == 1


@pytest.mark.ux("ST-08")
@pytest.mark.parametrize("state", ["yes", "no", "unknown"])
def test_the_menu_tells_what_the_browser_has_promised(state: str) -> None:
    page = new_page()
    page.answer("persisted", state=state)
    page.press(do="open-menu")
    assert str(catalogue()[f"keeping.{state}"]) in page.text()
    assert bool(page.find(do="persist")) == (state == "no")


@pytest.mark.ux("ST-08")
def test_one_can_ask_again() -> None:
    page = new_page()
    page.answer("persisted", state="no")
    page.do("open-menu", "persist")
    page.answer("persisted", state="yes")
    assert "has promised to keep" in page.text()


@pytest.mark.ux("ST-08", "ST-11")
def test_the_menu_tells_when_nothing_is_stored() -> None:
    page = Page()
    page.port.refuse = "forbidden"
    page.do("new-game", "start-game")
    page.answer("persisted", state="yes")
    page.press(do="open-menu")
    assert "has promised" not in page.text()


@pytest.mark.ux("ST-01")
@pytest.mark.parametrize(
    ("language", "used", "says"),
    [
        ("en", 99_001, "100 kB of the 2 MB"),
        ("en", 1_240_000, "1.2 MB of the 2 MB"),
        ("de", 1_240_000, "1,2 MB von den 2 MB"),
        ("es", 1_240_000, "1,2 MB de los 2 MB"),
        ("en", 99_600_000, "99.6 MB, more than the 2 MB"),
        ("de", 1_234_500_000, "1.234,5 MB, mehr als die 2 MB"),
    ],
)
def test_how_much_is_used_is_written_as_the_language_does(
    language: str, used: int, says: str
) -> None:
    page = Page(new_page().port.store, language=language)
    page.app.home.found.used = used
    assert says in page.app.upkeep.usage()


@pytest.mark.ux("ST-01")
def test_what_word_lists_take_is_told_apart_from_the_games() -> None:
    page = new_page()
    page.app.home.refresh()
    assert "word lists" not in page.app.upkeep.usage()
    page.port.write(WORDS + "0" * 64, "x" * 600_000)
    page.app.home.refresh()
    assert page.app.upkeep.usage().endswith("Of that, 1.2 MB are word lists of your own.")


@pytest.mark.ux("ST-06")
def test_safaris_rule_is_told_once_where_it_holds() -> None:
    page = new_page()
    home(page)
    assert "Safari" not in page.text()
    page.port.is_forgetful = True
    page.press(do="open-rules")
    assert "Safari deletes" in page.text()
    page.press(do="forgetful-told")
    assert "Safari deletes" not in page.text()
    again = Page(page.port.store)
    again.port.is_forgetful = True
    again.press(do="open-menu")
    assert "Safari deletes" in again.text(), "the menu always tells"
    again.press(do="close")
    assert "Safari deletes" not in again.text()


@pytest.mark.ux("ST-06")
def test_without_a_game_there_is_nothing_to_warn_about() -> None:
    page = Page()
    page.port.is_forgetful = True
    page.press(do="open-rules")
    assert "Safari deletes" not in page.text()


@pytest.mark.ux("ST-06")
def test_after_a_day_a_game_that_is_nowhere_else_should_be_exported() -> None:
    page = new_page()
    page.port.time = "2026-11-22T11:59:00Z"
    home(page)
    assert "more than a day" not in page.text()
    page.port.time = "2026-11-22T12:00:00Z"
    page.answer("moved")
    assert "more than a day" in page.text()
    page.press(id="export-soon")
    page.answer("given", slot=page.app.autosave.slot, how="downloaded")
    page.press(do="close")
    assert "more than a day" not in page.text()


@pytest.mark.ux("ST-06")
def test_nobody_is_told_to_export_when_it_does_not_matter() -> None:
    page = new_page()
    page.answer("persisted", state="yes")
    page.port.time = "2026-12-24T12:00:00Z"
    home(page)
    assert "more than a day" not in page.text()
    page.answer("persisted", state="no")
    page.port.time = "1999-01-01T00:00:00Z"
    page.answer("moved")
    assert "more than a day" not in page.text(), "the clock was put back"


@pytest.mark.ux("ST-02")
def test_a_full_storage_offers_export_and_the_list_of_games() -> None:
    page = Page()
    page.port.refuse = "full"
    page.do("new-game", "start-game")
    page.press(id="notice-share")
    assert "Share this game" in page.text()
    page.press(do="close")
    page.press(id="notice-games")
    assert page.app.ui.route == ""
