"""A new version waits until it is wanted (OFF-05); both versions are real builds."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from making import words
from making.places import DIST
from playwright.sync_api import Page
from tycoon import __version__
from tycoon.lexicon import SHIPPED

from tests.web import positions
from tests.web.device import Device, put_file
from tests.web.next_version import NEXT
from tests.web.player import Table
from tests.web.save_store import newest_text, stored
from tests.web.test_offline import kept
from tests.web.test_older_browsers import NO_LOCKS, NO_LOCKS_IN_WORKER
from tests.web.visit import Visit

WAITING = "A new version is ready"
ELSEWHERE = "Another tab has moved to the new version"


def test_what_has_not_changed_is_the_same_byte_for_byte(next_site: Path) -> None:
    """Two builds in other folders, at other times: what the version does not stand in."""
    patterns = (
        "pyodide-*/*",
        "words-*/*",
        "icons/*",
        "*/vendor/*/*",
        "*/styles/*",
        "*/python/*.zip",
    )
    same = [file for pattern in patterns for file in DIST.glob(pattern) if file.is_file()]
    first, second = next_folder(DIST), next_folder(next_site)
    assert len(same) >= 20
    for file in same:
        name = file.relative_to(DIST).as_posix().replace(first, second)
        assert (next_site / name).read_bytes() == file.read_bytes(), name


def running(visit: Visit) -> str:
    """The version that the menu names."""
    visit.press("Menu")
    visit.page.locator("#fold-about").click()
    about = visit.page.get_by_role("dialog").inner_text()
    visit.page.locator("#sheet-close").click()
    return NEXT if f"Version {NEXT}" in about else __version__


def folder(visit: Visit) -> str:
    """The folder that the page's own files come from."""
    address = visit.page.locator("script[src*='shell.mjs']").get_attribute("src")
    assert address
    return address.split("/")[1]


def with_update(device: Device, next_site: Path, visit: Visit) -> None:
    """The server has a new version, and the browser has fetched it."""
    visit.wait_offline()
    device.publish(next_site)
    visit.page.evaluate("navigator.serviceWorker.getRegistration().then((r) => r.update())")
    visit.until("async () => (await navigator.serviceWorker.getRegistration()).waiting")


def at_a_game(visit: Visit, wish: positions.Wish = positions.everything_possible) -> Visit:
    """A game waits on this device."""
    game = positions.found(wish)
    visit.page.evaluate("(kept) => Object.assign(localStorage, kept)", stored(game))
    visit.reload()
    return visit


def move_on(device: Device, next_site: Path, visit: Visit) -> None:
    """A tab takes the new version."""
    old = folder(visit)
    with_update(device, next_site, visit)
    visit.page.bring_to_front()
    visit.press("Load it now")
    comes_anew(visit, old, next_site)
    visit.wait_offline()


def comes_anew(visit: Visit, old: str, next_site: Path) -> None:
    """The page is started out of the new folder."""
    visit.page.wait_for_function("(old) => !document.querySelector(`[src*='${old}']`)", arg=old)
    visit.wait()
    assert folder(visit) == next_folder(next_site)


def is_told(visit: Visit, text: str) -> None:
    visit.page.locator(".update", has_text=text).wait_for()


def offered(visit: Visit) -> bool:
    return visit.page.locator(".update").count() > 0


@pytest.mark.ux("OFF-05")
def test_the_new_version_waits_for_the_end_of_a_turn_and_loads_once_when_it_is_wanted(
    device: Device, next_site: Path
) -> None:
    visit = at_a_game(device.visit())
    visit.go_on()
    visit.take_device()
    with_update(device, next_site, visit)
    nobody_is_asked_in_the_middle_of_a_turn(visit)
    is_told(visit, WAITING)
    visit.press("Later")
    assert not offered(visit)
    assert folder(visit) != next_folder(next_site)
    visit.open()
    is_told(visit, WAITING)
    assert running(visit) == __version__
    visit.go_on()
    before = visit.game().dumps()
    loads: list[Page] = []
    visit.page.on("domcontentloaded", lambda page: loads.append(page))
    with visit.page.expect_event("load"):
        visit.press("Load it now")
    visit.wait()
    assert len(loads) == 1
    assert visit.game().dumps() == before
    assert running(visit) == NEXT
    table = Table(visit)
    table.play(until=lambda: table.turns == 2)
    assert json.loads(newest_text(visit.storage()))["app_version"] == NEXT
    assert not offered(visit)


def nobody_is_asked_in_the_middle_of_a_turn(visit: Visit) -> None:
    """But can go on to the new version all the same; then the turn is played to its end."""
    visit.page.locator("#act-sell").click()
    assert not offered(visit)
    visit.press("Menu")
    visit.page.locator("#fold-app").click()
    visit.page.locator("#menu-update").click()
    assert "in the middle of this turn" in visit.page.get_by_role("alertdialog").inner_text()
    visit.page.locator("#answer-no").click()
    visit.page.locator("#sheet-close").click()
    visit.page.locator("#commit").click()
    visit.press("End turn")


def next_folder(next_site: Path) -> str:
    return next(next_site.glob("*/js")).parent.name


@pytest.mark.ux("OFF-05")
def test_a_second_tab_is_told_and_never_gets_files_of_the_other_version(
    device: Device, next_site: Path
) -> None:
    first = at_a_game(device.visit())
    second = device.visit()
    second.page.bring_to_front()  # a browser lets hidden tabs wait
    second.go_on()
    second.take_device()
    old = folder(second)
    move_on(device, next_site, first)
    assert folder(second) == old
    second.page.bring_to_front()
    is_told(second, ELSEWHERE)
    second.page.locator("#tool-open-rules").click()  # a file that it has not fetched before
    assert "There is no such" not in second.page.get_by_role("dialog").inner_text()
    second.page.locator("#paragraph-RT-10").wait_for()
    second.page.locator("#sheet-close").click()
    second.press("Load it now")
    second.page.locator("#answer-yes").click()
    comes_anew(second, old, next_site)
    second.until(THROWN_AWAY, old)
    assert kept(second) == kept(first)


@pytest.mark.ux("OFF-01", "OFF-05")
def test_a_tab_that_no_worker_has_is_taken_on_and_told_as_well(
    device: Device, next_site: Path
) -> None:
    """Chromium misses one that opens in the moment when the worker takes over."""
    first = device.visit()
    first.wait_offline()
    missed = device.visit()
    missed.page.bring_to_front()
    browser = missed.page.context.new_cdp_session(missed.page)
    with missed.page.expect_event("load"):
        browser.send("Page.reload", {"ignoreCache": True})
    missed.wait()
    missed.until("async () => navigator.serviceWorker.controller")
    move_on(device, next_site, first)
    missed.page.bring_to_front()
    is_told(missed, ELSEWHERE)


@pytest.mark.ux("OFF-07")
def test_an_update_that_breaks_off_leaves_the_old_version_whole(
    device: Device, next_site: Path
) -> None:
    visit = device.visit()
    visit.wait_offline()
    before = kept(visit)
    file = next(next_site.glob("*/locales/raccoon/en.json"))
    content = file.read_bytes()
    file.write_bytes(content + b" ")
    device.publish(next_site)
    try:
        visit.page.evaluate(UPDATE_FAILS)
    finally:
        put_file(file, content)
    assert not offered(visit)
    assert before <= kept(visit)
    device.stop_server()
    visit.reload()
    assert running(visit) == __version__
    device.start_server()
    with_update(device, next_site, visit)
    is_told(visit, WAITING)


def test_without_locks_old_files_go_as_soon_as_no_other_window_can_need_them(
    device: Device, site_copy: Path, next_site: Path, tmp_path: Path
) -> None:
    later = Path(shutil.copytree(next_site, tmp_path / "later"))
    for worker in (site_copy / "sw.js", later / "sw.js"):
        put_file(worker, NO_LOCKS_IN_WORKER.encode() + worker.read_bytes())
    visit = device.visit(script=NO_LOCKS)
    old = folder(visit)
    other = device.visit(script=NO_LOCKS)
    move_on(device, later, visit)
    assert any(name.startswith(old) for name in kept(visit))
    other.page.close()
    visit.reload()
    visit.until(THROWN_AWAY, old)
    device.stop_server()
    visit.reload()
    assert running(visit) == NEXT
    device.start_server()


@pytest.mark.ux("OFF-01", "OFF-05")
def test_word_lists_go_along_into_the_new_version_and_are_not_fetched_again(
    device: Device, next_site: Path, tmp_path: Path
) -> None:
    visit = device.visit()
    visit.wait_offline()
    sizes = [(DIST / words.folder_name() / f"{id}.words").stat().st_size for id in SHIPPED]
    lists = [name for name in kept(visit) if name.endswith(".words")]
    assert len(lists) == len(SHIPPED)
    without = Path(shutil.copytree(next_site, tmp_path / "without"))
    for name in lists:
        put_file(without / name, b"whoever fetches this has a broken download")
    with_update(device, without, visit)
    with visit.page.expect_event("load"):
        visit.press("Load it now")
    visit.wait()
    visit.wait_offline()
    device.stop_server()
    assert folder(visit) == next_folder(next_site)
    assert [visit.page.evaluate(GET_LIST, id) for id in SHIPPED] == sizes
    device.start_server()


#: Is nothing left of the files in this folder?
THROWN_AWAY = """async (old) => {
  const cache = await caches.open("tycoon-table:/tycoon-table/:files");
  return (await cache.keys()).every(({ url }) => !url.includes(old));
}"""
#: The bytes of a word list, fetched as the page does.
GET_LIST = """async (id) => {
  const answer = await fetch(document.getElementById(`words-${id}`).href);
  return (await answer.arrayBuffer()).byteLength;
}"""
#: Waits until the new worker has been given up.
UPDATE_FAILS = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update().catch(() => {});
  const coming = registration.installing;
  if (coming) await new Promise((done) => {
    coming.addEventListener("statechange", () => coming.state === "redundant" && done());
  });
}"""
