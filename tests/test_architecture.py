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
from tycoon import public

from tests.conformance.play import Deal, load

ROOT = Path(__file__).parent.parent
ENGINE = ROOT / "engine"
PAGE = ROOT / "web" / "tycoon_web"
GAMES = sorted(tycoon.GAMES)
PRIVATE = re.compile(r"\._(?!_)")


def files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    """Every module a file names in an import, wherever in the file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
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


def layer(module: str) -> int:
    """0 kernel and what knows no game, 1 a game, 2 the list of games, 3 sessions, 4 the surface."""
    parts = module.split(".")
    if len(parts) == 1 or parts[1] == "__main__" or parts[1] not in _LAYERS:
        return 4
    return _LAYERS[parts[1]]


_LAYERS = {
    "kernel": 0, "version": 0, "seats": 1, "asking": 1, "saves": 1, "lexicon": 1,
    **dict.fromkeys(GAMES, 1), "games": 2, "session": 3, "loading": 4, "bots": 4,
}  # fmt: skip


#: What only those need who ask for it, by an extra of the package.
_EXTRAS = {
    "tycoon.league.cluster": {"asyncio", "distributed"},
    "tycoon.adapters.pettingzoo": {"gymnasium", "numpy", "pettingzoo"},
}
#: Tools for the command line and for other programs: they know the engine, it does not know them.
_TOOLS = ("tycoon.adapters", "tycoon.cli", "tycoon.league")


def inner(path: Path) -> set[str]:
    return {name for name in imports(path) if name.split(".")[0] == "tycoon"}


@pytest.mark.parametrize("path", files(ENGINE), ids=lambda path: name_of(path))
def test_the_engine_imports_nothing_but_itself_and_the_standard_library(path: Path) -> None:
    foreign = {name.split(".")[0] for name in imports(path)} - {"tycoon"}
    foreign -= _EXTRAS.get(name_of(path), set())
    assert foreign <= set(sys.stdlib_module_names)
    assert foreign.isdisjoint({"js", "pyscript", "pyodide", "tycoon_web", "asyncio", "random"})


@pytest.mark.parametrize("path", files(ENGINE), ids=lambda path: name_of(path))
def test_imports_point_one_way(path: Path) -> None:
    here = name_of(path)
    if layer(here) == 4:
        return
    for name in inner(path):
        assert layer(name) <= layer(here), f"{here} imports {name}"


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


@pytest.mark.parametrize("game", GAMES)
def test_a_game_knows_the_kernel_the_word_lists_and_itself_only(game: str) -> None:
    known = ("tycoon.kernel.", "tycoon.lexicon", f"tycoon.{game}")
    for path in files(ENGINE / "tycoon" / game):
        for name in inner(path):
            assert name.startswith(known), f"{path} imports {name}"


@pytest.mark.parametrize("path", files(PAGE), ids=lambda path: str(path.relative_to(PAGE)))
def test_the_games_of_the_page_know_nothing_of_each_other(path: Path) -> None:
    """What is outside `games` knows none by name; `games.page_of` finds them."""
    inside = path.relative_to(PAGE).parts
    own = inside[1] if inside[0] == "games" and len(inside) > 2 else None
    for name in imports(path):
        for game in GAMES:
            ours = name.startswith((f"tycoon_web.games.{game}.", f"tycoon.{game}."))
            assert not ours or game == own, f"{path} imports {name}"


def test_only_the_browser_module_of_the_page_knows_the_browser() -> None:
    for path in files(PAGE):
        browser = {name for name in imports(path) if name.split(".")[0] in ("js", "pyscript")}
        assert not browser or path.name == "browser.py", path


def test_the_page_uses_the_engine_by_its_surface() -> None:
    """Screens render views; only the kernel's plain types and the card data may be named too."""
    for path in files(PAGE):
        for name in inner(path):
            assert not name.startswith(("tycoon.saves", "tycoon.loading")), f"{path}: {name}"
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
GROWING = {"tycoon.raccoon.towns._PAYMENTS", "tycoon.raccoon.auction._BIDS"}


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
    names = [f"tycoon.{game}" for game in GAMES]
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
