"""Buying towns with tokens."""

from __future__ import annotations

import pytest

from tests.raccoon.table import Table, keys, only


@pytest.mark.rule("RT-51")
def test_a_town_is_paid_with_its_commodity() -> None:
    table = Table()
    table.tokens(0, wood=3)
    table.offer_town("beaver_ford", deck=["newgate"])
    assert table.legal("buy_town") == [{"pay": {"wood": 2}}]
    events = table.do("buy_town", pay={"wood": 2})
    bought = {"seat": 0, "town": "beaver_ford", "pay": {"wood": 2}, "points": 2}
    assert only(events, "town_bought") == bought
    assert table.has(0) == {"wood": 1}
    assert table.left_of("wood") == 23
    assert table.purse(0) == 10, "towns cost no money"
    assert table.session.view(None)["players"][0]["towns"] == ["beaver_ford"]


@pytest.mark.rule("RT-93", "RT-96")
@pytest.mark.parametrize(("railroads", "points"), [({}, 2), ({"fat_cat": 1}, 4)])
def test_what_a_town_brings_is_told_with_its_pair(railroads: dict[str, int], points: int) -> None:
    table = Table()
    table.tokens(0, wood=2)
    table.railroads(0, **railroads)
    table.offer_town("beaver_ford", deck=["newgate"])
    before = sum(table.session.view(None)["players"][0]["points"].values())
    assert only(table.do("buy_town", pay={"wood": 2}), "town_bought")["points"] == points
    assert sum(table.session.view(None)["players"][0]["points"].values()) == before + points


@pytest.mark.rule("RT-51")
def test_a_town_is_paid_with_any_mix() -> None:
    table = Table()
    table.tokens(0, wood=3, iron=1, luxury=1)
    table.offer_town("beaver_ford")
    pays = [fields["pay"] for fields in table.legal("buy_town")]
    assert len(pays) == 4
    assert {"wood": 2} in pays
    assert {"wood": 3, "iron": 1} in pays
    assert {"wood": 3, "luxury": 1} in pays
    assert {"wood": 2, "iron": 1, "luxury": 1} in pays
    table.do("buy_town", pay={"wood": 2, "iron": 1, "luxury": 1})
    assert table.has(0) == {"wood": 1}


@pytest.mark.rule("RT-51")
def test_any_may_even_be_all_of_the_towns_own_commodity() -> None:
    table = Table()
    table.tokens(0, wood=5)
    table.offer_town("beaver_ford")
    assert {"pay": {"wood": 4}} in table.legal("buy_town")
    assert table.refusal("buy_town", pay={"wood": 4}) is None


@pytest.mark.rule("RT-51")
@pytest.mark.parametrize(
    ("pay", "refused"),
    [
        ({"wood": 1}, "wrong_payment"),
        ({"wood": 3}, "wrong_payment"),
        ({"iron": 2}, "wrong_payment"),
        ({}, "wrong_payment"),
        ({"wood": 4, "iron": 1}, "wrong_payment"),
        ({"coal": 4}, "not_that_many"),
        ({"gold": 2}, "unknown_commodity"),
        ({"wood": 0, "iron": 2}, "malformed_action"),
        ({"wood": -2, "iron": 6}, "malformed_action"),
    ],
)
def test_a_wrong_payment_is_refused(pay: dict[str, int], refused: str) -> None:
    table = Table()
    table.tokens(0, wood=4, iron=3)
    table.offer_town("beaver_ford")
    assert table.refusal("buy_town", pay=pay) == refused
    assert table.has(0) == {"wood": 4, "iron": 3}


@pytest.mark.rule("RT-51")
def test_exactly_enough_of_either_price_buys_the_town() -> None:
    table = Table()
    table.offer_town("beaver_ford")
    table.tokens(0, wood=1, iron=3)
    assert table.legal("buy_town") == [{"pay": {"wood": 1, "iron": 3}}]
    table.do("buy_town", pay={"wood": 1, "iron": 3})
    assert table.has(0) == {}


@pytest.mark.rule("RT-51")
def test_a_town_too_dear_either_way() -> None:
    table = Table()
    table.tokens(0, wood=1, iron=2)
    table.offer_town("beaver_ford")
    assert table.refusal("buy_town", pay={"wood": 2}) == "town_too_dear"
    assert table.legal("buy_town") == []


@pytest.mark.rule("RT-52")
def test_the_next_town_is_turned_up_at_the_end_of_the_turn() -> None:
    table = Table()
    table.tokens(0, wood=2)
    table.offer_town("beaver_ford", deck=["newgate", "lands_end"])
    table.do("buy_town", pay={"wood": 2})
    assert table.session.view(None)["towns"]["offer"] is None
    assert only(table.end_turn(), "town_revealed") == {"town": "newgate"}
    towns = table.session.view(None)["towns"]
    assert (towns["offer"]["town"], towns["deck"]) == ("newgate", 1)


@pytest.mark.rule("RT-52", "RT-A35")
def test_after_the_last_town_there_is_none() -> None:
    table = Table()
    table.tokens(0, wood=2)
    table.offer_town("beaver_ford")
    table.do("buy_town", pay={"wood": 2})
    assert "town_revealed" not in keys(table.end_turn())
    table.tokens(1, wood=5)
    assert table.refusal("buy_town", pay={"wood": 4}) == "no_town_on_offer"


@pytest.mark.rule("RT-76", "RT-A29")
def test_brick_works_takes_one_token_off_both_prices() -> None:
    table = Table()
    table.tiles(0, "brick_works")
    table.offer_town("newgate")
    table.tokens(0, wheat=2, iron=1)
    assert table.legal("buy_town") == [{"pay": {"wheat": 2}}, {"pay": {"wheat": 2, "iron": 1}}]
    assert table.refusal("buy_town", pay={"wheat": 3}) == "not_that_many"
    prices = table.session.view(None)["towns"]["offer"]["prices"]
    assert prices == [{"specific": 2, "any": 3}, *[{"specific": 3, "any": 4}] * 2]
    table.tokens(0, wheat=4)
    assert table.legal("buy_town") == [{"pay": {"wheat": 2}}, {"pay": {"wheat": 3}}]
    assert table.refusal("buy_town", pay={"wheat": 4}) == "wrong_payment"


@pytest.mark.rule("RT-76")
def test_brick_works_serves_only_its_owner() -> None:
    table = Table()
    table.tiles(1, "brick_works")
    table.tokens(0, wood=1)
    table.offer_town("beaver_ford")
    assert table.refusal("buy_town", pay={"wood": 1}) == "town_too_dear"
