"""Which test files a change can affect: by imports, nearest first, and by what tests read."""

from __future__ import annotations

import ast
import json
import subprocess
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
#: Folders whose Python can be imported -> what is put before a module's name.
SOURCES = {"engine": "", "web": "", "scripts": "", "tests": "tests."}
#: Files that are read, not imported -> the tests that read them, or look at what is built of them.
READERS = (
    ("tests/fixtures/", ("tests/test_fixtures.py", "tests/test_saves.py")),
    ("web/locales/", ("tests/page/", "tests/build/test_catalogues.py")),
    ("web/styles/", ("tests/page/kit/test_palette.py", "tests/web/")),
    ("web/tycoon_web/device/README.md", ("tests/page/test_faults.py",)),
    ("tests/mutants.md", ("tests/test_mutants.py",)),
    ("web/", ("tests/test_safety.py", "tests/build/", "tests/web/")),
    ("scripts/requirements/", ("tests/build/",)),
)
#: How long the test files took when they last ran, in seconds; made by tests/conftest.py.
TIMES = ROOT / "build" / "test-times.json"
#: The longest of them on an idle machine, for whoever has run none yet.
LONGEST = ROOT / "tests" / "seconds.json"


def changed_files(since: str) -> list[str]:
    """What differs from that commit, and what git does not track yet; paths from the root."""
    tracked = _git("diff", "--name-only", "--no-renames", since)
    return sorted({*tracked, *_git("ls-files", "--others", "--exclude-standard")})


def _git(*command: str) -> list[str]:
    done = subprocess.run(["git", *command], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


@cache
def test_files() -> list[str]:
    """Every file of tests."""
    return sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py"))


def affected(changed: Iterable[str]) -> dict[str, int]:
    """Test file -> how many imports away the change is, the nearest first.

    Of those equally far a test called like what has changed comes first, then its neighbours.
    """
    changed = list(changed)
    far = _distances(changed)
    found = {test: far[test] for test in test_files() if test in far}
    readers = tuple({reader for file in changed for reader in _readers(file)})
    found.update((test, 0) for test in test_files() if test.startswith(readers))
    names = {f"test_{Path(file).stem}" for file in changed}
    folders = {part for file in changed for part in Path(file).parts[2:-1]}

    def place(test: str) -> tuple[bool, int, bool]:
        path = Path(test)
        return path.stem not in names, found[test], folders.isdisjoint(path.parts)

    return {test: found[test] for test in sorted(found, key=place)}


def within(tests: dict[str, int], seconds: float) -> tuple[list[str], list[str]]:
    """The nearest tests that take so long together, as far as that is known, and the others.

    What has changed itself, or is one import away, is always among the first.
    """
    took = durations()
    chosen: list[str] = []
    left: list[str] = []
    total = 0.0
    for test, distance in tests.items():
        total += took.get(test, 0.0)
        (chosen if total <= seconds or distance <= 1 else left).append(test)
    return chosen, left


def durations() -> dict[str, float]:
    """Test file -> how long it takes, as far as that is known."""
    known = [json.loads(file.read_text()) for file in (LONGEST, TIMES) if file.exists()]
    return {test: took for times in known for test, took in times.items()}


def _distances(changed: list[str]) -> dict[str, int]:
    """Every file from which imports lead to a changed one -> how many."""
    importers = _importers()
    far = dict.fromkeys(changed, 0)
    queue = list(changed)
    while queue:
        file = queue.pop(0)
        for importer in importers.get(file, ()):
            if importer not in far:
                far[importer] = far[file] + 1
                queue.append(importer)
    return far


@cache
def _importers() -> dict[str, set[str]]:
    """File -> the files that import it; a conftest is imported by all tests below its folder."""
    modules = dict(_modules())
    found: dict[str, set[str]] = {}
    for file in modules.values():
        for name in _imported(ROOT / file):
            for known in _meant(name, modules):
                found.setdefault(modules[known], set()).add(file)
        if file.endswith("conftest.py"):
            below = [test for test in test_files() if test.startswith(file[: -len("conftest.py")])]
            found.setdefault(file, set()).update(below)
    return found


def _modules() -> Iterator[tuple[str, str]]:
    """Every module of ours: name and file."""
    for folder, prefix in SOURCES.items():
        for file in _git(
            "ls-files", "--cached", "--others", "--exclude-standard", f"{folder}/*.py"
        ):
            parts = Path(file).relative_to(folder).with_suffix("").parts
            name = ".".join(part for part in parts if part != "__init__")
            if (ROOT / file).exists():
                yield (prefix + name).rstrip("."), file


def _meant(name: str, modules: dict[str, str]) -> Iterator[str]:
    """The modules that an import of this name loads: a name with a star is any below it."""
    if name.endswith("*"):
        yield from (known for known in modules if known.startswith(name[:-1]))
    elif name in modules:
        yield name
    elif name.rpartition(".")[0] in modules:
        yield name.rpartition(".")[0]


def _imported(path: Path) -> Iterator[str]:
    """What a file imports, wherever in it; of a name put together the part that is known."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and "import_module" in ast.unparse(node.func):
            argument = node.args[0]
            first = argument.values[0] if isinstance(argument, ast.JoinedStr) else argument
            if isinstance(first, ast.Constant):
                yield str(first.value) + ("*" if isinstance(argument, ast.JoinedStr) else "")


def _readers(file: str) -> tuple[str, ...]:
    """Who reads a file that is no module; data beside tests is read by the tests there."""
    if file.endswith(".py"):
        return ("tests/test_architecture.py", "tests/test_safety.py")
    for start, tests in READERS:
        if file.startswith(start):
            return tests
    return (file.rpartition("/")[0] + "/",) if file.startswith("tests/") else ()
