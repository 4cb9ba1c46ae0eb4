"""The Trading Floor: buying from another player while producing."""

from __future__ import annotations

from typing import Any

import pytest
from tycoon import Refusal

from tests.raccoon.table import Table, keys, only

SHOWN = {"coal": 2, "luxury": 1}
RAISES = {"wood": 1, "iron": 3}


def trading(**options: Any) -> Table:
    """Seat 0 owns the tile and a card that raises wood; seat 1 has wood and iron, seat 2 wood."""
    table = Table(**options)
    table.tiles(0, "trading_floor")
    table.tokens(1, wood=3, iron=1)
    table.tokens(2, wood=1)
    table.price(wood=6)
    table.money(0, 20)
    table.card(SHOWN, RAISES)
    return table


def produce(table: Table) -> list[str]:
    return keys(table.produce(SHOWN, RAISES))


@pytest.mark.rule("RT-78", "RT-A08", "RT-A09", "RT-T12")
def test_example_two_wood_at_the_old_price_paid_to_the_seller() -> None:
    table = trading()
    events = table.do("buy_from_player", seat=1, commodity="wood", count=2)
    assert only(events, "bought_from_player") == {
        "seat": 0, "seller": 1, "commodity": "wood", "count": 2, "price": 6, "paid": 12,
    }  # fmt: skip
    assert (table.purse(0), table.purse(1)) == (8, 22)
    assert (table.has(0), table.has(1)) == ({"wood": 2}, {"wood": 1, "iron": 1})
    assert table.price_of("wood") == 6, "the market does not move"
    produce(table)
    assert table.price_of("wood") == 7
    assert table.has(0) == {"wood": 2, **SHOWN}


@pytest.mark.rule("RT-78")
def test_buying_is_the_beginning_of_a_production() -> None:
    table = trading()
    table.do("buy_from_player", seat=1, commodity="wood", count=1)
    assert {action.do for action in table.session.legal_actions()} == {"produce"}
    assert table.refusal("sell", commodity="wood", count=1) == "production_started"
    assert table.refusal("decline") == "production_started"


@pytest.mark.rule("RT-78")
def test_only_one_commodity_of_one_player() -> None:
    table = trading()
    table.do("buy_from_player", seat=1, commodity="wood", count=1)
    for again in ({"seat": 1, "commodity": "wood"}, {"seat": 2, "commodity": "wood"}):
        assert table.refusal("buy_from_player", **again, count=1) == "production_started"


@pytest.mark.rule("RT-78")
def test_any_number_a_seller_has_and_the_buyer_can_pay() -> None:
    table = trading()
    table.price(iron=5)
    assert table.legal("buy_from_player") == [
        {"seat": 1, "commodity": "wood", "count": 1},
        {"seat": 1, "commodity": "wood", "count": 2},
        {"seat": 1, "commodity": "wood", "count": 3},
        {"seat": 1, "commodity": "iron", "count": 1},
        {"seat": 2, "commodity": "wood", "count": 1},
    ]
    fields = {"seat": 1, "commodity": "wood"}
    assert table.refusal("buy_from_player", **fields, count=4) == "seller_has_fewer"
    assert table.refusal("buy_from_player", **fields, count=0) == "seller_has_fewer"
    table.money(0, 18)
    assert table.refusal("buy_from_player", **fields, count=3) is None
    table.money(0, 17)
    assert table.refusal("buy_from_player", **fields, count=3) == "too_dear"


@pytest.mark.rule("RT-78")
@pytest.mark.parametrize("seat", [0, 3, -1])
def test_the_seller_is_another_player(seat: int) -> None:
    table = trading()
    table.tokens(0, wood=1)
    refused = table.refusal("buy_from_player", seat=seat, commodity="wood", count=1)
    assert refused == "not_another_player"


@pytest.mark.rule("RT-78")
def test_it_needs_the_tile() -> None:
    table = trading()
    table.tiles(0)
    table.tiles(1, "trading_floor")
    refused = table.refusal("buy_from_player", seat=1, commodity="wood", count=1)
    assert refused == "no_trading_floor"


@pytest.mark.rule("RT-A10")
def test_trading_firms_earn_nothing_on_it() -> None:
    table = trading()
    table.tiles(2, "lumber_wheat_trading_firm")
    events = table.do("buy_from_player", seat=1, commodity="wood", count=2)
    assert keys(events) == ["bought_from_player"]
    assert table.purse(2) == 10


@pytest.mark.rule("RT-A07")
def test_bought_tokens_count_for_storage_at_the_end_of_the_production() -> None:
    table = trading()
    table.tokens(0, goods=10)
    table.do("buy_from_player", seat=1, commodity="wood", count=2)
    assert table.phase == "turn", "12 tokens with room for 11 are fine for the moment"
    produce(table)
    assert table.session.view(None)["discarding"] == {"excess": 4}
    table.do("discard", commodity="wood", count=2)
    table.do("discard", commodity="goods", count=2)
    assert table.phase == "done"


@pytest.mark.rule(
    "RT-78@trading_floor=any_goods",
    "RT-A08@trading_floor=any_goods",
    "RT-A09@trading_floor=any_goods",
    "RT-T12@trading_floor=any_goods",
)
def test_german_table_buys_after_producing_at_the_new_price() -> None:
    table = trading(trading_floor="any_goods", production_order="prices_first")
    refused = table.refusal("buy_from_player", seat=1, commodity="wood", count=1)
    assert refused == "trading_floor_after_production"
    produce(table)
    assert table.phase == "trading"
    table.do("buy_from_player", seat=1, commodity="wood", count=2)
    assert (table.purse(0), table.purse(1)) == (6, 24)
    assert table.price_of("wood") == 7, "the market does not move"


@pytest.mark.rule("RT-78@trading_floor=any_goods")
def test_german_table_buys_several_goods_of_one_player() -> None:
    table = trading(trading_floor="any_goods")
    produce(table)
    table.do("buy_from_player", seat=1, commodity="wood", count=1)
    refused = table.refusal("buy_from_player", seat=2, commodity="wood", count=1)
    assert refused == "one_seller_only"
    table.do("buy_from_player", seat=1, commodity="iron", count=1)
    table.do("decline")
    assert table.phase == "done"
    assert table.has(0) == {"wood": 1, "iron": 1, **SHOWN}


GERMAN = {"trading_floor": "any_goods"}


@pytest.mark.rule("RT-A17", "RT-87", "RT-78@trading_floor=any_goods")
@pytest.mark.parametrize("money", [0, 20])
def test_a_german_floor_is_entered_and_left_whatever_the_purse_holds(money: int) -> None:
    table = trading(**GERMAN)
    table.money(0, money)
    produce(table)
    assert table.phase == "trading", "to skip it would tell that the purse is empty"
    assert keys(table.do("decline")) == ["trading_ended"]
    assert table.phase == "done"


@pytest.mark.rule("RT-A17", "RT-87", "RT-78@trading_floor=any_goods")
def test_a_german_floor_is_left_by_declining_only() -> None:
    table = trading(**GERMAN)
    table.money(0, 11)
    produce(table)
    table.do("buy_from_player", seat=1, commodity="wood", count=1)
    assert table.phase == "trading", "$4 buy nothing more, but that is nobody's business"
    assert table.legal("buy_from_player") == []
    choice = table.session.prompt().choices[0]
    assert choice.refusal == Refusal("players_too_dear", {"least": 5, "money": 4})
    table.do("decline")
    assert table.phase == "done"


@pytest.mark.rule("RT-78@trading_floor=any_goods")
@pytest.mark.parametrize("secret", [True, False])
def test_nobody_is_asked_while_the_others_hold_nothing(secret: bool) -> None:
    table = trading(**GERMAN, open_money=not secret)
    table.tokens(1)
    table.tokens(2)
    produce(table)
    assert table.phase == "done", "that much everybody sees"


@pytest.mark.rule("RT-A17@open_money=True", "RT-A47@open_money=True")
def test_with_open_money_nobody_is_asked_who_can_buy_nothing() -> None:
    table = trading(**GERMAN, open_money=True)
    table.money(0, 3)
    produce(table)
    assert table.phase == "done"
    table = trading(**GERMAN, open_money=True)
    table.money(0, 11)
    produce(table)
    assert table.phase == "trading"
    table.do("buy_from_player", seat=1, commodity="wood", count=1)
    assert table.phase == "done", "nothing more can be bought for $4"


@pytest.mark.rule("RT-A10@trading_floor=any_goods")
def test_trading_firms_earn_nothing_on_it_at_german_tables_either() -> None:
    table = trading(edition="de-piatnik")
    table.tiles(2, "lumber_wheat_trading_firm")
    produce(table)
    events = table.do("buy_from_player", seat=1, commodity="wood", count=2)
    assert "commission_paid" not in keys(events)
    assert table.purse(2) == 10


@pytest.mark.rule("RT-A07@trading_floor=any_goods")
def test_at_german_tables_storage_is_checked_after_buying() -> None:
    table = trading(edition="de-piatnik")
    table.tokens(0, goods=10)
    produce(table)
    assert table.phase == "trading", "13 tokens with room for 11 are fine for the moment"
    table.do("buy_from_player", seat=1, commodity="wood", count=2)
    table.do("decline")
    assert table.session.view(None)["discarding"] == {"excess": 4}
