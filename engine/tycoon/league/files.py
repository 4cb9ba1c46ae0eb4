"""Files that are written whole or not at all, and what the system refuses, as a refusal of ours."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tycoon.kernel.refusals import Refusal, TycoonError


@contextmanager
def usable(file: Path) -> Iterator[None]:
    """What the system refuses, as a `TycoonError` with ``file_unusable``, and what has no end."""
    try:
        if file.exists() and not (file.is_file() or file.is_dir()):
            raise OSError("it is a device")
        yield
    except OSError as error:
        reason = os.strerror(error.errno) if error.errno else str(error)
        raise TycoonError(Refusal("file_unusable", {"file": str(file), "reason": reason})) from None


def put(file: Path, write: Callable[[Path], object]) -> None:
    """Have ``write`` write beside the file, and then put that in its place.

    Raises `TycoonError` with ``file_unusable``, as on a full disk; then what was there is as it
    was, and nothing lies beside it.
    """
    beside = file.with_name(f"{file.name}.new")
    try:
        with usable(file):
            beside.unlink(missing_ok=True)  # of who was killed
            write(beside)
            beside.replace(file)
    finally:
        with usable(file):
            beside.unlink(missing_ok=True)


def put_text(file: Path, text: str) -> None:
    """The same for a text."""
    put(file, lambda beside: beside.write_text(text, encoding="utf-8"))
