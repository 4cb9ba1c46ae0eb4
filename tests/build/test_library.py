"""The trimmed standard library has all that the product needs."""

from __future__ import annotations

from making import imports, pyodide
from making.places import DIST, ENGINE, WEB
from tycoon import GAMES

PYTHON = next(DIST.glob("*/python"))
WHEEL = next(PYTHON.glob("tycoon_table-*.whl"))


def failures_of(modules: list[str], absent: list[str]) -> list[str]:
    """What cannot be imported out of the wheel, as the page has it."""
    task = {"modules": modules, "absent": absent, "wheel": f"/python/{WHEEL.name}"}
    failures: list[str] = pyodide.run(
        "import_all.py",
        task,
        mounts={"/python": PYTHON},
        stdLibURL=str(PYTHON / "python_stdlib.zip"),
        env={"PYTHONHASHSEED": "0"},  # as in the page: columns that are there can be seen
    )
    return failures


def test_every_module_of_the_product_can_be_imported_and_a_whole_game_played() -> None:
    ours, _ = imports.named_by("tycoon_web", [ENGINE, WEB])
    known = {"tycoon", "tycoon.session.session", "tycoon_web.device.browser", "tycoon_web.main"}
    assert known | {f"tycoon.games.{game}.game" for game in GAMES} <= ours
    assert failures_of(sorted(ours), ["js", "pyscript"]) == []


def test_a_module_nobody_imports_is_left_out() -> None:
    absent = ["tkinter", "xml.dom", "unittest.mock", "ssl", "bz2"]
    assert len(failures_of(absent, [])) == len(absent)
