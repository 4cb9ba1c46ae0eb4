"""Building when something has changed, and proving that two builds are the same."""

import hashlib
import json
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from making import manifest, site, sizes, words
from making.places import BUILD, DIST, ROOT

STAMP = BUILD / "stamp.json"
INPUTS = ("engine", "web", "scripts", "pyproject.toml", "LICENSE")
NOT_INPUTS = {"node_modules", "__pycache__"}


def bring_up_to_date(force: bool = False) -> None:
    """Build dist/ unless it is what a build of the present files has left there."""
    words.bring_up_to_date()
    manifest.bring_up_to_date()
    inputs = fingerprint(input_files())
    if not force and stamp() == {"inputs": inputs, "output": fingerprint(files_of(DIST))}:
        print("- dist/ is up to date")
        return
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD) as temporary:
        fresh = Path(temporary) / "site"
        build_into(fresh)
        if DIST.exists():
            DIST.rename(Path(temporary) / "old")
        fresh.rename(DIST)
    STAMP.write_text(json.dumps({"inputs": inputs, "output": fingerprint(files_of(DIST))}))
    print(sizes.table(DIST))


def build_into(folder: Path) -> None:
    """Make the site in a new folder."""
    folder.mkdir()
    site.make(folder, teller(site.STEPS))


def teller(steps: int) -> Callable[[str], None]:
    """A function that prints numbered steps with the time since the start."""
    start = time.monotonic()
    done = 0

    def tell(says: str) -> None:
        nonlocal done
        done += 1
        print(f"- build {done}/{steps} ({time.monotonic() - start:4.1f} s): {says}", flush=True)

    return tell


def check_reproducible() -> int:
    """Build twice into temporary folders and name the differing files; returns the exit code."""
    words.bring_up_to_date()
    with tempfile.TemporaryDirectory() as temporary:
        first, second = Path(temporary) / "first", Path(temporary) / "second"
        inputs = fingerprint(input_files())
        build_into(first)
        build_into(second)
        if inputs != fingerprint(input_files()):
            raise SystemExit("Files were changed during the two builds: that proves nothing")
        names, different = len(list(files_of(first))), differing(first, second)
    for name in different:
        print(f"differs: {name}", file=sys.stderr)
    print(f"{names} files built twice, {len(different)} differ")
    return 1 if different else 0


def differing(first: Path, second: Path) -> list[Path]:
    """The files that two sites do not share byte for byte."""
    names = {file.relative_to(tree) for tree in (first, second) for file in files_of(tree)}
    return sorted(name for name in names if content(first / name) != content(second / name))


def content(file: Path) -> bytes | None:
    """The bytes of a file, None where there is none."""
    return file.read_bytes() if file.exists() else None


def stamp() -> object:
    """What the last build has written down."""
    return json.loads(STAMP.read_text()) if STAMP.exists() else None


def fingerprint(files: Iterator[Path]) -> str:
    """A hash over names and contents."""
    total = hashlib.sha256()
    for file in files:
        total.update(f"{file.relative_to(ROOT).as_posix()}\0{file.stat().st_size}\0".encode())
        total.update(file.read_bytes())
    return total.hexdigest()


def input_files() -> Iterator[Path]:
    """Every file of ours that a build reads; the npm packages are covered by their lock file."""
    for name in INPUTS:
        yield from files_of(ROOT / name)


def files_of(path: Path) -> Iterator[Path]:
    """A file itself or all files below a folder, in order."""
    if path.is_file():
        yield path
    for file in sorted(path.rglob("*")) if path.is_dir() else ():
        if file.is_file() and not NOT_INPUTS.intersection(file.parts):
            yield file
