#!/usr/bin/env python3
"""Check everything: style, types, sizes, then the tests; further arguments go to pytest.

scripts/test.py                          all of it
scripts/test.py --fast                   without building the site and without a browser
scripts/test.py --changed                a minute of what the uncommitted changes can affect
scripts/test.py --changed=main           the same for all that has changed since a commit
scripts/test.py --rules                  only the table of rules and the tests that prove them
scripts/test.py tests/web -k undo -x     only these tests, one after the other
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

import bootstrap

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
# Folders of tests that need the built site, or a browser besides; they come last.
NEED_THE_SITE = ("build", "web")
# What `--changed` takes for its tests, per processor.
A_MINUTE = 40
# All tests: as many files at once as there are processors, up to four, each file in one process.
SIDE_BY_SIDE = (
    *("-n", "auto", "--maxprocesses", "4"),
    *("--dist", "loadfile", "--no-loadscope-reorder"),
)
CHECKS = (
    ("style", ["ruff", "check", "--quiet"]),
    ("format", ["ruff", "format", "--check", "--quiet"]),
    (
        "types",
        ["mypy", "--no-error-summary", "engine/tycoon", "web/tycoon_web", "scripts", "tests"],
    ),
    ("sizes", ["limits"]),
)


def main() -> int:
    """Returns the exit code."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--fast", action="store_true", help="no build, no browser")
    options.add_argument("--changed", nargs="?", const="HEAD", metavar="COMMIT", help="see above")
    chosen, rest = options.parse_known_args()
    only_rules = "--rules" in rest
    named = any(names_tests(argument) for argument in rest)
    tests = changed_tests(chosen.changed) if chosen.changed else test_paths(chosen.fast)
    site = not chosen.fast and any(needs_the_site(test) for test in tests)
    bootstrap.enter(site=site)
    failed = [] if only_rules else [name for name, command in CHECKS if not check(name, command)]
    prepare_words()
    if site and not only_rules:
        prepare_site()
    paths = [] if only_rules or named else [*SIDE_BY_SIDE, *tests]
    if run_module("pytest", *paths, *rest):
        failed.append("tests")
    if failed:
        print("failed: %s" % ", ".join(failed))
    return 1 if failed else 0


def check(name: str, command: "list[str]") -> bool:
    """Run one check behind a step line."""
    with bootstrap.step("Checking %s" % name):
        done = subprocess.run(
            [sys.executable, "-m", *command],
            cwd=ROOT,
            env=environment(),
            capture_output=True,
            text=True,
        )
    print(done.stdout + done.stderr, end="", flush=True)
    return done.returncode == 0


def run_module(*command: str) -> int:
    """Run a module of .venv in the foreground; returns its exit code."""
    return subprocess.run([sys.executable, "-m", *command], cwd=ROOT, env=environment()).returncode


def environment() -> "dict[str, str]":
    """The environment of checks and tests: our scripts can be imported."""
    return {**os.environ, "PYTHONPATH": str(ROOT / "scripts")}


def names_tests(argument: str) -> bool:
    """Is this argument for pytest a file or folder, or a test in one?"""
    return not argument.startswith("-") and (ROOT / argument.partition("::")[0]).exists()


def changed_tests(since: str) -> "list[str]":
    """The tests nearest to what has changed, a minute of them; says what it leaves out.

    A browser only where the change is seen in nothing else.
    """
    import affected

    try:
        changed = affected.changed_files(since)
    except subprocess.CalledProcessError as error:
        sys.exit("git knows no such commit: %s" % error.stderr.strip())
    found = affected.affected(changed)
    looked_at = any(needs_the_site(test) and not far for test, far in found.items())
    found = {test: far for test, far in found.items() if looked_at or not needs_the_site(test)}
    chosen, left = affected.within(found, A_MINUTE * (os.cpu_count() or 1))
    print("- %d files changed: %d test files, nearest first" % (len(changed), len(chosen)))
    if left:
        print("  left out, further away: %s" % ", ".join(left))
    if not chosen:
        sys.exit(0)
    return chosen


def needs_the_site(test: str) -> bool:
    """Is this a test of the built site?"""
    return test.startswith(tuple("tests/%s" % name for name in NEED_THE_SITE))


def test_paths(fast: bool) -> "list[str]":
    """All tests, the quick ones first."""
    entries = [
        entry
        for entry in sorted(TESTS.iterdir())
        if entry.is_dir() or entry.name.startswith("test_")
    ]
    quick = [
        entry
        for entry in entries
        if entry.name not in NEED_THE_SITE and not entry.name.startswith(("_", "."))
    ]
    slow = [TESTS / name for name in NEED_THE_SITE if (TESTS / name).is_dir() and not fast]
    return [str(entry.relative_to(ROOT)) for entry in [*quick, *slow]]


def prepare_words() -> None:
    """Make the word lists, which the engine reads from its own folder."""
    from making import words

    words.bring_up_to_date()


def prepare_site() -> None:
    """Build the site and find the browser that the tests use."""
    import browser
    from making import whole

    whole.bring_up_to_date()
    os.environ[browser.VARIABLE] = str(browser.find_browser())
    print("- Browser: %s" % os.environ[browser.VARIABLE], flush=True)


if __name__ == "__main__":
    sys.exit(main())
