"""All words from 7 + 3 cards: searching the word graph against a plain loop over the list.

Both in one run, here and, with the built site, in the page's Python. Also what a list costs: time
to load it or read it as a table's own, memory, time to look one word up.
"""

import argparse
import random
import statistics
from typing import Any

import browser
import serve
from inside import time_words
from making import whole, words
from making.places import DIST, SCRIPTS
from playwright.sync_api import sync_playwright
from tycoon.lexicon import SHIPPED

#: All cards of the game, so many of each letter (LT-10).
DECK = (
    "AAAAAAAAABBCCDDDDEEEEEEEEEEEEFFGGGHHHHIIIIIIIIIJKLLLLMM"
    "NNNNNNOOOOOOOOPPQRRRRRRSSSSSSTTTTTTUUUUVVWWXYYZ"
)
HAND, POOL = 7, 3
LIMITS = {"7 + 3 cards": 100, "with X and Z": 60}  # times faster than the plain loop
PROGRAM = SCRIPTS / "inside" / "time_words.py"
# Gets the list as the page does, then runs the program in the Python that the page has started.
IN_THE_PAGE = """
async ({ program, tasks }) => {
  const runtime = document.querySelector('script[src$="/js/runtime.mjs"]').src;
  const { loadPyodide } = await import(runtime);
  const python = await loadPyodide();
  const names = python.toPy({ __name__: "inside" });
  python.runPython(program, { globals: names });
  const install = python.pyimport("tycoon.lexicon").install;
  const answers = [];
  for (const task of tasks) {
    const file = await fetch(document.getElementById(`words-${task.id}`).href);
    install(task.id, python.toPy(await file.arrayBuffer()).tobytes());
    const answer = names.get("main")(python.toPy(task));
    answers.push(answer.toJs({ dict_converter: Object.fromEntries }));
  }
  return answers;
}
"""


def main(arguments: list[str]) -> int:
    """Measure and print; returns the exit code."""
    options = argparse.ArgumentParser(prog="bench.py words", description=__doc__)
    options.add_argument("--racks", type=int, default=100, help="to search (default 100)")
    options.add_argument("--plain", type=int, default=9, help="of them in the loop (default 9)")
    options.add_argument("--no-browser", action="store_true", help="only here, without the site")
    options.add_argument(
        "--assert", dest="strict", action="store_true", help="fail when below a limit"
    )
    chosen = options.parse_args(arguments)
    racks = deal(chosen.racks)
    tasks = [{"id": id, "racks": racks, "plain": chosen.plain} for id in SHIPPED]
    words.bring_up_to_date()
    slow = report("this Python", [time_words.main(task) for task in tasks])
    if not chosen.no_browser:
        whole.bring_up_to_date()
        slow |= report("the page's Python", in_the_page(tasks))
    return 1 if slow and chosen.strict else 0


def deal(number: int) -> list[list[str]]:
    """Hands and pools, the same in every run."""
    chance = random.Random("words")
    dealt = ["".join(chance.sample(DECK, HAND + POOL)) for _ in range(number)]
    return [[cards[:HAND], cards[HAND:]] for cards in dealt]


def in_the_page(tasks: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The same measured in the built site."""
    site = serve.start(DIST)
    with sync_playwright() as playwright:
        visitor = playwright.chromium.launch(**browser.launch_options())
        page = visitor.new_page()
        page.goto(site.url)
        page.wait_for_selector('[data-ready="1"]', state="attached")
        answers: list[dict[str, Any]] = page.evaluate(
            IN_THE_PAGE, {"program": PROGRAM.read_text(), "tasks": tasks}
        )
        visitor.close()
    site.stop()
    return answers


def report(where: str, answers: list[dict[str, Any]]) -> bool:
    """Print what was measured; True when a ratio is below its limit."""
    below = False
    for id, answer in zip(SHIPPED, answers, strict=True):
        print(f"\n{where}, {id}: {answer['words']:,} words")
        load = statistics.median(answer["load"])
        print(f"  loading {load * 1e3:.1f} ms, {answer['memory'] / 1e6:.2f} MB stay")
        print(f"  looking one up {answer['look_up'] * 1e6:.1f} µs")
        print(f"  reading it as a table's own list {answer['read']:.2f} s")
        for name, limit in LIMITS.items():
            searches, loops = answer[name]["searches"], answer[name]["loops"]
            ratio = statistics.median(
                loop / search for loop, search in zip(loops, searches, strict=False)
            )
            below |= ratio < limit
            print(
                f"  {name:12} {statistics.median(searches) * 1e3:6.2f} ms"
                f"   plain loop {statistics.median(loops) * 1e3:5.0f} ms"
                f"   {ratio:5.0f} times faster (limit {limit})"
            )
    return below
