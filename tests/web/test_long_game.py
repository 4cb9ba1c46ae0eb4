"""A table that plays on and on: its game is opened in the browser, and all is done with it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from long_games import long_game
from playwright.sync_api import expect
from tycoon import load_game

from tests.web.conftest import Visitor
from tests.web.test_sharing import NO_SAVE_DIALOGUE, NO_SHARE_SHEET
from tests.web.visit import Visit


def at(visit: Visit) -> int:
    """How many actions have happened where the replay stands."""
    told = visit.page.locator(".replay-at").inner_text()
    return int(told.split("\u00b7")[-1].split(" of ")[0].split()[-1].replace(",", ""))


@pytest.mark.ux("ST-01", "UN-03", "FI-01")
@pytest.mark.parametrize("actions", [6_000, 30_000])
def test_a_long_game_is_opened_taken_back_replayed_and_exported(
    visitor: Visitor, tmp_path: Path, actions: int
) -> None:
    game = long_game("raccoon", actions)
    visit = visitor(game=game, script=NO_SHARE_SHEET + NO_SAVE_DIALOGUE)
    visit.go_on()
    visit.take_device()
    visit.page.locator("#tool-undo").click()
    if not game.can_undo:
        visit.page.locator("#answer-yes").click()
    visit.page.locator("#answer-yes").wait_for(state="detached")
    assert len(visit.game().standing) == len(game.standing) - 1
    visit.press("Menu")
    visit.page.locator("#menu-finish").click()
    visit.page.locator("#answer-yes").click()
    last = len(visit.game().standing) - 1
    visit.press("Watch again")
    visit.page.locator("#replay-next").click()
    assert at(visit) == 1
    for key, there in {"End": last, "ArrowLeft": last - 1}.items():
        visit.page.keyboard.press(key)
        assert at(visit) == there
    visit.page.keyboard.press("Escape")
    visit.press("Share or export")
    with visit.page.expect_download() as download:
        visit.press(re.compile("^Send or save"))
    download.value.save_as(tmp_path / "game.json")
    assert load_game((tmp_path / "game.json").read_text()).dumps() == visit.game().dumps()
    visit.page.locator("#sheet-close").click()
    visit.reload()
    expect(visit.page.get_by_role("heading", name="Given up").first).to_be_visible()
