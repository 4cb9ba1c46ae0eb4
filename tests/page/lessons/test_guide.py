"""The first turn in three pictures: offered once per game, in the menu for good."""

from __future__ import annotations

import pytest
from tycoon_web.games import OFFERED
from tycoon_web.rooms.lessons.screens import PICTURES

from tests.page.desk import Page, catalogue, inside


def told(page: Page, game: str) -> bool:
    return all(str(catalogue()[f"guide.{game}.{name}"]) in page.text() for name in PICTURES)


@pytest.mark.parametrize("game", OFFERED)
def test_the_guide_is_offered_at_the_first_set_up_only(game: str) -> None:
    page = Page()
    page.press(id=f"new-{game}")
    page.press(id="offer-guide")
    assert told(page, game)
    drawn = [e for e in page.elements() if "guide-art" in str(e[1].get("class", ""))]
    assert [bool(list(inside(e))) for e in drawn] == [True] * 3
    page.press(id="guide-close")
    assert not page.find(id="offer-guide")
    assert page.port.focus == "heading"  # what opened it is gone
    again = Page(page.port.store, f"new-{game}")
    assert not again.find(id="offer-guide")
    other = next(one for one in OFFERED if one != game)
    assert Page(page.port.store, f"new-{other}").find(id="offer-guide")


def test_who_declines_is_not_asked_again() -> None:
    page = Page(route="new-raccoon")
    page.press(id="offer-no")
    assert not page.find(id="offer-no")
    assert page.port.focus == "heading"  # its button is gone
    assert not Page(page.port.store, "new-raccoon").find(id="offer-no")


@pytest.mark.parametrize("game", OFFERED)
def test_the_menu_has_it_for_good(game: str) -> None:
    page = Page()
    page.press(id="home-menu")
    page.press(id=f"menu-guide-{game}")
    assert told(page, game)
    page.press(id="guide-lessons")
    assert page.find(id="list-guide-" + game)
