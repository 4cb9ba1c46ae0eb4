"""A second build, of a copy of the sources with a higher version."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from making.places import ROOT

NEXT = "0.2.99"
SOURCES = ("engine", "web", "scripts")
FILES = ("pyproject.toml", "LICENSE", "README.md")


def build_next(folder: Path) -> Path:
    """Build the site of version 0.2.99 below the folder; returns where it lies."""
    twin = folder / "sources"
    for name in SOURCES:
        shutil.copytree(ROOT / name, twin / name, ignore=shutil.ignore_patterns("node_modules"))
    for name in FILES:
        shutil.copy(ROOT / name, twin)
    for installed in (".venv", "web/node_modules"):
        (twin / installed).symlink_to(ROOT / installed, target_is_directory=True)
    stated = twin / "engine" / "tycoon" / "version.py"
    stated.write_text(f'"""The product\'s version."""\n\n__version__ = "{NEXT}"\n')
    program = (
        "import sys, pathlib; from making import whole; whole.build_into(pathlib.Path(sys.argv[1]))"
    )
    site = folder / "site"
    subprocess.run([sys.executable, "-c", program, site], cwd=twin / "scripts", check=True)
    return site
