"""The wheel: built pure for pip, then compiled to bytecode for the page by Pyodide's own Python."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from making import imports, pyodide
from making.later import PACKAGE
from making.places import (
    DISTRIBUTION,
    ENGINE,
    EPOCH,
    EPOCH_DATE,
    PAGE_PACKAGE,
    PYODIDE,
    PYODIDE_SITE,
    ROOT,
    WEB,
)
from making.words import LISTS

# The page fetches word lists when it needs them, and has notices of its own.
NOT_FOR_THE_PAGE = (*LISTS, "NOTICE.txt")


def build_pure(folder: Path) -> Path:
    """Build tycoon_table-<version>-py3-none-any.whl into the folder, which is emptied first."""
    shutil.rmtree(folder, ignore_errors=True)
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        env={**os.environ, "SOURCE_DATE_EPOCH": str(EPOCH)},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise SystemExit(f"The wheel could not be built:\n{done.stderr}")
    return next(folder.glob("*.whl"))


def compile_for_page(pure: Sequence[Path], folder: Path) -> list[Path]:
    """Byte-compile wheels with pyodide-build inside Pyodide; returns the new ones, in order."""
    folder.mkdir(parents=True, exist_ok=True)
    copies = [Path(shutil.copy(wheel, folder)) for wheel in pure]
    names: list[str] = pyodide.run(
        "compile_wheels.py",
        {
            "wheels": [wheel.name for wheel in pure],
            "date": list(EPOCH_DATE),
            "without": [*NOT_FOR_THE_PAGE, *unreached()],
        },
        mounts={"/wheels": folder, "/pyodide-site": PYODIDE_SITE},
        args=["-OO"],  # no docstrings, which only readers of the source need
    )
    for copy in copies:
        copy.unlink()
    return [folder / name for name in names]


def unreached() -> list[str]:
    """The compiled modules of the engine that no import leads to from the page: tools."""
    ours, _ = imports.named_by(PAGE_PACKAGE, [ENGINE, WEB])
    return [
        file.relative_to(ENGINE).with_suffix(".pyc").as_posix()
        for name, file in imports.modules_in(ENGINE)
        if name not in ours
    ]


def lock_file(wheel: Path, later: Path) -> str:
    """The text of a Pyodide lock file that knows our wheel and one to be loaded later, by hash."""
    theirs = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    packages = {
        DISTRIBUTION: _locked(DISTRIBUTION, wheel, ["tycoon", "tycoon_web"]),
        PACKAGE: _locked(PACKAGE, later, [PACKAGE]),
    }
    return json.dumps({"info": theirs["info"], "packages": packages}, indent=1) + "\n"


def _locked(name: str, wheel: Path, imports: list[str]) -> dict[str, Any]:
    return {
        "name": name,
        "version": wheel.name.split("-")[1],
        "file_name": wheel.name,
        "install_dir": "site",
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "package_type": "package",
        "imports": imports,
        "depends": [],
        "unvendored_tests": False,
    }
