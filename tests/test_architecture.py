"""One way through the house: who may import whom, and nothing that changes behind our back."""

from __future__ import annotations

import ast
import doctest
import importlib
import operator
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import tycoon
from tycoon.session import public

from tests.conformance.play import Deal, load

ROOT = Path(__file__).parent.parent
ENGINE = ROOT / "engine"
EXAMPLES = ENGINE / "examples"
PAGE = ROOT / "web" / "tycoon_web"
GAMES = sorted(tycoon.GAMES)
PRIVATE = re.compile(r"\._(?!_)")


def files(folder: Path) -> list[Path]:
    """All Python in it, but for examples of how it is used from outside."""
    return sorted(path for path in folder.rglob("*.py") if EXAMPLES not in path.parents)


def imports(path: Path, *, types: bool = True) -> Iterator[str]:
    """Every module a file names in an import, wherever in the file; those of types if wanted."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    guarded = (node for node in ast.walk(tree) if isinstance(node, ast.If))
    only_types = (node for node in guarded if ast.unparse(node.test) == "TYPE_CHECKING")
    unused = {inner for node in only_types for inner in node.body} if not types else set()
    for node in ast.walk(tree):
        if node in unused:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            assert node.module is not None
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def name_of(path: Path) -> str:
    root = ENGINE if path.is_relative_to(ENGINE) else PAGE.parent
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


#: From the ground up; a name with a star is any game's. The surface is what a session offers.
FLOORS = (
    ("tycoon.version", "tycoon.kernel"),
    ("tycoon.lexicon",),
    ("tycoon.games", "tycoon.games.game", "tycoon.games.*.rules"),
    ("tycoon.session", "tycoon"),
    ("tycoon.bots", "tycoon.coach"),
    ("tycoon.games.*",),
    ("tycoon.league", "tycoon.adapters"),
    ("tycoon.cli", "tycoon.__main__"),
)


def floor(module: str) -> int:
    """The floor of the longest name that it begins with."""
    parts = module.split(".")
    if len(parts) > 2 and parts[1] == "games" and parts[2] in GAMES:
        parts[2] = "*"
    known = {name: number for number, names in enumerate(FLOORS) for name in names}
    begins = (".".join(parts[:length]) for length in range(len(parts), 0, -1))
    return next(known[name] for name in begins if name in known)


#: What only those need who ask for it, by an extra of the package.
_EXTRAS = {
    "tycoon.league.cluster": {"asyncio", "distributed"},
    "tycoon.adapters.encoding": {"numpy"},
    "tycoon.adapters.exporting": {"numpy", "pyarrow"},
    "tycoon.adapters.openspiel": {"numpy", "pyspiel"},
    "tycoon.adapters.spielbots": {"pyspiel"},
    "tycoon.adapters.pettingzoo": {"gymnasium", "numpy", "pettingzoo"},
}
#: Tools for the command line and for other programs: they know the engine, it does not know them.
_TOOLS = ("tycoon.adapters", "tycoon.cli", "tycoon.league")


def inner(path: Path, *, types: bool = True) -> set[str]:
    return {name for name in imports(path, types=types) if name.split(".")[0] == "tycoon"}


@pytest.mark.parametrize("path", files(ENGINE), ids=lambda path: name_of(path))
def test_the_engine_imports_nothing_but_itself_and_the_standard_library(path: Path) -> None:
    foreign = {name.split(".")[0] for name in imports(path)} - {"tycoon"}
    foreign -= _EXTRAS.get(name_of(path), set())
    assert foreign <= set(sys.stdlib_module_names)
    assert foreign.isdisjoint({"js", "pyscript", "pyodide", "tycoon_web", "asyncio", "random"})


@pytest.mark.parametrize("path", files(ENGINE), ids=lambda path: name_of(path))
def test_imports_point_one_way(path: Path) -> None:
    here = name_of(path)
    for name in inner(path, types=False):
        assert floor(name) <= floor(here), f"{here} imports {name}"


def test_the_engine_names_its_modules_not_its_surface() -> None:
    """The surface is imported at once and whole: in the midst of that it has not got all names."""
    for path in files(ENGINE):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            assert not (isinstance(node, ast.ImportFrom) and node.module == "tycoon"), path


def test_the_engine_knows_none_of_its_tools() -> None:
    for path in [*files(ENGINE), *files(PAGE)]:
        if not name_of(path).startswith((*_TOOLS, "tycoon.__main__")):
            assert not [name for name in imports(path) if name.startswith(_TOOLS)], path


def test_the_command_line_needs_no_extra() -> None:
    extras = sorted(set().union(*_EXTRAS.values()) - {"asyncio"})
    code = f"import sys, tycoon.cli; sys.exit(any(name in sys.modules for name in {extras}))"
    done = subprocess.run([sys.executable, "-c", code], env={"PYTHONPATH": str(ENGINE)})
    assert done.returncode == 0


@pytest.mark.parametrize("path", files(ENGINE / "tycoon" / "kernel"), ids=lambda path: path.stem)
def test_the_kernel_knows_no_game(path: Path) -> None:
    assert all(name.startswith("tycoon.kernel") for name in inner(path))
    text = path.read_text(encoding="utf-8").lower()
    assert "raccoon" not in text
    assert "letter" not in text


#: Who may name a game outside its folder, and why.
NAMES_A_GAME = {
    "scripts/bench_taps.py": "presses what a screen of a game shows",
    "scripts/bench_frames.py": "presses what a screen of a game shows",
    "scripts/inside/time_engine.py": "measures one game against another engine's",
    "scripts/inside/trim_stdlib.py": "plays some moves of any game",
    "scripts/inside/import_all.py": "plays a whole game of any kind",
    "scripts/long_games.py": "random words are no words: one game must not ask for a verdict",
    "scripts/rival.py": "a rival is written for one game",
    "scripts/mutants.py": "faults are put into the rules of one game",
    "scripts/affected.py": "names files of tests",
}


def test_what_is_outside_its_folder_names_no_game() -> None:
    """But examples in docstrings do."""
    naming = set()
    for path in [*files(ENGINE), *files(ROOT / "scripts")]:
        inside = path.relative_to(ROOT).as_posix()
        if inside.startswith(tuple(f"engine/tycoon/games/{game}/" for game in GAMES)):
            continue
        nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        texts = {str(node.value) for node in nodes if isinstance(node, ast.Constant)}
        known = {name.split(".")[2] for name in imports(path) if name.count(".") > 2}
        parts = {part for text in texts if "\n" not in text for part in text.split("/")}
        if not parts.union(known).isdisjoint(GAMES):
            naming.add(inside)
    assert naming == set(NAMES_A_GAME)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_knows_the_kernel_the_word_lists_and_itself_only(game: str) -> None:
    known = ("tycoon.kernel.", "tycoon.lexicon", f"tycoon.games.{game}.rules")
    for path in files(ENGINE / "tycoon" / "games" / game / "rules"):
        for name in inner(path):
            assert name.startswith(known), f"{path} imports {name}"


@pytest.mark.parametrize("path", files(PAGE), ids=lambda path: str(path.relative_to(PAGE)))
def test_the_games_of_the_page_know_nothing_of_each_other(path: Path) -> None:
    """What is outside `games` knows none by name; `games.page_of` finds them."""
    inside = path.relative_to(PAGE).parts
    own = inside[1] if inside[0] == "games" and len(inside) > 2 else None
    for name in imports(path):
        for game in GAMES:
            ours = name.startswith((f"tycoon_web.games.{game}.", f"tycoon.games.{game}."))
            assert not ours or game == own, f"{path} imports {name}"


def test_only_the_browser_module_of_the_page_knows_the_browser() -> None:
    for path in files(PAGE):
        browser = {name for name in imports(path) if name.split(".")[0] in ("js", "pyscript")}
        assert not browser or path.name == "browser.py", path


def test_the_page_uses_the_engine_by_its_surface() -> None:
    """Screens render views; only the kernel's plain types and the card data may be named too."""
    for path in files(PAGE):
        for name in inner(path):
            assert not name.startswith(("tycoon.session.saves", "tycoon.session.loading")), (
                f"{path}: {name}"
            )
            assert not name.endswith(".state"), f"{path}: {name}"


def test_nobody_imports_what_is_private() -> None:
    """Of attributes ruff sees it."""
    ours = [*files(ENGINE), *files(PAGE), *files(ROOT / "tests")]
    assert [(path, name) for path in ours for name in imports(path) if PRIVATE.search(name)] == []


def modules() -> list[ModuleType]:
    found = [tycoon]
    for info in pkgutil.walk_packages(tycoon.__path__, "tycoon."):
        if not info.name.endswith("__main__"):
            found.append(importlib.import_module(info.name))
    return found


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.__name__)
def test_doctests(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0


def test_there_are_doctests() -> None:
    assert sum(doctest.testmod(module).attempted for module in modules()) >= 5


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.__name__)
def test_every_public_thing_says_what_it_is(module: ModuleType) -> None:
    assert module.__doc__
    for name, thing in vars(module).items():
        if name.startswith("_") or getattr(thing, "__module__", None) != module.__name__:
            continue
        if isinstance(thing, type) or callable(thing):
            assert thing.__doc__, f"{module.__name__}.{name}"


def changeable() -> dict[str, Any]:
    """Every list, dict and set that is a global of a module."""
    return {
        f"{module.__name__}.{name}": value
        for module in modules()
        for name, value in vars(module).items()
        if isinstance(value, list | dict | set | bytearray) and not name.startswith("__")
    }


#: Tables of actions that are made when first asked for: they grow, and what is in them stays.
GROWING = {"tycoon.games.raccoon.rules.towns._PAYMENTS", "tycoon.games.raccoon.rules.auction._BIDS"}


@pytest.mark.parametrize("game", GAMES)
def test_playing_changes_no_global(game: str) -> None:
    before = {name: (repr(value), copy(value)) for name, value in changeable().items()}
    played = Deal(game, 3, "globals", 1).played()
    load(played.dumps())
    for name, value in changeable().items():
        text, old = before.pop(name)
        if name not in GROWING:
            assert repr(value) == text, name
        elif isinstance(value, dict):
            assert all(value[key] is kept for key, kept in old.items()), name
        else:
            assert all(map(operator.is_, value, old)), name
    assert not before


def test_a_game_is_imported_when_it_is_first_asked_for() -> None:
    """The page's first screen waits for neither."""
    names = [f"tycoon.games.{game}.rules" for game in GAMES]
    code = f"import sys, tycoon; sys.exit(any(name in sys.modules for name in {names}))"
    done = subprocess.run([sys.executable, "-c", code], env={"PYTHONPATH": str(ENGINE)})
    assert done.returncode == 0


def test_the_surface_is_what_was_promised() -> None:
    promised = {"GAMES", "new_game", "load_game", "Action", "IllegalAction", "SaveError"}
    assert promised <= set(public.__all__)
    assert all(getattr(tycoon, name) is getattr(public, name) for name in public.__all__)
    session = tycoon.new_game("raccoon", players=["Ann", "Bea", "Cy"], options={}, seed="x")
    for name in (
        "to_act", "prompt", "legal_actions", "check", "apply", "undo", "redo", "can_undo",
        "view", "outcome", "state", "dumps",
    ):  # fmt: skip
        assert hasattr(session, name)
    for rules in tycoon.GAMES.values():
        for name in ("play", "moves", "legal_actions", "sample_action", "imagine", "audit"):
            assert callable(getattr(rules, name))
    assert session.state.copy().to_dict() == session.state.to_dict()
