"""The trimmed standard library has all that the product needs."""

from __future__ import annotations

from pathlib import Path

from making import imports, library, pyodide
from making.places import DIST, ENGINE, WEB

PYTHON = next(DIST.glob("*/python"))
WHEEL = next(PYTHON.glob("*.whl"))
LOCK = PYTHON / "pyodide-lock.json"


def test_every_module_of_the_product_can_be_imported_and_a_whole_game_played() -> None:
    ours, _ = imports.named_by("tycoon_web", [ENGINE, WEB])
    assert {"tycoon", "tycoon.session", "tycoon_web.device.browser", "tycoon_web.main"} <= ours
    failures = pyodide.run(
        "import_all.py",
        {"modules": sorted(ours), "absent": ["js", "pyscript"]},
        mounts={},
        stdLibURL=str(PYTHON / "python_stdlib.zip"),
        **library.with_wheel(WHEEL, LOCK),
    )
    assert failures == []


def test_a_module_nobody_imports_is_left_out(tmp_path: Path) -> None:
    failures = pyodide.run(
        "import_all.py",
        {"modules": ["tkinter", "xml.dom", "unittest.mock"], "absent": []},
        mounts={},
        stdLibURL=str(PYTHON / "python_stdlib.zip"),
        **library.with_wheel(WHEEL, LOCK),
    )
    assert len(failures) == 3
