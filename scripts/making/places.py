"""Where things are, and the few names that several parts of the build share."""

import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "engine"
WEB = ROOT / "web"
SCRIPTS = ROOT / "scripts"
NODE_MODULES = WEB / "node_modules"
PYODIDE = NODE_MODULES / "pyodide"
PYODIDE_SITE = ROOT / ".venv" / "pyodide-site"  # made by bootstrap.py
DIST = ROOT / "dist"
BUILD = ROOT / "build"
PURE_WHEELS = BUILD / "wheel"

DISTRIBUTION = "tycoon-table"
PAGE_PACKAGE = (
    "tycoon_web"  # the page's Python: its imports decide what is kept of the standard library
)
SUB_PATH = "/tycoon-table/"

# Every time stamp in an archive: builds of one commit are identical, whenever they are made.
EPOCH = 1767225600
EPOCH_DATE = (2026, 1, 1, 0, 0, 0)


def version() -> str:
    """The product's version, as the engine states it."""
    found = re.search(
        r'^__version__ = "([^"]+)"', (ENGINE / "tycoon" / "version.py").read_text(), re.MULTILINE
    )
    if not found:
        raise SystemExit("engine/tycoon/version.py states no __version__")
    return found[1]


def npm_version(package: str) -> str:
    """The version of an installed npm package."""
    return str(json.loads((NODE_MODULES / package / "package.json").read_text())["version"])


def pyodide_folder() -> str:
    """The site's folder for Pyodide's own files: its name changes only with Pyodide's version."""
    return f"pyodide-{npm_version('pyodide')}"
