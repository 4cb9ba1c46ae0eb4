"""What is set on a device: each window stores only what was changed there (PR-01, HO-05, ST-12)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from tycoon_web.device.save_store import SETTINGS

from tests.page.desk import FakePort, Page, choose_tokens, new_page


def kept(page: Page) -> dict[str, Any]:
    """What a new window finds."""
    found: dict[str, Any] = json.loads(page.port.store[SETTINGS])
    return found


@pytest.mark.ux("HO-05", "ST-12")
def test_another_window_brings_no_open_table_back() -> None:
    page = new_page(handover="open")
    choose_tokens(page)
    other = Page(page.port.store)  # the same storage
    page.press(do="open-menu")
    page.press(id="menu-handover-curtain")
    other.press(do="open-menu")
    other.press(id="set-text-115")
    assert (kept(page)["handover"], kept(page)["text"]) == ("curtain", 115)
    again = Page(page.port.store, "table")
    assert again.app.table.play
    assert again.app.table.play.screen() == "curtain"


@pytest.mark.ux("PR-01")
def test_another_window_brings_no_other_language_and_no_old_key_back() -> None:
    page = Page()
    other = Page(page.port.store)
    page.press(do="open-menu")
    page.press(id="set-language-de")
    page.press(id="set-key-log")
    page.key("F4")
    other.press(do="open-menu")
    other.press(id="set-theme-dark")
    assert (kept(page)["language"], kept(page)["theme"]) == ("de", "dark")
    assert Page(page.port.store).app.chosen.keys["log"] == "f4"


@pytest.mark.ux("ST-11")
def test_a_setting_is_not_stored_over_what_could_not_be_read() -> None:
    page = Page()
    page.press(do="open-menu")
    page.press(id="set-theme-dark")
    again = Page(page.port.store)
    again.press(do="open-menu")
    again.port.unreadable = frozenset({SETTINGS})
    again.press(id="set-text-115")
    assert again.app.ui.alarm
    assert (kept(again)["theme"], kept(again)["text"]) == ("dark", 100)
    again.port.unreadable = frozenset()
    again.press(id="set-motion-reduced")
    assert not again.app.ui.alarm
    found = kept(again)
    assert (found["theme"], found["text"], found["motion"]) == ("dark", 115, "reduced")


class SlowPort(FakePort):
    """Messages are on their way until somebody lets them arrive."""

    def __init__(self) -> None:
        super().__init__()
        self.late: dict[str, Callable[[], None]] = {}

    def fetch(self, name: str, then: Callable[[str | None], None]) -> None:
        if name.startswith("messages-"):
            self.late[name] = lambda: FakePort.fetch(self, name, then)
        else:
            super().fetch(name, then)


@pytest.mark.ux("PR-01")
@pytest.mark.parametrize("last", ["en", "es"])
def test_of_two_languages_the_one_chosen_last_stays(last: str) -> None:
    port = SlowPort()
    page = Page(port=port)
    page.press(do="open-menu")
    page.press(id="set-language-de")
    page.press(id=f"set-language-{last}")
    for name in sorted(port.late, reverse=True):  # German comes last
        port.late[name]()
    assert (page.app.t.language, kept(page)["language"]) == (last, last)
