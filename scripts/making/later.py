"""A package of others that the page loads only when somebody wants it: the QR encoder."""

import importlib.metadata
import zipfile
from pathlib import Path

from making.notices import Notice
from making.places import EPOCH_DATE

PACKAGE = "qrcodegen"
PARTS = {f"{PACKAGE}.py", "METADATA", "WHEEL", "RECORD"}


def pure_wheel(folder: Path) -> Path:
    """Pack the installed package as the wheel that it came from."""
    installed = importlib.metadata.distribution(PACKAGE)
    wheel = folder / f"{PACKAGE}-{installed.version}-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for file in sorted(installed.files or [], key=str):
            if file.name in PARTS:
                archive.writestr(zipfile.ZipInfo(str(file), EPOCH_DATE), file.read_binary())
    return wheel


def notice() -> Notice:
    """Its licence stands at the head of its one file."""
    installed = importlib.metadata.distribution(PACKAGE)
    source = next(file for file in installed.files or [] if file.name == f"{PACKAGE}.py")
    head = source.read_text(encoding="utf-8").partition("\n\n")[0]
    text = "\n".join(line.removeprefix("#").strip() for line in head.splitlines()).strip()
    return Notice(PACKAGE, installed.version, "MIT", text)
