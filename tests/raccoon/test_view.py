"""What a seat is shown, number by number; who may know it is in test_information.py."""

from __future__ import annotations

from typing import Any

import pytest
import tycoon
from tycoon.games.raccoon.rules.cards import TILES
from tycoon.games.raccoon.rules.phases import Over, Trading, Turn

from tests.raccoon.table import Table


def laid_out() -> Table:
    table = Table()
    table.state.discard = [50, 51]
    table.offer_railroads("tycoon", None, deck=["fat_cat", "fat_cat", "fat_cat"])
    table.offer_tiles("warehouse", None, "machine_shop", "warehouse")
    table.stack("bank", "factory")
    table.offer_town("newgate", deck=["dunmoor", "river_ridge", "lands_end", "foxwoods"])
    table.tiles(1, "brick_works", "factory")
    table.towns(1, "trinity")
    table.railroads(1, tycoon=2, fat_cat=1)
    table.tokens(1, iron=2, luxury=1)
    table.hand(1, 2, 3)
    table.money(1, 41)
    return table


@pytest.mark.rule("RT-86", "RT-87")
def test_the_top_of_the_view_says_where_the_game_stands() -> None:
    table = laid_out()
    shown = table.session.view(1)
    top = {name: shown[name] for name in list(shown)[:10]}
    assert top == {
        "game": "raccoon",
        "you": 1,
        "round": 1,
        "start_seat": 0,
        "to_act": 0,
        "phase": "turn",
        "ending": None,
        "over": False,
        "deck": 45,
        "discard": [50, 51],
    }
    table.state.phase, table.state.ending = Over("towns"), "towns"
    shown = table.session.view(None)
    assert (shown["you"], shown["to_act"], shown["phase"]) == (None, None, "over")
    assert (shown["ending"], shown["over"], shown["turn"]) == ("towns", True, None)


@pytest.mark.rule("RT-08", "RT-09", "RT-A01")
def test_a_track_shows_price_limits_and_supply() -> None:
    table = laid_out()
    table.price(iron=7)
    iron = {"commodity": "iron", "price": 7, "min": 2, "max": 13}
    assert table.session.view(None)["market"][2] == {**iron, "supply": 22}
    wheat = {"commodity": "wheat", "price": 1, "min": 1, "max": 12, "supply": None}
    assert Table(unlimited_supply=True).session.view(None)["market"][0] == wheat


@pytest.mark.rule("RT-40", "RT-43", "RT-47", "RT-52", "RT-76", "RT-A40")
def test_offers_show_what_they_cost_everybody_and_are_worth_to_everybody() -> None:
    shown = laid_out().session.view(None)
    tycoon_card = {"company": "tycoon", "minimum": 7, "points": [4, 9, 16, 25], "worth": [4, 7, 4]}
    assert shown["railroads"] == {"deck": 3, "offer": [tycoon_card, None]}
    warehouse, shop = {"tile": "warehouse", "cost": 10}, {"tile": "machine_shop", "cost": 30}
    out = shown["tiles"]["out"]
    assert shown["tiles"] == {"stack": 2, "offer": [warehouse, None, shop, warehouse], "out": out}
    full, less = {"specific": 3, "any": 4}, {"specific": 2, "any": 3}
    newgate = {
        "town": "newgate",
        "points": 3,
        "specific": {"commodity": "wheat", "count": 3},
        "any": 4,
        "prices": [full, less, full],
        "worth": [3, 5, 3],
    }
    left = {"2": 0, "3": 2, "4": 1, "5": 2}
    assert shown["towns"] == {"deck": 4, "left": left, "offer": newgate}


@pytest.mark.rule("RT-A40")
def test_without_a_town_on_offer_only_the_deck_is_left() -> None:
    table = laid_out()
    table.offer_town(None, deck=["dunmoor", "river_ridge"])
    left = {"2": 0, "3": 0, "4": 1, "5": 1}
    assert table.session.view(None)["towns"] == {"deck": 2, "left": left, "offer": None}


@pytest.mark.rule("RT-86", "RT-87", "RT-88")
def test_a_seat_shows_its_possessions_and_to_itself_money_and_hand() -> None:
    session = laid_out().session
    zeros = {"governors_mansion": 0, "rail_baron": 0, "mayors_office": 0}
    awake = {"since": 0, "active": True}
    open_to_all = {
        "seat": 1,
        "tokens": {"wheat": 0, "wood": 0, "iron": 2, "coal": 0, "goods": 0, "luxury": 1},
        "stored": 3,
        "limit": 12,
        "production_limit": 5,
        "hand_count": 2,
        "hand_limit": 3,
        "railroads": {"fat_cat": 1, "tycoon": 2},
        "towns": ["trinity"],
        "tiles": [{"tile": tile, **awake} for tile in ("brick_works", "factory")],
        "points": {"towns": 3, "railroads": 12, "pairs": 2, "buildings": 2, **zeros},
        "vp": 19,
    }
    two = {"wheat": 1, "wood": 1, "coal": 1, "goods": 1}
    hand = [
        {"card": 2, "produce": two, "raise": {"wood": 1, "iron": 1, "luxury": 1}},
        {
            "card": 3,
            "produce": {"iron": 2, "luxury": 2},
            "raise": {"wood": 1, "goods": 1, "luxury": 1},
        },
    ]
    for viewer, money, cards in ((0, None, None), (None, None, None), (1, 41, hand)):
        seat = session.view(viewer)["players"][1]
        own = {"money": money, "hand": cards}
        assert seat == {**open_to_all, **own, "name": "Bea", "emblem": seat["emblem"]}


@pytest.mark.rule("RT-48")
def test_a_german_tile_is_shown_asleep_in_the_round_it_was_bought() -> None:
    table = Table(edition="de-piatnik")
    table.tiles(0, "bank", since=1)
    tiles = [{"tile": "bank", "since": 1, "active": False}]
    assert table.session.view(None)["players"][0]["tiles"] == tiles
    table.state.round = 2
    tiles = [{"tile": "bank", "since": 1, "active": True}]
    assert table.session.view(None)["players"][0]["tiles"] == tiles


def turn_of(table: Table) -> dict[str, Any]:
    return dict(table.session.view(None)["turn"])


@pytest.mark.rule("RT-23", "RT-44", "RT-72", "RT-73", "RT-78")
def test_the_turn_shows_what_was_done_in_it() -> None:
    fresh: dict[str, Any] = {"extra": False, "bought": False, "took": None, "sold": [], "built": 0}
    fresh |= {"exported": False, "seller": None}
    table = Table()
    assert turn_of(table) == {"seat": 0, **fresh}
    table.tokens(0, iron=1, wheat=1)
    table.tiles(0, "freight_company")
    table.do("sell", commodity="iron", count=1)
    assert turn_of(table) == {"seat": 0, **fresh, "took": "sell", "sold": ["iron"]}
    table.do("sell", commodity="wheat", count=1)
    assert turn_of(table) == {"seat": 0, **fresh, "took": "sell", "sold": ["iron", "wheat"]}
    table.end_turn()
    table.tiles(1, "trading_floor")
    table.tokens(0, wood=1)
    table.tokens(2, wood=1)
    table.do("buy_from_player", seat=2, commodity="wood", count=1)
    assert turn_of(table) == {"seat": 1, **fresh, "bought": True}
    table.state.phase = Turn(1, extra=True)
    assert turn_of(table) == {"seat": 1, **fresh, "extra": True}
    table.do("buy_from_player", seat=0, commodity="wood", count=1)
    assert turn_of(table) == {"seat": 1, **fresh, "extra": True, "bought": True}
    table.state.phase = Turn(1)
    table.offer_tiles("vineyard", None, None, None)
    table.do("build", tile="vineyard")
    assert turn_of(table) == {"seat": 1, **fresh, "took": "build", "built": 1}


@pytest.mark.rule("RT-77", "RT-A13")
def test_the_turn_shows_an_export() -> None:
    table = Table()
    table.tiles(0, "freight_company", "export_company")
    table.tokens(0, iron=2)
    table.do("sell", commodity="iron", count=1, export="iron")
    assert turn_of(table)["exported"]


@pytest.mark.rule("RT-A08")
def test_the_turn_shows_the_one_seller() -> None:
    table = Table(edition="de-piatnik")
    table.tiles(0, "trading_floor", since=0)
    table.state.phase = Trading(0)
    assert turn_of(table)["seller"] is None
    table.tokens(2, wood=2)
    table.do("buy_from_player", seat=2, commodity="wood", count=1)
    assert turn_of(table)["seller"] == 2


@pytest.mark.rule("RT-15", "RT-101")
def test_tiles_out_of_the_game_are_known() -> None:
    table = Table()
    offered = {tile["tile"] for tile in table.session.view(None)["tiles"]["offer"]}
    out = table.session.view(None)["tiles"]["out"]
    basics = [tile.id for tile in TILES.basics]
    assert out == [tile for tile in basics if tile not in offered]
    assert len(out) == 2


@pytest.mark.rule("RT-100")
def test_the_end_shows_its_reason_and_who_declared() -> None:
    table = Table()
    assert table.session.view(None)["end"] is None
    table.state.phase = Over("towns")
    assert table.session.view(None)["end"] == {"reason": "towns", "declared": None}
    table.state.phase = Over("thousand", 2)
    assert table.session.view(0)["end"] == {"reason": "thousand", "declared": 2}


@pytest.mark.rule("RT-40", "RT-41", "RT-42")
def test_the_auction_shows_who_bid_what_and_who_passed() -> None:
    table = Table(players=4)
    table.railroads(3, big_bear=1)
    table.offer_railroads("big_bear", "top_dog")
    table.do("auction", railroad="big_bear")
    lot = {"railroad": "big_bear", "minimum": 5, "points": [3, 7, 13, 21], "worth": [3, 3, 3, 4]}
    opening: dict[str, Any] = {"starter": 0, "bid": None, "leader": None, "passed": []}
    assert table.session.view(None)["auction"] == {**lot, **opening}
    assert table.session.view(None)["turn"] is None
    table.do("bid", amount=6)
    table.do("pass")
    running = {"starter": 0, "bid": 6, "leader": 0, "passed": [1]}
    assert table.session.view(None)["auction"] == {**lot, **running}


@pytest.mark.rule("RT-31", "RT-32", "RT-36", "RT-66")
def test_bonus_and_discard_show_what_is_to_be_decided() -> None:
    table = Table()
    table.tiles(0, "saw_mill", "machine_shop")
    table.tokens(0, iron=11)
    table.produce({"wheat": 1, "wood": 1, "luxury": 1})
    free = {"wheat": 1, "wood": 1, "iron": 1, "coal": 1, "goods": 1, "luxury": 1}
    saw_mill = {"tile": "saw_mill", "take": {"wood": 2}}
    machine_shop = {"tile": "machine_shop", "choose": 1, "from": free}
    shown = table.session.view(None)
    assert shown["bonus"] == {"options": [saw_mill, machine_shop]}
    assert shown["discarding"] is None
    table.do("decline")
    shown = table.session.view(None)
    assert (shown["bonus"], shown["discarding"]) == (None, {"excess": 2})


def test_a_new_game_says_where_it_starts() -> None:
    options = {"edition": "es", "start_seat": 1}
    rules = tycoon.GAMES["raccoon"]
    state, (event,) = rules.setup(rules.resolve_options(options, 3), 3, "seed")
    assert event.to_dict() == {
        "key": "game_started",
        "params": {"start_seat": 1, "edition": "es"},
        "audience": None,
    }
    assert state.to_dict()["start"] == 1
