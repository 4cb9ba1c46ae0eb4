"""The manifest of the app, and every picture that it names (PWA-01 … PWA-05)."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path
from typing import Any

import pytest
from making.places import DIST

MANIFEST: dict[str, Any] = json.loads((DIST / "manifest.webmanifest").read_text())
PAGE = (DIST / "index.html").read_text()
#: What lies at a side of the table or faces it, and the table where it is to turn.
SIDEWAYS = (".side-l", ".side-r", ".edge-l", ".edge-r", "[data-turn=")


def size(file: Path) -> tuple[int, int]:
    """Width and height of a PNG or an extended WebP, from its first bytes."""
    head = file.read_bytes()[:32]
    if head.startswith(b"\x89PNG\r\n\x1a\n"):
        return struct.unpack(">II", head[16:24])
    assert (head[:4], head[8:16]) == (b"RIFF", b"WEBPVP8X")
    return int.from_bytes(head[24:27], "little") + 1, int.from_bytes(head[27:30], "little") + 1


@pytest.mark.ux("PWA-01", "PWA-02")
def test_the_manifest_says_what_an_installer_asks_for() -> None:
    for name in ("name", "short_name", "description", "lang", "dir", "categories"):
        assert MANIFEST[name]
    assert (MANIFEST["start_url"], MANIFEST["scope"]) == ("./", "./")
    assert MANIFEST["id"] == "tycoon-table", "changing it makes another app of it"
    assert MANIFEST["display"] == "standalone"
    assert MANIFEST["display_override"][0] == "standalone"
    for name in ("theme_color", "background_color"):
        assert re.fullmatch("#[0-9A-F]{6}", MANIFEST[name])
        assert MANIFEST[name] in PAGE
    assert "prefer_related_applications" not in MANIFEST
    assert '<link rel="manifest" href="./manifest.webmanifest">' in PAGE


@pytest.mark.parametrize("language", ["de", "es"])
def test_who_reads_another_language_installs_it_in_that(language: str) -> None:
    """It is the same app: all but what people read is the same."""
    said = ("description", "lang", "screenshots", "shortcuts")
    other: dict[str, Any] = json.loads((DIST / f"manifest.{language}.webmanifest").read_text())
    assert other["lang"] == language
    assert {k: v for k, v in other.items() if k not in said} == {
        k: v for k, v in MANIFEST.items() if k not in said
    }
    assert other["description"] != MANIFEST["description"]
    for ours, theirs in zip(MANIFEST["shortcuts"], other["shortcuts"], strict=True):
        assert ours["url"] == theirs["url"]
        assert ours["name"] != theirs["name"]
    for ours, theirs in zip(MANIFEST["screenshots"], other["screenshots"], strict=True):
        assert ours["src"] == theirs["src"]
        assert ours["label"] != theirs["label"]
    assert "{" not in MANIFEST["description"] + other["description"]


@pytest.mark.ux("PWA-05")
def test_neither_manifest_nor_styles_lock_the_orientation() -> None:
    assert "orientation" not in MANIFEST
    for file in DIST.glob("*/styles/*.css"):
        for turned in re.findall(r"([^{}]*)\{[^{}]*rotate: (?:90|270)deg", file.read_text()):
            assert any(where in turned for where in SIDEWAYS), turned


@pytest.mark.ux("PWA-03", "PWA-04")
@pytest.mark.parametrize(
    "picture", [*MANIFEST["icons"], *MANIFEST["screenshots"]], ids=lambda picture: picture["src"]
)
def test_every_picture_is_there_in_the_stated_size(picture: dict[str, str]) -> None:
    file = DIST / picture["src"]
    if picture["sizes"] == "any":
        assert file.read_text().startswith("<svg")
    else:
        assert "{}x{}".format(*size(file)) == picture["sizes"]


@pytest.mark.ux("PWA-03")
def test_all_kinds_of_icon_are_there() -> None:
    kinds = {(icon["sizes"], icon.get("purpose", "any")) for icon in MANIFEST["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= kinds
    assert size(DIST / "icons" / "apple-touch-icon.png") == (180, 180)
    assert 'rel="apple-touch-icon" href="./icons/apple-touch-icon.png"' in PAGE
    assert 'rel="icon" href="./icons/icon.svg"' in PAGE


@pytest.mark.ux("PWA-04")
def test_there_are_pictures_for_wide_and_narrow_screens_and_shortcuts_to_every_game() -> None:
    assert {shot["form_factor"] for shot in MANIFEST["screenshots"]} == {"wide", "narrow"}
    assert all(shot["label"] for shot in MANIFEST["screenshots"])
    ways = {shortcut["url"] for shortcut in MANIFEST["shortcuts"]}
    assert ways == {"./#table", "./#new-raccoon", "./#new-letter"}


@pytest.mark.ux("FI-07")
def test_saved_games_can_be_opened_from_a_desktop() -> None:
    (handler,) = MANIFEST["file_handlers"]
    assert handler["action"].startswith("./")
    assert ".tycoon.json" in handler["accept"]["application/json"]
