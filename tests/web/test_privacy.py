"""What others must not see is not in the document (HO-01 … HO-06)."""

from __future__ import annotations

import re

import pytest

from tests.web import positions, scenes
from tests.web.conftest import Visitor
from tests.web.secrets import assert_nothing_hidden
from tests.web.visit import Visit


def at_table(visitor: Visitor) -> Visit:
    return scenes.ALL["turn"](visitor, positions.NAMES[:3])


def name_to_act(visit: Visit) -> str:
    game = visit.game()
    assert game.to_act is not None
    return game.seats[game.to_act].name


def assert_curtain(visit: Visit) -> None:
    assert visit.heading() == name_to_act(visit)
    assert_nothing_hidden(visit)


@pytest.mark.ux("HO-02", "HO-03")
def test_my_cards_and_money_show_only_after_i_say_who_i_am(visitor: Visitor) -> None:
    visit = at_table(visitor)
    with pytest.raises(AssertionError):  # so the search for secrets does find them
        assert_nothing_hidden(visit)
    visit.page.keyboard.press("h")
    assert_curtain(visit)
    visit.page.get_by_role("button", name=f"I am {name_to_act(visit)} – show my cards").click()
    assert visit.page.get_by_role("button", name=re.compile("^You have")).count() == 1


@pytest.mark.ux("HO-03")
def test_enter_lifts_the_curtain_when_its_button_has_the_focus(visitor: Visitor) -> None:
    visit = scenes.ALL["curtain"](visitor, positions.NAMES[:3])
    assert visit.focused() == "curtain-title"
    visit.page.locator("#reveal").focus()
    visit.page.keyboard.press("Enter")
    assert visit.heading().endswith("choose one action")


@pytest.mark.ux("HO-04")
@pytest.mark.parametrize("control", ["#own", "#tool-open-log", "#act-town"])
def test_nothing_that_lies_on_top_survives_the_curtain(visitor: Visitor, control: str) -> None:
    visit = at_table(visitor)
    visit.page.locator(control).click()
    visit.hide()
    assert_curtain(visit)
    assert visit.page.get_by_role("dialog").count() == 0


@pytest.mark.ux("HO-05")
def test_going_back_and_forth_lands_on_the_curtain(visitor: Visitor) -> None:
    visit = at_table(visitor)
    visit.page.go_back()
    visit.page.get_by_role("button", name="Continue").wait_for()
    assert_nothing_hidden(visit)
    visit.page.go_forward()
    visit.page.locator("#curtain-title").wait_for()
    assert_curtain(visit)


@pytest.mark.ux("HO-05")
def test_coming_home_and_going_on_lands_on_the_curtain(visitor: Visitor) -> None:
    visit = at_table(visitor)
    visit.press("Menu")
    visit.page.get_by_role("dialog").get_by_role("button", name="Home").click()
    assert_nothing_hidden(visit)
    visit.go_on()
    assert_curtain(visit)


@pytest.mark.ux("HO-02")
def test_money_shows_in_an_auction_only_while_its_owner_holds_peek(visitor: Visitor) -> None:
    visit = scenes.ALL["auction"](visitor, positions.NAMES)
    game, page = visit.game(), visit.page
    assert game.to_act is not None
    money = f"${game.view(game.to_act)['players'][game.to_act]['money']}"
    peek = page.locator("#peek")
    assert peek.inner_text() == "Hold: my money"
    peek.hover()
    page.mouse.down()
    assert peek.inner_text() == money
    assert page.locator(".seat-money").all_inner_texts() == [money]
    page.mouse.up()
    assert page.locator(".seat-money").count() == 0
    assert peek.inner_text() == "Hold: my money"
    peek.focus()
    page.keyboard.down("Space")
    assert peek.inner_text() == money
    page.keyboard.up("Space")
    assert peek.inner_text() == "Hold: my money"


@pytest.mark.ux("HO-02")
def test_letting_go_elsewhere_ends_the_peek(visitor: Visitor) -> None:
    visit = scenes.ALL["auction"](visitor, positions.NAMES)
    visit.page.locator("#peek").hover()
    visit.page.mouse.down()
    visit.page.mouse.move(5, 5)
    visit.page.mouse.up()
    assert visit.page.locator("#peek").inner_text() == "Hold: my money"
