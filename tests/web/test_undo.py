"""Taking back: what comes to light comes at a turn’s end, waste is asked about (UN-02, UN-04)."""

from __future__ import annotations

import pytest

from tests.web import positions, scenes
from tests.web.conftest import Visitor
from tests.web.visit import Visit


def turn(visitor: Visitor, scene: str = "turn") -> Visit:
    return scenes.ALL[scene](visitor, positions.NAMES[:3])


def commit(visit: Visit, action: str) -> None:
    visit.page.locator(f"#act-{action}").click()
    visit.page.locator("#commit").click()
    dialog = visit.page.get_by_role("alertdialog")
    if dialog.count():
        dialog.get_by_role("button").last.click()


@pytest.mark.ux("UN-02")
def test_cards_are_drawn_when_the_turn_ends_and_not_before(visitor: Visitor) -> None:
    visit = turn(visitor)
    seat = visit.game().to_act
    assert seat is not None
    held = len(visit.game().view(seat)["players"][seat]["hand"])
    commit(visit, "produce")
    cards = visit.page.get_by_role("region", name="Your cards").get_by_role("button")
    assert cards.count() == held - 1
    visit.press("End turn")
    assert len(visit.game().view(seat)["players"][seat]["hand"]) == held


@pytest.mark.ux("UN-04")
def test_ending_with_something_unused_is_asked_about(visitor: Visitor) -> None:
    visit = turn(visitor, "second action")
    before = visit.game()
    visit.press("End turn")
    assert "still allows you a second one" in visit.page.get_by_role("alertdialog").inner_text()
    visit.press("Cancel")
    assert visit.game().journal == before.journal


@pytest.mark.ux("UN-04")
def test_spending_most_of_my_money_on_an_opening_bid_is_asked_about(visitor: Visitor) -> None:
    visit = turn(visitor, "start an auction")
    plus = visit.page.get_by_role("button", name="+$5")
    while plus.is_enabled():
        plus.click()
    visit.page.locator("#commit").click()
    assert "more than three quarters" in visit.page.get_by_role("alertdialog").inner_text()


def test_whoever_wants_it_is_asked_before_everything(visitor: Visitor) -> None:
    visit = visitor(
        game=positions.found(positions.everything_possible), settings={"confirm": "every"}
    )
    visit.go_on()
    visit.take_device()
    visit.page.locator("#act-sell").click()
    visit.page.locator("#commit").click()
    assert visit.page.get_by_role("alertdialog").count() == 1
