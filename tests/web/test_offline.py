"""After one visit everything works without a network (point 5, OFF-01 … OFF-08)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from making import worker
from making.places import DIST

from tests.web import positions
from tests.web.device import Device
from tests.web.player import Table
from tests.web.shelf import stored
from tests.web.visit import Visit

#: How each game is played by clicking.
PLAYERS: dict[str, Callable[[Visit], Table]] = {"raccoon": Table}
CACHES = """async () => {
  const found = {};
  for (const name of await caches.keys())
    found[name] = (await (await caches.open(name)).keys()).map(({ url }) => url);
  return found;
}"""
#: Notes what the service worker tells of its progress.
LISTEN = """
window.progress = [];
navigator.serviceWorker.addEventListener("message", ({ data }) => window.progress.push(data));
"""
#: Whoever leaves in the middle of an action finds the turn as it was.
SOME_TURNS = 6


def kept(visit: Visit, name: str = "files") -> set[str]:
    """The addresses in a cache of ours, below the site's."""
    found = visit.page.evaluate(CACHES)[f"tycoon-table:/tycoon-table/:{name}"]
    return {url.removeprefix(visit.site).partition("?")[0] for url in found}


def start_game(visit: Visit, game: str = "raccoon") -> None:
    visit.new_game(game)
    visit.press("Start the game")


@pytest.mark.ux("OFF-02", "OFF-08")
@pytest.mark.parametrize("game", sorted(PLAYERS))
def test_after_one_visit_we_play_without_network_or_server_or_old_window(
    device: Device, game: str
) -> None:
    visit = device.visit()
    visit.wait_offline()
    device.context.set_offline(True)
    visit.reload()
    start_game(visit, game)
    table = PLAYERS[game](visit)
    table.play(until=lambda: table.turns == SOME_TURNS)
    device.context.set_offline(False)
    device.stop_server()
    before = visit.game().dumps()
    device.restart()
    visit = device.visit()
    assert "Ready for offline play" in visit.page.locator(".offline-line").inner_text()
    assert visit.game().dumps() == before
    visit.go_on()
    table = PLAYERS[game](visit)
    table.play(until=lambda: table.turns == SOME_TURNS)
    assert len(visit.game().journal) > before.count('"do"')
    device.start_server()


@pytest.mark.ux("OFF-02")
def test_a_game_ends_and_its_result_stays_without_a_server(device: Device) -> None:
    visit = device.visit()
    visit.wait_offline()
    device.stop_server()
    nearly = positions.found(positions.last_round)
    visit.page.evaluate("(kept) => Object.assign(localStorage, kept)", stored(nearly))
    visit.reload()
    visit.go_on()
    PLAYERS["raccoon"](visit).play()
    assert visit.game().outcome is not None
    device.restart()
    visit = device.visit()
    visit.press("See the result")
    assert visit.heading() == "The books are closed"
    device.start_server()


@pytest.mark.ux("OFF-01", "OFF-06")
def test_every_file_of_the_site_is_kept_and_other_sites_caches_are_left_alone(
    device: Device,
) -> None:
    theirs = ["another-game:files", "tycoon-table:/another-place/:files"]
    old = "tycoon-table:/tycoon-table/:of-an-older-version"
    script = "".join(f"caches.open('{name}');" for name in [*theirs, old])
    visit = device.visit(script=f"if (location.hash === '#others') {{ {script} }}", route="#others")
    visit.wait_offline()
    visit.reload()  # the page asks the worker to tidy up
    visit.page.wait_for_function("async (old) => !(await caches.has(old))", arg=old)
    names = set(visit.page.evaluate("caches.keys()"))
    assert set(theirs) < names
    assert len([name for name in names if name.startswith("tycoon-table:/tycoon-table/:")]) == 2
    files = {file.relative_to(DIST).as_posix() for file in DIST.rglob("*") if file.is_file()}
    wanted = {name for name in files if name.split("/")[0] not in worker.NOT_KEPT}
    wanted = {name for name in wanted if not name.endswith(worker.WORD_LIST)}
    assert kept(visit) == wanted
    assert "index.html" in wanted
    assert any(name.endswith(".wasm") for name in wanted)


@pytest.mark.ux("OFF-07")
def test_progress_is_told_in_bytes_and_ends_with_all_of_them(device: Device) -> None:
    visit = device.visit(script=LISTEN)
    visit.wait_offline()
    told = [news for news in visit.page.evaluate("window.progress") if news["offline"] == "loading"]
    done = [news["done"] for news in told]
    assert done == sorted(set(done))
    total = sum((DIST / name).stat().st_size for name in kept(visit))
    assert done[-1] == told[-1]["total"] == total


@pytest.mark.ux("OFF-07")
@pytest.mark.parametrize("damage", [b"", b"something else"], ids=["gone", "wrong"])
def test_a_broken_download_is_told_and_made_good(
    device: Device, site_copy: Path, damage: bytes
) -> None:
    file = next(site_copy.glob("*/locales/raccoon/en.json"))  # the page starts without it
    content = file.read_bytes()
    file.write_bytes(damage) if damage else file.unlink()
    visit = device.visit()
    visit.wait_offline("failed")
    assert "Not ready for offline play yet" in visit.page.locator(".offline-line").inner_text()
    assert visit.page.evaluate("navigator.serviceWorker.controller") is None
    file.write_bytes(content)
    visit.press("Try again now")
    visit.wait_offline()
    device.stop_server()
    visit.reload()
    start_game(visit)
    device.start_server()
    visit.forgive("404")


@pytest.mark.ux("OFF-07")
def test_what_the_browser_has_thrown_away_is_fetched_again(device: Device) -> None:
    visit = device.visit()
    visit.wait_offline()
    before = kept(visit)
    visit.page.evaluate(
        """async () => {
          const cache = await caches.open("tycoon-table:/tycoon-table/:files");
          for (const key of (await cache.keys()).slice(0, 5)) await cache.delete(key);
        }"""
    )
    visit.reload()
    visit.wait_offline()
    assert kept(visit) == before


@pytest.mark.ux("OFF-08")
@pytest.mark.parametrize(
    ("address", "lands"),
    [
        ("?from=a-friend", "?from=a-friend"),
        ("index.html?from=x#new-raccoon", "index.html?from=x#new-raccoon"),
        ("#new-raccoon", "#new-raccoon"),
        ("no/such/page?x=1#new-raccoon", "?x=1#new-raccoon"),
    ],
)
def test_deep_links_lead_to_the_page_without_a_server(
    device: Device, address: str, lands: str
) -> None:
    visit = device.visit()
    visit.wait_offline()
    device.stop_server()
    visit.page.goto("about:blank")
    visit.open(address)
    assert visit.page.url == visit.site + lands
    new = "#new" in address
    assert visit.heading() == ("New game of Raccoon Tycoon" if new else "Tycoon Table")
    device.start_server()


@pytest.mark.ux("OFF-08")
def test_plain_files_and_the_page_for_lost_ways_are_kept_too(device: Device) -> None:
    visit = device.visit()
    visit.wait_offline()
    device.stop_server()
    for name in ("404.html", "NOTICES.txt"):
        text = visit.page.evaluate("async (name) => (await fetch(name)).text()", name)
        assert text == (DIST / name).read_text()
    device.start_server()
