"""What the page tells about itself as an app (OFF-05, OFF-07, PWA-06)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.page.desk import Page, choose_tokens, new_page

MB = 1_000_000


def told(page: Page, **news: Any) -> None:
    """News as js/offline.mjs sends them."""
    quiet = {"offline": "ready", "done": 0, "total": 0, "update": "", "install": ""}
    page.app.handle({"type": "app", **quiet, **news})


@pytest.mark.ux("OFF-07")
def test_nothing_is_said_about_offline_play_before_it_is_known() -> None:
    assert "offline" not in Page().text().lower()


@pytest.mark.ux("OFF-07")
@pytest.mark.parametrize(
    ("news", "says"),
    [
        ({"offline": "loading", "done": 3.14 * MB, "total": 13.2 * MB}, "3.1 of 13.2 MB"),
        ({"offline": "ready"}, "Ready for offline play"),
        ({"offline": "failed"}, "tried again by itself"),
        ({"offline": "unsupported"}, "keeps nothing for offline play"),
    ],
)
def test_the_home_screen_says_whether_offline_play_is_possible(
    news: dict[str, Any], says: str
) -> None:
    page = Page()
    told(page, **news)
    assert says in page.text()
    assert ("Ready" in page.text()) == (news["offline"] == "ready")


@pytest.mark.ux("OFF-07")
def test_how_much_has_come_is_written_as_the_language_does() -> None:
    page = Page(language="de")
    told(page, offline="loading", done=3.14 * MB, total=13 * MB)
    assert "3,1 von 13 MB" in page.text()


@pytest.mark.ux("OFF-07")
def test_a_broken_download_can_be_tried_again_at_once() -> None:
    page = Page()
    told(page, offline="failed")
    page.press(do="retry-offline")
    assert page.port.orders == ["retry"]


@pytest.mark.ux("OFF-05")
def test_a_new_version_is_offered_between_turns_only() -> None:
    page = new_page()
    told(page, update="waiting")
    assert not page.find(id="update-now")
    page.app.go("")
    page.app.render()
    assert page.find(id="update-now")


@pytest.mark.ux("OFF-05")
def test_later_means_later_but_the_menu_still_has_it() -> None:
    page = Page()
    told(page, update="waiting")
    page.press(do="update-later")
    assert not page.find(do="update")
    page.press(id="home-menu")
    page.press(id="menu-update")
    assert page.port.orders == ["apply"]


@pytest.mark.ux("OFF-05")
def test_the_game_is_stored_before_the_new_version_loads() -> None:
    page = new_page()
    page.port.store.clear()
    told(page, update="elsewhere")
    page.press(id="update-now")
    assert page.port.orders == []
    page.press(do="yes")
    assert page.port.orders == ["apply"]
    assert any("game-" in key for key in page.port.store)


@pytest.mark.ux("OFF-05", "ST-02")
def test_a_game_that_cannot_be_stored_does_not_fall_to_a_new_version_unasked() -> None:
    page = new_page()
    page.port.refuse = "full"
    choose_tokens(page)
    told(page, update="waiting")
    page.press(id="update-now")
    assert page.port.orders == []
    assert "only in this window" in page.text()
    page.press(do="no")
    page.port.refuse = None
    page.press(id="update-now")
    assert page.port.orders == ["apply"]


@pytest.mark.ux("PWA-06")
@pytest.mark.parametrize(
    ("install", "ways"), [("", 0), ("done", 0), ("offered", 1), ("by-hand", 1)]
)
def test_installing_is_shown_where_there_is_a_way(install: str, ways: int) -> None:
    page = Page()
    told(page, install=install)
    assert len(page.find(do="install")) == ways


@pytest.mark.ux("PWA-06")
def test_the_browser_asks_where_it_can_and_the_steps_are_told_where_not() -> None:
    page = Page()
    told(page, install="offered")
    page.press(do="install")
    assert page.port.orders == ["install"]
    told(page, install="by-hand")
    page.press(do="install")
    assert "Add to Home Screen" in page.text()
