"""The house that the page's Python is: who may import whom, how high it is, how big its classes."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import tycoon

from tests.test_architecture import PAGE, files, imports

#: From the top; each imports what stands further down, and of its own kind.
FLOORS = ("main", "app", "keys", "rooms", "games", "stage", "device", "kit")
#: Of the house, and of a game within, which stands on what games share.
MOST_FLOORS = 8
MOST_METHODS = 20
MOST_ATTRIBUTES = 15


def name_of(path: Path) -> str:
    """Below `tycoon_web`, with dots; "" the package itself."""
    parts = path.relative_to(PAGE).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


MODULES = {name_of(path): path for path in files(PAGE)}
ROOMS = sorted(path.name for path in (PAGE / "rooms").iterdir() if path.is_dir())
BUILT = sorted(MODULES.keys() - {""})


@cache
def below(module: str) -> frozenset[str]:
    """The page's modules that this one imports."""
    named = {name.removeprefix("tycoon_web.") for name in imports(MODULES[module])}
    found = {name if name in MODULES else name.rpartition(".")[0] for name in named}
    return frozenset(found & MODULES.keys() - {module, ""})


def game_of(module: str) -> str:
    """The game whose module this is, or ""."""
    return next((game for game in tycoon.GAMES if module.startswith(f"games.{game}")), "")


def height(module: str, within: frozenset[str], stairs: tuple[str, ...] = ()) -> int:
    """How many floors it is high, counting only the modules ``within``."""
    assert module not in stairs, f"a circle: {' → '.join([*stairs, module])}"
    under = below(module) & within
    return 1 + max((height(name, within, (*stairs, module)) for name in under), default=0)


@pytest.mark.parametrize("module", BUILT)
def test_imports_lead_downstairs(module: str) -> None:
    here = FLOORS.index(module.split(".")[0])
    for name in below(module):
        assert FLOORS.index(name.split(".")[0]) >= here, f"{module} imports {name}"


@pytest.mark.parametrize("module", BUILT)
def test_no_room_imports_another(module: str) -> None:
    place = module.split(".")
    for name in below(module):
        if place[0] == "rooms" and name.startswith("rooms."):
            assert name.split(".")[1] in (place[1], "room"), f"{module} imports {name}"


@pytest.mark.parametrize("module", BUILT)
def test_what_shows_and_the_device_know_no_game(module: str) -> None:
    """`kit` knows nothing at all of the house, `device` only itself."""
    if module.split(".")[0] in ("kit", "device"):
        kinds = {name.split(".")[0] for name in below(module)}
        assert kinds <= {module.split(".")[0]}


def test_the_house_has_no_circle_and_is_not_too_high() -> None:
    shared = frozenset(module for module in BUILT if not game_of(module))
    assert max(height(module, shared) for module in shared) <= MOST_FLOORS


@pytest.mark.parametrize("game", sorted(tycoon.GAMES))
def test_a_game_has_no_circle_and_is_not_too_high(game: str) -> None:
    own = frozenset(module for module in BUILT if game_of(module) == game)
    assert max(height(module, own) for module in own) <= MOST_FLOORS


def test_every_room_is_a_folder_with_a_room_in_it() -> None:
    assert len(ROOMS) >= 8
    assert all(f"rooms.{room}.room" in MODULES for room in ROOMS if room[0] != "_")


def classes() -> Iterator[tuple[str, ast.ClassDef]]:
    for module, path in MODULES.items():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                yield f"{module}.{node.name}", node


def test_no_room_inherits_from_another() -> None:
    """A room is a `Room`, and its neighbours are protocols of its own."""
    for name, node in classes():
        if name.startswith("rooms."):
            bases = {ast.unparse(base) for base in node.bases}
            known = {"Room", "NamedTuple", "Generic"}
            ours = {base for base in bases if base not in known}
            assert not ours or "Protocol" in ours, f"{name}: {bases}"


CLASSES = dict(classes())


@pytest.mark.parametrize("name", CLASSES)
def test_classes_stay_small(name: str) -> None:
    node = CLASSES[name]
    methods = [part.name for part in node.body if isinstance(part, ast.FunctionDef)]
    assert len([method for method in methods if method[0] != "_"]) <= MOST_METHODS, name
    assert len(attributes(node)) <= MOST_ATTRIBUTES, name


def attributes(node: ast.ClassDef) -> set[str]:
    """What it has of its own: declared in the class, or set on ``self`` anywhere in it."""
    found = {
        part.target.id
        for part in node.body
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
    }
    for part in ast.walk(node):
        if isinstance(part, ast.Attribute) and isinstance(part.ctx, ast.Store):
            found |= {part.attr} if ast.unparse(part.value) == "self" else set()
    return found


def test_nothing_is_found_by_the_name_of_a_method() -> None:
    """Only what stands in a table can be reached from the page."""
    for name, path in MODULES.items():
        text = path.read_text(encoding="utf-8")
        assert "def do_" not in text, name
        assert '"do_' not in text, name
