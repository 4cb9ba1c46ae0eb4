"""Who lacks something to build with is told in one sentence what to install."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parents[2] / "scripts"
ENTRANCES = ("bootstrap.py", "build.py", "play.py", "test.py", "bench.py")


@pytest.mark.parametrize("name", ENTRANCES)
def test_a_very_old_python_can_read_the_script(name: str) -> None:
    tree = ast.parse((SCRIPTS / name).read_text(), feature_version=(3, 7))
    newer = (ast.JoinedStr, ast.NamedExpr, ast.Match, ast.AnnAssign)
    assert not [node.lineno for node in ast.walk(tree) if isinstance(node, newer)]


def test_an_old_python_is_told_what_to_install() -> None:
    program = (
        "import sys; sys.version_info = (3, 8, 1); "
        f"sys.path.insert(0, {str(SCRIPTS)!r}); import bootstrap"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith("Tycoon Table needs Python 3.11 or newer and this is 3.8:")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("version", ["", "v16.20.2"])
def test_a_missing_or_old_node_is_named_in_one_sentence(tmp_path: Path, version: str) -> None:
    if version:
        node = tmp_path / "node"
        node.write_text(f"#!/bin/sh\necho {version}\n")
        node.chmod(0o755)
    path = f"import sys; sys.path.insert(0, {str(SCRIPTS)!r})"
    program = f"{path}; import bootstrap; bootstrap.check_node()"
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        env={**os.environ, "PATH": f"{tmp_path}{os.pathsep}/bin-that-is-not-there"},
    )
    assert done.returncode == 1
    assert done.stderr.startswith("Tycoon Table needs Node 20 or newer with npm")
    assert done.stderr.count("\n") == 1
    assert (version or "none") in done.stderr


def test_the_lock_files_name_no_registry() -> None:
    ours = [SCRIPTS.parent / "web", *(SCRIPTS / "requirements").glob("*/")]
    locks = [folder / "package-lock.json" for folder in ours]
    for file in [*(SCRIPTS / "requirements").glob("*.*"), *locks]:
        text = file.read_text()
        assert "resolved" not in text, file
        assert "index-url" not in text, file
        assert "simple/" not in text, file
