"""Selling, the Freight and Export Company, and the trading firms."""

from __future__ import annotations

import pytest

from tests.raccoon.table import EDITIONS, Table, keys, only


@pytest.mark.rule("RT-37")
def test_one_to_all_units_of_one_commodity_may_be_sold() -> None:
    table = Table()
    table.tokens(0, wood=3, coal=1)
    assert table.legal("sell") == [
        {"commodity": "wood", "count": 1},
        {"commodity": "wood", "count": 2},
        {"commodity": "wood", "count": 3},
        {"commodity": "coal", "count": 1},
    ]
    assert table.refusal("sell", commodity="wood", count=4) == "not_that_many"
    assert table.refusal("sell", commodity="wood", count=0) == "not_that_many"
    assert table.refusal("sell", commodity="wood", count=-1) == "not_that_many"
    assert table.refusal("sell", commodity="iron", count=1) == "none_to_sell"
    assert table.refusal("sell", commodity="gold", count=1) == "unknown_commodity"


@pytest.mark.rule("RT-37")
def test_nothing_to_sell() -> None:
    table = Table()
    assert table.impossible("sell") == "nothing_to_sell"


@pytest.mark.rule("RT-38", "RT-39", "RT-T6")
@EDITIONS
def test_example_four_wood_at_six_dollars(edition: str) -> None:
    table = Table(edition=edition)
    table.tokens(0, wood=5)
    table.price(wood=6)
    supply = table.left_of("wood")
    events = table.do("sell", commodity="wood", count=4)
    assert table.purse(0) == 10 + 24
    assert table.price_of("wood") == 2
    assert table.has(0) == {"wood": 1}
    assert table.left_of("wood") == supply + 4
    assert only(events, "sold") == {
        "seat": 0, "commodity": "wood", "count": 4, "price": 6, "income": 24, "price_after": 2,
    }  # fmt: skip


@pytest.mark.rule("RT-39", "RT-A04")
@pytest.mark.parametrize(("name", "floor"), [("wheat", 1), ("coal", 2), ("luxury", 3)])
def test_the_price_stops_at_the_bottom_but_every_unit_is_paid(name: str, floor: int) -> None:
    table = Table()
    table.tokens(0, **{name: 8})
    table.price(**{name: floor + 2})
    table.do("sell", commodity=name, count=8)
    assert table.price_of(name) == floor
    assert table.purse(0) == 10 + 8 * (floor + 2)


FIRMS = [
    pytest.param("lumber_wheat_trading_firm", {"wood", "wheat"}, marks=pytest.mark.rule("RT-67")),
    pytest.param("coal_iron_trading_firm", {"coal", "iron"}, marks=pytest.mark.rule("RT-68")),
    pytest.param("goods_luxury_trading_firm", {"goods", "luxury"}, marks=pytest.mark.rule("RT-69")),
]


@pytest.mark.parametrize(("firm", "traded"), FIRMS)
@pytest.mark.parametrize("owner", [0, 1, 2])
@pytest.mark.rule("RT-A11")
def test_a_trading_firm_earns_a_dollar_per_unit_anybody_sells(
    firm: str, traded: set[str], owner: int
) -> None:
    for name in ("wheat", "wood", "iron", "coal", "goods", "luxury"):
        table = Table()
        table.tiles(owner, firm)
        table.tokens(0, **{name: 3})
        income = 3 * table.price_of(name)
        events = table.do("sell", commodity=name, count=3)
        earned = 3 if name in traded else 0
        assert table.purse(owner) == 10 + earned + (income if owner == 0 else 0)
        assert keys(events) == ["sold"] + ["commission_paid"] * bool(earned)
        if earned:
            paid = {"seat": owner, "tile": firm, "amount": 3}
            assert only(events, "commission_paid") == paid


@pytest.mark.rule("RT-73", "RT-A27")
def test_freight_sells_a_second_commodity_at_the_price_after_the_first() -> None:
    table = Table()
    table.tiles(0, "freight_company")
    table.tokens(0, wood=2, goods=2)
    table.price(wood=6, goods=9)
    table.do("sell", commodity="wood", count=1)
    assert table.phase == "done"
    assert table.refusal("sell", commodity="wood", count=1) == "sold_already"
    assert {fields["commodity"] for fields in table.legal("sell")} == {"goods"}
    table.do("sell", commodity="goods", count=2)
    assert table.purse(0) == 10 + 6 + 18
    assert table.refusal("sell", commodity="wood", count=1) == "action_taken"
    assert [action.do for action in table.session.legal_actions()] == ["end_turn"]


@pytest.mark.rule("RT-73", "RT-A27")
def test_the_second_sale_is_optional() -> None:
    table = Table()
    table.tiles(0, "freight_company")
    table.tokens(0, wood=2, goods=2)
    table.do("sell", commodity="wood", count=1)
    table.end_turn()
    assert table.session.to_act == 1
    assert table.has(0) == {"wood": 1, "goods": 2}


@pytest.mark.rule("RT-73")
def test_freight_sells_nothing_after_another_action() -> None:
    table = Table()
    table.tiles(0, "freight_company")
    table.tokens(0, wood=2)
    table.session.apply(table.all_of("produce")[0])
    assert table.refusal("sell", commodity="wood", count=1) == "action_taken"


@pytest.mark.rule("RT-77", "RT-A12")
def test_export_raises_the_sold_commodity_by_three_before_the_sale() -> None:
    table = Table()
    table.tiles(0, "export_company")
    table.tokens(0, wood=4)
    table.price(wood=6)
    events = table.do("sell", commodity="wood", count=4, export="wood")
    assert only(events, "exported") == {"seat": 0, "commodity": "wood", "from": 6, "to": 9}
    assert table.purse(0) == 10 + 4 * 9
    assert table.price_of("wood") == 5, "the marker moved up before it fell"


@pytest.mark.rule("RT-77", "RT-T11", "RT-A12")
def test_example_export_is_capped_at_the_top() -> None:
    table = Table()
    table.tiles(0, "export_company")
    table.tokens(0, goods=2)
    table.price(goods=13)
    table.do("sell", commodity="goods", count=2, export="goods")
    assert table.purse(0) == 10 + 2 * 14
    assert table.price_of("goods") == 12


@pytest.mark.rule("RT-77", "RT-A13")
def test_export_is_optional_and_only_for_what_one_sells() -> None:
    table = Table()
    table.tiles(0, "export_company")
    table.tokens(0, wood=1)
    assert table.legal("sell") == [
        {"commodity": "wood", "count": 1},
        {"commodity": "wood", "count": 1, "export": "wood"},
    ]
    refused = table.refusal("sell", commodity="wood", count=1, export="iron")
    assert refused == "export_what_you_sell"
    refused = table.refusal("sell", commodity="wood", count=1, export="gold")
    assert refused == "unknown_commodity"


@pytest.mark.rule("RT-77")
def test_without_the_tile_there_is_no_export() -> None:
    table = Table()
    table.tiles(1, "export_company")
    table.tokens(0, wood=1)
    assert table.refusal("sell", commodity="wood", count=1, export="wood") == "no_export_company"


@pytest.mark.rule("RT-A13", "RT-73")
@pytest.mark.parametrize("first", [False, True])
@pytest.mark.parametrize("second", [False, True])
def test_export_is_decided_for_each_sale_of_freight_by_itself(first: bool, second: bool) -> None:
    table = Table()
    table.tiles(0, "export_company", "freight_company")
    table.tokens(0, wood=1, iron=1)
    for name, raises in (("wood", first), ("iron", second)):
        table.do("sell", commodity=name, count=1, **({"export": name} if raises else {}))
    assert table.purse(0) == 10 + 1 + 2 + 3 * (first + second)


@pytest.mark.rule(
    "RT-77@export=any_commodity", "RT-A12@export=any_commodity", "RT-A13@export=any_commodity"
)
def test_german_export_raises_any_commodity_once_per_sell_action() -> None:
    table = Table(export="any_commodity")
    table.tiles(0, "export_company", "freight_company")
    table.tokens(0, wood=2, iron=1)
    table.do("sell", commodity="wood", count=2, export="luxury")
    assert (table.price_of("luxury"), table.purse(0)) == (6, 12)
    refused = table.refusal("sell", commodity="iron", count=1, export="coal")
    assert refused == "exported_already"
    table.do("sell", commodity="iron", count=1)
    assert table.purse(0) == 14


@pytest.mark.rule("RT-77@export=any_commodity", "RT-A13@export=any_commodity")
def test_german_export_may_wait_for_the_second_sale() -> None:
    table = Table(export="any_commodity")
    table.tiles(0, "export_company", "freight_company")
    table.tokens(0, wood=2, iron=1)
    table.do("sell", commodity="wood", count=2)
    table.do("sell", commodity="iron", count=1, export="iron")
    assert table.purse(0) == 10 + 2 + 5
