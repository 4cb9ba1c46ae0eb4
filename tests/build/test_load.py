"""`scripts/test.py --load`: the machine is busy as long as the tests run, and no longer."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.patience import PATIENCE

SCRIPTS = Path(__file__).parents[2] / "scripts"
#: One busy process; tells which, and then waits for its end.
PROGRAM = """
import os, subprocess, sys
sys.path.insert(0, sys.argv[1])
import load
load.PER_CORE, os.cpu_count = 1, lambda: 1
started, popen = [], subprocess.Popen
def noted(*args, **named):
    started.append(popen(*args, **named))
    return started[-1]
subprocess.Popen = noted
with load.busy_machine():
    print(started[0].pid, flush=True)
    sys.stdin.readline()
"""


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.skipif(sys.platform == "win32", reason="signals are other things there")
@pytest.mark.parametrize("end", ["its own", signal.SIGINT, signal.SIGKILL], ids=str)
def test_the_load_ends_with_the_tests_however_they_end(end: str | signal.Signals) -> None:
    heeded = signal.signal(signal.SIGINT, signal.default_int_handler)
    run = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(SCRIPTS)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    signal.signal(signal.SIGINT, heeded)
    assert run.stdout is not None
    assert run.stdout.readline() == "- 1 busy processes beside it\n"
    busy = int(run.stdout.readline())
    assert alive(busy)
    if isinstance(end, str):
        run.communicate("\n")
    else:
        run.send_signal(end)
        run.communicate()
    until = time.monotonic() + PATIENCE
    while alive(busy):
        assert time.monotonic() < until, "it is still busy"
        time.sleep(0.05)
