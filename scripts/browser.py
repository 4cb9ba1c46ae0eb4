"""Find a browser for the tests and benchmarks, and know how to start it."""

import functools
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import bootstrap

VARIABLE = "TYCOON_BROWSER"  # path of the browser, handed to the tests
INSTALLED = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FIXED_PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
)
# Neither the system's services nor updates have a place in a measurement, and no process is to be
# killed by another because the machine has much to do.
QUIET = (
    "--disable-gpu",
    "--disable-gpu-watchdog",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@functools.cache
def find_browser() -> Path:
    """The path of a Chromium or Chrome: the named one, Playwright's own, or an installed one.

    On Debian as root it is installed when there is none; exits with one sentence when there is
    none to be had.
    """
    named = os.environ.get(VARIABLE)
    if named and Path(named).exists():
        return Path(named)
    found = playwrights_own() or installed()
    if found is None:
        on_debian("chromium")
        found = installed()
    if found is None:
        sys.exit(
            "The browser tests need a Chromium: run `.venv/bin/python -m playwright install "
            f"chromium`, install Chromium or Chrome, or set {VARIABLE} to its path; "
            "`scripts/test.py --fast` does without."
        )
    return found


def playwrights_own() -> Path | None:
    """The Chromium that `playwright install` has downloaded, if any."""
    # In a process of its own: where Playwright runs already it cannot be started again.
    program = (
        "from playwright.sync_api import sync_playwright\n"
        "with sync_playwright() as playwright: print(playwright.chromium.executable_path)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    path = Path(done.stdout.strip() or os.devnull)
    return path if path.is_file() else None


def installed() -> Path | None:
    """A Chromium or Chrome of the system."""
    for name in INSTALLED:
        if path := shutil.which(name):
            return Path(path)
    return next((Path(place) for place in FIXED_PLACES if Path(place).exists()), None)


def on_debian(program: str, *packages: str) -> str | None:
    """The path of a program; on Debian, as root, its packages are installed where it is missing.

    packages: called otherwise than the program.
    """
    if not shutil.which(program) and shutil.which("apt-get") and as_root():
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        wanted = ["install", "-y", "--no-install-recommends", *(packages or [program])]
        with bootstrap.step(f"Installing {program} with apt-get"):
            for command in (["update"], wanted):
                subprocess.run(
                    ["apt-get", "-q", *command], env=environment, capture_output=True, check=False
                )
    return shutil.which(program)


def as_root() -> bool:
    """May this process do everything on a Unix machine?"""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def launch_options(*more: str) -> dict[str, Any]:
    """What Playwright's chromium.launch() needs here, with more options of the browser."""
    return {
        "executable_path": str(find_browser()),
        "args": [*QUIET, *more, *(["--no-sandbox"] if as_root() else [])],
    }
