"""The device loses power: the browser is killed, all of it, and started again on its profile."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import browser as our_browser
import pytest
from playwright.sync_api import Playwright

from tests.patience import PATIENCE
from tests.web.player import Table
from tests.web.visit import Visit

#: The page gives PyScript another one.
KEEP_INDEXEDDB = "globalThis.realIndexedDB = indexedDB;"
#: What localStorage has of games is in IndexedDB too.
MIRRORED = """async () => {
  const asked = (request) => new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
  const database = await asked(realIndexedDB.open("tycoon-table"));
  const records = database.transaction("records").objectStore("records");
  const games = Object.keys(localStorage).filter((key) => key.startsWith("tycoon-table:game"));
  const held = await Promise.all(games.map((key) => asked(records.get(key))));
  database.close();
  return games.length > 0 && games.every((key, at) => held[at]?.text === localStorage[key]);
}"""
HEADLESS = ("--headless", "--hide-scrollbars", "--mute-audio", "--no-default-browser-check")


class Tablet:
    """A browser that is a process group of our own, with a profile on the disk."""

    def __init__(self, playwright: Playwright, profile: Path, site: str) -> None:
        self._playwright, self._profile, self._site = playwright, profile, site
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> Visit:
        """Power is there: the page, with what the browser has kept."""
        listening = self._profile / "DevToolsActivePort"
        listening.unlink(missing_ok=True)
        options = our_browser.launch_options()
        own = (*HEADLESS, "--remote-debugging-port=0", f"--user-data-dir={self._profile}")
        self._process = subprocess.Popen(
            [options["executable_path"], *options["args"], *own],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        until = time.monotonic() + PATIENCE
        while not (listening.is_file() and listening.read_text().strip()):
            assert time.monotonic() < until, "the browser does not start"
            time.sleep(0.05)
        port = listening.read_text().split()[0]
        browser = self._playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
        return Visit(browser.contexts[0], self._site, arriving=False, script=KEEP_INDEXEDDB)

    def cut(self) -> None:
        """Power is gone, without a word to anybody."""
        if self._process:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None


@pytest.fixture
def tablet(playwright: Playwright, tmp_path: Path, site: str) -> Iterator[Tablet]:
    made = Tablet(playwright, tmp_path / "profile", site)
    yield made
    made.cut()


def _tokens_are_taken(visit: Visit) -> bool:
    return not visit.heading().endswith("chooses")


@pytest.mark.ux("ST-05")
def test_every_action_survives_a_power_cut(tablet: Tablet) -> None:
    """Chromium writes localStorage to the disk once at the start, and then after a minute: what is
    played in between would be lost. The power goes as soon as the last action is in IndexedDB too.
    """
    visit = tablet.start()
    visit.new_game()
    visit.press("Start the game")
    Table(visit).play(until=partial(_tokens_are_taken, visit))
    game = visit.game().dumps()
    assert visit.faults() == []
    visit.until(MIRRORED)
    tablet.cut()
    visit = tablet.start()
    assert visit.game().dumps() == game
    visit.go_on()
    visit.take_device()
    assert visit.faults() == []
