"""What the page must contain: every drawing that is used, and our own for every thing."""

from __future__ import annotations

import re

import drawings
import pytest
from tycoon.raccoon.cards import RAILROADS, TILES, TOWNS
from tycoon_web.games.raccoon.cards import locomotive, rosette, tile_glyph, townscape
from tycoon_web.kit.vtree import Node, walk

from tests.page.desk import WEB

PAGE = (WEB / "index.html").read_text(encoding="utf-8")
LATER = (WEB / "icons" / "drawings.svg").read_text(encoding="utf-8")
SYMBOLS = {text[0]: text[4] for text in drawings.SYMBOL.findall(PAGE + LATER)}
MOST = 6_000  # bytes of a picture


def test_every_symbol_used_is_drawn() -> None:
    drawn = set(re.findall(r'<symbol id="([a-z-]+)"', PAGE))
    sources = "\n".join(f.read_text(encoding="utf-8") for f in (WEB / "tycoon_web").rglob("*.py"))
    used = set(re.findall(r'"([it]-[a-z-]+)"', sources)) - {"t-shirt"}
    assert sorted(used - drawn) == []


def pictures(node: Node) -> list[str]:
    """What is drawn for the thing itself, figures and goods aside."""
    names = [str(part[1]["href"]).partition("#")[2] for part in walk(node) if part[0] == "use"]
    return names[:1]


@pytest.mark.ux("C.5")
def test_everything_has_a_picture_of_its_own() -> None:
    nodes = [locomotive(company.id) for company in RAILROADS]
    nodes += [townscape(town.id) for town in TOWNS]
    nodes += [tile_glyph(tile) for tile in TILES.faces]
    shown = [name for node in nodes for name in pictures(node)]
    assert len({rosette(company.id)[2].__repr__() for company in RAILROADS}) == len(RAILROADS)
    bodies = {SYMBOLS[name] for name in shown}
    assert len(bodies) == len(set(shown)) >= len(RAILROADS) + len(TOWNS) + 20


def test_no_picture_is_large() -> None:
    assert max(len(body.encode()) for body in SYMBOLS.values()) < MOST


@pytest.mark.parametrize("name", ["light", "dark"])
def test_the_page_of_all_drawings_is_up_to_date(name: str) -> None:
    kept = (WEB / "drawings" / f"{name}.svg").read_text(encoding="utf-8")
    assert kept == drawings.sheet(name == "dark")
