"""Positions where it is clear what a sensible player does."""

from __future__ import annotations

import pytest
from tycoon.bots import LEVELS
from tycoon.games.raccoon.bots.scene import Scene
from tycoon.games.raccoon.bots.stakes import standing
from tycoon.games.raccoon.rules.cards import CARD_NUMBERS, CARDS, INDEX
from tycoon.games.raccoon.rules.phases import Bonus

from tests.bots.raccoon.tables import TRADERS, bot, choice, decision
from tests.conformance.play import new_game
from tests.raccoon.table import Table

WOODLESS = [n for n in CARD_NUMBERS if not CARDS[n].produce[INDEX["wood"]]][:3]
LATER = ["foxwoods", "trinity", "newgate", "dunmoor", "river_ridge", "lands_end"]


def bid_of(table: Table) -> int | None:
    """Dollars, or None for a pass."""
    action = decision(table)
    return action["amount"] if action.do == "bid" else None


@pytest.mark.rule("RT-78")
def test_trading_floor_what_a_town_lacks_is_bought_before_producing() -> None:
    table = Table(3)
    table.tiles(0, "trading_floor")
    table.money(0, 30)
    table.offer_town("canterbury_woods", deck=LATER)
    table.tokens(0, wood=4)
    table.tokens(1, wood=1)
    table.offer_railroads(None, None, deck=["big_bear"] * 6)
    table.offer_tiles(None, None, None, None)
    table.hand(0, *WOODLESS)
    action = decision(table)
    assert action.to_dict() == {
        "do": "buy_from_player", "seat": 1, "commodity": "wood", "count": 1,
    }  # fmt: skip
    table.session.apply(action)
    assert decision(table).do == "produce"


@pytest.mark.rule("RT-78")
def test_trading_floor_goods_that_are_about_to_rise_are_bought_before_producing() -> None:
    table = Table(3)
    table.tiles(0, "trading_floor")
    table.money(0, 20)
    table.money(1, 60)
    table.offer_town(None, deck=LATER)
    table.offer_railroads(None, None, deck=["big_bear"] * 6)
    table.offer_tiles(None, None, None, None)
    table.price(coal=3)
    table.tokens(0, coal=5)
    table.tokens(1, coal=5)
    rising = [n for n in CARD_NUMBERS if CARDS[n].raises[INDEX["coal"]] == 2]
    table.hand(0, *rising[:3])
    action = decision(table)
    assert (action.do, action.get("commodity"), action.get("count")) == (
        "buy_from_player", "coal", 5,
    )  # fmt: skip


@pytest.mark.rule("RT-78@trading_floor=any_goods")
def test_trading_floor_what_a_town_lacks_is_bought_after_producing() -> None:
    table = Table(3, trading_floor="any_goods")
    table.tiles(0, "trading_floor")
    table.money(0, 30)
    table.offer_town("canterbury_woods", deck=LATER)
    table.tokens(0, wood=4)
    table.tokens(1, wood=1)
    table.tokens(2, luxury=2)
    table.hand(0, *WOODLESS)
    table.session.apply(table.all_of("produce")[0])
    assert table.phase == "trading"
    action = decision(table)
    assert (action["seat"], action["commodity"], action["count"]) == (1, "wood", 1)


@pytest.mark.rule("RT-78")
def test_trading_floor_what_is_of_no_use_is_not_bought() -> None:
    table = Table(2, trading_floor="any_goods")
    table.tiles(0, "trading_floor")
    table.money(0, 30)
    table.offer_town(None, deck=LATER)
    table.price(luxury=14)
    table.tokens(1, luxury=2)
    table.session.apply(table.all_of("produce")[0])
    assert decision(table).do == "decline"


@pytest.mark.rule("RT-100")
@pytest.mark.parametrize("level", LEVELS)
def test_victory_is_declared_as_soon_as_it_can_be(level: str) -> None:
    table = Table(3, thousand="declare", open_money=True)
    table.money(0, 1000)
    assert choice(table.session, bot(level)).do == "declare_victory"


@pytest.mark.rule("RT-100")
def test_the_sale_that_makes_a_thousand_comes_before_everything() -> None:
    table = Table(2, thousand="declare", open_money=True)
    table.money(0, 985)
    table.price(coal=8)
    table.tokens(0, coal=2, wood=4)
    table.offer_town("canterbury_woods", deck=LATER)
    action = decision(table)
    assert (action.do, action.get("commodity")) == ("sell", "coal")
    table.session.apply(action)
    assert decision(table).do == "declare_victory"


@pytest.mark.rule("RT-100")
def test_who_is_close_to_a_thousand_does_not_spend_it() -> None:
    table = Table(2, thousand="automatic", open_money=True)
    table.offer_railroads("top_dog", "fat_cat", deck=["big_bear"] * 4)
    table.money(0, 990)
    table.tokens(0, coal=3)
    table.price(coal=5)
    assert decision(table).do in ("sell", "produce")


@pytest.mark.rule("RT-15")
@pytest.mark.parametrize("level", LEVELS)
def test_start_tiles_those_that_suit_the_own_cards_are_chosen(level: str) -> None:
    session = new_game("raccoon", 3, {"start_tiles": "chosen", "start_seat": 0}, "tiles")
    wheat = [n for n in CARD_NUMBERS if CARDS[n].produce[INDEX["wheat"]] == 3]
    session.state.players[0].hand = wheat[:3]
    session.state.town = 1  # Bridgewater, which costs wheat
    assert "wheat_field" in choice(session, bot(level))["tiles"]
    session.state.players[0].hand = [
        n for n in CARD_NUMBERS if not CARDS[n].produce[INDEX["wheat"]]
    ][:3]
    session.state.town = 2
    assert "wheat_field" not in choice(session, bot(level))["tiles"]


@pytest.mark.rule("RT-51")
def test_the_last_town_is_bought_by_who_wins_with_it() -> None:
    table = Table(2, open_money=True)
    table.offer_town("river_ridge")
    table.tokens(0, wheat=5)
    assert choice(table.session, bot("tycoon")).do == "buy_town"


@pytest.mark.rule("RT-41", "RT-45")
def test_with_two_players_the_opening_bid_is_what_the_other_would_not_top() -> None:
    table = Table(2, open_money=True)
    table.offer_railroads("top_dog", "fat_cat", deck=["big_bear"] * 6)
    table.money(0, 60)
    table.money(1, 9)
    table.do("auction", railroad="top_dog")
    assert bid_of(table) == 9


@pytest.mark.rule("RT-41")
def test_who_needs_the_railroad_more_bids_on() -> None:
    table = Table(3, open_money=True)
    table.offer_railroads("top_dog", "fat_cat", deck=["big_bear"] * 6)
    table.money(0, 20)
    table.money(1, 40)
    table.money(2, 40)
    table.railroads(1, top_dog=3)
    table.do("auction", railroad="top_dog")
    table.do("bid", amount=14)
    assert table.session.to_act == 1
    assert bid_of(table) == 15
    table.do("pass")
    assert table.session.to_act == 2


@pytest.mark.rule("RT-36")
def test_tokens_of_the_towns_commodity_are_not_discarded() -> None:
    table = Table(2)
    table.offer_town("canterbury_woods", deck=LATER)
    table.tokens(0, wood=5, iron=2, coal=3)
    table.hand(0, *WOODLESS)
    table.session.apply(table.all_of("produce")[0])
    assert table.phase == "discard"
    while table.phase == "discard":
        action = decision(table)
        assert action["commodity"] != "wood"
        table.session.apply(action)


@pytest.mark.rule("RT-81")
def test_what_a_bank_makes_of_money_counts_in_a_bid() -> None:
    """Who keeps $100 for ten points does not pay them for two."""
    bids = []
    for tiles in ((), ("bank",)):
        table = Table(3, bank_divisor=10, open_money=True)
        table.tiles(0, *tiles)
        table.money(0, 100)
        table.state.ending = "towns"
        table.offer_railroads("sly_fox", "fat_cat", deck=["big_bear"])
        table.skip_to(2)
        table.money(2, 70)
        table.do("auction", railroad="sly_fox")
        bids.append(Scene(TRADERS, table.state, 0))
    plain, banker = (standing(scene).limit for scene in bids)
    assert banker < 0.7 * plain
    assert banker < 40


@pytest.mark.rule("RT-81")
def test_what_a_banker_would_pay_is_worth_just_as_many_points() -> None:
    for interest in (0.05, 0.1, 0.3):
        dollars = TRADERS.price(80.0, 3.0, 4.0, interest)
        lost = TRADERS.money(80.0, 3.0) - TRADERS.money(80.0 - dollars, 3.0)
        assert lost + interest * dollars == pytest.approx(4.0, abs=0.1)
        assert dollars < TRADERS.price(80.0, 3.0, 4.0)


@pytest.mark.rule("RT-61")
@pytest.mark.parametrize("over", [0, 1, 3])
def test_a_bonus_is_taken_when_cheaper_goods_have_to_go_anyway(over: int) -> None:
    table = Table(2)
    table.tiles(0, "tool_and_die")
    table.tokens(0, wheat=6 + over, wood=3, iron=1, luxury=1)
    table.price(wheat=1, wood=3, iron=6, coal=5, goods=5, luxury=7)
    table.state.phase = Bonus(0)
    assert decision(table).to_dict()["do"] == "take_bonus"
