"""What each action would bring the seat to act, and which actions are lit."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
import tycoon
from tycoon.games.raccoon.rules.cards import CARDS, COMMODITIES

from tests.conformance.play import Deal, steps
from tests.raccoon.table import Table


def told(table: Table, do: str) -> dict[str, Any]:
    found: dict[str, Any] = table.session.forecast()["actions"][do]
    return found


def lit(table: Table) -> list[str]:
    names: list[str] = table.session.forecast()["lit"]
    return names


def bare() -> Table:
    """Nothing held, nothing near its top, nothing to be bought."""
    table = Table()
    table.offer_railroads(None, None)
    table.offer_tiles(None, None, None, None)
    table.offer_town(None)
    return table


@pytest.mark.rule("RT-25", "RT-35")
def test_a_production_brings_its_goods_up_to_the_limit() -> None:
    table = bare()
    card = table.card({"wheat": 2, "goods": 1, "luxury": 1})
    table.hand(0, card)
    table.tokens(0, wood=6)
    room = {"stored": 6, "after": 9, "limit": 10, "over": 0}
    assert told(table, "produce") == {"count": 3, "card": card, **room}
    assert lit(table) == ["produce"]


@pytest.mark.rule("RT-31", "RT-33", "RT-34", "RT-36")
def test_bonus_and_production_tiles_count_and_what_does_not_fit_is_told() -> None:
    table = bare()
    table.hand(0, table.card({"wheat": 2, "goods": 1, "luxury": 1}))
    table.tiles(0, "loom", "wheat_field", "factory")
    table.tokens(0, wood=10)
    found = told(table, "produce")
    most = max(
        sum(table.session.preview(action)[-1][1]["players"][0]["tokens"].values())
        for action in table.all_of("produce")
    )
    assert found["count"] == most - 10 + 2, "the better of the two bonus tiles"
    assert (found["after"], found["limit"]) == (10 + found["count"], 13)
    assert found["over"] == found["after"] - 13
    assert lit(table) == []


@pytest.mark.rule("RT-31", "RT-A01")
def test_a_production_counts_what_the_supply_has() -> None:
    table = bare()
    table.hand(0, table.card({"wheat": 2, "goods": 1, "luxury": 1}))
    table.tiles(0, "tool_and_die")
    table.supply(wheat=0, goods=1, luxury=0)
    assert told(table, "produce")["count"] == 1, "the last one comes by card or by tile"


@pytest.mark.rule("RT-24")
def test_of_several_cards_the_one_that_brings_most_is_told() -> None:
    table = bare()
    three = next(card.number for card in CARDS[1:] if sum(card.produce) == 3)
    four = next(card.number for card in CARDS[1:] if sum(card.produce) == 4)
    table.hand(0, three, four)
    assert told(table, "produce")["card"] == three, "the first of equals"
    table.tiles(0, "factory")
    assert told(table, "produce")["card"] == four


@pytest.mark.rule("RT-37", "RT-38")
def test_the_sale_that_brings_most_is_told() -> None:
    table = bare()
    table.tokens(0, coal=4, goods=2, wood=1)
    table.price(coal=5, goods=11, wood=2)
    sale = {"commodity": "goods", "count": 2, "price": 11, "after": 9, "amount": 22}
    assert told(table, "sell") == {**sale, "export": False, "fees": 0, "near_top": []}
    table.price(coal=6)
    assert told(table, "sell")["commodity"] == "coal"


@pytest.mark.rule("RT-67", "RT-A11", "RT-77", "RT-A12")
def test_export_and_own_trading_firms_are_part_of_a_sale() -> None:
    table = bare()
    table.tokens(0, coal=2, luxury=1)
    table.price(coal=5, luxury=14)
    assert told(table, "sell")["commodity"] == "luxury"
    table.tiles(0, "export_company", "coal_iron_trading_firm")
    found = told(table, "sell")
    assert (found["commodity"], found["price"], found["fees"]) == ("coal", 8, 2)
    table.do("sell", commodity="coal", count=2, export="coal")
    assert table.purse(0) == 10 + found["amount"]
    assert table.price_of("coal") == found["after"]


@pytest.mark.rule("RT-77@export=any_commodity", "RT-A13@export=any_commodity", "RT-73")
def test_a_second_sale_is_told_with_the_price_it_then_has() -> None:
    table = Table(export="any_commodity")
    table.tiles(0, "export_company", "freight_company")
    table.tokens(0, wood=2, iron=1)
    table.do("sell", commodity="wood", count=2, export="iron")
    forecast = table.session.forecast()
    assert set(forecast["actions"]) == {"sell"}
    assert forecast["lit"] == [], "what decides now is the end of the turn"
    found = told(table, "sell")
    assert (found["commodity"], found["amount"], found["export"]) == ("iron", 5, False)


@pytest.mark.rule("RT-08", "RT-38")
@pytest.mark.parametrize(("price", "shines"), [(11, False), (12, True), (14, True)])
def test_selling_is_lit_while_a_good_held_stands_within_two_of_its_top(
    price: int, shines: bool
) -> None:
    table = bare()
    table.tokens(0, wheat=10, goods=1)
    table.price(goods=price, luxury=14)
    assert (told(table, "sell")["near_top"] == ["goods"]) is shines
    assert ("sell" in lit(table)) is shines


@pytest.mark.rule("RT-40", "RT-41")
def test_an_auction_starts_at_the_lowest_minimum() -> None:
    table = bare()
    assert told(table, "auction") == {"none": True}
    table.offer_railroads("big_bear", "sly_fox")
    assert told(table, "auction") == {"minimum": 3, "railroad": "sly_fox", "count": 2}
    table.money(0, 1)
    assert told(table, "auction")["short"] == 2


@pytest.mark.rule("RT-46", "RT-47")
def test_the_cheapest_building_is_told_and_how_many_can_be_paid() -> None:
    table = bare()
    assert told(table, "build") == {"none": True}
    table.offer_tiles("vineyard", "auction_house", "bank", None)
    cost = table.session.view(None)["tiles"]["offer"][0]["cost"]
    table.money(0, 15)
    built = {"cost": cost, "tile": "vineyard", "count": 2, "upgrades": 0}
    assert told(table, "build") == built
    table.money(0, cost - 4)
    assert told(table, "build") == {"cost": cost, "tile": "vineyard", "short": 4}


@pytest.mark.rule("RT-49", "RT-50")
def test_turning_over_an_own_building_counts_as_building() -> None:
    table = bare()
    table.tiles(0, "wheat_field")
    table.money(0, 30)
    found = told(table, "build")
    assert (found["tile"], found["count"], found["upgrades"]) == ("grain_farm", 0, 1)
    table.money(0, 1)
    assert told(table, "build")["short"] == found["cost"] - 1


@pytest.mark.rule("RT-51", "RT-76")
def test_a_town_is_paid_the_way_that_is_worth_least() -> None:
    table = bare()
    table.offer_town("dunmoor")
    table.tokens(0, coal=4, wheat=5, wood=2)
    table.price(coal=10, wheat=2, wood=3)
    town = {"points": 4, "pay": {"wheat": 5, "wood": 1}, "worth": 13, "count": 6, "any": True}
    assert told(table, "buy_town") == town
    table.price(wheat=12)
    found = told(table, "buy_town")
    assert (found["pay"], found["any"]) == ({"coal": 4}, False)
    table.tiles(0, "brick_works")
    assert told(table, "buy_town")["pay"] == {"coal": 3}, "a tile takes one off"


@pytest.mark.rule("RT-96", "RT-97", "RT-82")
def test_pair_and_mansion_are_part_of_a_towns_points() -> None:
    table = bare()
    table.offer_town("dunmoor")
    table.tokens(0, coal=4)
    table.railroads(0, sly_fox=1)
    table.tiles(0, "governors_mansion")
    before = table.session.view(0)["players"][0]["vp"]
    found = told(table, "buy_town")
    table.do("buy_town", pay=found["pay"])
    assert table.session.view(0)["players"][0]["vp"] == before + found["points"] == before + 7


@pytest.mark.rule("RT-51")
def test_what_a_town_lacks_is_told_both_ways() -> None:
    table = bare()
    assert told(table, "buy_town") == {"none": True}
    table.offer_town("dunmoor")
    table.tokens(0, coal=1, wood=2)
    missing = {"points": 4, "commodity": "coal", "missing": 3, "missing_any": 3}
    assert told(table, "buy_town") == missing


@pytest.mark.rule("RT-22")
def test_never_more_than_two_are_lit_the_town_first() -> None:
    table = bare()
    table.offer_town("dunmoor")
    table.tokens(0, coal=4)
    table.price(coal=13)
    assert lit(table) == ["buy_town", "sell"]
    table.price(coal=3)
    assert lit(table) == ["buy_town", "produce"]


def test_nothing_is_told_where_nothing_is_chosen_between() -> None:
    table = Table()
    table.offer_railroads("sly_fox", "fat_cat")
    table.do("auction", railroad="sly_fox")
    assert table.session.forecast() == {"actions": {}, "lit": []}


@pytest.mark.parametrize("seed", range(3))
def test_what_is_told_is_what_happens_in_any_game(seed: int) -> None:
    session = Deal("raccoon", 2 + seed, f"forecast {seed}", seed).session()
    for _ in steps(session, Random(seed)):
        if session.state.phase.name != "turn":
            continue
        found = session.forecast()
        json.dumps(found)
        choices = {choice.do: choice.refusal for choice in session.prompt().choices}
        for do, would in found["actions"].items():
            either = choices[do] if do != "build" else choices[do] and choices["upgrade"]
            assert bool(either) == bool({"none", "short", "missing"} & would.keys()), do
        _is_so(session, found["actions"])


def _is_so(session: tycoon.Session, actions: dict[str, Any]) -> None:
    seat = session.to_act
    before = session.view(seat)["players"][seat]
    sale, town = actions.get("sell", {}), actions.get("buy_town", {})
    if "amount" in sale:
        export = {"export": sale["commodity"]} if sale["export"] else {}
        kept = {"commodity": sale["commodity"], "count": sale["count"]}
        after = session.preview(tycoon.Action("sell", **kept, **export))[-1][1]["players"][seat]
        assert after["money"] - before["money"] == sale["amount"]
    if "pay" in town:
        after = session.preview(tycoon.Action("buy_town", pay=town["pay"]))[-1][1]["players"][seat]
        assert after["vp"] - before["vp"] == town["points"]
    assert set(sale.get("near_top", ())) <= set(COMMODITIES)
