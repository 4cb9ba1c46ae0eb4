"""Every reason why something is impossible, with the numbers its sentence needs."""

from __future__ import annotations

from typing import Any

import pytest
import tycoon

from tests.raccoon.table import Table

Reason = dict[str, Any] | None


def why(table: Table | tycoon.Session, what: str, **fields: Any) -> tuple[str, Reason] | None:
    """The refusal of this action as code and parameters; None when it is possible."""
    session = table.session if isinstance(table, Table) else table
    refusal = session.check(tycoon.Action(what, **fields))
    return (refusal.code, dict(refusal.params)) if refusal else None


def why_none(table: Table, what: str) -> tuple[str, Reason] | None:
    """Why no action of this kind is possible now, as the prompt says it."""
    refused = table.choice(what).refusal
    return (refused.code, dict(refused.params)) if refused else None


@pytest.mark.rule("RT-15", "RT-20", "RT-A46")
def test_set_up_says_what_is_wrong_with_start_tiles_and_start_tokens() -> None:
    options = {"edition": "de-piatnik", "start_seat": 0}
    session = tycoon.new_game("raccoon", ("Ann", "Bea", "Cy"), options, "refusals")

    def tiles(*names: str) -> tuple[str, Reason] | None:
        return why(session, "choose_start_tiles", tiles=list(names))

    first = ["wheat_field", "lumber_yard", "coal_deposit", "iron_deposit"]
    assert why(session, "produce", card=1, take={}) == ("start_tiles_first", {"do": "produce"})
    assert tiles(*first[:3], "bank") == ("not_a_start_tile", {"tile": "bank"})
    assert tiles(*first[:3], "moon") == ("not_a_start_tile", {"tile": "moon"})
    assert tiles(*first[:3]) == ("choose_exactly", {"count": 4})
    assert tiles(*first, "vineyard") == ("choose_exactly", {"count": 4})
    assert tiles(*first, "iron_deposit") == ("choose_exactly", {"count": 4})
    assert tiles(*first[:3], "coal_deposit") == ("choose_exactly", {"count": 4})
    assert tiles(*reversed(first)) == ("out_of_order", {"field": "tiles"})
    session.apply(tycoon.Action("choose_start_tiles", tiles=first))

    def tokens(*names: str) -> tuple[str, Reason] | None:
        return why(session, "take_start_tokens", tokens=list(names))

    assert why(session, "end_turn") == ("start_tokens_first", {"do": "end_turn"})
    assert tokens("gold") == ("unknown_commodity", {"commodity": "gold"})
    assert tokens() == ("choose_exactly", {"count": 1})
    assert tokens("wheat", "iron") == ("choose_exactly", {"count": 1})
    session.apply(tycoon.Action("take_start_tokens", tokens=["wood"]))
    assert tokens("wheat", "wheat") == ("tokens_must_differ", {})
    assert tokens("wood", "wheat") == ("out_of_order", {"field": "tokens"})
    assert tokens("wheat", "wood") is None


@pytest.mark.rule("RT-25", "RT-26", "RT-A01")
def test_producing_says_which_card_which_commodity_and_how_many() -> None:
    table = Table()
    card = table.card({"wheat": 3, "wood": 1, "iron": 1}, {"wheat": 1, "iron": 1})
    table.supply(wood=0, wheat=2)

    def produce(**take: int) -> tuple[str, Reason] | None:
        return why(table, "produce", card=card, take=take)

    other = next(n for n in range(1, 55) if n not in table.player(0).hand)
    assert why(table, "produce", card=other, take={}) == ("card_not_in_hand", {"card": other})
    assert produce(gold=1) == ("unknown_commodity", {"commodity": "gold"})
    assert produce(wheat=4) == ("not_on_card", {"commodity": "wheat", "count": 3})
    assert produce(coal=1) == ("not_on_card", {"commodity": "coal", "count": 0})
    assert produce(wheat=3) == ("supply_short", {"commodity": "wheat", "count": 2})
    assert produce(wheat=2) == ("take_exactly", {"count": 3})
    assert produce(wheat=2, iron=1) is None


@pytest.mark.rule("RT-31", "RT-32")
def test_a_bonus_says_which_tile_and_what_it_does_not_give() -> None:
    table = Table()
    table.tiles(0, "saw_mill", "bank")
    table.produce({"wheat": 1, "wood": 1, "luxury": 1})

    def bonus(tile: str, **take: int) -> tuple[str, Reason] | None:
        return why(table, "take_bonus", tile=tile, take=take)

    assert why(table, "end_turn") == ("bonus_first", {"do": "end_turn"})
    assert bonus("moon") == ("unknown_tile", {"tile": "moon"})
    assert bonus("bank") == ("no_such_bonus", {"tile": "bank"})
    assert bonus("saw_mill", gold=1) == ("unknown_commodity", {"commodity": "gold"})
    not_given = {"commodity": "wheat", "tile": "saw_mill"}
    assert bonus("saw_mill", wheat=1) == ("not_of_this_bonus", not_given)
    not_given = {"commodity": "wood", "tile": "saw_mill"}
    assert bonus("saw_mill", wood=3) == ("not_of_this_bonus", not_given)
    assert bonus("saw_mill", wood=1) == ("take_exactly", {"count": 2})
    assert bonus("saw_mill", wood=2) is None


@pytest.mark.rule("RT-36")
def test_discarding_says_how_many_are_held_and_how_many_are_too_many() -> None:
    table = Table()
    table.tokens(0, iron=10, goods=1)
    table.produce({"wheat": 1, "wood": 1, "luxury": 1})

    def discard(commodity: str, count: int) -> tuple[str, Reason] | None:
        return why(table, "discard", commodity=commodity, count=count)

    assert why(table, "end_turn") == ("discard_first", {"do": "end_turn"})
    assert discard("gold", 1) == ("unknown_commodity", {"commodity": "gold"})
    assert discard("goods", 2) == ("not_that_many", {"commodity": "goods", "count": 1})
    assert discard("goods", 0) == ("not_that_many", {"commodity": "goods", "count": 1})
    assert discard("iron", 5) == ("discard_too_many", {"count": 4})
    assert discard("iron", 4) is None


@pytest.mark.rule("RT-37", "RT-73", "RT-77", "RT-A13", "RT-A27")
def test_selling_says_what_is_missing() -> None:
    table = Table()
    assert why_none(table, "sell") == ("nothing_to_sell", {})
    table.tokens(0, iron=3, coal=2)

    def sell(commodity: str, count: int, **export: str) -> tuple[str, Reason] | None:
        return why(table, "sell", commodity=commodity, count=count, **export)

    assert sell("gold", 1) == ("unknown_commodity", {"commodity": "gold"})
    assert sell("wheat", 1) == ("none_to_sell", {"commodity": "wheat"})
    assert sell("iron", 4) == ("not_that_many", {"commodity": "iron", "count": 3})
    assert sell("iron", 0) == ("not_that_many", {"commodity": "iron", "count": 3})
    assert sell("iron", 1, export="gold") == ("unknown_commodity", {"commodity": "gold"})
    assert sell("iron", 1, export="iron") == ("no_export_company", {})
    table.tiles(0, "export_company", "freight_company")
    assert sell("iron", 1, export="coal") == ("export_what_you_sell", {"commodity": "iron"})
    assert sell("iron", 3, export="iron") is None
    table.do("sell", commodity="iron", count=1)
    assert why(table, "produce", card=1, take={}) == ("action_taken", {"took": "sell"})
    assert sell("iron", 1) == ("sold_already", {"commodity": "iron"})
    table.do("sell", commodity="coal", count=1)
    assert sell("coal", 1) == ("action_taken", {"took": "sell"})
    assert why_none(table, "sell") == ("action_taken", {"took": "sell"})


@pytest.mark.rule("RT-77", "RT-A13")
def test_the_german_export_company_works_once_per_sell_action() -> None:
    table = Table(edition="de-piatnik")
    table.tokens(0, iron=3, coal=2)
    table.tiles(0, "export_company", "freight_company")
    table.do("sell", commodity="iron", count=1, export="wheat")
    refused = why(table, "sell", commodity="coal", count=1, export="coal")
    assert refused == ("exported_already", {})
    assert why(table, "sell", commodity="coal", count=1) is None


@pytest.mark.rule("RT-40", "RT-41", "RT-A14", "RT-A15")
def test_an_auction_says_the_least_bid_and_ones_cash() -> None:
    table = Table()
    table.money(0, 4)
    table.offer_railroads("tycoon", "big_bear")
    short = {"minimum": 5, "money": 4}
    assert why_none(table, "auction") == ("minimum_bid_too_high", short)
    assert why(table, "auction", railroad="big_bear") == ("minimum_bid_too_high", short)
    table.money(0, 6)
    short = {"minimum": 7, "money": 6}
    assert why(table, "auction", railroad="tycoon") == ("minimum_bid_too_high", short)
    absent = ("railroad_not_on_offer", {"railroad": "fat_cat"})
    assert why(table, "auction", railroad="fat_cat") == absent
    assert why(table, "auction", railroad="x") == ("unknown_railroad", {"railroad": "x"})
    table.do("auction", railroad="big_bear")
    assert why(table, "end_turn") == ("auction_running", {"do": "end_turn"})
    assert why(table, "pass") == ("starter_must_open", {})
    assert why(table, "bid", amount=4) == ("bid_too_low", {"least": 5})
    assert why(table, "bid", amount=7) == ("bid_above_money", {"least": 5, "money": 6})
    table.do("bid", amount=6)
    assert why(table, "bid", amount=6) == ("bid_too_low", {"least": 7})
    table.money(1, 6)
    assert why_none(table, "bid") == ("bid_above_money", {"least": 7, "money": 6})
    table = Table()
    table.offer_railroads(None, None)
    assert why_none(table, "auction") == ("no_railroad_on_offer", {})


@pytest.mark.rule("RT-46", "RT-47", "RT-49", "RT-50", "RT-72")
def test_building_says_which_tile_and_what_it_costs() -> None:
    table = Table()
    table.money(0, 3)
    table.offer_tiles("vineyard", "wheat_field", "bank", None)

    def build(tile: str) -> tuple[str, Reason] | None:
        return why(table, "build", tile=tile)

    assert why_none(table, "build") == ("too_dear", {"cost": 4, "money": 3})
    assert why_none(table, "upgrade") == ("nothing_to_upgrade", {})
    assert build("moon") == ("unknown_tile", {"tile": "moon"})
    assert build("factory") == ("tile_not_on_offer", {"tile": "factory"})
    assert build("vineyard") == ("too_dear", {"cost": 6, "money": 3})
    table.tiles(0, "tool_and_die", "coal_deposit", "bank")

    def upgrade(tile: str) -> tuple[str, Reason] | None:
        return why(table, "upgrade", tile=tile)

    assert why_none(table, "upgrade") == ("too_dear", {"cost": 12, "money": 3})
    assert upgrade("moon") == ("unknown_tile", {"tile": "moon"})
    assert upgrade("wheat_field") == ("tile_not_owned", {"tile": "wheat_field"})
    assert upgrade("bank") == ("tile_has_no_upgrade", {"tile": "bank"})
    assert upgrade("tool_and_die") == ("too_dear", {"cost": 15, "money": 3})
    table.money(0, 100)
    table.do("upgrade", tile="tool_and_die")
    assert build("vineyard") == ("action_taken", {"took": "build"})
    assert upgrade("coal_deposit") == ("action_taken", {"took": "build"})
    assert why_none(table, "build") == ("action_taken", {"took": "build"})
    assert why_none(table, "upgrade") == ("action_taken", {"took": "build"})
    table = Table()
    table.offer_tiles(None, None, None, None)
    assert why_none(table, "build") == ("no_tile_on_offer", {})


@pytest.mark.rule("RT-51", "RT-52", "RT-76")
def test_a_town_says_what_it_asks_for() -> None:
    table = Table()
    table.offer_town("newgate")
    table.tokens(0, wheat=2, coal=1)
    asks = {"commodity": "wheat", "count": 3, "any": 4}
    wanting = {**asks, "missing": 1, "missing_any": 1}
    assert why_none(table, "buy_town") == ("town_too_dear", wanting)
    assert why(table, "buy_town", pay={"wheat": 2}) == ("town_too_dear", wanting)
    table.tokens(0, wheat=3, coal=2)

    def buy(**pay: int) -> tuple[str, Reason] | None:
        return why(table, "buy_town", pay=pay)

    assert buy(gold=1) == ("unknown_commodity", {"commodity": "gold"})
    assert buy(coal=3) == ("not_that_many", {"commodity": "coal", "count": 2})
    assert buy(wheat=2, coal=1) == ("wrong_payment", asks)
    table.tiles(0, "brick_works")
    assert buy(wheat=1) == ("wrong_payment", {"commodity": "wheat", "count": 2, "any": 3})
    table.offer_town(None)
    assert why_none(table, "buy_town") == ("no_town_on_offer", {})
    assert buy(wheat=2) == ("no_town_on_offer", {})


@pytest.mark.rule("RT-78", "RT-A07")
def test_the_trading_floor_says_who_has_too_little() -> None:
    table = Table()

    def buy(seat: int, commodity: str, count: int) -> tuple[str, Reason] | None:
        return why(table, "buy_from_player", seat=seat, commodity=commodity, count=count)

    assert why_none(table, "buy_from_player") == ("no_trading_floor", {})
    assert buy(1, "wood", 1) == ("no_trading_floor", {})
    table.tiles(0, "trading_floor")
    assert why_none(table, "buy_from_player") == ("nothing_to_buy_from_players", {})
    table.tokens(1, wood=3)
    table.price(wood=6)
    for nobody in (0, 3, -1):
        assert buy(nobody, "wood", 1) == ("not_another_player", {"seat": nobody})
    assert buy(1, "gold", 1) == ("unknown_commodity", {"commodity": "gold"})
    fewer = {"seat": 1, "commodity": "wood", "count": 3}
    assert buy(1, "wood", 4) == ("seller_has_fewer", fewer)
    assert buy(1, "wood", 0) == ("seller_has_fewer", fewer)
    assert buy(1, "wood", 2) == ("too_dear", {"cost": 12, "money": 10})
    table.do("buy_from_player", seat=1, commodity="wood", count=1)
    assert why(table, "end_turn") == ("production_started", {})


@pytest.mark.rule("RT-78")
def test_the_german_trading_floor_is_for_after_producing_and_one_seller() -> None:
    table = Table(edition="de-piatnik")
    table.money(0, 20)
    table.tiles(0, "trading_floor")
    table.tokens(1, wood=3)
    table.tokens(2, wood=3)
    closed: tuple[str, Reason] = ("trading_floor_after_production", {})
    assert why_none(table, "buy_from_player") == closed
    assert why(table, "buy_from_player", seat=1, commodity="wood", count=1) == closed
    table.produce({"wheat": 1, "wood": 1, "luxury": 1})
    assert why(table, "end_turn") == ("trading_first", {"do": "end_turn"})
    table.do("buy_from_player", seat=2, commodity="wood", count=1)
    refused = why(table, "buy_from_player", seat=1, commodity="wood", count=1)
    assert refused == ("one_seller_only", {"seat": 2})


@pytest.mark.rule("RT-22", "RT-44", "RT-100", "RT-A33")
def test_a_turn_says_what_has_no_place_in_it() -> None:
    table = Table()
    assert why(table, "end_turn") == ("not_in_this_turn", {"do": "end_turn"})
    assert why(table, "decline") == ("must_take_action", {})
    assert why(table, "declare_victory") == ("no_sudden_death", {})
    table = Table(thousand="declare")
    table.money(0, 999)
    assert why(table, "declare_victory") == ("below_a_thousand", {"money": 999})
    assert table.legal("declare_victory") == []
    table.money(0, 1000)
    table.do("declare_victory")
    assert why(table, "declare_victory") == ("game_over", {"do": "declare_victory"})


@pytest.mark.rule("RT-44", "RT-A33")
def test_an_extra_action_must_be_taken_where_the_edition_says_so() -> None:
    table = Table(must_act=True)
    table.offer_railroads("big_bear", "top_dog")
    table.do("auction", railroad="big_bear")
    table.do("bid", amount=5)
    table.do("bid", amount=6)
    table.do("pass")
    table.do("pass")
    assert why(table, "decline") == ("must_take_extra_action", {})
    assert why_none(table, "decline") == ("must_take_extra_action", {})
    assert table.legal("decline") == []
