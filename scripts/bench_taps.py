"""From tap to painted: how long the page takes to answer.

One position in which all five actions are possible is put into the browser's storage, as if
somebody had played up to it. Each round opens a set-up and that game right after the page's start;
then each opens an action, commits it and takes it back.
"""

import random
import statistics
from typing import Any

from playwright.sync_api import Page
from tycoon import Session, new_game
from tycoon_web.device.records import Label
from tycoon_web.device.save_store import FIRST, SaveStore
from tycoon_web.games.raccoon.table.action_keys import (
    ACTIONS,  # each opens with a draft to be committed
)

LIMIT = 50  #: ms, 95th percentile of the five actions
LONGEST = 200  #: ms of a task of the main thread, once the page can be used
EARLIEST = 60  # steps: by then the table is as full as it mostly is
# Notes, for every click, the ms from the event itself until the frame after it has been painted.
STOPWATCH = """
window.taps = [];
const painted = new MessageChannel();
painted.port1.onmessage = ({ data }) => window.taps.push(performance.now() - data);
addEventListener("click", (event) => {
  requestAnimationFrame(() => painted.port2.postMessage(event.timeStamp));
}, { capture: true });
window.tasks = [];
new PerformanceObserver((found) => window.tasks.push(...found.getEntries()))
  .observe({ type: "longtask", buffered: true });
"""
LONGEST_TASK = """() => Math.max(0, ...window.tasks
  .filter(({ startTime }) => startTime > window.readyAfter).map(({ duration }) => duration))"""
#: What is opened right after the start, each from the screen that the one before has left.
OPENINGS = {
    "set-up of Raccoon Tycoon": ("#new-raccoon", "#back"),
    "set-up of Letter Tycoon": ("#new-letter", "#back"),
    "a stored game": ("#continue", ""),
    "its curtain": ("#reveal", ""),
}


class Memory(dict[str, str]):
    """A place to keep things, as the page's save_store expects one."""

    def read(self, key: str) -> str | None:
        """What is kept under the key."""
        return self.get(key)

    def write(self, key: str, text: str) -> None:
        """Keep it."""
        self[key] = text

    def replicate(self, key: str, number: float, text: str | None) -> None:
        """There is none."""

    def now(self) -> str:
        """Some moment."""
        return "2026-01-01T00:00:00.000Z"


def report(page: Page, turns: int) -> bool:
    """Tap so often, and print medians and 95th percentiles; True when one is over its limit."""
    address = page.url
    page.add_init_script(STOPWATCH)
    store(page, position())
    longest = []
    opened: dict[str, list[float]] = {name: [] for name in OPENINGS}
    for _ in range(turns):
        page.goto(address)
        page.wait_for_function("() => window.readyAfter")
        for name, (control, back) in OPENINGS.items():
            opened[name].append(tap(page, control))
            if back:
                page.click(back)
        longest.append(float(page.evaluate(LONGEST_TASK)))
    print("\nfrom tap to painted                   median    p95")
    for name, times in opened.items():
        print(f"{name:30} {percentiles(times)}")
    over = report_actions(page, turns)
    longest.append(float(page.evaluate(LONGEST_TASK)))
    print(f"longest task of the main thread {max(longest):.0f} ms, limit {LONGEST} ms")
    return over or max(longest) > LONGEST


def report_actions(page: Page, turns: int) -> bool:
    """The same of the five actions at the table."""
    every: list[float] = []
    print("                             opening: median    p95    committing: median    p95")
    for name in ACTIONS:
        opening, committing = [], []
        for _ in range(turns):
            opening.append(tap(page, f"#act-{name}"))
            committing.append(tap(page, "#commit"))
            take_back(page)
        print(f"{name:24} {percentiles(opening)}  {percentiles(committing)}")
        every += opening + committing
    print(f"{'all':24} {percentiles(every)}  limit of p95 {LIMIT} ms")
    return statistics.quantiles(every, n=20)[-1] > LIMIT


def position() -> Session:
    """A game in whose present turn all five actions are possible, found by playing at random."""
    wanted = set(ACTIONS.values())
    for seed in range(10_000):
        dice = random.Random(seed)
        session = new_game("raccoon", players=["Ann", "Bea", "Cy"], seed=str(seed))
        for _ in range(150):
            if session.to_act is None:
                break
            possible = {choice.do for choice in session.prompt().choices if not choice.refusal}
            if wanted <= possible and len(session.journal) > EARLIEST:
                return session
            session.apply(dice.choice(list(session.legal_actions())))
    raise SystemExit("No position with all five actions was found")


def store(page: Page, session: Session) -> None:
    """Put this game where the page finds it when it is loaded the next time."""
    memory: Any = Memory()
    SaveStore(memory).save(FIRST, session.dumps(), Label().of(session))
    page.evaluate("(kept) => Object.assign(localStorage, kept)", dict(memory))


def tap(page: Page, control: str) -> float:
    """Tap a control; returns the milliseconds until the answer was painted."""
    before = page.evaluate("window.taps.length")
    page.locator(control).first.click()
    page.wait_for_function("(before) => window.taps.length > before", arg=before)
    return float(page.evaluate("window.taps.at(-1)"))


def take_back(page: Page) -> None:
    """Undo, which after the start of an auction the table must agree to, and lift the curtain."""
    page.click("#tool-undo")
    for control in ("#answer-yes", "#reveal"):
        if page.locator(control).count():
            page.click(control)
    page.wait_for_selector("#act-produce")


def percentiles(times: list[float]) -> str:
    """Median and 95th percentile, in ms."""
    highest = statistics.quantiles(times, n=20)[-1] if len(times) > 1 else times[0]
    return f"{statistics.median(times):10.0f} ms {highest:5.0f} ms"
