"""Whether there shall be sounds is asked once, and nothing moves when it is answered."""

from __future__ import annotations

import pytest

from tests.page.desk import Page, new_page


def at_home() -> Page:
    """Somebody has begun a game, and comes back to the home screen."""
    page = new_page(2)
    page.app.go("")
    page.app.render()
    return page


def offered(page: Page) -> list[str]:
    """What stands where it is asked."""
    return [id for id in ("sound-offer", "sound-told") if page.find(id=id)]


@pytest.mark.parametrize(("answer", "volume"), [("on", "medium"), ("off", "off")])
def test_it_is_asked_once_and_the_answer_stands_in_its_place(answer: str, volume: str) -> None:
    page = at_home()
    assert offered(page) == ["sound-offer"]
    page.press(id=f"sound-{answer}")
    assert offered(page) == ["sound-told"]
    assert page.port.focus == "sound-told"
    assert (page.app.chosen.effects, page.app.chosen.call) == (volume, volume)
    assert bool(page.port.sounds) is (answer == "on")
    page.app.go("table")
    page.app.go("")
    page.app.render()
    assert offered(page) == []
    assert offered(Page(page.port.store)) == []


def test_who_has_never_played_or_has_set_a_volume_is_not_asked() -> None:
    assert offered(Page()) == []
    page = at_home()
    page.app.settings.set("call", "quiet")
    page.app.go("table")
    page.app.go("")
    page.app.render()
    assert offered(page) == []
