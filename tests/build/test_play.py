"""The one command: it serves at once when everything is there already."""

from __future__ import annotations

import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C cannot be sent to one process there")
def test_a_second_run_serves_what_is_there_and_ends_with_ctrl_c() -> None:
    script = str(ROOT / "scripts" / "play.py")
    command = [sys.executable, script, "--no-open", "--port", "0"]
    # whoever runs the tests in the background may have taken Ctrl-C from all that they start
    heeded = signal.signal(signal.SIGINT, signal.default_int_handler)
    playing = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    signal.signal(signal.SIGINT, heeded)
    assert playing.stdout is not None
    said = [playing.stdout.readline(), playing.stdout.readline()]
    assert said[0] == "- dist/ is up to date\n"
    with urllib.request.urlopen(said[1].split()[2]) as answer:
        assert b"<title>Tycoon Table</title>" in answer.read()
    playing.send_signal(signal.SIGINT)
    assert playing.wait(timeout=PATIENCE) == 0
