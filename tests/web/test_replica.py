"""What is stored lies in IndexedDB too, and nothing waits for that (ST-02, ST-05, ST-11)."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tycoon_web.device.save_store import PREFIX

from tests.everyday import turns
from tests.web import positions, scenes
from tests.web.conftest import Visitor
from tests.web.player import Table

#: What goes wrong with it.
TROUBLE = {
    "silent": "IDBFactory.prototype.open = () => ({});",
    "silent later": "IDBObjectStore.prototype.get = () => ({});",
    "forbidden": """IDBFactory.prototype.open = () => {
        throw new DOMException("denied", "SecurityError");
    };""",
    "missing": "Object.defineProperty(globalThis, 'indexedDB', { writable: true });",
    "full": """IDBObjectStore.prototype.put = function () {
        this.transaction.abort();
        throw new DOMException("no room", "QuotaExceededError");
    };""",
    "does not promise": """Object.defineProperty(
        IDBTransaction.prototype, "durability", { get: () => "default" });""",
}
SAFE, LATE = "on the disk at once", "slow to write to the disk"


@pytest.mark.ux("ST-05", "ST-08")
def test_a_game_that_localstorage_has_lost_is_there_again(visitor: Visitor) -> None:
    visit = scenes.ALL["turn"](visitor, positions.NAMES[:3])
    visit.page.locator("#act-sell").click()
    visit.page.locator("#commit").click()
    game = visit.game().dumps()
    visit.page.evaluate("localStorage.clear()")
    visit.reload()
    assert visit.game().dumps() == game
    visit.press("Menu")
    expect(visit.page.get_by_role("dialog")).to_contain_text(SAFE)


@pytest.mark.ux("ST-12")
def test_what_an_old_window_writes_late_replaces_nothing_newer(visitor: Visitor) -> None:
    visit = scenes.ALL["turn"](visitor, positions.NAMES[:3])
    game, kept = visit.game().dumps(), visit.storage()
    generations = [key for key in kept if key.startswith(PREFIX + "game")]
    for key in generations:
        visit.page.evaluate("(key) => tycoonReplica.write(key, 0, 'late')", key)
        visit.page.evaluate("(key) => tycoonReplica.write(key, 0, null)", key)
    visit.page.evaluate("localStorage.clear()")
    visit.reload()
    assert visit.game().dumps() == game


@pytest.mark.ux("ST-02", "ST-11")
@pytest.mark.parametrize("trouble", TROUBLE)
def test_whatever_is_wrong_with_indexeddb_we_play_and_the_menu_tells(
    visitor: Visitor, trouble: str
) -> None:
    visit = visitor(script=TROUBLE[trouble], patient=not trouble.startswith("silent"))
    visit.new_game()
    visit.press("Start the game")
    table = Table(visit)
    table.play(until=lambda: table.turns == turns(2))
    visit.press("Menu")
    expect(visit.page.get_by_role("dialog")).to_contain_text(LATE)
    game = visit.game().dumps()
    visit.reload()
    assert visit.game().dumps() == game
