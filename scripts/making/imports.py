"""Which modules the page's Python names, read from the sources: nobody keeps a list by hand."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

#: What the engine finds by looking into its folder: the record of a game.
RECORD = re.compile(r"tycoon\.games\.\w+\.game")


def named_by(package: str, folders: list[Path]) -> tuple[set[str], set[str]]:
    """Follow imports from every module of a package through the sources in the folders.

    Returns (modules of ours that are reached, names of other modules that those import); imports
    inside functions count. A name may also be an attribute (`from json import loads` gives json
    and json.loads): whoever uses it has to try.
    """
    sources = {name: file for folder in folders for name, file in modules_in(folder)}
    roots = {name.split(".")[0] for name in sources}
    waiting = [name for name in sources if name.split(".")[0] == package or RECORD.fullmatch(name)]
    ours: set[str] = set()
    others: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in ours:
            continue
        ours.add(name)
        for found in imports_of(sources[name], name):
            if found in sources:
                waiting += parents_and_self(found)
            elif found.split(".")[0] not in roots:
                others.add(found)
    return ours, others


def modules_in(folder: Path) -> Iterator[tuple[str, Path]]:
    """Every module below a folder with its full name."""
    for file in sorted(folder.rglob("*.py")):
        parts = file.relative_to(folder).with_suffix("").parts
        if "node_modules" not in parts:
            yield ".".join(parts).removesuffix(".__init__"), file


def imports_of(file: Path, name: str) -> Iterator[str]:
    """The full names that one module imports, `from` targets included."""
    package = name.split(".") if file.name == "__init__.py" else name.split(".")[:-1]
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield base
            for alias in node.names:
                yield f"{base}.{alias.name}"


def parents_and_self(name: str) -> list[str]:
    """a.b.c -> a, a.b, a.b.c: importing a module imports the packages around it."""
    parts = name.split(".")
    return [".".join(parts[: length + 1]) for length in range(len(parts))]
