"""How evenly things move: the frames of a minute of play with the processor slowed.

A tap is answered by Python, in one task; what is asked here is whether frames stay away while
things move, after that task. Both are told: the frames, and the tasks between them.
"""

import statistics
import time
from typing import Any

import bench_taps
from playwright.sync_api import Page
from tycoon_web.games.raccoon.table.action_keys import ACTIONS

LIMIT = 50  #: ms, of a frame while something moves
SLOWED = 4
SECONDS = 60
# Notes every frame: when it came, how long after the one before, and whether anything moves.
FRAMES = """
window.seenFrames = [];
let before = performance.now();
const note = (now) => {
  const moving = document.getAnimations().some((a) => a.playState === "running"
    && (a.effect?.getComputedTiming().activeDuration ?? 0) > 50);
  window.seenFrames.push([now, now - before, moving]);
  before = now;
  requestAnimationFrame(note);
};
requestAnimationFrame(note);
"""
#: Frames while something moved, without those in which a long task ran; and the long tasks.
FOUND = """() => {
  const tasks = window.tasks.filter(({ startTime }) => startTime > window.readyAfter)
    .map(({ startTime, duration }) => [startTime, startTime + duration]);
  const free = ([at, took]) => !tasks.some(([from, to]) => from < at && to > at - took);
  const moving = window.seenFrames.filter(([, , moves]) => moves);
  return {
    moving: moving.filter(free).map(([, took]) => took), all: moving.length,
    tasks: tasks.map(([from, to]) => to - from),
  };
}"""


def report(page: Page, seconds: int = SECONDS) -> bool:
    """Play for so long, and print what the frames took; True when one is over the limit."""
    page.add_init_script(bench_taps.STOPWATCH + FRAMES)
    bench_taps.store(page, bench_taps.position())
    page.emulate_media(reduced_motion="no-preference")
    page.goto(page.url)
    page.wait_for_function("() => window.readyAfter")
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    for control in ("#continue", "#reveal"):
        page.click(control)
    play(page, seconds)
    found: dict[str, Any] = page.evaluate(FOUND)
    frames: list[float] = found["moving"]
    tasks: list[float] = found["tasks"]
    worst, slow = max(frames), len([took for took in frames if took > LIMIT])
    print(f"\n{seconds} s of play, processor slowed {SLOWED} times: {found['all']} frames moved")
    print(f"frames without a task   {bench_taps.percentiles(frames)}, longest {worst:.0f} ms")
    print(f"longer than {LIMIT} ms       {slow} of {len(frames)}")
    longest = max(tasks, default=0)
    print(
        f"tasks (answers to taps) {len(tasks)}, median {statistics.median(tasks or [0]):.0f} ms, ",
        end="",
    )
    print(f"longest {longest:.0f} ms")
    return slow > 0


def play(page: Page, seconds: int) -> None:
    """Every action in turn, committed and taken back, while the time lasts."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for name in ACTIONS:
            bench_taps.tap(page, f"#act-{name}")
            page.wait_for_timeout(300)
            bench_taps.tap(page, "#commit")
            page.wait_for_timeout(900)
            bench_taps.take_back(page)
            page.wait_for_timeout(300)
