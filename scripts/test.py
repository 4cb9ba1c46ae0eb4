#!/usr/bin/env python3
"""Check everything: style, types, sizes, then the tests; further arguments go to pytest.

scripts/test.py                          every promise at least once, in some minutes
scripts/test.py --all                    and all repetition: other sizes, seeds, hands, browsers
scripts/test.py --fast                   either of them without building the site and a browser
scripts/test.py --changed                a minute of what the uncommitted changes can affect
scripts/test.py --changed=main           the same for all that has changed since a commit
scripts/test.py --rules                  only the table of rules and the tests that prove them
scripts/test.py --load                   either of them beside two busy processes per core
scripts/test.py tests/web -k undo -x     only these tests, one after the other
"""

import argparse
import contextlib
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import bootstrap

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
# Folders of tests that need the built site, or a browser besides.
NEED_THE_SITE = ("build", "web")
# What `--changed` takes for its tests, per processor.
A_MINUTE = 40
# All tests: one file more at once than there are processors, as a browser now and then waits, but
# at most four; each file in one process, in the order in which they are named.
AT_ONCE = min((os.cpu_count() or 1) + 1, 4)
SIDE_BY_SIDE = ("-n", str(AT_ONCE), "--dist", "loadfile", "--no-loadscope-reorder")
CHECKS = (
    ("style", ["ruff", "check", "--quiet"]),
    ("format", ["ruff", "format", "--check", "--quiet"]),
    (
        "types",
        [
            "mypy",
            "--no-error-summary",
            "engine/tycoon",
            "engine/examples",
            "web/tycoon_web",
            "web/library",
            "scripts",
            "tests",
        ],
    ),
    ("sizes", ["limits"]),
)


def main() -> int:
    """Returns the exit code."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--all", action="store_true", help="repetition as well")
    options.add_argument("--fast", action="store_true", help="no build, no browser")
    options.add_argument("--changed", nargs="?", const="HEAD", metavar="COMMIT", help="see above")
    options.add_argument("--load", action="store_true", help="on a busy machine, made so")
    chosen, rest = options.parse_known_args()
    if not (chosen.all or chosen.changed or any(names_tests(argument) for argument in rest)):
        os.environ.setdefault("TYCOON_TESTS", "everyday")
    tests = changed_tests(chosen.changed) if chosen.changed else test_paths(chosen.fast)
    site = not chosen.fast and any(needs_the_site(test) for test in tests)
    bootstrap.enter(site=site)
    import load

    with load.busy_machine() if chosen.load else contextlib.nullcontext():
        failed = run(tests, rest, site)
    if failed:
        print("failed: %s" % ", ".join(failed))
    return 1 if failed else 0


def run(tests: "list[str]", rest: "list[str]", site: bool) -> "list[str]":
    """The checks beside the build and the tests, with these arguments; returns what failed."""
    only_rules = "--rules" in rest
    every = not only_rules and not any(names_tests(argument) for argument in rest)
    with ThreadPoolExecutor(1) as beside:
        prepare_words()
        compiled = beside.submit(
            compile_tests, [test for test in tests if every and not needs_the_site(test)]
        )
        checks = beside.submit(run_checks, () if only_rules else CHECKS)
        if site and not only_rules:
            prepare_site()
        compiled.result()
        tests_failed = run_module("pytest", *((*SIDE_BY_SIDE, *tests) if every else ()), *rest)
        failed, told = checks.result()
    print(told, end="", flush=True)
    return [*failed, "tests"] if tests_failed else failed


def run_checks(checks: "tuple[tuple[str, list[str]], ...]") -> "tuple[list[str], str]":
    """One after the other; returns those that failed, and what is to be told of all."""
    failed, told = [], ""
    for name, command in checks:
        start = time.monotonic()
        done = run_quietly(*command)
        told += "- Checked %s: %.1f s\n" % (name, time.monotonic() - start)
        told += done.stdout + done.stderr
        if done.returncode:
            failed.append(name)
    return failed, told


def compile_tests(tests: "list[str]") -> None:
    """Let pytest find the tests once, so that not every process has to rewrite their asserts.

    What is wrong with them the tests themselves will tell.
    """
    if tests:
        run_quietly("pytest", "--collect-only", "-qq", *tests)


def run_quietly(*command: str) -> "subprocess.CompletedProcess[str]":
    """Run a module of .venv, and keep what it says."""
    whole = [sys.executable, "-m", *command]
    return subprocess.run(whole, cwd=ROOT, env=environment(), capture_output=True, text=True)


def run_module(*command: str) -> int:
    """Run a module of .venv in the foreground; returns its exit code."""
    return subprocess.run([sys.executable, "-m", *command], cwd=ROOT, env=environment()).returncode


def environment() -> "dict[str, str]":
    """The environment of checks and tests: our scripts can be imported, and bytecode is kept."""
    ours = {"PYTHONPATH": str(ROOT / "scripts"), "PYTHONDONTWRITEBYTECODE": ""}
    return {**os.environ, **ours}


def names_tests(argument: str) -> bool:
    """Is this argument for pytest a file or folder, or a test in one?"""
    return not argument.startswith("-") and (ROOT / argument.partition("::")[0]).exists()


def changed_tests(since: str) -> "list[str]":
    """The tests nearest to what has changed, a minute of them; says what it leaves out."""
    import affected

    try:
        changed = affected.changed_files(since)
    except subprocess.CalledProcessError as error:
        sys.exit("git knows no such commit: %s" % error.stderr.strip())
    chosen, left = affected.within(showing(changed), A_MINUTE * (os.cpu_count() or 1))
    print("- %d files changed: %d test files, nearest first" % (len(changed), len(chosen)))
    if left:
        print("  left out, too long or further away: %s" % ", ".join(left))
    if not chosen:
        sys.exit(0)
    return chosen


def showing(changed: "list[str]") -> "dict[str, int]":
    """The tests that these files can affect, nearest first, and how many steps away they are.

    Of those of the built site only what shows a file that nothing else shows so well.
    """
    import affected

    found = affected.affected(changed)
    seen = {test for file in changed for test in seen_on_the_site(file)}
    return {test: far for test, far in found.items() if not needs_the_site(test) or test in seen}


def seen_on_the_site(file: str) -> "set[str]":
    """The tests of the built site that read a file, or are nearer to it than all the others."""
    import affected

    found = affected.affected([file])
    readers = tuple(reader for reader, _ in affected.readers([file]))
    reading = {test for test in found if test.startswith(readers)}
    others = [
        far for test, far in found.items() if not needs_the_site(test) and test not in reading
    ]
    nearest = min(others, default=sys.maxsize)
    near = {test for test, far in found.items() if test in reading or far < nearest}
    return {test for test in near if needs_the_site(test)}


def needs_the_site(test: str) -> bool:
    """Is this a test of the built site?"""
    return test.startswith(tuple("tests/%s" % name for name in NEED_THE_SITE))


def test_paths(fast: bool) -> "list[str]":
    """All tests, the longest first: then all end together."""
    import affected

    took = affected.durations()
    paths = [str(path.relative_to(ROOT).as_posix()) for path in TESTS.rglob("test_*.py")]
    ordered = sorted(paths, key=lambda test: (-took.get(test, 0.0), test))
    return [test for test in ordered if not (fast and needs_the_site(test))]


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
