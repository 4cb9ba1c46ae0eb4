"""Taking back: freely until something is revealed, then if the table agrees (UN-01 … UN-04)."""

from __future__ import annotations

import re

import pytest

from tests.web import positions, scenes
from tests.web.conftest import Visitor
from tests.web.visit import Visit

AGREE = "Everybody agrees, undo"
ASK = "Undo, if the table agrees"


def turn(visitor: Visitor, scene: str = "turn") -> Visit:
    return scenes.ALL[scene](visitor, positions.NAMES[:3])


def commit(visit: Visit, action: str) -> None:
    visit.page.locator(f"#act-{action}").click()
    visit.page.locator("#commit").click()
    dialog = visit.page.get_by_role("alertdialog")
    if dialog.count():
        dialog.get_by_role("button").last.click()


@pytest.mark.ux("UN-01")
@pytest.mark.parametrize("action", ["produce", "sell", "build", "town"])
def test_my_action_can_be_taken_back_and_done_again(visitor: Visitor, action: str) -> None:
    visit = turn(visitor)
    before = visit.game()
    commit(visit, action)
    after = visit.game()
    assert len(after.journal) > len(before.journal)
    visit.page.locator("#tool-undo").click()
    assert visit.game().journal == before.journal
    assert visit.heading().endswith("choose one action")
    visit.press("Redo")
    assert visit.game().journal == after.journal
    assert not visit.page.get_by_role("button", name="Redo").count()


@pytest.mark.ux("UN-01")
def test_a_new_action_ends_redo(visitor: Visitor) -> None:
    visit = turn(visitor)
    commit(visit, "sell")
    visit.page.locator("#tool-undo").click()
    commit(visit, "build")
    assert not visit.page.get_by_role("button", name="Redo").count()


@pytest.mark.ux("UN-01")
def test_undo_closes_an_open_panel_first(visitor: Visitor) -> None:
    visit = turn(visitor)
    before = visit.game()
    visit.page.locator("#act-sell").click()
    visit.page.keyboard.press("Control+z")
    assert visit.page.locator("#bench").count() == 0
    assert visit.game().journal == before.journal


@pytest.mark.ux("UN-03")
def test_after_the_hand_over_undo_needs_the_table_and_is_logged(visitor: Visitor) -> None:
    visit = turn(visitor)
    actor = visit.game().to_act
    assert actor is not None
    name = visit.game().seats[actor].name
    commit(visit, "sell")
    visit.press("End turn")
    ended = visit.game()
    visit.take_device()
    visit.press(ASK)
    visit.press("Cancel")
    assert visit.game().journal == ended.journal
    visit.press(ASK)
    visit.press(AGREE)
    assert visit.game().to_act == actor
    assert visit.heading() == name  # the curtain of whoever is on again
    visit.take_device()
    visit.page.locator("#log").click()
    sheet = visit.page.get_by_role("dialog", name="Log")
    assert f"The table agreed to take {name}’s last action back." in sheet.inner_text()


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
def test_giving_tokens_back_is_asked_about(visitor: Visitor) -> None:
    visit = turn(visitor, "produce too much")
    before = visit.game()
    visit.page.locator("#commit").click()
    assert "Give back" in visit.page.get_by_role("alertdialog").inner_text()
    visit.page.locator("#answer-no").click()
    assert visit.game().journal == before.journal


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


@pytest.mark.ux("UN-04")
def test_giving_up_the_extra_action_is_asked_about(visitor: Visitor) -> None:
    visit = turn(visitor, "extra action")
    visit.press("Do nothing")
    assert "Give up the extra action?" in visit.page.get_by_role("alertdialog").inner_text()
    visit.page.locator("#answer-yes").click()
    assert visit.game().journal[-1].action.do in ("decline", "end_turn")  # type: ignore[union-attr]


def test_whoever_wants_it_is_asked_before_everything(visitor: Visitor) -> None:
    visit = visitor(
        game=positions.found(positions.everything_possible), settings={"confirm": "every"}
    )
    visit.go_on()
    visit.take_device()
    visit.page.locator("#act-sell").click()
    visit.page.locator("#commit").click()
    assert visit.page.get_by_role("alertdialog").count() == 1


def test_turns_can_end_by_themselves(visitor: Visitor) -> None:
    visit = visitor(
        game=positions.found(positions.everything_possible), settings={"auto_end": True}
    )
    visit.go_on()
    visit.take_device()
    actor = visit.game().to_act
    commit(visit, "sell")
    assert visit.game().to_act != actor
    assert visit.page.get_by_role("button", name=re.compile("show my cards$")).count() == 1
