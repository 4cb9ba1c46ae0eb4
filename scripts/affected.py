"""Which test files a change can affect: by imports, nearest first, and by what tests read."""

from __future__ import annotations

import ast
import json
import re
import subprocess
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
#: Folders whose Python can be imported -> what is put before a module's name.
SOURCES = {"engine": "", "web": "", "web/library": "", "scripts": "", "tests": "tests."}
#: They look at all Python there is, and so show little of what one change does.
SWEEPING = ("tests/test_architecture.py", "tests/test_safety.py")
#: They look at all Python of the engine and of the page.
_OF_BOTH = (
    "tests/page/effects/test_motion.py",
    "tests/page/kit/test_catalogue.py",
    "tests/page/raccoon/test_expansion.py",
)
#: What tests read, or see in what is built of it, without having its name in their text (those
#: `_naming` finds) -> these tests, or all in a folder. Every row counts; for a *.md only its own.
READERS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("*.py", SWEEPING),
    ("engine/*.py", _OF_BOTH),
    ("engine/tycoon/*/coach/*.py", ("tests/page/coach/test_hints.py",)),
    ("engine/tycoon/coach/*.py", ("tests/page/coach/test_hints.py",)),
    ("web/tycoon_web/*.py", ("tests/test_rooms.py", "tests/page/test_handlers.py")),
    ("web/tycoon_web/*.py", (*_OF_BOTH, "tests/page/kit/test_look.py")),
    ("web/library/*", ("tests/build/test_library.py",)),
    ("web/js/*", ("tests/test_safety.py", "tests/web/", "tests/build/test_site.py")),
    ("web/styles/*", ("tests/page/kit/test_styles.py", "tests/page/kit/test_palette.py")),
    ("web/styles/*", ("tests/web/test_looks.py", "tests/web/test_layout.py", "tests/web/")),
    ("web/*.html", ("tests/page/kit/test_palette.py", "tests/build/", "tests/web/")),
    ("web/sw.js", ("tests/web/test_install.py", "tests/web/test_updates.py", "tests/web/")),
    ("web/locales/*.po", ("tests/lexicon/test_offensive.py", "tests/build/test_catalogues.py")),
    ("web/locales/*.po", ("tests/page/", "tests/web/test_scenes.py")),
    ("web/locales/glossary/*.md", ("tests/page/test_glossary.py",)),
    ("web/drawings/*", ("tests/page/kit/test_look.py",)),
    ("web/icons/*", ("tests/build/test_manifest.py", "tests/page/kit/test_look.py")),
    ("web/screenshots/*", ("tests/build/test_manifest.py",)),
    ("web/package*.json", ("tests/build/test_site.py",)),
    ("web/tycoon_web/device/README.md", ("tests/page/test_faults.py",)),
    ("README.md", ("tests/lexicon/test_offensive.py",)),
    ("engine/tycoon/adapters/README.md", ("tests/adapters/test_raccoon_numbers.py",)),
    ("engine/README.md", ("tests/page/raccoon/test_expansion.py",)),
    ("scripts/requirements/*", ("tests/test_safety.py", "tests/build/")),
    ("pyproject.toml", ("tests/build/test_site.py", "tests/test_mutants.py")),
    (".github/workflows/*", ("tests/test_safety.py",)),
    ("tests/fixtures/*", ("tests/test_fixtures.py", "tests/test_later_versions.py")),
    ("tests/fixtures/*", ("tests/raccoon/test_checkpoints.py",)),
    ("tests/raccoon/golden/*", ("tests/raccoon/test_golden.py",)),
    ("tests/letter/golden/*", ("tests/letter/test_golden.py",)),
    ("tests/mutants.md", ("tests/test_mutants.py",)),
    ("tests/seconds.json", ("tests/build/test_affected.py",)),
)
#: How long the test files took when they last ran, in seconds; made by tests/conftest.py.
TIMES = ROOT / "build" / "test-times.json"
#: The longest of them on an idle machine, for whoever has run none yet.
LONGEST = ROOT / "tests" / "seconds.json"
#: Seconds that a test file takes of which nothing is known: most of them are short.
UNKNOWN = 1.0


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
    """Test file -> how many steps away the change is, the nearest first; to read is a step as well.

    A test called like what has changed comes before all others. Of those equally far the first are
    its neighbours and those that speak of it, then the shortest.
    """
    changed = list(changed)
    far = _distances(changed)
    found = {test: far[test] for test in test_files() if test in far}
    for reader, steps in readers(changed):
        for test in test_files():
            if test.startswith(reader):
                found[test] = min(steps, found.get(test, steps))
    stems = {Path(file).stem.removeprefix("test_") for file in changed}
    folders = {part for file in changed for part in Path(file).parts[2:-1]}
    took = durations()

    def place(test: str) -> tuple[bool, int, int, float]:
        path = Path(test)
        called_otherwise = path.stem.removeprefix("test_") not in stems
        silent = not any(_words(test).issuperset(stem.split("_")) for stem in stems)
        strange = silent + folders.isdisjoint(path.parts)
        return called_otherwise, found[test], strange, took.get(test, UNKNOWN)

    return {test: found[test] for test in sorted(found, key=place)}


def readers(changed: Iterable[str]) -> list[tuple[str, int]]:
    """Who reads files that have changed, and how many steps away that is: tests 1, folders 2.

    What stands behind a folder comes after it; data beside tests is read by the tests there.
    """
    found: list[tuple[str, int]] = []
    for file in changed:
        rows = [tests for pattern, tests in READERS if matches(file, pattern)]
        if not rows and file.startswith("tests/") and not file.endswith(".md"):
            rows = [(file.rpartition("/")[0] + "/",)]
        for tests in rows:
            steps = 1
            for test in tests:
                folder = test.endswith("/")
                found.append((test, steps + folder))
                steps += 2 * folder
    return found


def matches(file: str, pattern: str) -> bool:
    """Is a row with this pattern about a file? About a *.md only if it says so."""
    return fnmatchcase(file, pattern) and (pattern.endswith(".md") or not file.endswith(".md"))


def within(tests: dict[str, int], seconds: float) -> tuple[list[str], list[str]]:
    """Of the nearest tests as many as take so long together, as far as that is known; the others.

    One that takes longer than that is run, alone, where nothing else shows the change.
    """
    took = durations()
    chosen: list[str] = []
    left: list[str] = []
    total = 0.0
    for test in tests:
        needed = took.get(test, UNKNOWN)
        fits = total + needed <= seconds
        (chosen if fits else left).append(test)
        total += needed if fits else 0.0
    if left and set(chosen) <= set(SWEEPING):
        chosen, left = left[:1], [test for test in tests if test != left[0]]
    return chosen, left


def durations() -> dict[str, float]:
    """Test file -> the longest it took, as far as that is known: a run may have been of a part."""
    found: dict[str, float] = {}
    for file in (LONGEST, TIMES):
        for test, took in json.loads(file.read_text()).items() if file.exists() else ():
            found[test] = max(took, found.get(test, 0.0))
    return found


def _distances(changed: list[str]) -> dict[str, int]:
    """Every file from which imports, or its name, lead to a changed one -> in how many steps."""
    importers = _importers()
    far = dict.fromkeys(changed, 0)
    queue = list(changed)
    while queue:
        file = queue.pop(0)
        for importer in importers.get(file, ()) or _naming(file):
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


def _naming(file: str) -> set[str]:
    """The Python that speaks of a file which nothing imports: data, or a program of scripts/."""
    if file.endswith(".md") or (file.endswith(".py") and not file.startswith("scripts/")):
        return set()
    return _speaking().get(Path(file).name, set())


@cache
def _speaking() -> dict[str, set[str]]:
    """Name with a suffix -> our Python that has it in its text; not what only has examples."""
    found: dict[str, set[str]] = {}
    for _, module in _modules():
        names = re.findall(r"[\w-]+(?:\.[\w-]+)+", (ROOT / module).read_text(encoding="utf-8"))
        for name in names if module != "tests/build/test_affected.py" else ():
            found.setdefault(name, set()).add(module)
    return found


@cache
def _words(test: str) -> set[str]:
    """All that a test file speaks of, its own name included."""
    return set(re.findall("[a-z]+", (test + (ROOT / test).read_text(encoding="utf-8")).lower()))
