"""Inside Pyodide: byte-compile wheels with pyodide-build, then put right what it leaves stale."""

import base64
import hashlib
import sys
import zipfile
from pathlib import Path
from typing import Any

sys.path.append("/pyodide-site")

from pyodide_build._py_compile import _py_compile_archive

Date = tuple[int, int, int, int, int, int]


def main(task: dict[str, Any]) -> list[str]:
    """Compile /wheels/<wheel> for all of them; returns the new files' names.

    task: wheels, date (of every member), without (how the names of members end that are left out).
    """
    without, date = tuple(task["without"]), tuple(task["date"])
    return [compile_wheel(Path("/wheels") / wheel, without, date) for wheel in task["wheels"]]


def compile_wheel(pure: Path, without: tuple[str, ...], date: Date) -> str:
    """Compile one of them; returns the new file's name."""
    compiled = _py_compile_archive(pure, keep=True, verbose=False)
    if compiled is None:
        raise ValueError(f"{pure.name} was not compiled")
    members = {
        name: content
        for name, content in read_members(compiled).items()
        if not name.endswith(without)
    }
    tag = compiled.stem.split("-", 2)[2]
    info = next(name for name in members if name.endswith(".dist-info/WHEEL")).rpartition("/")[0]
    # pyodide-build renames the file only: tag and list of files inside still speak of the pure one.
    members[f"{info}/WHEEL"] = with_tag(members[f"{info}/WHEEL"], tag)
    members[f"{info}/RECORD"] = record(members, f"{info}/RECORD")
    write_members(compiled, members, date)
    return str(compiled.name)


def read_members(archive: Path) -> dict[str, bytes]:
    """Name and content of every file in it, by name."""
    with zipfile.ZipFile(archive) as wheel:
        return {name: wheel.read(name) for name in sorted(wheel.namelist())}


def with_tag(metadata: bytes, tag: str) -> bytes:
    """The WHEEL file with this tag instead of its own."""
    lines = metadata.decode().splitlines()
    return "".join(
        f"Tag: {tag}\n" if line.startswith("Tag:") else f"{line}\n" for line in lines
    ).encode()


def record(members: dict[str, bytes], own_name: str) -> bytes:
    """The RECORD file: every member with its hash and size, itself without."""
    lines = []
    for name, content in members.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        lines.append(f"{name},," if name == own_name else f"{name},sha256={digest},{len(content)}")
    return ("\n".join(lines) + "\n").encode()


def write_members(archive: Path, members: dict[str, bytes], date: Date) -> None:
    """Write the archive anew, in order of name and without the time of day."""
    with zipfile.ZipFile(archive, "w") as wheel:
        for name, content in members.items():
            member = zipfile.ZipInfo(name, date)
            member.compress_type = zipfile.ZIP_DEFLATED
            member.external_attr = 0o644 << 16
            wheel.writestr(member, content, compresslevel=9)
