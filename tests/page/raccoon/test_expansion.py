"""An expansion on the page: what has to be added besides its rows, and in how many files."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tycoon.games.raccoon.rules.cards import TILES
from tycoon_web.kit.messages import Messages

from tests.page.desk import WEB, Page, choose_tokens, new_page
from tests.page.table.test_play import enabled
from tests.raccoon.expansion import ADVANCED, IDS, use

__all__ = ["use"]  # a fixture
ROOT = WEB.parent
#: Tables about certain tiles: what an edition changes about the Bank and the like, and where each
#: stood in the saves of older versions.
TABLES = {
    "engine/tycoon/games/raccoon/rules/cards.py",
    "engine/tycoon/games/raccoon/rules/migrations.py",
    "engine/tycoon/games/raccoon/rules/options.py",
    "web/tycoon_web/dealing/editions.py",
    "web/tycoon_web/games/raccoon/telling/words.py",
}


def play_on(page: Page, dice: Random) -> Iterator[list[Any]]:
    """A whole game by pressing, tiles above all; yields everything that is drawn."""
    while page.session.to_act is not None:
        play = page.app.table.play
        assert play
        if page.app.ui.question:
            page.press(do="yes")
        elif play.screen() in ("curtain", "hammer"):
            page.press(do={"curtain": "reveal", "hammer": "go-on"}[play.screen()])
        elif play.screen() == "auction":
            page.press(do="pass")
            if page.app.ui.why:
                page.press(do="bid")
        elif play.panel:
            page.press(do="commit" if enabled(page, "commit") else "cancel")
        elif page.find(id="end-turn"):
            page.press(do="end-turn")
        else:
            names = ("act-produce", "act-auction", "act-town", "act-build", "act-build")
            page.press(id=dice.choice(enabled(page, *names)))
        yield list(page.elements())
        if dice.random() < 0.2 and page.find(do="open-tableau"):
            page.press(do="open-tableau")
            yield list(page.elements())
            if page.find(id="sheet-close"):
                page.press(id="sheet-close")


def page_with_all_tiles() -> Page:
    """A game of two with money for every tile, those of the expansion first."""
    page = new_page(2)
    choose_tokens(page)
    state = page.session.state
    for player in state.players:
        player.money = 300
    index = state.config.tiles.index
    state.removed_tiles = [*state.removed_tiles, *state.tiles]
    state.removed_tiles.remove(index["orchard"])
    first = [index[tile.id] for tile in ADVANCED]
    state.tiles = [index["orchard"], *first[:3]]
    state.tile_deck = [tile for tile in state.tile_deck if tile not in first] + first[3:]
    return page


def icons(elements: list[Any]) -> set[str]:
    return {e[1]["href"].partition("#")[2] for e in elements if e[0] == "use"}


def test_an_expansion_is_rows_words_and_drawings(
    use: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing else is missing: `engine/README.md` names the files."""
    unknown: set[str] = set()
    look_up = Messages.__call__

    def asked(self: Messages, key: str, **params: Any) -> str:
        if key not in self:
            unknown.add(key)
        return look_up(self, key, **params)

    monkeypatch.setattr(Messages, "__call__", asked)
    sources = (WEB / "index.html", *(WEB / "icons").glob("*.svg"))
    sprites = "".join(file.read_text("utf-8") for file in sources)
    drawn = set(re.findall(r'<symbol id="([a-z-]+)"', sprites))
    used: set[str] = set()
    for elements in play_on(page_with_all_tiles(), Random(1)):
        used |= icons(elements)
    words = {f"{family}.{tile}" for tile in IDS for family in ("tile", "short", "effect")}
    symbols = {f"b-{tile.replace('_', '-')}" for tile in IDS}
    assert {f"tile.{tile}" for tile in IDS} <= unknown, "all of them came up"
    assert unknown <= words
    assert used - drawn == symbols
    readme = (ROOT / "engine" / "README.md").read_text("utf-8")
    words_in = {f"web/locales/{file.name}" for file in (WEB / "locales").glob("*.po")}
    touched = {"engine/tycoon/games/raccoon/rules/cards.py", "web/icons/buildings.svg", *words_in}
    assert [file for file in sorted(touched) if f"`{file}`" not in readme] == []


def texts(path: Path) -> set[str]:
    """Every text constant of a module."""
    tree = ast.parse(path.read_text("utf-8"))
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_no_rule_and_no_screen_names_a_tile() -> None:
    files = [*(ROOT / "engine").rglob("*.py"), *(WEB / "tycoon_web").rglob("*.py")]
    naming = {
        str(path.relative_to(ROOT))
        for path in files
        if texts(path) & set(TILES.index) and "letter" not in path.parts
    }
    assert naming == TABLES
