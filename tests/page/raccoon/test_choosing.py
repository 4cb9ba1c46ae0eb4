"""What is chosen within a panel: goods of free choice, goods given back, a way to pay."""

from __future__ import annotations

import pytest
import tycoon
from tycoon.games.raccoon.rules.cards import COMMODITIES
from tycoon_web.games.raccoon.panels.produce import ProducePanel

from tests.page.desk import Page
from tests.page.games import plain_turn, played


def at_panel(tokens: list[int], panel: str, *tiles: str) -> Page:
    """The panel of somebody on turn who has these goods and buildings."""
    session = played(3, plain_turn)
    me, faces = session.state.players[session.to_act or 0], session.state.config.tiles.faces
    me.tokens, me.since = tokens, [0] * len(tiles)
    me.tiles = [[face.id for face in faces].index(tile) for tile in tiles]
    page = Page()
    page.app.chosen.handover = "open"
    page.app.autosave.begin(session)
    page.app.render()
    page.press(id=f"act-{panel}")
    return page


def mine(session: tycoon.Session, seat: int) -> dict[str, int]:
    tokens: dict[str, int] = session.view(seat)["players"][seat]["tokens"]
    return tokens


@pytest.mark.rule("RT-65")
def test_the_machine_shop_gives_the_goods_that_are_chosen() -> None:
    page = at_panel([0] * 6, "produce", "machine_shop")
    seat = page.session.to_act or 0
    for wanted in COMMODITIES[:2]:  # the last choice counts
        page.press(do="bonus-choose", commodity=wanted)
    page.press(do="commit")
    taken = page.session.standing[-1].action
    assert taken
    assert (taken.do, taken["take"]) == ("take_bonus", {COMMODITIES[1]: 1})
    assert mine(page.session, seat)[COMMODITIES[1]] >= 1


@pytest.mark.rule("RT-32")
@pytest.mark.parametrize("wanted", ["vineyard", "tool_and_die", ""])
def test_of_two_buildings_the_one_that_is_chosen_gives_its_bonus(wanted: str) -> None:
    page = at_panel([0] * 6, "produce", "vineyard", "tool_and_die")
    page.press(do="bonus-tile", value=wanted)
    page.press(do="commit")
    actions = [step.action for step in page.session.standing if step.action]
    taken = [action["tile"] for action in actions if action.do == "take_bonus"]
    assert taken == ([wanted] if wanted else [])


def test_the_bonus_keeps_its_place_while_too_few_goods_are_chosen() -> None:
    page = at_panel([0] * 6, "produce", "machine_shop")
    panel = page.app.table.play and page.app.table.play.draft()
    assert isinstance(panel, ProducePanel)
    card = next(c for c, shown in panel.hand.items() if sum(shown["produce"].values()) > panel.most)
    page.press(do="produce-card", card=str(card))
    page.press(do="produce-take", taken="1")
    assert panel.obstacle()
    assert page.find(id="bonus-machine_shop")


@pytest.mark.rule("RT-36")
def test_what_does_not_fit_is_given_back_as_chosen() -> None:
    page = at_panel([10, 0, 0, 0, 0, 0], "produce")
    seat, limit = page.session.to_act or 0, 10
    panel = page.app.table.play and page.app.table.play.draft()
    assert panel
    assert isinstance(panel, ProducePanel)
    chosen = dict(panel.drop)
    page.press(do="drop", commodity="wheat", to=str(chosen["wheat"] - 1))
    assert panel.obstacle()
    page.press(do="drop", commodity="wheat", to=str(chosen["wheat"]))
    page.do("commit", "yes")  # what is given back is asked about once more
    assert sum(mine(page.session, seat).values()) == limit
    actions = [step.action for step in page.session.standing if step.action]
    given = {one["commodity"]: one["count"] for one in actions[-6:] if one.do == "discard"}
    assert given == {name: n for name, n in chosen.items() if n}


@pytest.mark.rule("RT-51")
def test_a_town_is_paid_in_the_way_that_is_chosen() -> None:
    page = at_panel([6] * 6, "town")
    seat = page.session.to_act or 0
    offer = page.session.view(None)["towns"]["offer"]
    wanted, prices = offer["specific"]["commodity"], offer["prices"][seat]
    page.press(do="town-kind", value="any")
    page.press(do="town-kind", value="specific")
    page.press(do="commit")
    assert mine(page.session, seat)[wanted] == 6 - prices["specific"]
