"""Run a program of scripts/inside/ in Pyodide under Node: the interpreter that the page uses."""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

from making.places import EPOCH, SCRIPTS

INSIDE = SCRIPTS / "inside"


def run(program: str, task: dict[str, Any], mounts: dict[str, Path], **options: Any) -> Any:
    """Call main(task) of a program in scripts/inside/ and return its answer, both plain JSON.

    mounts: folders of ours by their path inside; options: further ones for loadPyodide.
    Hashes are not random, so that the same input always gives the same bytes. What is
    compiled does not say in which column it stands: only tracebacks beside their source show that.
    """
    environment = {
        "PYTHONHASHSEED": "0",
        "PYTHONNODEBUGRANGES": "1",
        "SOURCE_DATE_EPOCH": str(EPOCH),
    }
    order = {
        "program": str(INSIDE / program),
        "task": task,
        "mounts": {inside: str(outside.resolve()) for inside, outside in mounts.items()},
        "options": {"env": environment, **options},
    }
    done = subprocess.run(
        ["node", str(INSIDE / "host.mjs"), json.dumps(order)],
        capture_output=True,
        text=True,
        env={**os.environ, "NODE_NO_WARNINGS": "1"},
    )
    if done.returncode:
        raise SystemExit(f"{program} failed inside Pyodide:\n{done.stdout}{done.stderr}")
    return json.loads(done.stdout.splitlines()[-1])
