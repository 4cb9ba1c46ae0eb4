"""A control that cannot be used says why, in words, and does nothing (WN-01)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.web import positions, scenes
from tests.web.conftest import Visitor
from tests.web.visit import Visit

SCREENS = (
    "start",
    "first turn",
    "turn",
    "produce",
    "sell",
    "start an auction",
    "build",
    "done",
    "auction",
    "set-up",
)
UNAVAILABLE = "[aria-disabled=true]:visible"


def screen(visit: Visit) -> tuple[str, dict[str, str]]:
    """All there is, but for the reason shown."""
    return str(visit.page.locator(".under").evaluate("node => node.outerHTML")), visit.storage()


def reason(visit: Visit) -> str:
    shown = visit.page.locator(".why > span")  # beside it stands a link to the rule
    return shown.inner_text().strip() if shown.count() else ""


def tap(visit: Visit, control: Locator) -> None:
    """As a finger does it: at the place, whatever the control says of itself."""
    control.scroll_into_view_if_needed()
    box = control.bounding_box()
    assert box
    visit.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.ux("WN-01")
@pytest.mark.parametrize("scene", SCREENS)
def test_what_i_cannot_do_tells_me_why(visitor: Visitor, scene: str) -> None:
    visit = scenes.ALL[scene](visitor, positions.NAMES)
    controls = visit.page.locator(UNAVAILABLE)
    before = screen(visit)
    for place in range(controls.count()):
        control = controls.nth(place)
        told = control.get_attribute("data-why")
        assert told, control.evaluate("node => node.outerHTML")
        for touch in (Locator.focus, lambda one: tap(visit, one)):
            visit.page.get_by_role("heading", level=1).click()
            assert not reason(visit)
            touch(control)
            assert reason(visit) == told
            assert screen(visit) == before


@pytest.mark.ux("WN-01")
def test_a_key_for_an_impossible_action_says_why_as_well(visitor: Visitor) -> None:
    visit = scenes.ALL["first turn"](visitor, positions.NAMES[:3])
    visit.page.keyboard.press("5")
    assert reason(visit).startswith("You cannot pay for this town.")
    assert visit.page.locator("#bench").count() == 0
