"""What the page must contain: every drawing that is used, and our own for every thing."""

from __future__ import annotations

import re
from typing import Any

import drawings
import pytest
from tycoon import EMBLEMS
from tycoon.games.raccoon.rules.cards import RAILROADS, TILES, TOWNS
from tycoon_web.games import OFFERED
from tycoon_web.games.raccoon.table.cards import livery, locomotive, rosette, tile_glyph, townscape
from tycoon_web.kit.controls import SHEETS, animal, drawing, emblem, light, piece
from tycoon_web.kit.scenes import put
from tycoon_web.kit.vtree import walk

from tests.page.desk import WEB, Page

PAGE = (WEB / "index.html").read_text(encoding="utf-8")
LATER = {file.stem: file.read_text(encoding="utf-8") for file in drawings.SHEETS}
SYMBOLS = {symbol.name: symbol.body for symbol in drawings.symbols()}
MOST = 9_000  # bytes of a picture
#: What some browsers do not draw from a file, or what the page's rules would have to reach into.
NOT_DRAWN = re.compile(
    r"url\(|<(?!/?(?:svg|symbol|g|path|circle|ellipse|rect)\b)| (?:class|style)="
)


def test_every_symbol_used_is_drawn() -> None:
    drawn = set(re.findall(r'<symbol id="([a-z-]+)"', PAGE))
    sources = "\n".join(f.read_text(encoding="utf-8") for f in (WEB / "tycoon_web").rglob("*.py"))
    used = set(re.findall(r'"([it]-[a-z-]+)"', sources)) - {"t-shirt"}
    assert sorted(used - drawn) == []


def pictures(node: Any) -> list[str]:
    """What is drawn for the thing itself, figures and goods aside."""
    names = [str(part[1]["href"]).partition("#")[2] for part in walk(node) if part[0] == "use"]
    return names[:1]


def test_everything_has_a_picture_of_its_own() -> None:
    nodes: list[Any] = [
        picture(company.id) for company in RAILROADS for picture in (locomotive, rosette)
    ]
    nodes += [townscape(town.id) for town in TOWNS]
    nodes += [tile_glyph(tile) for tile in {tile.id: tile for tile in TILES.faces}.values()]
    nodes += [picture(sign) for sign in EMBLEMS for picture in (emblem, animal)]
    shown = [name for node in nodes for name in pictures(node)]
    assert len({SYMBOLS[name] for name in shown}) == len(shown) == len(nodes)


def test_the_lamp_shines_on_what_is_painted_alone_and_in_scenes() -> None:
    for name in ("m-tycoon", "b-vineyard", "town-trinity", *(f"a-{sign}" for sign in EMBLEMS)):
        for picture in (drawing(name, ""), put(name, 60, 60, 40)):
            used = [str(part[1]["href"]) for part in walk(picture) if part[0] == "use"]
            assert used[0].endswith(f"#{name}")
            assert [href.partition("#")[2] in SYMBOLS for href in used] == [True, True]
            assert used[1].startswith("#")
    assert not light("th-press")


def test_every_variable_of_the_styles_is_set_somewhere() -> None:
    """A misspelt one would be its fallback for ever."""
    kinds = (".css", ".py", ".js", ".mjs", ".svg", ".html")
    files = [file for file in WEB.rglob("*") if file.suffix in kinds]
    ours = [file for file in files if "node_modules" not in file.parts]
    text = "".join(file.read_text(encoding="utf-8") for file in ours)
    read, given = r"var\((--[\w-]+)", r"(--[\w-]+)[\"']?\s*[:,]"
    styles = "".join(file.read_text(encoding="utf-8") for file in (WEB / "styles").iterdir())
    assert set(re.findall(read, text)) <= set(re.findall(given, text))
    assert set(re.findall(given, styles)) <= set(re.findall(read, text))


def test_every_game_has_a_scene_of_its_own_behind_its_door() -> None:
    screen: Any = Page().port.tree
    doors = [part for part in walk(screen) if part[1].get("class") == "door-view"]
    scenes = {(WEB / f"pictures/door-{game}.svg").read_text() for game in OFFERED}
    assert len(doors) == len(scenes) == len(OFFERED)


def test_no_picture_is_large() -> None:
    assert max(len(body.encode()) for body in SYMBOLS.values()) < MOST
    assert max(file.stat().st_size for file in (WEB / "pictures").iterdir()) < MOST


def test_each_sheet_has_what_its_ids_promise() -> None:
    for sheet, text in LATER.items():
        for symbol in drawings.SYMBOL.findall(text):
            use = piece(symbol[0])
            assert use[1]["href"] == f"./icons/{sheet}.svg#{symbol[0]}"
    assert set(SHEETS.values()) == set(LATER)


def test_every_browser_draws_what_is_in_a_sheet() -> None:
    assert {name: NOT_DRAWN.findall(text) for name, text in LATER.items()} == {
        name: [] for name in LATER
    }


def test_what_a_drawing_asks_for_is_said_by_night() -> None:
    said = (WEB / "styles" / "art.css").read_text(encoding="utf-8")
    asked = set(re.findall(r"var\((--[\w-]+)", "".join(LATER.values())))
    outside = {"--p", "--th-load"}  # by the player, by what is carried
    assert {name for name in asked if f"{name}:" not in said} == outside


@pytest.mark.parametrize("company", [company.id for company in RAILROADS])
def test_every_company_has_its_livery(company: str) -> None:
    said = (WEB / "styles" / "art.css").read_text(encoding="utf-8")
    rule = re.search(rf"^\.{livery(company)} {{(.*)}}$", said, re.MULTILINE)
    assert rule
    for part in ("", "-2", "-ink", "-edge", "-tint", "-pattern"):
        assert f"--livery{part}:" in rule[1]


@pytest.mark.parametrize("name", ["light", "dark"])
def test_the_page_of_all_drawings_is_up_to_date(name: str) -> None:
    kept = (WEB / "drawings" / f"{name}.svg").read_text(encoding="utf-8")
    assert kept == drawings.sheet(name == "dark")
