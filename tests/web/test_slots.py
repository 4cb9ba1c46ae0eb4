"""Several games on one device, and one game in two windows."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tycoon import load_game
from tycoon_web.device.save_store import FIRST

from tests.web import positions, scenes
from tests.web.conftest import Visitor
from tests.web.save_store import Memory, keep, newest_text
from tests.web.test_sharing import DROP
from tests.web.visit import TIMEOUT, Visit

#: The page draws itself anew for this, while somebody does something else.
NEWS = """dispatchEvent(new CustomEvent("tycoon", { detail: JSON.stringify(
  { type: "app", offline: "loading", done: 1, total: 2, update: "", install: "" }) }))"""


def other_window(visit: Visit, route: str = "") -> Page:
    """One more window of the same browser at the same address."""
    page = visit.page.context.new_page()
    page.set_default_timeout(TIMEOUT)
    page.goto(visit.site + route)
    page.wait_for_selector("html[data-ready='1']")
    return page


@pytest.mark.ux("ST-05")
def test_what_is_being_typed_outlives_news_of_the_app(visitor: Visitor) -> None:
    visit = scenes.home(visitor, positions.NAMES[:3])
    visit.press(re.compile("^More about"))
    name = visit.page.get_by_label("Name of this game")
    name.fill("Friday evening")
    visit.page.evaluate(NEWS)
    expect(name).to_have_value("Friday evening")
    name.press("Tab")
    expect(visit.page.get_by_role("heading", name="Friday evening").first).to_be_visible()
    visit.reload()
    visit.press("More about Friday evening")
    expect(name).to_have_value("Friday evening")


def test_a_name_stands_in_the_list_when_the_sheet_is_closed_with_escape(visitor: Visitor) -> None:
    """The field tells of its change while the page is being drawn without it."""
    visit = scenes.home(visitor, positions.NAMES[:3])
    visit.press(re.compile("^More about"))
    visit.page.get_by_label("Name of this game").fill("Friday evening")
    visit.page.keyboard.press("Escape")
    expect(visit.page.get_by_role("dialog")).to_have_count(0)
    expect(visit.page.get_by_text("Friday evening").first).to_be_visible()
    expect(visit.button(re.compile("^More about"))).to_be_focused()


@pytest.mark.ux("ST-12")
def test_the_later_window_looks_on_until_it_takes_over(visitor: Visitor) -> None:
    visit = scenes.ALL["turn"](visitor, positions.NAMES[:3])
    before = visit.storage()
    later = other_window(visit, f"#table/{FIRST}")
    expect(later.locator(".notice-bar")).to_contain_text("open in another window")
    later.get_by_role("button", name=re.compile("show my cards$")).click()
    later.locator("#act-sell").click()
    later.locator("#commit").click()
    expect(later.locator(".why")).to_contain_text("another window")
    assert visit.storage() == before

    visit.page.locator("#act-sell").click()
    visit.page.locator("#commit").click()
    acted = visit.game().dumps()
    expect(later.get_by_role("button", name=re.compile("show my cards$"))).to_be_visible()

    later.get_by_role("button", name="Play here").click()
    expect(visit.page.locator(".notice-bar")).to_contain_text("open in another window")
    expect(later.get_by_role("button", name="Play here")).to_have_count(0)
    later.get_by_role("button", name=re.compile("show my cards$")).click()
    later.get_by_role("button", name="End turn").click()
    expect(later.get_by_role("button", name=re.compile("show my cards$"))).to_be_visible()
    # Another window's storage may lag behind the one that has written.
    assert newest_text(later.evaluate("({ ...localStorage })")) != acted
    later.close()
    visit.press("Play here")
    expect(visit.button("Play here")).to_have_count(0)


@pytest.mark.ux("ST-12")
def test_two_windows_may_play_two_games(visitor: Visitor) -> None:
    memory = Memory()
    keep(memory, positions.found(positions.everything_possible), "game-one")
    keep(memory, positions.found(positions.bidding), "game-two")
    visit = visitor(storage=memory)
    visit.open("#table/game-one")
    later = other_window(visit, "#table/game-two")
    expect(later.get_by_role("heading", level=1)).to_be_visible()
    expect(later.get_by_role("button", name="Play here")).to_have_count(0)
    expect(visit.button("Play here")).to_have_count(0)
    later.close()


@pytest.mark.ux("FI-08", "ST-12")
def test_a_copy_taken_in_another_window_takes_the_game_over(visitor: Visitor) -> None:
    mine = positions.found(positions.action_taken, positions.NAMES[:3])
    theirs = load_game(mine.dumps())
    theirs.apply(next(action for action in theirs.legal_actions() if action.do == "end_turn"))
    visit = visitor(game=mine)
    visit.go_on()
    later = other_window(visit)
    later.evaluate(DROP, ["game.json", theirs.dumps()])
    later.get_by_role("button", name="Take theirs").click()
    expect(later.get_by_role("button", name=re.compile("show my cards$"))).to_be_visible()
    assert newest_text(later.evaluate("({ ...localStorage })")) == theirs.dumps()
    expect(visit.page.locator(".notice-bar")).to_contain_text("open in another window")
    expect(later.get_by_role("button", name="Play here")).to_have_count(0)
    later.close()
