"""`python -m tycoon league` as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ENGINE = Path(__file__).parent.parent.parent / "engine"
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ENGINE), "PYTHONIOENCODING": "utf-8"}
LEAGUE = (sys.executable, "-m", "tycoon", "league")
PATIENCE = 120  #: seconds, on a machine that has much else to do


def league(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The league, to its end."""
    return subprocess.run(
        [*LEAGUE, *arguments],
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE,
    )


def begun(*arguments: str) -> subprocess.Popen[str]:
    """The league, running."""
    return subprocess.Popen(
        [*LEAGUE, *arguments],
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


def complaint(*arguments: str) -> str:
    """The one line on stderr of a league that must be refused."""
    done = league(*arguments)
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def table(printed: str) -> str:
    """What is the same in every run: all but how long decisions took."""
    return printed.partition("\nThinking")[0]


def until(there: Callable[[], bool]) -> None:
    """Wait for something that comes soon."""
    end = time.monotonic() + PATIENCE
    while not there():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.02)


def lines_in(file: Path) -> int:
    """How many lines a file has that may not be there yet."""
    return file.read_bytes().count(b"\n") if file.exists() else 0
