#!/usr/bin/env python3
"""Take the manifest's pictures of a game: web/screenshots/*.webp, checked in, made anew by hand."""

import argparse
import base64
import sys
from pathlib import Path
from typing import Any

import bootstrap

#: File, width and height in CSS pixels, pixels of the picture per CSS pixel.
PICTURES = (("wide", 1280, 800, 1), ("narrow", 390, 844, 2))
QUALITY = 82


def main() -> None:
    """Build the site, play to the middle of a game, take the pictures."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    bootstrap.enter()
    sys.path[:0] = [str(bootstrap.ROOT / "engine"), str(bootstrap.ROOT / "web")]
    import browser
    import serve
    from making import whole
    from making.places import DIST, WEB
    from playwright.sync_api import sync_playwright

    whole.bring_up_to_date()
    folder = WEB / "screenshots"
    folder.mkdir(exist_ok=True)
    server = serve.start(DIST)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(**browser.launch_options())
        for name, width, height, scale in PICTURES:
            size: Any = {"width": width, "height": height}
            context = started.new_context(viewport=size, reduced_motion="reduce")
            clip = {"x": 0, "y": 0, **size, "scale": scale}
            take(context.new_page(), server.url, clip, folder / f"{name}.webp")
        started.close()
    server.stop()


def take(page: Any, address: str, clip: Any, file: Path) -> None:
    """One picture of the table, with a town about to be bought."""
    import bench_page
    import bench_taps

    page.add_init_script(bench_page.WATCH)
    page.goto(address)
    bench_page.ready_after(page)
    bench_taps.store(page, bench_taps.position())
    page.reload()
    for control in ("#continue", "#reveal"):
        page.click(control)
    page.wait_for_selector("#act-produce")
    page.click("#act-town")
    order = {"format": "webp", "quality": QUALITY, "clip": clip}
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", order)
    file.write_bytes(base64.b64decode(taken["data"]))
    print(f"{file.name}: {file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
