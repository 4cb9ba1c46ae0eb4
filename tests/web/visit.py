"""Somebody's visit to the page: a new tab with a storage of its own, where every fault is noted."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Literal, cast
from urllib.parse import urlsplit

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    Response,
    TimeoutError,
    expect,
)
from tycoon import Session, load_game

from tests.patience import PATIENCE
from tests.web import resident
from tests.web.hands import Finger, Mouse
from tests.web.save_store import newest_text, stored

TIMEOUT = PATIENCE * 1000  # ms, as Playwright counts
expect.set_options(timeout=TIMEOUT)
#: Policy violations are events of the document; they must be noted before the page's own code runs.
WATCH_POLICY = """
window.policyViolations = [];
document.addEventListener("securitypolicyviolation", (event) => {
  window.policyViolations.push(`${event.violatedDirective}: ${event.blockedURI}`);
});
"""
#: The page waits for IndexedDB at the start and with every change, two seconds at most: on a busy
#: machine that would decide what a test sees.
PATIENT = """
const { setTimeout: real } = globalThis;
const starts = () => document.documentElement.dataset.ready !== "1";
globalThis.setTimeout = (call, time, ...more) =>
  real(call, time === 2000 || (time >= 200 && starts()) ? time * 60 : time, ...more);
"""
#: The tab's first page finds exactly this stored; a reload then finds what was left there.
ARRIVE = """
if (!sessionStorage.getItem("arrived")) {
  localStorage.clear();
  indexedDB.deleteDatabase("tycoon-table");
  Object.assign(localStorage, %s);
  sessionStorage.setItem("arrived", "1");
}
"""
UNTIL = """async ([arg, patience]) => {
  for (const end = performance.now() + patience; performance.now() < end;) {
    if (await (%s)(arg)) return true;
    await new Promise((next) => setTimeout(next, 20));
  }
  return false;
}"""
#: The files that a page has asked for, with status and times.
ARRIVED = """() => performance.getEntriesByType("resource").map(
  ({ name, responseStatus, startTime, duration }) =>
    `${name} ${responseStatus} ${Math.round(startTime)} + ${Math.round(duration)} ms`)"""
#: On a busy machine Chromium now and then gives up a request of its own accord. The page then loads
#: itself anew (js/again.mjs), and whatever it met before that is no fault of it.
GIVEN_UP = "net::ERR_ABORTED"
NAVIGATION = "performance.getEntriesByType('navigation')[0].type"
HIDE = """() => {
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
Scheme = Literal["light", "dark"]


class Visit:
    """A visitor to the site. ``game``, ``settings`` and ``storage`` are found there on arrival.

    With ``arriving=False`` the tab finds what the browser has kept from before; ``waiting=False``
    is for a page that will not start; ``patient=False`` for one that waits in vain. All visitors
    share the browser's cache of files, so that only the first waits for downloads. In a ``tab``
    that stays (`resident`) the page is there already. A ``script`` runs before the page starts;
    what it looks for only when it is used is ``offered``, and the tab stays.
    """

    def __init__(
        self,
        context: BrowserContext,
        site: str,
        *,
        game: Session | None = None,
        settings: Mapping[str, object] | None = None,
        storage: Mapping[str, str] | None = None,
        size: tuple[int, int] = (1024, 768),
        scheme: Scheme = "light",
        script: str = "",
        offered: str = "",
        arriving: bool = True,
        waiting: bool = True,
        patient: bool = True,
        tab: Page | None = None,
    ) -> None:
        self.site = site
        #: May another visitor have its tab? Not if the test has changed the page itself.
        self.stays = False
        self._faults: list[str] = []
        self._provoked: tuple[str, ...] = ()
        kept = {**stored(game, settings), **(storage or {})}
        self.page = tab or context.new_page()
        #: How its visitor presses and writes.
        self.hands: Mouse = Finger(self.page)
        self.page.set_default_timeout(TIMEOUT)
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.emulate_media(color_scheme=scheme, reduced_motion="reduce", forced_colors="none")
        self._listen()
        if tab:
            resident.move_in(tab, kept)
        else:
            self._start(kept, script, arriving=arriving, waiting=waiting, patient=patient)
        if offered:
            resident.offer(self.page, offered)

    def _start(
        self, kept: dict[str, str], script: str, *, arriving: bool, waiting: bool, patient: bool
    ) -> None:
        """The page starts, with this in the storage."""
        arrive = resident.PREPARE + ARRIVE % json.dumps(kept) if arriving else ""
        calm = PATIENT if patient else ""
        self.page.add_init_script(WATCH_POLICY + calm + arrive + script)
        self.open() if waiting else self.page.goto(self.site)

    def _listen(self) -> None:
        self._heard = {
            "console": self._console,
            "pageerror": lambda error: self._faults.append(f"page error: {error.stack}"),
            "request": self._request,
            "requestfailed": lambda r: self._faults.append(f"failed: {r.url} {r.failure}"),
            "response": self._response,
        }
        for event, hear in self._heard.items():
            self.page.on(event, hear)  # type: ignore[call-overload]

    def is_at_home(self) -> bool:
        """Has the page started, and is it still there?"""
        page = self.page
        return not page.is_closed() and bool(page.locator("html[data-ready='1']").count())

    def leave(self) -> Page:
        """The tab, ready for the next visitor."""
        for event, hear in self._heard.items():
            self.page.remove_listener(event, hear)
        resident.move_out(self.page, self.site)
        return self.page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._faults.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        if request.url.startswith(("data:", "blob:")):
            return
        if urlsplit(request.url).netloc != urlsplit(self.site).netloc:
            self._faults.append(f"request to another origin: {request.url}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self._faults.append(f"{response.status}: {response.url}")

    def faults(self) -> list[str]:
        """Console errors, failed or foreign requests, violations of the content policy."""
        met = list(self._faults)
        if not self.page.is_closed():
            violations: list[str] = self.page.evaluate("window.policyViolations")
            met += [f"content policy: {violation}" for violation in violations]
        return [fault for fault in met if not any(known in fault for known in self._provoked)]

    def shown(self) -> tuple[str, str]:
        """Where the visitor is, and all that can be read there; for the report of a failure."""
        try:
            return f"page {self.page.url}", self.page.inner_text("body", timeout=TIMEOUT / 10)
        except Error as error:
            return f"page {self.page.url}", str(error)

    def forgive(self, *known: str) -> None:
        """Faults with one of these texts are provoked by the test, however late they come."""
        self._provoked += known

    # --- getting about ---------------------------------------------------------------------------

    def open(self, route: str = "") -> None:
        """Go to the page's address and wait until it can be used."""
        self.page.goto(self.site + route)
        self.wait()

    def reload(self) -> None:
        self.page.reload()
        self.wait()

    def wait(self) -> None:
        """Until the engine is there and the screen is drawn."""
        try:
            self.page.wait_for_selector("html[data-ready='1']")
        except TimeoutError as error:
            told = [self.page.inner_text("body"), *self.faults(), *self.page.evaluate(ARRIVED)]
            raise AssertionError("\n".join(["the page does not start", *told])) from error
        if any(GIVEN_UP in fault for fault in self._faults):
            tried_again = self.page.evaluate(NAVIGATION) == "reload"
            self._faults = [f for f in self._faults if GIVEN_UP not in f and not tried_again]

    def wait_offline(self, state: str = "ready") -> None:
        """Until the files for offline play are in this state."""
        self.page.wait_for_selector(f"html[data-offline='{state}']")

    def until(self, condition: str, arg: object = None) -> None:
        """Until an async function of the page says yes; Playwright's own `wait_for_function` takes
        the promise itself for a yes.
        """
        assert self.page.evaluate(UNTIL % condition, [arg, TIMEOUT]), condition

    def go_on(self) -> None:
        """Take the stored game up again."""
        self.press("Continue")

    def new_game(self, game: str = "raccoon") -> None:
        """Open the set-up page from the home screen."""
        self.hands.press(self.page.locator(f"#new-{game}"))

    def set_up(self, game: str, names: Sequence[str], starts: str, seed: str) -> None:
        """Fill the set-up page in."""
        self.new_game(game)
        for _ in range(3 - len(names)):
            self.press("Remove Top Hat")
        for _ in range(len(names) - 3):
            self.press("Add a player")
        for seat, name in enumerate(names, 1):
            self.hands.fill(self.page.get_by_role("textbox", name=f"Name of player {seat}"), name)
        starter = self.page.get_by_role("group", name="Who starts?")
        self.hands.press(starter.get_by_role("button", name=starts))
        self.hands.press(self.page.locator("summary:has(#more)"))
        self.hands.press(self.page.locator("summary:has(#how)"))
        self.hands.fill(self.page.get_by_role("textbox", name="Deal"), seed)

    def take_device(self) -> None:
        """Press the curtain's button."""
        self.press(re.compile("show my cards$"))

    def hide(self) -> None:
        """Another app or tab comes before the page."""
        self.page.evaluate(HIDE)

    def press(self, name: str | re.Pattern[str], *, exact: bool = True) -> None:
        """Press the button with this accessible name."""
        self.hands.press(self.button(name, exact=exact))

    def button(self, name: str | re.Pattern[str], *, exact: bool = True) -> Locator:
        if isinstance(name, re.Pattern):
            return self.page.get_by_role("button", name=name)
        return self.page.get_by_role("button", name=name, exact=exact)

    # --- reading ---------------------------------------------------------------------------------

    def heading(self) -> str:
        """The page's one first-level heading."""
        return self.page.get_by_role("heading", level=1).inner_text()

    def focused(self) -> str:
        """The id of the focused element."""
        return str(self.page.evaluate("document.activeElement.id"))

    def said(self) -> str:
        """What the polite live region announces."""
        return str(self.page.locator("#said").text_content())

    def storage(self) -> dict[str, str]:
        """Everything in localStorage."""
        return cast(dict[str, str], self.page.evaluate("({ ...localStorage })"))

    def game(self) -> Session:
        """The stored game, loaded by the engine in this process."""
        return load_game(newest_text(self.storage()))
