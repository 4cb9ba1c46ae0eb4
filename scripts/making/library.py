"""The standard library of the page: only what is imported, and compiled already."""

from pathlib import Path
from typing import Any

from making import imports, pyodide
from making.places import DISTRIBUTION, ENGINE, EPOCH_DATE, NODE_MODULES, PAGE_PACKAGE, PYODIDE, WEB

# What Python runs as it starts.
OURS = WEB / "library"
# PyScript writes these modules of its own into the page's Python.
PYSCRIPTS_OWN = NODE_MODULES / "@pyscript" / "core" / "src" / "stdlib"


def trim(target: Path, wheel: Path, lock: Path) -> list[str]:
    """Write the trimmed, compiled library to target/python_stdlib.zip; returns its modules.

    PyScript's are among them: it would have them compiled at every start (web/js/pyscript.mjs).
    """
    ours, named = imports.named_by(PAGE_PACKAGE, [ENGINE, WEB])
    _, by_pyscript = imports.named_by("pyscript", [PYSCRIPTS_OWN])
    engine = sorted(name for name in ours if name.split(".")[0] == "tycoon")
    kept: list[str] = pyodide.run(
        "trim_stdlib.py",
        {
            "named": sorted(named | by_pyscript),
            "ours": ["tycoon", *engine],
            "date": list(EPOCH_DATE),
        },
        mounts={"/npm": PYODIDE, "/pyscript": PYSCRIPTS_OWN, "/ours": OURS, "/out": target},
        **with_wheel(wheel, lock),
    )
    return kept


def with_wheel(wheel: Path, lock: Path) -> dict[str, Any]:
    """loadPyodide's options that install our wheel at the start, as the page does."""
    return {
        "lockFileContents": lock.read_text(),
        "packageBaseUrl": f"{wheel.parent.resolve()}/",
        "packages": [DISTRIBUTION],
    }
