"""Third-party notices: the licences of all that the site ships, from the packages themselves."""

import importlib.metadata
import json
from dataclasses import dataclass
from pathlib import Path

from making.places import NODE_MODULES, PYODIDE_SITE, WEB

LICENCE_NAMES = ("license", "licence", "copying", "copyright", "notice")
# Installed with pyodide, but of use under Node only; or for the tests.
NOT_SHIPPED = {"ws", "@types/emscripten", "axe-core"}
# ISC packages of sticky-module's author that leave the text out.
SAME_AUTHOR_AND_TEXT = ("@ungap/with-resolvers", "codedent", "to-json-callback")


@dataclass(frozen=True)
class Notice:
    """One part of the site that somebody else made."""

    name: str
    version: str
    licence: str
    text: str


def write(target: Path, says: str, notices: list[Notice]) -> None:
    """One text file of a heading and the notices, each text once."""
    parts = [f"{says}\n"]
    parts += [f"- {notice.name} {notice.version}: {notice.licence}" for notice in notices]
    for text in dict.fromkeys(notice.text for notice in notices):
        users = ", ".join(notice.name for notice in notices if notice.text == text)
        parts.append(f"\n{'=' * 100}\n{users}\n{'=' * 100}\n\n{text}")
    target.write_text("\n".join(parts) + "\n", encoding="utf-8")


def npm_notices() -> list[Notice]:
    """Every package that the site is made of: PyScript's core is a bundle of many.

    Of several versions of one package, npm keeps one at the top of node_modules: that one speaks.
    """
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    notices = []
    for place, locked in sorted(lock["packages"].items()):
        name = place.removeprefix("node_modules/")
        if (
            name
            and "node_modules/" not in name
            and not locked.get("dev")
            and name not in NOT_SHIPPED
        ):
            text = licence_text(WEB / place) or text_elsewhere(name, locked["license"])
            notices.append(Notice(name, locked["version"], locked["license"], text))
    return notices


def licence_text(folder: Path) -> str:
    """The text of a package's own licence files, or nothing."""
    files = [
        file for file in sorted(folder.iterdir()) if file.name.lower().startswith(LICENCE_NAMES)
    ]
    return "\n\n".join(file.read_text(encoding="utf-8").strip() for file in files if file.is_file())


def text_elsewhere(name: str, licence: str) -> str:
    """For packages without the text: another package of the same authors has it."""
    if name == "pyodide":
        return licence_text(next(PYODIDE_SITE.glob("pyodide_build-*.dist-info")) / "licenses")
    if licence == "ISC" and name in SAME_AUTHOR_AND_TEXT:
        return licence_text(NODE_MODULES / "sticky-module")
    raise SystemExit(f"The npm package {name} ({licence}) has no licence file to show")


def python_notice() -> Notice:
    """Python itself, inside Pyodide; typing-extensions comes with the same licence text."""
    files = importlib.metadata.files("typing_extensions") or []
    text = (
        next(file for file in files if file.name == "LICENSE").read_text(encoding="utf-8").strip()
    )
    python = json.loads((NODE_MODULES / "pyodide" / "pyodide-lock.json").read_text())["info"][
        "python"
    ]
    return Notice("Python (CPython, inside Pyodide)", python, "PSF-2.0", text)
