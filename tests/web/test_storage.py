"""The game is kept on the device, and goes on when that fails (ST-02 … ST-05, ST-11)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Dialog, expect
from tycoon_web.device.save_store import FIRST, PREFIX, generations

from tests.everyday import turns
from tests.web import positions, scenes
from tests.web.conftest import Visitor
from tests.web.player import Table
from tests.web.test_install import STANDALONE
from tests.web.visit import Visit

GENERATIONS = generations(FIRST)
#: Storage that has become full after the page was loaded.
FULL = """() => {
  Storage.prototype.setItem = () => { throw new DOMException("no room", "QuotaExceededError"); };
}"""
SAFARI = "Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' });"
#: A browser that is asked to keep things, and what it answers.
PERSIST = """
let kept = false;
Object.defineProperty(navigator, "storage", { value: {
  persisted: async () => kept,
  persist: async () => { window.asked += 1; kept = %s; return kept; },
} });
"""


def notice(visit: Visit) -> str:
    return " ".join(visit.page.get_by_role("alert").all_inner_texts())


def fill_up(visit: Visit) -> None:
    """Nothing more can be stored by this page."""
    visit.stays = False
    visit.page.evaluate(FULL)


def act(visit: Visit) -> None:
    visit.page.locator("#act-sell").click()
    visit.page.locator("#commit").click()


@pytest.mark.ux("ST-02")
def test_once_there_is_room_again_everything_is_stored(visitor: Visitor) -> None:
    visit = scenes.ALL["turn"](visitor, positions.NAMES[:3])
    keep = "() => { window.realSetItem = Storage.prototype.setItem; }"
    visit.page.evaluate(keep)
    fill_up(visit)
    act(visit)
    visit.page.evaluate("() => { Storage.prototype.setItem = window.realSetItem; }")
    visit.press("End turn")
    assert notice(visit) == ""
    assert visit.game().journal[-1].action.do == "end_turn"  # type: ignore[union-attr]


@pytest.mark.ux("ST-02")
def test_only_a_window_with_something_unstored_asks_before_it_closes(visitor: Visitor) -> None:
    visit = scenes.ALL["turn"](visitor, positions.NAMES[:3])
    asked: list[str] = []

    def stay(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.dismiss()

    visit.page.on("dialog", stay)
    visit.reload()
    assert asked == []
    visit.take_device()
    fill_up(visit)
    act(visit)
    with visit.page.expect_event("dialog"):
        visit.page.close(run_before_unload=True)
    assert asked == ["beforeunload"]
    assert "no room left" in notice(visit)
    with visit.page.expect_navigation():
        visit.page.evaluate("tycoonApp.apply()")  # a new version, after the page's own question
    visit.wait()
    assert asked == ["beforeunload"]


@pytest.mark.ux("ST-03")
def test_any_junk_in_our_place_is_survived(visitor: Visitor) -> None:
    """What forms it may have, page/kit/test_labels.py tries."""
    visit = visitor(storage=dict.fromkeys((*GENERATIONS, PREFIX + "settings"), "{"))
    assert "A damaged game" in visit.page.locator(".last-game").inner_text()
    visit.new_game()
    visit.press("Start the game")
    assert visit.heading().endswith("chooses")


@pytest.mark.ux("ST-03")
def test_emptied_under_the_running_page_the_next_action_stores_the_game_again(
    visitor: Visitor,
) -> None:
    visit = scenes.ALL["turn"](visitor, positions.NAMES[:3])
    visit.page.evaluate("localStorage.clear()")
    act(visit)
    assert "has emptied this page's storage" in notice(visit)
    assert visit.game().journal[-1].action.do == "sell"  # type: ignore[union-attr]


@pytest.mark.ux("ST-06", "ST-10")
def test_where_safaris_rule_holds_it_is_told_once(visitor: Visitor) -> None:
    game = positions.found(positions.everything_possible)
    visit = visitor(game=game, script=SAFARI)
    told = visit.page.get_by_text("Safari deletes what a page in a tab has stored")
    assert told.is_visible()
    at_home = visitor(game=game, script=SAFARI + STANDALONE)
    assert at_home.page.get_by_text("Safari deletes").count() == 0
    visit.press("Understood")
    visit.reload()
    assert told.count() == 0


@pytest.mark.ux("ST-08")
@pytest.mark.parametrize(
    ("storage", "asked", "told"),
    [
        (PERSIST % "true", 1, "has promised to keep"),
        (PERSIST % "false", 1, "has not promised more"),
        ("Object.defineProperty(navigator, 'storage', { value: undefined });", 0, "does not say"),
    ],
    ids=["yes", "no", "no such thing"],
)
def test_storage_for_good_is_asked_for_with_the_first_game_and_the_answer_is_told(
    visitor: Visitor, storage: str, asked: int, told: str
) -> None:
    visit = visitor(script="window.asked = 0;" + storage)
    assert visit.page.evaluate("window.asked") == 0
    visit.new_game()
    visit.press("Start the game")
    visit.press("Menu")
    expect(visit.page.get_by_role("dialog")).to_contain_text(told)
    assert visit.page.evaluate("window.asked") == asked


@pytest.mark.ux("ST-04")
def test_other_peoples_keys_are_left_alone(visitor: Visitor) -> None:
    theirs = {"other-game:save": "precious", "tycoon": "also not ours"}
    visit = visitor(storage=theirs)
    visit.new_game()
    visit.press("Start the game")
    table = Table(visit)
    table.play(until=lambda: table.turns == turns(3))
    visit.reload()
    now = visit.storage()
    assert {key: now.pop(key) for key in theirs} == theirs
    assert now
    assert all(key.startswith(PREFIX) for key in now)
