"""What the site takes from npm packages: only the files that a page fetches."""

import re
import shutil
from pathlib import Path

from making.places import NODE_MODULES, PYODIDE

PYODIDES_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# PyScript's core and the one plugin that cannot be switched off, as index.html does with the
# others: for Python, and once more for MicroPython, which is not used.
PYSCRIPTS_PARTS = ("core", "error")
FONTS = {
    "fraunces.woff2": "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2",
    "atkinson.woff2": "@fontsource-variable/atkinson-hyperlegible-next/files/"
    "atkinson-hyperlegible-next-latin-wght-normal.woff2",
}
SOURCE_MAP = re.compile(r"\n?//# sourceMappingURL=\S+\s*$")


def copy_pyodide(folder: Path) -> None:
    """Pyodide's loader, glue and WebAssembly."""
    for name in PYODIDES_FILES:
        copy(PYODIDE / name, folder / name)


def copy_vendor(folder: Path) -> None:
    """PyScript, Preact and the two fonts, each in a folder of its own."""
    dist = NODE_MODULES / "@pyscript" / "core" / "dist"
    for file in sorted(dist.glob("*.js")):
        if file.stem in PYSCRIPTS_PARTS or file.stem.rpartition("-")[0] in PYSCRIPTS_PARTS:
            copy(file, folder / "pyscript" / file.name)
    copy(dist / "core.css", folder / "pyscript" / "core.css")
    copy(NODE_MODULES / "preact" / "dist" / "preact.mjs", folder / "preact" / "preact.mjs")
    for name, source in FONTS.items():
        copy(NODE_MODULES / source, folder / "fonts" / name)


def copy(source: Path, target: Path) -> None:
    """Copy one file; a script loses its pointer to a source map, which the site does not have."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.suffix in {".js", ".mjs"}:
        target.write_text(SOURCE_MAP.sub("\n", source.read_text()))
    else:
        shutil.copyfile(source, target)
