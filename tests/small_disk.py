"""Commands on a disk that is soon full: files end at so many bytes."""

from __future__ import annotations

import subprocess
import sys

_COMMAND = """
import resource, sys
most = int(sys.argv[1])
resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
from tycoon.cli import main
sys.exit(main(sys.argv[2:]))
"""


def refused(most: int, *words: str) -> str:
    """What the command says where no file may be longer than ``most`` bytes: one sentence.

    ``-B``: Python would keep modules that it could not write whole.
    """
    command = [sys.executable, "-B", "-c", _COMMAND, str(most), *words]
    path = {"PYTHONPATH": ":".join(sys.path)}
    done = subprocess.run(command, capture_output=True, text=True, env=path)
    assert done.returncode == 2, done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.count(". ") == 0, done.stderr
    return done.stderr
