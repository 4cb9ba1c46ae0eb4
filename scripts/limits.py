#!/usr/bin/env python3
"""Check the size limits of the house: files under 400 lines, Python functions under 40."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("engine", "web", "tests", "scripts")
SUFFIXES = {".py", ".js", ".mjs", ".css", ".html"}
FILE_LINES = 400
FUNCTION_LINES = 40


def sources() -> Iterator[Path]:
    """Every source file of ours."""
    for folder in FOLDERS:
        for file in sorted((ROOT / folder).rglob("*")):
            if file.suffix in SUFFIXES and "node_modules" not in file.parts:
                yield file


def complaints(file: Path) -> Iterator[str]:
    """What is too long in one file."""
    text = file.read_text(encoding="utf-8")
    where = file.relative_to(ROOT)
    lines = text.count("\n")
    if lines >= FILE_LINES:
        yield f"{where}: {lines} lines, not under {FILE_LINES}"
    for node in ast.walk(ast.parse(text)) if file.suffix == ".py" else ():
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length >= FUNCTION_LINES:
                too_long = f"{node.name} has {length} lines, not under {FUNCTION_LINES}"
                yield f"{where}:{node.lineno}: {too_long}"


def main() -> int:
    """Print what is too long; 1 when something is."""
    if len(sys.argv) > 1:
        print(__doc__)
        return 0
    found = [line for file in sources() for line in complaints(file)]
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
