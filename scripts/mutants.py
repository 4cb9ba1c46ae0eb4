"""Mutants of the rules: trying them with mutmut, and those that survive against the list.

mutmut finds the modules by their place below the folder it runs in, so it gets a copy of engine
and tests laid out for it; `[tool.mutmut]` in pyproject.toml says what is changed and which tests
are run.
"""

from __future__ import annotations

import ast
import difflib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / "build" / "mutants"
LIST = ROOT / "tests" / "mutants.md"
LEAST = 85  #: per cent that must be noticed
_RESULTS = COPY / "mutants" / "tycoon" / "games" / "raccoon" / "rules"
_STATS = COPY / "mutants" / "mutmut-stats.json"
#: mutmut's exit codes: pytest found a failure or broke; out of time.
_KILLED, _LATE = (1, 3), (-24, 24, 36, 152, 255)
_MARK = "__mutmut_"
_ENTRY = re.compile(r"^- `([^`]+)`(?: `([^`]*)` → `([^`]*)`)?$", re.MULTILINE)


class Mutant(NamedTuple):
    """A fault in a function: mutmut's name for it, and the code before and after."""

    name: str
    function: str
    before: str
    after: str

    def __str__(self) -> str:
        return f"- `{self.function}` `{self.before}` → `{self.after}`"


class Results(NamedTuple):
    """How many mutants there are, and which were not noticed."""

    killed: int
    late: int
    untried: int
    survivors: list[Mutant]

    @property
    def tried(self) -> int:
        """All that have been tried."""
        return self.killed + self.late + len(self.survivors)

    @property
    def score(self) -> float:
        """The per cent of those tried that were noticed."""
        return 100 * (self.killed + self.late) / max(self.tried, 1)


def forget() -> None:
    """Remove the copy and all results."""
    shutil.rmtree(COPY, ignore_errors=True)


def run(jobs: int, *, again: bool) -> None:
    """Try what is untried or changed, and with ``again`` what has survived.

    What the everyday run has must do: a fault that only the long one notices counts as survived.
    """
    _STATS.unlink(missing_ok=True)  # which tests reach a function is found out anew
    if again:
        _forget_all_but_killed()
    lay_out()
    mutmut = Path(sys.executable).with_name("mutmut")
    try:
        command = (mutmut, "run", "--max-children", str(jobs))
        # the tests' conftest imports scripts, which are not in the copy
        scripts = str(ROOT / "scripts")
        daily = {**os.environ, "TYCOON_TESTS": "everyday", "PYTHONPATH": scripts}
        subprocess.run(command, cwd=COPY, check=True, env=daily)
    except KeyboardInterrupt:
        sys.exit("\nStopped; the same command goes on from here.")
    except subprocess.CalledProcessError:
        sys.exit("mutmut failed; its last words are above.")


def _forget_all_but_killed() -> None:
    """The others are untried again."""
    for note in _RESULTS.glob("*.meta"):
        known = json.loads(note.read_text())
        codes = known["exit_code_by_key"]
        known["exit_code_by_key"] = {n: c if c in _KILLED else None for n, c in codes.items()}
        note.write_text(json.dumps(known))


def lay_out() -> None:
    """Copy engine and tests to where mutmut works; what is unchanged keeps its time and results."""
    for stale in (COPY / "tycoon", COPY / "tests", COPY / "mutants" / "tests"):
        shutil.rmtree(stale, ignore_errors=True)
    clutter = shutil.ignore_patterns("__pycache__", "web", "page", "build")
    shutil.copytree(ROOT / "engine" / "tycoon", COPY / "tycoon", ignore=clutter)
    shutil.copytree(ROOT / "tests", COPY / "tests", ignore=clutter)
    shutil.copy2(ROOT / "pyproject.toml", COPY)


def results() -> Results:
    """What mutmut has noted so far."""
    codes: list[int | None] = []
    survivors: list[Mutant] = []
    for note in sorted(_RESULTS.glob("*.meta")):
        found: dict[str, int | None] = json.loads(note.read_text())["exit_code_by_key"]
        codes += found.values()
        alive = [n for n, code in found.items() if code not in (None, *_KILLED, *_LATE)]
        survivors += described(note.with_suffix("").read_text(), alive)
    return Results(
        killed=sum(code in _KILLED for code in codes),
        late=sum(code in _LATE for code in codes),
        untried=codes.count(None),
        survivors=survivors,
    )


def described(source: str, names: Iterable[str]) -> Iterator[Mutant]:
    """The mutants of these names from a module as mutmut rewrote it."""
    lines = source.splitlines()
    functions = {
        node.name: lines[node.lineno - 1 : node.end_lineno]
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef)
    }
    for name in names:
        module, _, mangled = name.rpartition(".")
        stem = mangled.partition(_MARK)[0]
        function = stem.removeprefix("x_").removeprefix("xǁ").replace("ǁ", ".")
        plain = function.rpartition(".")[2]
        original = _renamed(functions, f"{stem}{_MARK}orig", plain)
        changed = _renamed(functions, mangled, plain)
        sides = _difference(original, changed)
        yield Mutant(name, f"{module.rpartition('.')[2]}.{function}", *sides)


def _renamed(functions: dict[str, list[str]], name: str, plain: str) -> list[str]:
    first, *others = functions[name]
    return [first.replace(name, plain), *others]


def _difference(original: list[str], changed: list[str]) -> tuple[str, str]:
    """The lines that differ, each side as one."""
    lines = [line for line in difflib.ndiff(original, changed) if line[0] in "-+"]
    sides = [[line[2:].strip() for line in lines if line[0] == sign] for sign in "-+"]
    return " ".join(sides[0]), " ".join(sides[1])


def explained(text: str) -> set[tuple[str, str, str]]:
    """The entries of the list of harmless mutants; empty code stands for all of a function."""
    return set(_ENTRY.findall(text))


def unexplained(survivors: Iterable[Mutant], entries: set[tuple[str, str, str]]) -> list[Mutant]:
    """The survivors that the list says nothing about."""
    return [
        mutant
        for mutant in survivors
        if entries.isdisjoint({mutant[1:], (mutant.function, "", "")})
    ]


def report() -> int:
    """Print the score, survivors that are new and entries that are out of date; 0 when all is well.

    It is not when too few were noticed, when a survivor is unexplained or a mutant untried.
    """
    found, entries = results(), explained(LIST.read_text(encoding="utf-8"))
    new = unexplained(found.survivors, entries)
    alive = {mutant[1:] for mutant in found.survivors}
    alive |= {(mutant.function, "", "") for mutant in found.survivors}
    print(f"\n{found.tried} mutants: {found.killed} killed, {found.late} stopped as endless,")
    print(f"{len(found.survivors)} survived, {len(found.survivors) - len(new)} of them explained")
    print(f"Score {found.score:.1f} %, at least {LEAST} wanted")
    if found.untried:
        print(f"{found.untried} not tried yet")
    if new:
        print(f"\nSurvivors that {LIST.name} does not explain:\n")
        print("\n".join(map(str, new)))
    elif not found.untried:
        for function, before, after in sorted(entries - alive):
            print(f"Explained, but no survivor: `{function}` `{before}` → `{after}`")
    return int(found.score < LEAST or bool(new) or found.untried > 0)
