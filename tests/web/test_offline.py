"""After one visit everything works without a network (OFF-01 … OFF-08)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import browser as our_browser
import pytest
from making import worker
from making.places import DIST
from playwright.sync_api import BrowserContext, Playwright, expect
from tycoon import Session, load_game, new_game
from tycoon.lexicon import SHIPPED, shipped

from tests.everyday import turns
from tests.web import letter_positions, positions
from tests.web.device import Device, OwnBrowser, put_file
from tests.web.player import Table
from tests.web.positions import Wish
from tests.web.spellers import Spellers
from tests.web.test_sharing import CLIPBOARD, DROP, NO_SAVE_DIALOGUE, NO_SHARE_SHEET, PASTE
from tests.web.visit import Visit

#: How each game is played by clicking.
PLAYERS: dict[str, Callable[[Visit], Table | Spellers]] = {"letter": Spellers, "raccoon": Table}
#: Where games in the middle and near their end come from, and a paragraph of the rules of each.
GAMES: dict[str, Callable[[Wish], Session]] = {
    "letter": letter_positions.found,
    "raccoon": positions.found,
}
SHARED = {"letter": letter_positions.own_turn, "raccoon": positions.everything_possible}
LAST_ROUND = {"letter": letter_positions.last_round, "raccoon": positions.last_round}
RULE = {"letter": "LT-08", "raccoon": "RT-37"}
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
#: As on a slow device: the page hears of its service worker only when that has failed already …
TOLD_LATE = """
const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
navigator.serviceWorker.register = async (...args) => {
  const registration = await register(...args);
  while (registration.installing) await new Promise((done) => setTimeout(done, 20));
  return registration;
};
"""
#: … or what it told last arrives after the news that it has failed.
LATE_NEWS = """
navigator.serviceWorker.addEventListener("message", ({ data, source }) => {
  if (source.state === "redundant" || window.followed) return;
  window.followed = true;
  source.addEventListener("statechange", () => setTimeout(() =>
    navigator.serviceWorker.dispatchEvent(new MessageEvent("message", { data, source }))));
});
"""
#: As in a browser that keeps nothing for offline play.
NO_WORKER = 'Object.defineProperty(navigator, "serviceWorker", { value: undefined });'
#: Whoever leaves in the middle of an action finds the turn as it was.
SOME_TURNS = turns(3)


def kept(visit: Visit) -> set[str]:
    """The addresses in our cache, below the site's."""
    found = visit.page.evaluate(CACHES)["tycoon-table:/tycoon-table/:files"]
    return {url.removeprefix(visit.site).partition("?")[0] for url in found}


def start_game(visit: Visit, game: str = "raccoon") -> None:
    visit.new_game(game)
    visit.press("Start the game")


def been_there(owned: Device) -> Iterator[Device]:
    """It was at the site once, at the home screen only; now the server is gone."""
    visit = owned.visit()
    visit.wait_offline()
    owned.stop_server()
    faults = owned.leave()
    yield owned
    faults += owned.close()
    assert not faults, "\n".join(faults)


@pytest.fixture(scope="module")
def tablet(devices: BrowserContext) -> Iterator[Device]:
    yield from been_there(Device(devices, DIST))


@pytest.fixture
def away(tablet: Device) -> Iterator[Device]:
    """The tablet without a network; at the end no page of it may have met a fault."""
    tablet.context.set_offline(True)
    yield tablet
    tablet.context.set_offline(False)
    faults = tablet.leave()
    assert not faults, "\n".join(faults)


@pytest.fixture(scope="module")
def closable(
    playwright: Playwright, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[OwnBrowser]:
    """A profile on disk, with which the browser is started again."""
    profile, options = tmp_path_factory.mktemp("tablet"), our_browser.launch_options()
    opening = playwright.chromium.launch_persistent_context
    owned = OwnBrowser(lambda: opening(profile, **options), DIST)
    yield from been_there(owned)  # type: ignore[misc]


@pytest.mark.ux("OFF-02", "OFF-08")
@pytest.mark.parametrize("game", sorted(PLAYERS))
def test_after_one_visit_we_play_without_network_or_server_or_old_window(
    closable: OwnBrowser, game: str
) -> None:
    closable.context.set_offline(True)
    visit = closable.visit(arriving=True)
    start_game(visit, game)
    table = PLAYERS[game](visit)
    table.play(until=lambda: table.turns == SOME_TURNS)
    before = visit.game().dumps()
    closable.restart()
    visit = closable.visit()
    expect(visit.page.locator(".offline-line")).to_contain_text("Ready for offline play")
    assert visit.game().dumps() == before
    visit.go_on()
    table = PLAYERS[game](visit)
    table.play(until=lambda: table.turns == SOME_TURNS)
    assert len(visit.game().journal) > before.count('"do"')
    assert not closable.leave()


@pytest.mark.ux("OFF-02", "FI-06")
@pytest.mark.parametrize("game", sorted(PLAYERS))
def test_a_game_that_comes_in_is_played_to_its_end_and_the_result_stays(
    away: Device, game: str
) -> None:
    nearly = GAMES[game](LAST_ROUND[game])
    visit = away.visit(arriving=True)
    visit.page.evaluate(PASTE, ["body", nearly.dumps()])
    visit.press("Take it")
    visit.page.locator("#curtain-title").wait_for()
    PLAYERS[game](visit).play()
    finished = visit.game()
    assert len(finished.journal) > len(nearly.journal)
    assert finished.outcome is not None
    visit.reload()
    winners = [finished.seats[seat].name for seat in finished.outcome.winners]
    expect(visit.page.locator(".ending")).to_contain_text(winners[0])


@pytest.mark.ux("OFF-02", "FI-03", "FI-10", "FI-11")
@pytest.mark.parametrize("game", sorted(PLAYERS))
def test_a_game_goes_out_in_every_way_and_its_rules_are_there(
    away: Device, game: str, tmp_path: Path
) -> None:
    script = CLIPBOARD + NO_SHARE_SHEET + NO_SAVE_DIALOGUE
    visit = away.visit(arriving=True, game=GAMES[game](SHARED[game]), script=script)
    visit.go_on()
    visit.take_device()
    visit.page.locator("#tool-open-rules").click()
    expect(visit.page.locator(f"#paragraph-{RULE[game]}")).to_be_visible()
    visit.page.locator("#sheet-close").click()
    visit.press("Menu")
    visit.press("Share or export")
    with visit.page.expect_download() as download:
        visit.press(re.compile("^Send or save"))
    download.value.save_as(tmp_path / "game.json")
    text = visit.game().dumps()
    assert load_game((tmp_path / "game.json").read_text()).dumps() == text
    visit.press(re.compile("^Show a code"))
    symbol = visit.page.get_by_role("img", name="QR code with the link to this game")
    expect(symbol.locator("path")).to_have_attribute("d", re.compile("^M0 0h7v1h-7z"))
    visit.press("Copy as text")
    visit.press(re.compile("^Copy a link"))
    visit.page.wait_for_function("() => window.copied.length == 2")
    copied, link = visit.page.evaluate("window.copied")
    assert load_game(copied).dumps() == text
    visit.page.evaluate(DROP, ["", link])
    expect(visit.page.get_by_role("dialog")).to_contain_text("A game has arrived")


@pytest.mark.ux("OFF-02", "OFF-07")
@pytest.mark.parametrize("id", SHIPPED)
def test_letter_tycoon_starts_with_either_list_where_it_was_never_opened(
    away: Device, id: str
) -> None:
    visit = away.visit(arriving=True)
    expect(visit.page.locator(".offline-line")).to_contain_text("Ready for offline play")
    visit.new_game("letter")
    visit.page.locator(f"#option-word_list-{id}").click()
    visit.page.locator("#start-game:not([aria-disabled])").click()
    visit.page.locator("#curtain-title").wait_for()
    assert visit.game().lexicon is shipped(id)


@pytest.mark.ux("OFF-01")
def test_the_start_of_the_page_does_not_wait_for_the_word_lists(device: Device) -> None:
    visit = device.visit()
    early = visit.page.evaluate(
        "() => performance.getEntriesByType('resource').map(({ name }) => name)"
    )
    assert not [name for name in early if name.endswith(".words")]
    visit.wait_offline()
    assert {name.rpartition("/")[2] for name in kept(visit)} >= {f"{id}.words" for id in SHIPPED}


@pytest.mark.ux("OFF-02")
def test_a_word_list_that_never_came_is_missed_in_words(device: Device) -> None:
    game = new_game("letter", ["Ann", "Bea"], {"word_list": "full"}, "any")
    visit = device.visit(arriving=True, script=NO_WORKER)
    visit.new_game("letter")
    visit.page.locator("#start-game:not([aria-disabled])").wait_for()
    visit.press("Home")
    device.stop_server()
    visit.page.evaluate(PASTE, ["body", game.dumps()])
    told = visit.page.get_by_role("dialog").get_by_role("alert")
    expect(told.get_by_text("there is no network")).to_be_visible()
    visit.page.locator("#sheet-close").click()
    visit.new_game("letter")
    visit.page.locator("#option-word_list-full").click()
    told = visit.page.get_by_role("alert").get_by_text("there is no network")
    expect(told.first).to_be_visible()
    assert visit.button("Start the game").get_attribute("aria-disabled") == "true"
    visit.page.locator("#option-word_list-everyday").click()
    visit.page.locator("#start-game:not([aria-disabled])").click()
    visit.page.locator("#curtain-title").wait_for()
    assert visit.game().options["word_list"] == "everyday"
    visit.forgive("ERR_CONNECTION_REFUSED")


@pytest.mark.ux("OFF-01", "OFF-06")
def test_every_file_of_the_site_is_kept_and_other_sites_caches_are_left_alone(
    device: Device,
) -> None:
    theirs = ["another-game:files", "tycoon-table:/another-place/:files"]
    old = "tycoon-table:/tycoon-table/:words"  # version 0.2.0 had word lists in a cache apart
    script = "".join(f"caches.open('{name}');" for name in [*theirs, old])
    visit = device.visit(script=f"if (location.hash === '#others') {{ {script} }}", route="#others")
    visit.wait_offline()
    visit.reload()  # the page asks the worker to tidy up
    visit.until("async (old) => !(await caches.has(old))", old)
    names = set(visit.page.evaluate("caches.keys()"))
    assert set(theirs) < names
    assert len([name for name in names if name.startswith("tycoon-table:/tycoon-table/:")]) == 1
    files = {file.relative_to(DIST).as_posix() for file in DIST.rglob("*") if file.is_file()}
    wanted = {name for name in files if name.split("/")[0] not in worker.NOT_KEPT}
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
@pytest.mark.parametrize(
    ("damage", "script"),
    [(b"", ""), (b"something else", ""), (b"", TOLD_LATE), (b"", LATE_NEWS)],
    ids=["gone", "wrong", "told late", "late news"],
)
def test_a_broken_download_is_told_and_made_good(
    device: Device, site_copy: Path, damage: bytes, script: str
) -> None:
    file = next(site_copy.glob("*/locales/raccoon/en.json"))  # the page starts without it
    content = file.read_bytes()
    file.write_bytes(damage) if damage else file.unlink()
    visit = device.visit(script=script)
    visit.wait_offline("failed")
    expect(visit.page.locator(".offline-line")).to_contain_text("Not ready for offline play yet")
    assert visit.page.evaluate("navigator.serviceWorker.controller") is None
    put_file(file, content)
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
        ("#new-letter", "#new-letter"),
        ("no/such/page?x=1#new-raccoon", "?x=1#new-raccoon"),
    ],
)
def test_deep_links_and_shortcuts_lead_to_the_page_without_a_server(
    away: Device, address: str, lands: str
) -> None:
    visit = away.visit()
    visit.page.goto("about:blank")
    visit.open(address)
    assert visit.page.url == visit.site + lands
    game = {"#new-raccoon": "Raccoon", "#new-letter": "Letter"}.get(address[address.find("#") :])
    assert visit.heading() == (f"New game of {game} Tycoon" if game else "Tycoon Table")


@pytest.mark.ux("OFF-08")
def test_plain_files_and_the_page_for_lost_ways_are_kept_too(away: Device) -> None:
    visit = away.visit()
    for name in ("404.html", "NOTICES.txt"):
        text = visit.page.evaluate("async (name) => (await fetch(name)).text()", name)
        assert text == (DIST / name).read_text()
