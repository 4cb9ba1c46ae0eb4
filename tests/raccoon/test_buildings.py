"""Buying and upgrading tiles, the offer, and tiles that change a turn."""

from __future__ import annotations

import pytest

from tests.raccoon.table import Table, keys, only

#: A tile, and how many cards its owner may hold.
MORE_CARDS = pytest.mark.parametrize(("tile", "cards"), [("smuggler", 4), ("black_market", 5)])


def building(*owned: str, money: int = 100) -> Table:
    """Seat 0 has these tiles, and so much for others."""
    table = Table()
    table.tiles(0, *owned)
    table.money(0, money)
    table.offer_tiles("warehouse", "smuggler", "bank", "wheat_field")
    table.stack("factory", "rail_baron", "brick_works")
    return table


@pytest.mark.rule("RT-46")
def test_a_tile_on_offer_is_paid_to_the_bank_and_taken() -> None:
    table = building(money=25)
    assert [fields["tile"] for fields in table.legal("build")] == [
        "warehouse", "smuggler", "wheat_field",
    ]  # fmt: skip
    events = table.do("build", tile="smuggler")
    assert only(events, "built") == {"seat": 0, "tile": "smuggler", "cost": 20}
    assert table.purse(0) == 5
    assert table.owned_tiles(0) == ["smuggler"]
    offer = table.session.view(None)["tiles"]["offer"]
    assert [tile and tile["tile"] for tile in offer] == ["warehouse", None, "bank", "wheat_field"]


@pytest.mark.rule("RT-46")
def test_only_tiles_on_offer_can_be_bought() -> None:
    table = building()
    assert table.refusal("build", tile="factory") == "tile_not_on_offer"
    assert table.refusal("build", tile="grain_farm") == "tile_not_on_offer"
    assert table.refusal("build", tile="castle") == "unknown_tile"


@pytest.mark.rule("RT-47")
def test_the_offer_is_filled_up_from_the_stack() -> None:
    table = building()
    table.do("build", tile="smuggler")
    assert only(table.end_turn(), "tile_revealed") == {"tile": "factory"}
    tiles = table.session.view(None)["tiles"]
    assert [tile["tile"] for tile in tiles["offer"]] == [
        "warehouse", "factory", "bank", "wheat_field",
    ]  # fmt: skip
    assert tiles["stack"] == 2


@pytest.mark.rule("RT-47", "RT-A35")
def test_with_an_empty_stack_fewer_tiles_are_on_offer() -> None:
    table = building()
    table.stack()
    table.do("build", tile="smuggler")
    assert "tile_revealed" not in keys(table.end_turn())
    table.offer_tiles(None, None, None, None)
    assert table.impossible("build") == "no_tile_on_offer"


@pytest.mark.rule("RT-48")
def test_a_tile_works_at_once() -> None:
    table = building()
    table.do("build", tile="warehouse")
    me = table.session.view(None)["players"][0]
    assert me["limit"] == 14
    assert me["tiles"] == [{"tile": "warehouse", "since": 1, "active": True}]


@pytest.mark.rule("RT-48@new_tiles=next_round", "RT-A30")
def test_german_tiles_work_from_the_next_round_on() -> None:
    table = Table(2, new_tiles="next_round")
    table.money(1, 30)
    table.offer_tiles("lumber_wheat_trading_firm", "smuggler", "bank", "wheat_field")
    table.skip_to(1)
    table.tokens(1, wood=2)
    table.do("build", tile="lumber_wheat_trading_firm")
    assert table.session.view(None)["players"][1]["limit"] == 10
    assert table.session.view(None)["players"][1]["tiles"][0]["active"] is False
    table.end_turn()
    table.tokens(0, wheat=1)
    events = table.do("sell", commodity="wheat", count=1)
    assert only(events, "commission_paid")["seat"] == 1
    assert table.session.view(None)["players"][1]["limit"] == 11


@pytest.mark.rule("RT-48@new_tiles=next_round", "RT-A30")
def test_two_copies_of_a_tile_become_active_one_after_the_other() -> None:
    table = Table(2, new_tiles="next_round")
    table.tiles(0, "warehouse", "warehouse")
    table.player(0).since = [0, 1]
    shown = table.session.view(None)["players"][0]
    assert shown["limit"] == 14
    assert [tile["active"] for tile in shown["tiles"]] == [True, False]


@pytest.mark.rule("RT-49", "RT-50")
def test_an_upgrade_flips_the_tile_for_the_whole_price() -> None:
    table = building(money=100)
    table.tiles(0, "wheat_field", "machine_shop", "warehouse")
    assert table.legal("upgrade") == [{"tile": "wheat_field"}, {"tile": "machine_shop"}]
    offer = table.session.view(None)["tiles"]
    events = table.do("upgrade", tile="machine_shop")
    assert only(events, "upgraded") == {
        "seat": 0, "tile": "water_mill", "from": "machine_shop", "cost": 60,
    }  # fmt: skip
    assert table.purse(0) == 40
    assert table.owned_tiles(0) == ["wheat_field", "water_mill", "warehouse"]
    assert table.session.view(None)["tiles"] == offer, "nothing leaves the offer"


@pytest.mark.rule("RT-50")
def test_what_cannot_be_upgraded() -> None:
    table = building(money=100)
    table.tiles(0, "grain_farm", "warehouse")
    assert table.refusal("upgrade", tile="wheat_field") == "tile_not_owned"
    assert table.refusal("upgrade", tile="grain_farm") == "tile_has_no_upgrade"
    assert table.refusal("upgrade", tile="warehouse") == "tile_has_no_upgrade"
    assert table.refusal("upgrade", tile="castle") == "unknown_tile"
    assert table.legal("upgrade") == []


@pytest.mark.rule("RT-49")
def test_a_bought_double_sided_tile_shows_its_front() -> None:
    table = building()
    table.do("build", tile="wheat_field")
    assert table.owned_tiles(0) == ["wheat_field"]
    assert table.purse(0) == 96


@pytest.mark.rule("RT-72", "RT-A26", "RT-47")
def test_construction_builds_twice_with_the_offer_refilled_between() -> None:
    table = building("construction_company")
    events = table.do("build", tile="smuggler")
    assert only(events, "tile_revealed") == {"tile": "factory"}
    assert {action.do for action in table.session.legal_actions()} == {
        "build", "upgrade", "end_turn",
    } - {"upgrade"}  # fmt: skip
    table.do("build", tile="factory")
    assert table.refusal("build", tile="warehouse") == "action_taken"
    assert [action.do for action in table.session.legal_actions()] == ["end_turn"]
    assert table.purse(0) == 100 - 20 - 40


@pytest.mark.rule("RT-72", "RT-A26")
def test_construction_may_buy_and_upgrade_the_same_tile() -> None:
    table = building("construction_company")
    table.do("build", tile="wheat_field")
    table.do("upgrade", tile="wheat_field")
    assert table.owned_tiles(0) == ["construction_company", "grain_farm"]
    assert table.purse(0) == 100 - 4 - 9


@pytest.mark.rule("RT-72", "RT-A26")
def test_construction_may_upgrade_twice_or_stop_after_one() -> None:
    table = building("construction_company", "wheat_field", "vineyard")
    table.do("upgrade", tile="vineyard")
    before = table.state.copy()
    table.do("upgrade", tile="wheat_field")
    assert table.owned_tiles(0) == ["construction_company", "grain_farm", "glass_works"]
    assert [action.do for action in table.session.legal_actions()] == ["end_turn"]
    table.session.undo()
    assert table.state.to_dict() == before.to_dict()
    table.end_turn()
    assert table.session.to_act == 1


@pytest.mark.rule("RT-72")
def test_construction_builds_nothing_after_another_action() -> None:
    table = building("construction_company")
    table.session.apply(table.all_of("produce")[0])
    assert table.refusal("build", tile="smuggler") == "action_taken"


@pytest.mark.rule("RT-A25", "RT-72")
@pytest.mark.parametrize(
    ("new_tiles", "again"),
    [
        ("at_once", True),
        pytest.param("next_round", False, marks=pytest.mark.rule("RT-A25@new_tiles=next_round")),
    ],
)
def test_a_new_construction_company_helps_in_the_same_turn(new_tiles: str, again: bool) -> None:
    table = Table(new_tiles=new_tiles)
    table.money(0, 100)
    table.offer_tiles("construction_company", "warehouse", "bank", "vineyard")
    table.do("build", tile="construction_company")
    assert (table.refusal("build", tile="warehouse") is None) == again


@pytest.mark.rule("RT-74", "RT-75", "RT-A28")
@pytest.mark.parametrize(
    "new_tiles",
    [
        "at_once",
        pytest.param("next_round", marks=pytest.mark.rule("RT-A28@new_tiles=next_round")),
    ],
)
@MORE_CARDS
def test_new_cards_are_drawn_the_turn_the_tile_is_bought(
    tile: str, cards: int, new_tiles: str
) -> None:
    table = Table(new_tiles=new_tiles)
    table.money(0, 100)
    table.offer_tiles(tile, None, None, None)
    table.do("build", tile=tile)
    assert len(table.player(0).hand) == 3
    assert only(table.end_turn(), "cards_drawn") == {"seat": 0, "count": cards - 3}
    assert len(table.player(0).hand) == cards


@pytest.mark.rule("RT-A28", "RT-74", "RT-75", "RT-A26")
@pytest.mark.parametrize(
    "edition",
    ["en-2018", pytest.param("de-piatnik", marks=pytest.mark.rule("RT-A28@new_tiles=next_round"))],
)
@MORE_CARDS
def test_a_second_purchase_is_decided_with_the_new_cards_in_hand(
    tile: str, cards: int, edition: str
) -> None:
    table = Table(edition=edition)
    table.money(0, 100)
    table.tiles(0, "construction_company")
    table.offer_tiles(tile, "warehouse", None, None)
    table.stack()
    events = table.do("build", tile=tile)
    assert only(events, "cards_drawn") == {"seat": 0, "count": cards - 3}
    assert len(table.player(0).hand) == cards
    assert not table.session.can_undo
    table.do("build", tile="warehouse")
    assert "cards_drawn" not in keys(table.end_turn())
    assert len(table.player(0).hand) == cards


@pytest.mark.rule("RT-A28", "RT-A43")
def test_the_second_of_two_purchases_draws_when_the_turn_ends() -> None:
    table = building("construction_company")
    table.do("build", tile="warehouse")
    table.do("build", tile="smuggler")
    assert len(table.player(0).hand) == 3
    assert table.session.can_undo
    assert only(table.end_turn(), "cards_drawn") == {"seat": 0, "count": 1}


@pytest.mark.rule("RT-A28@extra_cards=next_production")
def test_extra_cards_that_wait_also_wait_when_one_may_build_again() -> None:
    table = Table(extra_cards="next_production")
    table.money(0, 100)
    table.tiles(0, "construction_company")
    table.offer_tiles("smuggler", "warehouse", None, None)
    assert "cards_drawn" not in keys(table.do("build", tile="smuggler"))


@pytest.mark.rule("RT-A28@extra_cards=next_production")
def test_the_extra_cards_may_wait_for_the_next_production() -> None:
    table = Table(2, extra_cards="next_production")
    table.money(0, 100)
    table.offer_tiles("black_market", None, None, None)
    table.do("build", tile="black_market")
    assert "cards_drawn" not in keys(table.end_turn())
    table.skip_to(0)
    table.session.apply(table.all_of("produce")[0])
    assert only(table.end_turn(), "cards_drawn") == {"seat": 0, "count": 3}


@pytest.mark.rule("RT-A28", "RT-75")
def test_a_black_market_after_a_smuggler_adds_one_card() -> None:
    table = building("smuggler")
    table.player(0).hand.append(table.state.deck.pop())
    table.offer_tiles("black_market", None, None, None)
    table.do("build", tile="black_market")
    table.end_turn()
    assert len(table.player(0).hand) == 5
