"""The house that the page's Python is: who may import whom, how high it is, how big its classes."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.test_architecture import PAGE, ROOT, files, imports

#: From the top; each imports what stands further down, and of its own kind.
FLOORS = (
    "main", "app", "keys", "manifest", "rooms", "games", "play", "replay", "effects",
    "dealing", "ui_state", "telling", "device", "kit",
)  # fmt: skip
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


def height(module: str, stairs: tuple[str, ...] = ()) -> int:
    """How many floors it is high."""
    assert module not in stairs, f"a circle: {' → '.join([*stairs, module])}"
    return 1 + max((height(name, (*stairs, module)) for name in below(module)), default=0)


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
    heights = {module: height(module) for module in BUILT}
    assert {module: high for module, high in heights.items() if high > MOST_FLOORS} == {}


def test_every_room_is_a_folder_with_a_room_in_it() -> None:
    assert len(ROOMS) >= 8
    assert all(f"rooms.{room}.room" in MODULES for room in ROOMS if room[0] != "_")


def test_the_tests_of_the_page_mirror_the_rooms() -> None:
    tested = {path.parent.name for path in (ROOT / "tests" / "page").glob("*/test_*.py")}
    assert {room for room in ROOMS if room[0] != "_"} <= tested


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
            known = {"Room", "Answering", "NamedTuple", "Generic"}
            ours = {base for base in bases if base not in known}
            assert not ours or "Protocol" in ours, f"{name}: {bases}"


CLASSES = dict(classes())


@pytest.mark.parametrize("name", CLASSES)
def test_classes_stay_small(name: str) -> None:
    node = CLASSES[name]
    methods = [p.name for p in node.body if isinstance(p, ast.FunctionDef | ast.AsyncFunctionDef)]
    assert len([method for method in methods if method[0] != "_"]) <= MOST_METHODS, name
    assert len(attributes(node)) <= MOST_ATTRIBUTES, name


def attributes(node: ast.ClassDef) -> set[str]:
    """What it has of its own: declared in the class, or set on ``self`` anywhere in it. What is
    the same in all of them is none.
    """
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
        for node in ast.walk(ast.parse(text)) if name.startswith(("app", "rooms")) else ():
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "getattr":
                whose, what = node.args[:2]
                assert isinstance(what, ast.Constant) or ast.unparse(whose) != "self", name
