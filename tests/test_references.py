"""Docs and comments name files that there are."""

from __future__ import annotations

import re
import subprocess

from making.places import ROOT

#: As in `play/sides.py` or (see first.js); a * or < stands for many.
NAMED = re.compile(r"(?<![\w.*<>{}/-])[\w-][\w./-]*\.(?:py|mjs|js|css|toml)\b(?![*<>{}(])")
PROSE = {".md": "", ".py": r'"""|#|`', ".mjs": "//", ".js": "//", ".css": r"/\*", ".toml": "#"}
#: Made by a build, of Python's own library, or an element with its class.
ELSEWHERE = {"first.css", "later.css", "site/sw.js", "tracemalloc.py", "id.css"}


def tracked() -> list[str]:
    told = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    return told.stdout.splitlines()


def test_a_file_that_is_named_is_there() -> None:
    files = tracked()
    ends = {"/".join(file.split("/")[n:]) for file in files for n in range(file.count("/") + 1)}
    unknown = [
        f"{file}:{number} {name}"
        for file in files
        if (prose := PROSE.get(file[file.rfind(".") :])) is not None
        for number, line in enumerate((ROOT / file).read_text(encoding="utf-8").splitlines(), 1)
        if re.search(prose, line)
        for name in NAMED.findall(line)
        if name not in ends | ELSEWHERE
    ]
    assert unknown == []
