"""Ids of rules are for those who write the game: no player reads one."""

from __future__ import annotations

import re

import pytest

from tests.page.desk import WEB, Page, catalogue
from tests.page.letter.tables import accept, play, table
from tests.page.rulebook.test_links import SCENES, at

LOCALES = WEB / "locales"
ID = re.compile(r"\b(?:RT|LT|LX|HO|UN|PV|WN)-A?\d+")
CATALOGUES = sorted(str(f.relative_to(LOCALES)) for f in LOCALES.rglob("*.po"))
SHEETS = ("tool-open-log", "tool-open-rules", "tool-open-menu", "own", "strip-1")


def ids_in(page: Page) -> list[str]:
    """Those that can be read or heard."""
    hints = [str(e[1].get("placeholder", "")) for e in page.elements()]
    return ID.findall(" ".join([page.text(), page.port.heading, *hints]))


@pytest.mark.parametrize("name", CATALOGUES)
def test_no_sentence_of_the_catalogues_names_a_rule_by_its_id(name: str) -> None:
    sentences = catalogue(name)
    assert len(sentences) > 100
    assert [key for key, text in sentences.items() if ID.search(str(text))] == []


@pytest.mark.parametrize("scene", SCENES)
def test_no_screen_of_raccoon_tycoon_shows_one(scene: str) -> None:
    page = at(scene)
    assert ids_in(page) == []
    for opener in (*SHEETS, "chart") if scene == "turn" else SHEETS:
        if page.find(id=opener):
            page.press(id=opener)
            assert ids_in(page) == [], opener
            page.press(id="sheet-close")


def test_no_screen_of_letter_tycoon_shows_one() -> None:
    page = table("AEHNSTX", patents={0: "QVXZ"})
    seen = []
    for step in ("turn", "tables", "tool-open-rules", "patent-K", "strip-1", "discard", "replace"):
        if step != "turn":
            page.press(id=step)
        seen += ids_in(page)
        page.key("Escape")
    play(page, "TEA")
    seen += ids_in(page)
    accept(page, 1)
    seen += ids_in(page)
    page.press(do="go-on")
    assert seen + ids_in(page) == []


@pytest.mark.parametrize("game", ["raccoon", "letter"])
def test_neither_the_set_up_nor_a_reason_shows_one(game: str) -> None:
    page = Page()
    page.press(id=f"new-{game}")
    assert page.find(do="open-rules")
    assert ids_in(page) == []
    page.press(id="remove-2")
    page.press(id="remove-1")
    assert page.app.ui.why
    assert ids_in(page) == []


def test_the_books_beside_different_things_are_called_differently() -> None:
    page = Page()
    page.press(id="new-raccoon")
    names = [str(e[2][0][2][0]) for e in page.find(do="open-rules")]
    assert "Rules: Endless supply" in names
    assert len(set(names)) == len(names)
