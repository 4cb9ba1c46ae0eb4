"""What the page must contain: every drawing that is used, and our own for every thing."""

from __future__ import annotations

import re
from typing import Any

import drawings
import pytest
from tycoon import EMBLEMS
from tycoon.games.raccoon.rules.cards import RAILROADS, TILES, TOWNS
from tycoon_web.games import OFFERED
from tycoon_web.games.raccoon.table.cards import locomotive, rosette, tile_glyph, townscape
from tycoon_web.kit.controls import emblem
from tycoon_web.kit.vtree import walk

from tests.page.desk import WEB, Page

PAGE = (WEB / "index.html").read_text(encoding="utf-8")
LATER = (WEB / "icons" / "drawings.svg").read_text(encoding="utf-8")
SYMBOLS = {text[0]: text[4] for text in drawings.SYMBOL.findall(PAGE + LATER)}
MOST = 6_000  # bytes of a picture


def test_every_symbol_used_is_drawn() -> None:
    drawn = set(re.findall(r'<symbol id="([a-z-]+)"', PAGE))
    sources = "\n".join(f.read_text(encoding="utf-8") for f in (WEB / "tycoon_web").rglob("*.py"))
    used = set(re.findall(r'"([it]-[a-z-]+)"', sources)) - {"t-shirt"}
    assert sorted(used - drawn) == []


def pictures(node: Any) -> list[str]:
    """What is drawn for the thing itself, figures and goods aside."""
    names = [str(part[1]["href"]).partition("#")[2] for part in walk(node) if part[0] == "use"]
    return names[:1]


@pytest.mark.ux("C.5")
def test_everything_has_a_picture_of_its_own() -> None:
    screen: Any = Page().port.tree
    nodes: list[Any] = [
        picture(company.id) for company in RAILROADS for picture in (locomotive, rosette)
    ]
    nodes += [townscape(town.id) for town in TOWNS]
    nodes += [tile_glyph(tile) for tile in {tile.id: tile for tile in TILES.faces}.values()]
    nodes += [emblem(sign) for sign in EMBLEMS]
    nodes += [part for part in walk(screen) if part[1].get("class") == "scene"]
    shown = [name for node in nodes for name in pictures(node)]
    assert {f"scene-{game}" for game in OFFERED} <= set(shown)
    assert len({SYMBOLS[name] for name in shown}) == len(shown) == len(nodes)


def test_no_picture_is_large() -> None:
    assert max(len(body.encode()) for body in SYMBOLS.values()) < MOST


@pytest.mark.parametrize("name", ["light", "dark"])
def test_the_page_of_all_drawings_is_up_to_date(name: str) -> None:
    kept = (WEB / "drawings" / f"{name}.svg").read_text(encoding="utf-8")
    assert kept == drawings.sheet(name == "dark")
