"""Where a run's time goes: by folder at its end, and by file for `scripts/test.py --changed`."""

from __future__ import annotations

import json
from collections import defaultdict

import affected
import pytest


class Times:
    """A pytest plugin that adds up how long the tests of each file took."""

    def __init__(self) -> None:
        self.files: defaultdict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Set-up, test and teardown, in whichever process they ran."""
        self.files[report.nodeid.partition("::")[0]] += report.duration

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Tell of every folder of a run of several, and remember every file."""
        folders: defaultdict[str, float] = defaultdict(float)
        for file, seconds in self.files.items():
            parts = file.split("/")
            folders["/".join(parts[:2]) if len(parts) > 2 else parts[0]] += seconds
        if len(folders) > 1:
            most_first = sorted(folders, key=lambda folder: -folders[folder])
            told = ", ".join(f"{folder} {folders[folder]:.0f}" for folder in most_first)
            terminalreporter.write_line(f"seconds by folder, all processes together: {told}")
        self._remember()

    def _remember(self) -> None:
        known = json.loads(affected.TIMES.read_text()) if affected.TIMES.exists() else {}
        known.update((file, round(seconds, 2)) for file, seconds in self.files.items())
        affected.TIMES.parent.mkdir(exist_ok=True)
        affected.TIMES.write_text(json.dumps(known, indent=1, sort_keys=True))
