"""How fast the page is: from navigation to usable against bare Pyodide, and from tap to painted."""

import argparse
import shutil
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import bench_frames
import bench_taps
import bench_where
import browser
import serve
from making import whole
from making.places import DIST, PYODIDE
from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

LIMITS = {"cold": 0.60, "reload": 0.38}  # of the bare page's time
TIMEOUT = 120_000  # ms
# As npm ships it: its loader, its whole standard library, its own lock file.
BARE_FILES = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
BARE_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>bare</title><link rel="icon" href="data:,">
<script type="module">
import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide();
document.documentElement.dataset.ready = python.runPython("'1'");
</script></html>
"""
# Notes when the page says that it is ready, in ms since navigation.
WATCH = """
new MutationObserver((_, watcher) => {
  if (document.documentElement?.dataset.ready !== "1") return;
  window.readyAfter = performance.now();
  watcher.disconnect();
}).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-ready"] });
"""


def main(arguments: list[str]) -> int:
    """Measure and print; returns the exit code."""
    options = argparse.ArgumentParser(prog="bench.py page", description=__doc__)
    options.add_argument("--rounds", type=int, default=15, help="starts of each kind (default 15)")
    options.add_argument("--turns", type=int, default=12, help="turns to tap through (default 12)")
    options.add_argument(
        "--slow", action="store_true", help="10 Mbit/s and 40 ms instead of loopback"
    )
    options.add_argument(
        "--where", action="store_true", help="only say where our start's time goes"
    )
    options.add_argument("--frames", action="store_true", help="only say how evenly things move")
    options.add_argument(
        "--assert", dest="strict", action="store_true", help="fail when over a limit"
    )
    chosen = options.parse_args(arguments)
    whole.bring_up_to_date()
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        bare = serve.start(make_bare_site(Path(temporary) / "bare"))
        ours = serve.start(DIST)
        if chosen.where:
            return say_where(playwright, ours.url, chosen.rounds, chosen.slow)
        if chosen.frames:
            with new_profile(playwright, slow=False) as context:
                over = bench_frames.report(open_page(context, ours.url))
            return 1 if over and chosen.strict else 0
        starts = measure_starts(
            playwright, {"bare": bare.url, "ours": ours.url}, chosen.rounds, chosen.slow
        )
        over = report_starts(starts)
        with new_profile(playwright, slow=False) as context:
            over |= bench_taps.report(open_page(context, ours.url), chosen.turns)
        bare.stop()
        ours.stop()
    return 1 if over and chosen.strict else 0


def make_bare_site(folder: Path) -> Path:
    """A page that only loads Pyodide."""
    folder.mkdir()
    for name in BARE_FILES:
        shutil.copyfile(PYODIDE / name, folder / name)
    (folder / "index.html").write_text(BARE_PAGE)
    return folder


def measure_starts(
    playwright: Playwright, urls: dict[str, str], rounds: int, slow: bool
) -> dict[tuple[str, str], list[float]]:
    """Milliseconds by (page, cold or reload); the pages take turns, each in a new profile."""
    times: dict[tuple[str, str], list[float]] = {}
    for number in range(rounds):
        for name, url in urls.items():
            with new_profile(playwright, slow) as context:
                page = open_page(context, url)
                times.setdefault((name, "cold"), []).append(ready_after(page))
                settle(page, name)
                page.reload()
                times.setdefault((name, "reload"), []).append(ready_after(page))
        print(f"\r- starts: {number + 1}/{rounds}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return times


def say_where(playwright: Playwright, url: str, rounds: int, slow: bool) -> int:
    """Print what a cold start and one through the service worker consist of."""
    found: dict[str, list[dict[str, float]]] = {"cold": [], "reload": []}
    for _ in range(rounds):
        with new_profile(playwright, slow) as context:
            context.add_init_script(bench_where.WATCH)
            page = open_page(context, url)
            found["cold"].append(bench_where.moments(page))
            settle(page, "ours")
            page.reload()
            ready_after(page)
            found["reload"].append(bench_where.moments(page))
    for kind, starts in found.items():
        bench_where.report(kind, starts)
    return 0


def settle(page: Page, name: str) -> None:
    """Wait for caches to be written, as they are while somebody plays.

    Ours then has its service worker, so that a reload is one through the worker.
    """
    if name == "ours":
        page.wait_for_selector("html[data-offline='ready']")
    page.wait_for_timeout(500)


@contextmanager
def new_profile(playwright: Playwright, slow: bool) -> Iterator[BrowserContext]:
    """A browser with an empty cache on disk, as a new visitor has it."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        context = playwright.chromium.launch_persistent_context(profile, **browser.launch_options())
        context.set_default_timeout(TIMEOUT)
        page = context.pages[0]
        page.add_init_script(WATCH)
        if slow:
            network = {
                "offline": False,
                "latency": 40,
                "downloadThroughput": 1.25e6,
                "uploadThroughput": 1.25e6,
            }
            session = context.new_cdp_session(page)
            session.send("Network.enable")
            session.send("Network.emulateNetworkConditions", network)
        yield context
        context.close()


def open_page(context: BrowserContext, url: str) -> Page:
    """The first tab, at the address and usable."""
    page = context.pages[0]
    page.goto(url)
    ready_after(page)
    return page


def ready_after(page: Page) -> float:
    """Milliseconds from navigation until the page said that it is ready."""
    return float(page.wait_for_function("() => window.readyAfter").json_value())


def report_starts(times: dict[tuple[str, str], list[float]]) -> bool:
    """Print medians and ratios; True when one is over its limit."""
    over = False
    print("from navigation to usable     bare     ours    ratio    limit")
    for kind, limit in LIMITS.items():
        bare = statistics.median(times["bare", kind])
        ours = statistics.median(times["ours", kind])
        over |= ours / bare > limit
        print(f"{kind:24} {bare:6.0f} ms {ours:5.0f} ms {ours / bare:8.2f} {limit:8.2f}")
    return over
