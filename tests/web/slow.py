"""A processor slowed down, and how long it is held up."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.visit import Visit

#: Notes how long every task over 50 ms takes.
TASKS = """
window.tasks = [];
new PerformanceObserver((list) => window.tasks.push(...list.getEntries()
  .map(({ duration }) => duration))).observe({ entryTypes: ["longtask"] });
"""
#: Milliseconds: the owner's limit for one task while a bot thinks, on a processor so much slower.
LONGEST_TASK, SLOWED = 100, 4
#: Another process may have had the processor: what holds once, holds.
TRIES = 4


def assert_never_held_up(arrive: Callable[[], Visit], work: Callable[[Visit], None]) -> None:
    """While it works, no task is long: under the limit, or, where others use this machine as well,
    not longer than what a tap on the log costs at the same time. ``arrive``: with `TASKS`.
    """
    longest = []
    for _ in range(TRIES):
        visit = arrive()
        session = visit.page.context.new_cdp_session(visit.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        working = _longest(visit, work)
        tapping = _longest(visit, _tap)
        session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        visit.page.close()
        longest.append((working, tapping))
        if working < max(LONGEST_TASK, tapping):
            return
    raise AssertionError(f"working and tapping, in ms: {longest}")


def _longest(visit: Visit, work: Callable[[Visit], None]) -> float:
    visit.page.evaluate("window.tasks.length = 0")
    work(visit)
    return max(visit.page.evaluate("window.tasks"), default=0)


def _tap(visit: Visit) -> None:
    for control in ("#tool-open-log", "#sheet-close") * 3:
        visit.page.locator(control).click()
