"""What the docs show runs: every snippet and every line for a shell, where only the wheel is."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest
import tycoon
from making.places import PURE_WHEELS

ROOT = Path(__file__).parents[2]
DOCUMENTS = ("README.md", "engine/README.md")
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
#: Lines that other tests run, by how they begin.
ELSEWHERE = {
    "python3 scripts/play.py": "build/test_play.py",
    "python3 scripts/test.py": "build/test_checks.py",
    "python3 scripts/bench.py": "build/test_bench.py",
    "pip install": "build/test_documented.py",  # the environment of all these
}
#: What takes hours is run with less of it.
LESS = {"--games": "2", "--steps": "1", "--racks": "4", "--players": "2", "--workers": "1"}
RIVAL = """
import random

def opponent(seed):
    dice = random.Random(seed)
    return lambda session: session.rules.sample_action(session.state, dice)
"""
DOCTESTS = """
import doctest, importlib, pkgutil, tycoon

names = [module.name for module in pkgutil.walk_packages(tycoon.__path__, "tycoon.")]
left = ("tycoon.adapters", "tycoon.league.cluster", "tycoon.__main__")
found = [doctest.testmod(importlib.import_module(n)) for n in names if not n.startswith(left)]
print(sum(one.attempted for one in found), "tried", sum(one.failed for one in found), "failed")
"""


def snippets() -> Iterator[tuple[str, str]]:
    """Where it stands, and the Python there."""
    for name in DOCUMENTS:
        text = (ROOT / name).read_text(encoding="utf-8")
        for language, code in BLOCK.findall(text):
            if language == "python":
                yield f"{name}: {code.split(chr(10) + chr(10))[0].splitlines()[-1]}", code


def commands() -> Iterator[str]:
    """Every line for a shell, in blocks or indented, each whole."""
    for name in DOCUMENTS:
        text = (ROOT / name).read_text(encoding="utf-8").replace("\\\n", " ")
        blocks = [code for language, code in BLOCK.findall(text) if not language]
        lines = "\n".join(blocks).splitlines() + re.findall(r"^    (python.*)$", text, re.MULTILINE)
        for line in lines:
            yield " ".join(line.partition("  #")[0].split())


SNIPPETS = dict(snippets())
COMMANDS = sorted(set(commands()))


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python that has nothing but the wheel."""
    folder = tmp_path_factory.mktemp("wheel") / "env"
    venv.create(folder)
    found = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    install = (sys.executable, "-m", "pip", "--python", found, "install", "-q", "--no-index")
    subprocess.run([*install, *PURE_WHEELS.glob("*.whl")], check=True)
    return found


def run(command: list[str | Path], folder: Path) -> str:
    """What it prints; it must end well."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("name", [name for name in SNIPPETS if "pettingzoo" not in name])
def test_a_snippet_runs_by_itself(name: str, python: Path, tmp_path: Path) -> None:
    run([python, "-c", SNIPPETS[name]], tmp_path)


@pytest.mark.parametrize("name", [name for name in SNIPPETS if "pettingzoo" in name])
def test_a_snippet_runs_with_the_extra_that_it_names(name: str, tmp_path: Path) -> None:
    """The tests' own environment has what the extra brings; the wheel comes before all of it."""
    [wheel] = PURE_WHEELS.glob("*.whl")
    code = f"import sys; sys.path.insert(0, {str(wheel)!r})\n" + SNIPPETS[name]
    run([sys.executable, "-c", code], tmp_path)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_first_snippet_is_a_whole_game_in_eight_lines(
    document: str, python: Path, tmp_path: Path
) -> None:
    code = next(code for name, code in SNIPPETS.items() if name.startswith(document))
    assert len([line for line in code.splitlines() if line]) <= 8
    assert "Final scores" in run([python, "-c", code], tmp_path)


def test_the_examples_of_the_docstrings_run(python: Path, tmp_path: Path) -> None:
    tried, _, failed, _ = run([python, "-c", DOCTESTS], tmp_path).split()
    assert int(tried) > 20
    assert failed == "0"


@pytest.mark.parametrize("command", [c for c in COMMANDS if not c.startswith(tuple(ELSEWHERE))])
def test_a_line_for_a_shell_runs(command: str, python: Path, tmp_path: Path) -> None:
    words = shlex.split(command)
    words = [LESS.get(before, word) for before, word in zip(["", *words], words, strict=False)]
    game = tycoon.new_game("raccoon", ["Ann", "Bea"], seed="save")
    game.finish()
    (tmp_path / "SAVE").write_text(game.dumps())
    (tmp_path / "PROGRAM").write_text(RIVAL)
    if words[1].startswith("scripts/"):
        run([sys.executable, ROOT / words[1], *words[2:]], tmp_path)
    else:
        assert words[:3] == ["python", "-m", "tycoon"]
        run([python, *words[1:]], tmp_path)


def test_lines_that_other_tests_run_are_run_there() -> None:
    for start, test in ELSEWHERE.items():
        assert [command for command in COMMANDS if command.startswith(start)], start
        script = start.rpartition("/")[2]
        assert script in (ROOT / "tests" / test).read_text(encoding="utf-8"), test
