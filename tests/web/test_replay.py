"""A finished game is watched again, and stays what it was."""

from __future__ import annotations

import re

import pytest

from tests.web import scenes
from tests.web.conftest import Visitor
from tests.web.positions import NAMES
from tests.web.visit import Visit


def at(visit: Visit) -> int:
    """How many actions have happened where the replay stands."""
    found = re.search(r"(\d+) of \d+$", visit.page.locator(".replay-at").inner_text())
    assert found
    return int(found[1])


@pytest.mark.parametrize("scene", ["end", "letter end"])
def test_a_finished_game_can_be_watched_again(visitor: Visitor, scene: str) -> None:
    visit = scenes.ALL[scene](visitor, NAMES[:3])
    last = len(visit.game().standing) - 1
    visit.press("Watch again")
    assert (at(visit), visit.focused()) == (0, "heading")
    visit.press("One action on")
    visit.press("One action on")
    assert at(visit) == 2
    assert visit.page.locator(".replay-told").inner_text().strip() in visit.said()
    stop = visit.page.locator(".station").nth(1)
    visit.hands.press(stop)
    second = at(visit)
    assert second > 2
    assert visit.focused() == stop.get_attribute("id")
    steps = {"ArrowRight": second + 1, "ArrowLeft": second, "End": last, "Home": 0}
    for key, there in steps.items():
        visit.page.keyboard.press(key)
        assert at(visit) == there
    visit.button("One action back").click(force=True)  # it is not available, and says why
    assert visit.page.locator(".why").inner_text() == "This is where the game began."
    for key in ("PageDown", "PageDown", "PageUp"):
        visit.page.keyboard.press(key)
    assert 0 < at(visit) < second


@pytest.mark.parametrize("scene", ["end", "letter end"])
def test_watching_it_leaves_the_result_and_the_storage_alone(visitor: Visitor, scene: str) -> None:
    visit = scenes.ALL[scene](visitor, NAMES[:3])
    result, stored = visit.page.locator(".ending").inner_text(), visit.storage()
    visit.press("Watch again")
    visit.page.keyboard.press("PageDown")
    visit.page.keyboard.press("Escape")
    assert visit.focused() == "watch"
    assert visit.page.locator(".ending").inner_text() == result
    visit.press("Watch again")
    slider = visit.page.locator("#replay-slider")
    slider.fill(str(int(slider.get_attribute("max") or "0") - 3))
    visit.page.select_option("#replay-speed", "4")
    visit.press("Play by itself")
    visit.page.locator("#watch").wait_for()
    assert visit.focused() == "watch"
    assert visit.page.locator(".ending").inner_text() == result
    visit.press("Watch again")
    visit.page.keyboard.press("End")
    visit.press("Back to the result")
    assert visit.page.locator(".ending").inner_text() == result
    visit.press("Watch again")
    visit.reload()
    assert visit.page.locator(".ending").inner_text() == result
    assert visit.storage() == stored
