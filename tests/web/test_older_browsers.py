"""Browsers that are older than the one the tests have: what they do not know is taken away."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
import tycoon
from playwright.sync_api import Route, expect
from tycoon_web.device import records

from tests.page.desk import Page
from tests.web import positions
from tests.web.conftest import Visitor
from tests.web.device import Device, put_file
from tests.web.save_store import Memory, keep, save_store
from tests.web.visit import Scheme, Visit

CLOTH = {"light": "rgb(31, 84, 70)", "dark": "rgb(19, 39, 31)"}
GROUND = "() => getComputedStyle(document.body).backgroundColor"
EDGE = "(button) => getComputedStyle(button).boxShadow"
#: What Safari 16.4 and Firefox 121 have not got (scripts/making/browsers.toml).
NOT_YET = """
delete Element.prototype.checkVisibility;
delete Navigator.prototype.canShare;
delete IDBTransaction.prototype.durability;
delete AbortSignal.any;
delete Promise.withResolvers;
const late = ["launchQueue", "showSaveFilePicker", "showDirectoryPicker", "scheduler"];
for (const name of late) delete globalThis[name];
"""
NO_LOCKS = "delete Navigator.prototype.locks;"
NO_LOCKS_IN_WORKER = "delete WorkerNavigator.prototype.locks;\n"
NO_WEBASSEMBLY = "delete globalThis.WebAssembly;"
IN_STYLES = re.compile(
    r"light-dark(?=\()|content-visibility|forced-color-adjust|text-wrap|\bsafe(?= center)"
)
#: No browser knows such a unit.
TOO_OLD = ("1lh", "1unheard-of")
Change = Callable[[str], str]


def served(device: Device, files: str, change: Change) -> None:
    """From now on the device gets these files changed."""

    def changed(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=change(answer.text()))

    device.route(files, changed)


def unknown_names(style: str) -> str:
    return IN_STYLES.sub("unheard-of", style)


def of_an_older_one(style: str) -> str:
    return unknown_names(style).replace(*TOO_OLD)


def unreadable(script: str) -> str:
    """With a word that this browser does not know either."""
    return "let of a later = language;\n" + script


def without_modules(page: str) -> str:
    return page.replace('type="module"', 'type="unheard-of"')


@pytest.mark.ux("PR-02")
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("theme", ["auto", "light", "dark"])
def test_the_chosen_look_goes_before_that_of_the_system(
    visitor: Visitor, theme: str, scheme: Scheme
) -> None:
    visit = visitor(settings={"theme": theme}, scheme=scheme)
    assert visit.page.evaluate(GROUND) == CLOTH[scheme if theme == "auto" else theme]
    schemes = "() => getComputedStyle(document.documentElement).colorScheme"
    assert visit.page.evaluate(schemes) == ("light dark" if theme == "auto" else theme)


def test_without_what_came_after_the_oldest_browser_we_play(device: Device) -> None:
    served(device, "**/styles/*.css", unknown_names)
    game = positions.found(positions.everything_possible)
    visit = device.visit(game=game, script=NOT_YET + NO_LOCKS, arriving=True, scheme="dark")
    assert visit.page.evaluate(GROUND) == CLOTH["dark"]
    visit.go_on()
    visit.take_device()
    sell = visit.page.locator("#act-sell")
    assert sell.evaluate(EDGE) != "none"
    sell.focus()
    visit.page.keyboard.press("Tab")
    visit.page.keyboard.press("Shift+Tab")
    visit.page.keyboard.press("ArrowRight")
    assert visit.focused() not in ("", "act-sell"), "the arrows find what can be reached"
    sell.click()
    expect(visit.page.locator("#commit")).to_be_visible()
    hidden = "() => getComputedStyle(document.querySelector('.of[inert]')).visibility"
    assert visit.page.evaluate(hidden) == "hidden"
    visit.page.locator("#commit").click()
    assert len(visit.game().journal) > len(game.journal)


@pytest.mark.ux("OFF-02")
def test_without_locks_the_worker_keeps_all_and_we_play_offline(
    device: Device, site_copy: Path
) -> None:
    worker = site_copy / "sw.js"
    put_file(worker, NO_LOCKS_IN_WORKER.encode() + worker.read_bytes())
    visit = device.visit(script=NO_LOCKS)
    visit.wait_offline()
    device.stop_server()
    visit.reload()
    visit.new_game()
    visit.wait_offline()
    device.start_server()


@pytest.mark.parametrize(
    ("files", "change", "script"),
    [
        ("**/styles/*.css", of_an_older_one, ""),
        ("**/js/{first.js,*.mjs}", unreadable, ""),
        ("", without_modules, ""),
        ("**/nothing", str, NO_WEBASSEMBLY),
    ],
    ids=["older styles", "older scripts", "no modules", "no WebAssembly"],
)
def test_a_browser_that_is_too_old_is_told_and_gives_its_games_out(
    device: Device, files: str, change: Change, script: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [positions.found(positions.everything_possible), tycoon.new_game("letter", ["A", "B"])]
    memory = Memory()
    keep(memory, games[0], "game-1")
    monkeypatch.setattr(records, "LONG", 0)
    keep(memory, games[1], "game-2")
    keep(memory, games[1], "game-3")
    monkeypatch.undo()
    before = dict(memory)
    save_store(memory).delete("game-3")
    left = {**before, **memory}  # a crash in between, or a browser that has brought it back
    served(device, files, change)
    visit = device.visit(script=script, storage=left, arriving=True, waiting=False)
    told = visit.page.get_by_role("region", name="This browser cannot run Tycoon Table")
    expect(told).to_contain_text("Safari 16.4")
    expect(told).to_contain_text("are safe, and can be taken along")
    expect(visit.page.locator("#app")).not_to_be_visible()
    expect(visit.page.locator("#starting")).not_to_be_visible()
    with visit.page.expect_download() as waiting:
        told.get_by_role("link", name="Save all games into one file").click()
    taken_along(waiting.value.path(), games)
    visit.forgive("page error", "console", "failed:")


def taken_along(file: Path, games: list[tycoon.Session]) -> None:
    """Another browser opens it."""
    page = Page()
    page.answer("received", text=file.read_text())
    page.press(do="take-all")
    kept = [slot.newest.text for slot in page.app.home.save_store.look().slots if slot.newest]
    assert sorted(kept) == sorted(game.dumps() for game in games)


def test_it_is_told_in_the_language_of_the_settings_where_no_script_of_ours_can_be_read(
    device: Device,
) -> None:
    served(device, "**/styles/*.css", of_an_older_one)
    served(device, "**/js/{first.js,*.mjs}", unreadable)
    kept = {"tycoon-table:settings": json.dumps({"language": "de"})}
    visit = device.visit(storage=kept, arriving=True, waiting=False)
    expect(visit.page.locator("#too-old h2 :visible")).to_have_text(
        "Dieser Browser kann Tycoon Table nicht ausführen"
    )
    expect(visit.page.locator("#take-out")).not_to_be_visible()
    visit.forgive("page error", "console")


def test_nobody_else_sees_the_sentence(visitor: Visitor) -> None:
    visit: Visit = visitor(own_tab=True)
    assert not visit.page.locator("#too-old").is_visible()
