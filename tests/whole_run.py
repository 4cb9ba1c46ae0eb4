"""What a run of several processes says of itself: how much it ran, and what it never asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.everyday import EVERYDAY, is_long

#: Under this name a process hands over what it noted.
NOTED = "whole_run"
PAGE = set((Path(__file__).parent / "page").rglob("test_*.py"))


class WholeRun:
    """A pytest plugin, one in every process; the first adds up what the others noted."""

    def __init__(self) -> None:
        self.left_out = 0
        #: What any page of this process was asked for, and what it answers: see `page/conftest.py`.
        self.pressed: set[str] = set()
        self.answered: set[str] = set()
        self.ran = 0
        #: Are all tests of the page in it?
        self.page = False

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        """Leave repetition out of an everyday run."""
        self.page = bool(PAGE) and PAGE.issubset(item.path for item in items)
        if EVERYDAY:
            left = [item for item in items if is_long(item)]
            config.hook.pytest_deselected(items=left)
            items[:] = [item for item in items if not is_long(item)]
            self.left_out = len(left)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """In whichever process."""
        self.ran += report.when == "call"

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """A process has come to its end: all left out the same."""
        left, self.page, pressed, answered = node.workeroutput.get(NOTED, (0, False, [], []))
        self.left_out = max(self.left_out, left)
        self.pressed.update(pressed)
        self.answered.update(answered)

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Hand over what was noted; the first process sees whether anything was never asked for."""
        if hasattr(session.config, "workeroutput"):
            noted = self.left_out, self.page, sorted(self.pressed), sorted(self.answered)
            session.config.workeroutput[NOTED] = noted
        elif EVERYDAY and self.page and self.answered - self.pressed:
            session.config.stash[MISSING] = sorted(self.answered - self.pressed)
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say what is missing."""
        if missing := terminalreporter.config.stash.get(MISSING, []):
            terminalreporter.write_line(f"never asked for in the everyday run: {missing}", red=True)

    @pytest.hookimpl(trylast=True)
    def pytest_unconfigure(self) -> None:
        """The last line."""
        if self.left_out and self.ran:
            every = self.ran + self.left_out
            print(f"{self.ran:,} of {every:,} tests; the others: python3 scripts/test.py --all")


MISSING = pytest.StashKey[list[str]]()
