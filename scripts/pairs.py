#!/usr/bin/env python3
"""Lay every screen beside the drawing it is made after: build/pairs/index.html, to be looked at.

scripts/pairs.py FOLDER              all screens that FOLDER has a picture of
scripts/pairs.py FOLDER --only turn  those whose picture's name begins so

A picture is named NAME_WIDTHxHEIGHT.png, with -dark after the name where it is of the dark theme;
SCENES says which of the tests' screens is meant. The pictures themselves are no part of this repo.
"""

import argparse
import html
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import bootstrap

TARGET = bootstrap.ROOT / "build" / "pairs"
NAMED = re.compile(
    r"(?P<name>[\w-]+?)(?P<dark>-dark)?(?:_\d+)?_(?P<width>\d+)x(?P<height>\d+)\.png"
)
#: Name of a picture -> screen of tests/web/scenes.py, and how many are at the table.
SCENES: dict[str, tuple[str, int]] = {
    "turn": ("turn", 3),
    "turn-5players": ("turn", 5),
    "turn-5": ("turn", 5),
    "turn_390": ("turn", 3),
    "produce": ("produce", 3),
    "produce-over": ("produce too much", 3),
    "sell": ("sell", 3),
    "start-auction": ("start an auction", 3),
    "build": ("build", 3),
    "town": ("town with any", 3),
    "trading": ("buying before", 3),
    "done": ("done", 3),
    "auction": ("auction", 4),
    "hammer": ("hammer", 4),
    "curtain": ("curtain", 3),
    "bots": ("a bot's turn before one", 3),
    "end-1": ("counting", 4),
    "end-2": ("all counted", 4),
    "end-3": ("end", 4),
    "end": ("end", 4),
    "home": ("first visit", 3),
    "home-games": ("games", 3),
    "set-up": ("set-up", 3),
    "set-up-bot": ("set-up with bots", 3),
    "log": ("log", 3),
    "records": ("records", 3),
    "tableau": ("tableau", 3),
    "letter-turn": ("letter turn", 3),
    "letter-empty": ("letter turn", 3),
    "challenge": ("letter challenge", 4),
    "verdict-struck": ("letter verdict", 3),
    "letter-buy": ("letter buy", 3),
    "coach": ("hint", 3),
    "hint": ("hint", 3),
    "coach-why-not": ("why not", 3),
    "letter-coach": ("letter hint", 3),
    "guided": ("host first turn", 3),
    "decided": ("what decided it", 3),
    "rules-raccoon": ("rules", 3),
    "rules-letter": ("letter rules", 3),
}
PAGE = """<!doctype html><meta charset="utf-8"><title>Pairs</title>
<style>body {{ background: #888; font: 16px sans-serif; }} img {{ max-width: 49vw; }}</style>
{rows}
"""


class Pair(NamedTuple):
    """A picture, and the screen it is of."""

    file: Path
    scene: str
    people: int
    size: tuple[int, int]
    scheme: str


def main() -> None:
    """Build the site, visit every screen, write the page."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("folder", type=Path, help="where the pictures lie")
    options.add_argument("--only", default="", metavar="NAME")
    chosen = options.parse_args()
    bootstrap.enter()
    sys.path[:0] = [str(bootstrap.ROOT / part) for part in ("", "engine", "web")]
    from making import whole

    whole.bring_up_to_date()
    pairs = [pair for pair in found(chosen.folder) if pair.file.name.startswith(chosen.only)]
    TARGET.mkdir(parents=True, exist_ok=True)
    rows = [row(pair, ours) for pair, ours in visited(pairs)]
    (TARGET / "index.html").write_text(PAGE.format(rows="\n".join(rows)), encoding="utf-8")
    print(f"{len(rows)} pairs: {TARGET / 'index.html'}")


def found(folder: Path) -> Iterator[Pair]:
    """All pictures of screens that are known."""
    for file in sorted(folder.rglob("*.png")):
        if (match := NAMED.fullmatch(file.name)) and match["name"] in SCENES:
            size = int(match["width"]), int(match["height"])
            yield Pair(file, *SCENES[match["name"]], size, "dark" if match["dark"] else "light")


def visited(pairs: list[Pair]) -> Iterator[tuple[Pair, Path]]:
    """Each with a picture of the page as it is."""
    import browser
    import serve
    from making.places import DIST
    from playwright.sync_api import sync_playwright

    server = serve.start(DIST)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(**browser.launch_options())
        for pair in pairs:
            ours = TARGET / f"ours-{pair.file.name}"
            take(started, server.url, pair, ours)
            print(ours.name)
            yield pair, ours
        started.close()
    server.stop()


def take(started: Any, site: str, pair: Pair, target: Path) -> None:
    """Go to the screen as the tests do, and take its picture."""
    from tests.web import scenes
    from tests.web.positions import NAMES
    from tests.web.visit import Visit

    context = started.new_context()
    visit = scenes.ALL[pair.scene](
        lambda **wishes: Visit(context, site, **wishes), NAMES[: pair.people]
    )
    visit.page.set_viewport_size({"width": pair.size[0], "height": pair.size[1]})
    visit.page.emulate_media(color_scheme=pair.scheme)  # type: ignore[arg-type]
    visit.page.screenshot(path=target)
    context.close()


def row(pair: Pair, ours: Path) -> str:
    """Ours at the left, the other at the right."""
    theirs = TARGET / pair.file.name
    shutil.copy(pair.file, theirs)
    pictures = "".join(f'<img src="{html.escape(file.name)}" alt="">' for file in (ours, theirs))
    return f"<h2>{html.escape(pair.file.stem)}: {html.escape(pair.scene)}</h2><p>{pictures}</p>"


if __name__ == "__main__":
    main()
