"""A smoke run in the other engines, Firefox's and Safari's.

Start, a new game, some moves, a reload, and all of it again without a server. The engines are
Playwright's own where they are installed, else Debian's Firefox ESR and WebKitGTK.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, Protocol

import browser as our_browser
import pytest
import serve
from making.places import DIST
from playwright.sync_api import Page, Playwright

from tests.web import positions
from tests.web.save_store import newest_text, stored
from tests.web.visit import TIMEOUT
from tests.web.webdriver import mini_browser, webkit

#: Seconds: longer than every script of the start is on its way.
LATE = 0.5
#: Firefox ESR does not know what Playwright would emulate.
NOTHING = dict.fromkeys(("color_scheme", "reduced_motion", "forced_colors", "contrast"), "null")


class Window(Protocol):
    """What the run needs of a browser."""

    def open(self, address: str) -> None: ...
    def reload(self) -> None: ...
    def ask(self, expression: str) -> Any: ...
    def click(self, selector: str) -> None: ...
    def wait_for(self, expression: str) -> None: ...


class Driven:
    """A window that Playwright drives."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.set_default_timeout(TIMEOUT)

    def open(self, address: str) -> None:
        self.page.goto(address)

    def reload(self) -> None:
        self.page.reload()

    def ask(self, expression: str) -> Any:
        return self.page.evaluate(f"() => ({expression})")

    def click(self, selector: str) -> None:
        self.page.locator(selector).first.click()

    def wait_for(self, expression: str) -> None:
        self.page.wait_for_function(f"() => Boolean({expression})")


Opening = Callable[[Playwright, Path], AbstractContextManager[Window]]


@contextmanager
def firefox(playwright: Playwright, home: Path) -> Iterator[Window]:
    own, debians = Path(playwright.firefox.executable_path), our_browser.on_debian("firefox-esr")
    if own.exists():
        started, wishes = playwright.firefox.launch(), {}
    elif debians:
        started = playwright.firefox.launch(executable_path=debians, channel="moz-firefox")
        wishes = NOTHING
    else:
        pytest.skip("there is no Firefox that Playwright can drive")
    yield Driven(started.new_context(**wishes).new_page())  # type: ignore[arg-type]
    started.close()


@contextmanager
def safari(playwright: Playwright, home: Path) -> Iterator[Window]:
    if Path(playwright.webkit.executable_path).exists():
        started = playwright.webkit.launch()
        yield Driven(started.new_page())
        started.close()
        return
    our_browser.on_debian("WebKitWebDriver", "webkit2gtk-driver", "xvfb", "xauth")
    found = mini_browser()
    if found is None:
        pytest.skip("there is neither Playwright's WebKit nor WebKitGTK's MiniBrowser")
    with webkit(found, home) as window:
        yield window


def ready(window: Window) -> None:
    window.wait_for("document.documentElement.dataset.ready === '1'")


def heading(window: Window) -> str:
    return str(window.ask("document.querySelector('h1').innerText"))


def saved(window: Window) -> str:
    return newest_text(window.ask("({ ...localStorage })"))


def play_a_round(window: Window) -> None:
    """Take the stored game up, sell, end the turn."""
    window.click("#continue")
    window.click("#reveal")
    window.wait_for("document.querySelector('#act-sell')")
    window.click("#act-sell")
    window.click("#commit")
    window.wait_for("document.querySelector('#end-turn')")
    window.click("#end-turn")
    window.wait_for("document.querySelector('#reveal')")


@pytest.mark.parametrize("opening", [firefox, safari])
def test_a_style_that_is_long_on_its_way_makes_no_browser_too_old(
    playwright: Playwright, tmp_path: Path, opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """WebKit lets no script wait for it, and asked too early it says what no style hides."""
    found = serve.Handler.file_of

    def late(handler: serve.Handler, path: str) -> Path | None:
        time.sleep(LATE * path.endswith("first.css"))
        return found(handler, path)

    monkeypatch.setattr(serve.Handler, "file_of", late)
    server = serve.start(DIST)
    with opening(playwright, tmp_path) as window:
        window.open(server.url)
        ready(window)
        assert not window.ask("document.documentElement.hasAttribute('data-old')")
        window.click("[data-do='new-game'][data-game='raccoon']")
        window.wait_for("document.querySelector('#start-game')")
    server.stop()


@pytest.mark.parametrize("opening", [firefox, safari])
def test_the_game_plays_in_the_other_engines_and_without_a_server(
    playwright: Playwright, tmp_path: Path, opening: Opening
) -> None:
    server = serve.start(DIST)
    with opening(playwright, tmp_path) as window:
        window.open(server.url)
        ready(window)
        window.click("[data-do='new-game'][data-game='raccoon']")
        window.click("#start-game")
        window.wait_for("document.querySelector('h1').innerText.endsWith('chooses')")
        window.open(server.url + "?home")
        ready(window)
        window.click("[data-do='open-game']")
        window.click("[data-do='delete']")
        kept = stored(positions.found(positions.everything_possible))
        window.ask(f"Object.assign(localStorage, {kept!r}), 1")
        window.open(server.url + "?again")
        ready(window)
        play_a_round(window)
        before, whose = saved(window), heading(window)
        window.ask("localStorage.clear(), 1")
        window.reload()
        ready(window)
        assert saved(window) == before, "the replica has it"
        window.wait_for("document.documentElement.dataset.offline === 'ready'")
        server.stop()
        window.reload()
        ready(window)
        assert (saved(window), heading(window)) == (before, whose)
        window.open(server.url + "?offline")
        ready(window)
        window.wait_for("document.documentElement.dataset.offline === 'ready'")
        line = "document.querySelector('.offline-line').innerText"
        window.wait_for(f"{line}.includes('Ready for offline play')")
