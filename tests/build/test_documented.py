"""What the docs show runs: every snippet and every line for a shell, where only the wheel is."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import venv
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
import tycoon
from making.places import PURE_WHEELS

ROOT = Path(__file__).parents[2]
WHOLE_GAMES = ("README.md", "engine/README.md")
FURTHER = (file.relative_to(ROOT) for file in (ROOT / "engine" / "tycoon").rglob("README.md"))
DOCUMENTS = (*WHOLE_GAMES, *sorted(map(Path.as_posix, FURTHER)))
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
#: A line for a shell in a text: indented, or between other words.
IN_TEXT = re.compile(r"^    (python.*)$|`(python3? [^`]+)`", re.MULTILINE)
#: What other tests run, or the fixture below, by how it begins.
ELSEWHERE = ("python3 scripts/play.py", "python3 scripts/test.py", "pip install")
#: What a nightly run and readers run: it measures for minutes. Its parts have tests of their own.
MEASURES = "python3 scripts/bench.py"
#: What takes hours is run with less of it.
LESS = {"--games": "2", "--steps": "1", "--racks": "4", "--players": "2", "--effort": "1"}
RIVAL = """
import random

def opponent(seed):
    dice = random.Random(seed)
    return lambda session: session.rules.sample_action(session.state, dice)
"""
COMMAND_LINE = "import tycoon.cli; sys.exit(tycoon.cli.main(sys.argv[1:]))"
DOCTESTS = """
import doctest, importlib, pkgutil, tycoon

names = [module.name for module in pkgutil.walk_packages(tycoon.__path__, "tycoon.")]
left = ("tycoon.adapters", "tycoon.league.cluster", "tycoon.__main__")
found = [doctest.testmod(importlib.import_module(n)) for n in names if not n.startswith(left)]
print(sum(one.attempted for one in found), "tried", sum(one.failed for one in found), "failed")
"""


def blocks(*languages: str) -> Iterator[tuple[str, str]]:
    """Where each in one of these languages stands, and what it says."""
    for name in DOCUMENTS:
        text = (ROOT / name).read_text(encoding="utf-8")
        for found in BLOCK.finditer(text):
            if found[1] in languages:
                yield f"{name}:{text.count(chr(10), 0, found.start()) + 1}", found[2]


def commands() -> Iterator[str]:
    """Every line for a shell, in blocks, indented or in a sentence, each whole."""
    texts = [(ROOT / name).read_text(encoding="utf-8").replace("\\\n", " ") for name in DOCUMENTS]
    lines = [line for _, code in blocks("", "sh") for line in code.splitlines()]
    lines += ["".join(found) for text in texts for found in IN_TEXT.findall(text)]
    return (" ".join(line.partition("  #")[0].split()) for line in lines)


SNIPPETS = dict(blocks("python"))
COMMANDS = sorted(filter(None, set(commands())))
RUN_HERE = [line for line in COMMANDS if not line.startswith((*ELSEWHERE, MEASURES))]


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


def with_wheel(code: str) -> str:
    """The same, where the wheel comes before all that is installed."""
    [wheel] = PURE_WHEELS.glob("*.whl")
    return f"import sys; sys.path.insert(0, {str(wheel)!r})\n" + code


#: The extras that snippets name.
EXTRAS = re.compile("adapters|numpy|pyarrow")
WITH_EXTRA = [at for at, code in SNIPPETS.items() if EXTRAS.search(code)]


@pytest.mark.parametrize("where", [at for at in SNIPPETS if at not in WITH_EXTRA])
def test_a_snippet_runs_by_itself(where: str, python: Path, tmp_path: Path) -> None:
    run([python, "-c", SNIPPETS[where]], tmp_path)


@pytest.mark.parametrize("where", WITH_EXTRA)
def test_a_snippet_runs_with_the_extra_that_it_names(where: str, tmp_path: Path) -> None:
    """The tests' own environment has what the extra brings; the wheel comes before all of it."""
    run([sys.executable, "-c", with_wheel(SNIPPETS[where])], tmp_path)


@pytest.mark.parametrize("document", WHOLE_GAMES)
def test_the_first_snippet_is_a_whole_game_in_eight_lines(
    document: str, python: Path, tmp_path: Path
) -> None:
    code = next(code for at, code in SNIPPETS.items() if at.startswith(document))
    assert len([line for line in code.splitlines() if line]) <= 8
    assert "Final scores" in run([python, "-c", code], tmp_path)


def test_the_examples_of_the_docstrings_run(python: Path, tmp_path: Path) -> None:
    tried, _, failed, _ = run([python, "-c", DOCTESTS], tmp_path).split()
    assert int(tried) > 20
    assert failed == "0"


@pytest.mark.parametrize("command", RUN_HERE)
def test_a_line_for_a_shell_runs(command: str, python: Path, tmp_path: Path) -> None:
    game = tycoon.new_game("raccoon", ["Ann", "Bea"], seed="save")
    game.finish()
    (tmp_path / "SAVE").write_text(game.dumps())
    (tmp_path / "PROGRAM").write_text(RIVAL)
    program, *words = shlex.split(command)
    words = [LESS.get(before, word) for before, word in pairwise(["", *words])]
    if words[0].startswith("scripts/"):
        run([sys.executable, ROOT / words[0], *words[1:], "--games", "2"], tmp_path)
    else:
        assert (program, *words[:2]) == ("python", "-m", "tycoon")
        if words[2] == "export":  # which needs an extra: the tests' own environment has it
            run([sys.executable, "-c", with_wheel(COMMAND_LINE), *words[2:]], tmp_path)
        else:
            run([python, *words], tmp_path)


def test_the_word_lists_come_with_the_wheel(python: Path, tmp_path: Path) -> None:
    program = "from tycoon.lexicon import offensive, shipped; print(len(shipped('full')))"
    assert run([python, "-c", program + "; assert not offensive('net')"], tmp_path) == "155218\n"


def test_the_two_commands_stand_there() -> None:
    for start in ELSEWHERE:
        assert [command for command in COMMANDS if command.startswith(start)], start
