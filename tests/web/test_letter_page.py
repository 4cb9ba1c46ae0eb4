"""Letter Tycoon in the browser: its word lists, its keys, and what everybody may see."""

from __future__ import annotations

from itertools import islice, product
from string import ascii_lowercase

import pytest
from playwright.sync_api import FilePayload

from tests.web import letter_positions as positions
from tests.web import letter_scenes, wordsmith
from tests.web.conftest import Visitor
from tests.web.visit import Visit

CUT = """() => {
  window.realFetch = window.fetch;
  window.fetch = (...asked) => String(asked[0]).endsWith(".words")
    ? Promise.reject(new TypeError("no network")) : realFetch(...asked);
}"""
FETCH_ON_CALL = """
const atOnce = window.fetch;
const called = new Promise((letItCome) => { window.letItCome = letItCome; });
window.fetch = async (...asked) => {
  if (String(asked[0]).endsWith(".words")) await called;
  return atOnce(...asked);
};
"""
OURS = "tea\neat\ncaf\u00e9\nxy\n"
LONG = "\n".join(map("".join, islice(product(ascii_lowercase, repeat=4), 20_000)))
#: What is said about the list, as it was drawn, frame by frame.
WATCH_LIST = """
window.drawn = [];
const look = () => {
  const said = document.querySelector(".own-list [role=status]")?.innerText ?? "";
  if (said && said !== window.drawn.at(-1)) window.drawn.push(said);
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
PASTED = """(field, text) => {
  field.value = text;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}"""


def lists_fetched(visit: Visit) -> list[str]:
    """Names of the word lists this visit asked for."""
    names: list[str] = visit.page.evaluate(
        "performance.getEntriesByType('resource').map(entry => entry.name)"
    )
    return [name.rsplit("/", 1)[1] for name in names if name.endswith(".words")]


def test_a_list_is_fetched_when_letter_tycoon_is_opened_and_not_before(visitor: Visitor) -> None:
    visit = visitor(own_tab=True)
    visit.new_game("raccoon")
    visit.press("Home")
    assert lists_fetched(visit) == []
    visit.new_game("letter")
    visit.page.locator("#start-game:not([aria-disabled])").click()
    visit.page.locator("#curtain-title").wait_for()
    assert lists_fetched(visit) == ["everyday.words"]
    assert visit.game().lexicon is not None


def test_without_the_list_the_page_says_so_and_tries_again(visitor: Visitor) -> None:
    visit = visitor(own_tab=True)
    visit.page.evaluate(CUT)
    visit.new_game("letter")
    visit.page.get_by_role("alert").get_by_text("could not be fetched").first.wait_for()
    assert visit.button("Start the game").get_attribute("aria-disabled") == "true"
    visit.page.evaluate("() => { window.fetch = window.realFetch; }")
    visit.press("Try again")
    visit.page.locator("#start-game:not([aria-disabled])").click()
    visit.page.locator("#curtain-title").wait_for()


def test_nothing_moves_when_the_list_has_come(visitor: Visitor) -> None:
    visit = visitor(script=FETCH_ON_CALL)
    visit.new_game("letter")
    wanted = visit.page.locator("#option-word_list-own")
    wanted.scroll_into_view_if_needed()
    visit.page.locator("#list-progress").wait_for()
    before = wanted.bounding_box()
    visit.page.evaluate("window.letItCome()")
    visit.page.locator("#start-game:not([aria-disabled])").wait_for()
    assert visit.page.locator("#list-progress").count() == 0
    assert wanted.bounding_box() == before


def test_we_play_by_a_list_of_our_own_and_take_the_game_up_again(visitor: Visitor) -> None:
    visit = visitor()
    visit.new_game("letter")
    visit.page.locator("#option-word_list-own").click()
    file = FilePayload(name="ours.txt", mimeType="text/plain", buffer=OURS.encode())
    visit.page.locator("#list-file").set_input_files(file)
    report = visit.page.locator(".list-report")
    report.wait_for()
    assert "3 words" in report.inner_text()
    assert "1 too short" in report.inner_text()
    visit.page.locator("#list-text").fill("cat\ndog\nowl\n")
    visit.press("Use this list")
    visit.page.get_by_text("3 words").wait_for()
    visit.press("Start the game")
    name = visit.heading()
    visit.reload()
    visit.page.locator("#curtain-title").wait_for()
    assert visit.heading() == name
    assert lists_fetched(visit) == []


@pytest.mark.parametrize("way", ["file", "paste"])
def test_before_a_long_list_is_read_the_page_says_so(visitor: Visitor, way: str) -> None:
    visit = visitor(script=WATCH_LIST)
    visit.new_game("letter")
    visit.page.locator("#option-word_list-own").click()
    if way == "file":
        file = FilePayload(name="long.txt", mimeType="text/plain", buffer=LONG.encode())
        visit.page.locator("#list-file").set_input_files(file)
    else:
        visit.page.locator("#list-text").evaluate(PASTED, LONG)  # typing it would take minutes
    visit.page.wait_for_function("() => window.drawn.at(-1)?.includes('20,000 words')")
    assert visit.page.evaluate("window.drawn[0]").startswith("Reading the list")


@pytest.mark.ux("A11-01")
def test_a_word_is_laid_and_played_with_the_keyboard_alone(visitor: Visitor) -> None:
    visit = letter_scenes.at_table(positions.with_abilities)(visitor, ("Ann", "Bea", "Cyd"))
    keys = visit.page.keyboard
    play = next(p for p in wordsmith.plays(visit.game()) if set(p["places"]) <= {"h", "p"})
    keys.press("Tab")
    keys.press(play["word"][0])
    keys.press("Backspace")
    letter_scenes.lay(visit, play["word"], play["places"])
    visit.page.locator("#heading").focus()
    keys.press("Enter")
    visit.page.locator("#settle").wait_for()
    assert visit.game().view(None)["play"]["words"][0]["word"] == play["word"]
    visit.page.locator("#settle").focus()
    keys.press("Enter")
    assert visit.page.locator("#settle").count() == 0
