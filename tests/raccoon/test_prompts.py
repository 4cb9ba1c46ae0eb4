"""What the page is told may be chosen: every kind of action with its exact bounds."""

from __future__ import annotations

from typing import Any

import pytest
import tycoon

from tests.raccoon.table import Table


def asked(session: tycoon.Session) -> dict[str, Any]:
    """The kinds of action of this prompt: the bounds of their fields, or the refusal's code."""
    return {
        choice["do"]: choice["refusal"]["code"] if choice["refusal"] else choice["fields"]
        for choice in session.prompt().to_dict()["choices"]
    }


@pytest.mark.rule("RT-15", "RT-20")
def test_set_up_asks_for_four_basic_tiles_then_for_start_tokens() -> None:
    options = {"edition": "de-piatnik", "start_seat": 2}
    session = tycoon.new_game("raccoon", ("Ann", "Bea", "Cy"), options, "prompts")
    basics = ["wheat_field", "lumber_yard", "coal_deposit", "iron_deposit", "tool_and_die"]
    tiles = {"some_of": [*basics, "vineyard"], "count": 4}
    assert asked(session) == {"choose_start_tiles": {"tiles": tiles}}
    session.apply(tycoon.Action("choose_start_tiles", tiles=basics[:4]))
    commodities = ["wheat", "wood", "iron", "coal", "goods", "luxury"]
    for count in (1, 2, 3):
        tokens = {"some_of": commodities, "count": count}
        assert asked(session) == {"take_start_tokens": {"tokens": tokens}}
        session.apply(tycoon.Action("take_start_tokens", tokens=commodities[:count]))


@pytest.mark.rule("RT-22", "RT-26")
def test_a_turn_names_all_that_can_be_produced_sold_and_bought() -> None:
    table = Table()
    table.money(0, 10)
    table.tokens(0, wheat=3, luxury=1)
    table.tiles(0, "tool_and_die", "wheat_field", "warehouse")
    table.offer_railroads("tycoon", "top_dog")
    table.offer_tiles("warehouse", "vineyard", "machine_shop", "warehouse")
    table.offer_town("newgate")
    table.hand(0, 1, 3, 14)
    takes = {
        "1": {"counts": {"wheat": 1, "wood": 1, "luxury": 1}, "total": [3]},
        "3": {"counts": {"iron": 2, "luxury": 2}, "total": [3]},
        "14": {"counts": {"wheat": 3, "wood": 1, "iron": 1}, "total": [3]},
    }
    counts = {"wheat": {"min": 1, "max": 3}, "luxury": {"min": 1, "max": 1}}
    assert asked(table.session) == {
        "produce": {"card": {"one_of": [1, 3, 14]}, "take": {"by_card": takes}},
        "buy_from_player": "no_trading_floor",
        "sell": {
            "commodity": {"one_of": ["wheat", "luxury"]},
            "count": {"by_commodity": counts},
            "export": {"one_of": []},
        },
        "auction": {"railroad": {"one_of": ["tycoon", "top_dog"]}},
        "build": {"tile": {"one_of": ["warehouse", "vineyard"]}},
        "upgrade": {"tile": {"one_of": ["wheat_field"]}},
        "buy_town": {"pay": {"counts": {"wheat": 3, "luxury": 1}, "total": [3, 4]}},
    }


@pytest.mark.rule("RT-51")
@pytest.mark.parametrize(
    ("held", "totals"),
    [
        ({"wheat": 3}, [3]),
        ({"wheat": 4}, [3, 4]),
        ({"wheat": 2, "coal": 2}, [4]),
        ({"wheat": 2, "coal": 1}, "town_too_dear"),
        ({"wheat": 2, "coal": 3}, [4]),
    ],
)
def test_a_town_can_be_paid_with_what_it_asks_for_or_with_any_mix(held: Any, totals: Any) -> None:
    table = Table()
    table.tokens(0, **held)
    table.offer_town("newgate")
    pay = totals if totals == "town_too_dear" else {"pay": {"counts": held, "total": totals}}
    assert asked(table.session)["buy_town"] == pay


@pytest.mark.rule("RT-77", "RT-A13")
@pytest.mark.parametrize(
    ("edition", "raised"),
    [
        ("en-2018", ["coal", "iron"]),
        ("de-piatnik", ["coal", "goods", "iron", "luxury", "wheat", "wood"]),
    ],
)
def test_the_export_company_names_what_may_be_raised(edition: str, raised: list[str]) -> None:
    table = Table(edition=edition)
    table.tokens(0, iron=2, coal=1)
    table.tiles(0, "export_company")
    assert asked(table.session)["sell"]["export"] == {"one_of": raised}


@pytest.mark.rule("RT-41")
def test_a_bid_lies_between_the_least_and_all_the_cash() -> None:
    table = Table()
    table.money(0, 9)
    table.offer_railroads("big_bear", "top_dog")
    table.do("auction", railroad="big_bear")
    assert asked(table.session) == {
        "bid": {"amount": {"min": 5, "max": 9}},
        "pass": "starter_must_open",
    }
    table.do("bid", amount=7)
    table.money(1, 8)
    assert asked(table.session) == {"bid": {"amount": {"min": 8, "max": 8}}, "pass": {}}
    table.money(1, 7)
    assert asked(table.session) == {"bid": "bid_above_money", "pass": {}}


@pytest.mark.rule("RT-31", "RT-32", "RT-66")
def test_a_bonus_names_the_tiles_and_what_they_give() -> None:
    table = Table()
    table.tiles(0, "saw_mill", "water_mill", "vineyard")
    table.supply(luxury=0, coal=1)
    card = table.card({"wheat": 1, "wood": 1, "luxury": 1}, {"wheat": 2, "coal": 1, "goods": 1})
    table.supply(luxury=1)
    table.do("produce", card=card, take={"wheat": 1, "wood": 1, "luxury": 1})
    free = {"wheat": 2, "wood": 2, "iron": 2, "coal": 1, "goods": 2}
    takes = {
        "saw_mill": {"counts": {"wood": 2}, "total": [2]},
        "water_mill": {"counts": free, "total": [2]},
    }
    assert asked(table.session) == {
        "take_bonus": {"tile": {"one_of": list(takes)}, "take": {"by_tile": takes}},
        "decline": {},
    }


@pytest.mark.rule("RT-36")
def test_a_discard_is_of_what_one_holds_and_never_more_than_is_too_much() -> None:
    table = Table()
    table.tokens(0, iron=10, goods=1)
    table.produce({"wheat": 1, "wood": 1, "luxury": 1})
    held = ["wheat", "wood", "iron", "goods", "luxury"]
    fields = {"commodity": {"one_of": held}, "count": {"min": 1, "max": 4}}
    assert asked(table.session) == {"discard": fields}


@pytest.mark.rule("RT-78")
def test_the_trading_floor_names_sellers_commodities_and_the_most_that_can_be_paid() -> None:
    table = Table(players=4)
    table.money(0, 9)
    table.tiles(0, "trading_floor")
    table.price(wheat=4, iron=9, luxury=10)
    table.tokens(1, iron=1)
    table.tokens(2, luxury=3)
    table.tokens(3, iron=2, wheat=5)
    assert asked(table.session)["buy_from_player"] == {
        "seat": {"one_of": [1, 3]},
        "commodity": {"one_of": ["wheat", "iron"]},
        "count": {"min": 1, "max": 2},
    }


@pytest.mark.rule("RT-78")
def test_after_a_purchase_the_german_trading_floor_names_only_that_seller() -> None:
    table = Table(players=4, edition="de-piatnik")
    table.money(0, 50)
    table.tiles(0, "trading_floor")
    for seat in (1, 2, 3):
        table.tokens(seat, coal=2)
    table.session.apply(table.all_of("produce")[0])
    assert asked(table.session)["buy_from_player"]["seat"] == {"one_of": [1, 2, 3]}
    table.do("buy_from_player", seat=2, commodity="coal", count=1)
    assert asked(table.session)["buy_from_player"]["seat"] == {"one_of": [2]}
    assert {fields["seat"] for fields in table.legal("buy_from_player")} == {2}


@pytest.mark.rule("RT-A01")
def test_an_unlimited_supply_gives_whatever_is_printed_even_when_the_box_is_empty() -> None:
    table = Table(unlimited_supply=True)
    table.tiles(0, "water_mill", "saw_mill")
    table.tokens(1, wheat=30, wood=30, luxury=30)
    card = table.card({"wheat": 1, "wood": 1, "luxury": 1})
    take = {"wheat": 1, "wood": 1, "luxury": 1}
    assert {"card": card, "take": take} in table.legal("produce")
    table.do("produce", card=card, take=take)
    every = {"wheat": 2, "wood": 2, "iron": 2, "coal": 2, "goods": 2, "luxury": 2}
    assert asked(table.session)["take_bonus"]["take"]["by_tile"] == {
        "water_mill": {"counts": every, "total": [2]},
        "saw_mill": {"counts": {"wood": 2}, "total": [2]},
    }
