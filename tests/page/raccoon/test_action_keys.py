"""The keys of the actions say what each would bring, what is missing, and which pay off now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
import tycoon
from tycoon.games.raccoon.rules.cards import PRICE_MAX
from tycoon_web.games.raccoon.table.action_keys import ACTIONS, action_keys
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.games.raccoon.turn_context import TurnContext
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.vtree import Child, Node

from tests.page.desk import catalogue, page_with
from tests.page.games import NAMES, plain_turn, played


def at_turn() -> tycoon.Session:
    """Early on, with nothing in the storage and little money."""
    session = played(3, plain_turn)
    for player in session.state.players:
        player.tokens, player.money = [0] * 6, 1
    return session


def keys(session: tycoon.Session, *, shine: bool = True) -> dict[str, Node]:
    context = TurnContext(session, Words(Messages(catalogue()), NAMES))
    return dict(zip(ACTIONS, action_keys(context, None, shine=shine), strict=True))


def text(nodes: Child) -> str:
    if isinstance(nodes, tuple):
        return text(nodes[2])
    if isinstance(nodes, Sequence) and not isinstance(nodes, str):
        return " ".join(filter(None, map(text, nodes)))
    return str(nodes or "")


def css(key: Sequence[Any]) -> list[str]:
    return str(key[1]["class"]).split()


def test_a_key_says_what_its_action_would_bring() -> None:
    session = at_turn()
    me = session.state.players[session.to_act or 0]
    me.tokens, me.money = [0, 0, 0, 0, 2, 0], 30
    session.state.prices[4] = 11
    told = {name: text(key) for name, key in keys(session).items()}
    assert "$22 2 goods at $11" in told["sell"]
    least = min(card["minimum"] for card in session.view(None)["railroads"]["offer"])
    assert f"from ${least} 2 on offer" in told["auction"]
    assert "4 affordable" in told["build"]
    assert "+3 2 → 5 of 10" in told["produce"]


@pytest.mark.ux("WN-01")
def test_what_cannot_be_done_is_sunk_and_says_what_is_missing() -> None:
    found = keys(at_turn())
    least = min(card["minimum"] for card in at_turn().view(None)["railroads"]["offer"])
    for name, missing in (
        ("sell", "nothing to sell"),
        ("auction", f"${least - 1} short"),
        ("town", "short"),
    ):
        assert missing in text(found[name])
        assert "m-sunk" in css(found[name])
        assert found[name][1]["aria-disabled"] == "true"
        assert found[name][1]["data-why"]


@pytest.mark.rule("RT-08")
def test_a_lit_key_is_brass_and_tells_the_fact_it_shines_for() -> None:
    session = at_turn()
    session.state.players[session.to_act or 0].tokens = [0, 0, 0, 0, 1, 0]
    session.state.prices[4] = PRICE_MAX[4] - 2
    found = keys(session)
    assert {name for name, key in found.items() if "m-brass" in css(key)} == {"sell", "produce"}
    assert "high price" in text(found["sell"])
    assert "all fits" in text(found["produce"])
    assert "Near the top price: Goods." in text(found["sell"])
    session.state.prices[4] -= 1
    assert "m-key" in css(keys(session)["sell"])


def test_who_wants_no_light_switches_it_off() -> None:
    session = at_turn()
    assert not any("m-brass" in css(key) for key in keys(session, shine=False).values())
    page = page_with(played(3, _fits), "open")
    assert "m-brass" in css(page.find(id="act-produce")[0])
    page.press(id="tool-open-menu")
    page.press(id="set-lit")
    page.key("Escape")
    assert "m-key" in css(page.find(id="act-produce")[0])


def _fits(session: tycoon.Session) -> bool:
    return plain_turn(session) and "produce" in session.forecast()["lit"]


def _sells_two(session: tycoon.Session) -> bool:
    sale = session.forecast()["actions"].get("sell", {}) if plain_turn(session) else {}
    return bool(sale.get("count", 0) > 1 and not sale["export"])


def test_the_key_of_the_sheet_in_hand_is_pressed_and_follows_it() -> None:
    session = played(3, _sells_two)
    sale = session.forecast()["actions"]["sell"]
    page = page_with(session, "open")
    page.press(id="act-sell")
    (key,) = page.find(id="act-sell")
    assert {"m-go", "chosen"} <= set(css(key))
    assert f"${sale['amount'] - sale['fees']}" in text(key)
    page.press(id="sell-count-minus")
    (key,) = page.find(id="act-sell")
    assert f"${(sale['count'] - 1) * sale['price']}" in text(key)


def test_beside_the_sheet_in_hand_the_other_keys_are_of_the_wood_they_lie_on() -> None:
    page = page_with(played(3, _sells_two), "open")
    page.press(id="act-sell")
    others = [key for name in ACTIONS if name != "sell" for key in page.find(id=f"act-{name}")]
    assert {css(key)[1] for key in others} <= {"m-walnut", "m-sunk"}
    assert any("m-walnut" in css(key) for key in others)


@pytest.mark.rule("RT-51")
def test_what_was_done_is_told_beside_a_picture_of_what_was_got() -> None:
    session = played(3, _pays_any)
    town = session.view(None)["towns"]["offer"]["town"]
    page = page_with(session, "open")
    page.press(id="act-town")
    page.press(id="commit")
    (told,) = (e for e in page.elements() if "act-told" in str(e[1].get("class")))
    assert f"town-{town}" in str(told)


def test_what_was_done_covers_the_offers_and_who_is_next_stands_on_the_key() -> None:
    session = played(3, _pays_any)
    page = page_with(session, "open")
    page.press(id="act-town")
    page.press(id="commit")
    (offers,) = page.find(id="offers")
    assert offers[1]["inert"]
    (end,) = page.find(id="end-turn")
    assert session.to_act is not None
    names = [player["name"] for player in session.view(None)["players"]]
    after = (session.to_act + 1) % len(names)
    assert [name in text(end) for name in names] == [seat == after for seat in range(len(names))]
    page.press(id="take-back")
    assert not page.find(id="end-turn")
    assert page.find(id="act-town")


def test_goods_to_come_lie_in_their_wells_with_a_ring() -> None:
    page = page_with(played(3, _fits), "open")

    def drawn(name: str) -> int:
        return sum(name in str(e[1].get("class", "")).split() for e in page.elements())

    wells = drawn("well")
    page.press(id="act-produce")
    assert drawn("coming") >= 3
    assert drawn("well") == wells - drawn("coming")


def _pays_any(session: tycoon.Session) -> bool:
    town = session.forecast()["actions"].get("buy_town", {}) if plain_turn(session) else {}
    held = session.state.players[session.to_act or 0].tokens
    return bool(town.get("any") and sum(held) > town["count"] and len(town["pay"]) > 1)


@pytest.mark.rule("RT-51")
@pytest.mark.ux("PV-05")
def test_one_more_of_a_sort_takes_the_place_of_another() -> None:
    page = page_with(played(3, _pays_any), "open")
    page.press(id="act-town")
    panel = page.app.table.play.panel if page.app.table.play else None
    assert panel
    (first,) = panel.actions()
    keys = [e for e in page.find(do="town-pay") if str(e[1]["id"]).endswith("-plus")]
    more = next(e for e in keys if "aria-disabled" not in e[1])
    name = str(more[1]["data-commodity"])
    page.press(id=str(more[1]["id"]))
    (second,) = panel.actions()
    assert sum(second["pay"].values()) == sum(first["pay"].values())
    assert second["pay"][name] == first["pay"].get(name, 0) + 1
    page.press(id=f"town-pay-{name}-minus")
    assert panel.obstacle()
