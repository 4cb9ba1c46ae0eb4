"""What the log is told of every action: each event with exactly the facts its sentence needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
import tycoon

from tests.raccoon.table import Table

Told = list[tuple[str, dict[str, Any]]]


def told(events: Sequence[tycoon.Event]) -> Told:
    """Keys and parameters of the events that everybody may see."""
    return [(event.key, dict(event.params)) for event in events if event.visible_to(None)]


@pytest.mark.rule("RT-15", "RT-20", "RT-21")
def test_set_up_tells_the_tiles_the_tokens_and_the_first_turn() -> None:
    options = {"edition": "de-piatnik", "start_seat": 1}
    session = tycoon.new_game("raccoon", ("Ann", "Bea"), options, "events")
    tiles = ["wheat_field", "lumber_yard", "coal_deposit", "vineyard"]
    events = session.apply(tycoon.Action("choose_start_tiles", tiles=tiles))
    assert told(events) == [("start_tiles_chosen", {"seat": 1, "tiles": tiles})]
    events = session.apply(tycoon.Action("take_start_tokens", tokens=["iron"]))
    assert told(events) == [("tokens_taken", {"seat": 1, "tokens": ["iron"]})]
    events = session.apply(tycoon.Action("take_start_tokens", tokens=["wood", "coal"]))
    assert told(events) == [
        ("tokens_taken", {"seat": 0, "tokens": ["wood", "coal"]}),
        ("round_started", {"round": 1}),
        ("turn_started", {"seat": 1, "round": 1, "extra": False}),
    ]


@pytest.mark.rule("RT-24", "RT-28", "RT-29", "RT-32", "RT-36")
def test_production_tells_card_goods_prices_bonus_and_discard() -> None:
    table = Table()
    table.skip_to(1)
    table.tokens(1, iron=12)
    table.tiles(1, "saw_mill")
    raises = {"wheat": 2, "coal": 1, "goods": 1}
    card = table.card({"wheat": 1, "wood": 1, "luxury": 1}, raises, seat=1)
    table.price(wheat=11, coal=4, goods=5)
    take = {"wheat": 1, "wood": 1, "luxury": 1}
    raised = {"wheat": [11, 12], "coal": [4, 5], "goods": [5, 6]}
    assert told(table.do("produce", card=card, take=take)) == [
        ("produced", {"seat": 1, "card": card, "take": take}),
        ("prices_raised", {"changes": raised}),
    ]
    bonus = {"seat": 1, "tile": "saw_mill", "take": {"wood": 2}}
    assert told(table.do("take_bonus", tile="saw_mill", take={"wood": 2})) == [
        ("bonus_taken", bonus)
    ]
    discarded = {"seat": 1, "commodity": "iron", "count": 6}
    events = table.do("discard", commodity="iron", count=6)
    assert told(events) == [("discarded", discarded)]
    assert told(table.end_turn()) == [
        ("cards_drawn", {"seat": 1, "count": 1}),
        ("turn_ended", {"seat": 1}),
        ("turn_started", {"seat": 2, "round": 1, "extra": False}),
    ]


@pytest.mark.rule("RT-32", "RT-A06")
def test_a_bonus_that_is_declined_is_told() -> None:
    table = Table()
    table.skip_to(1)
    table.tiles(1, "saw_mill")
    card = table.card({"wheat": 1, "wood": 1, "luxury": 1}, seat=1)
    table.do("produce", card=card, take={"wheat": 1, "wood": 1, "luxury": 1})
    assert told(table.do("decline")) == [("bonus_declined", {"seat": 1})]
    assert table.phase == "done"


@pytest.mark.rule("RT-29", "RT-A02")
def test_a_reshuffled_deck_and_a_drawn_card_are_told() -> None:
    table = Table()
    state = table.state
    state.discard, state.deck = state.deck + state.discard, []
    table.session.apply(table.all_of("produce")[0])
    everything = len(table.state.discard)
    events = table.end_turn()
    drawn = {"seat": 0, "card": table.player(0).hand[-1]}
    assert [event.to_dict() for event in events[:3]] == [
        {"key": "deck_reshuffled", "params": {"count": everything}, "audience": None},
        {"key": "card_drawn", "params": drawn, "audience": 0},
        {"key": "cards_drawn", "params": {"seat": 0, "count": 1}, "audience": None},
    ]


@pytest.mark.rule("RT-37", "RT-39", "RT-67", "RT-77")
def test_a_sale_tells_export_income_the_price_after_and_commissions() -> None:
    table = Table()
    table.skip_to(1)
    table.tokens(1, iron=3)
    table.tiles(1, "export_company")
    table.tiles(2, "coal_iron_trading_firm")
    table.price(iron=11)
    exported = {"seat": 1, "commodity": "iron", "from": 11, "to": 13}
    sale = {"commodity": "iron", "count": 3, "price": 13, "income": 39, "price_after": 10}
    commission = {"seat": 2, "tile": "coal_iron_trading_firm", "amount": 3}
    assert told(table.do("sell", commodity="iron", count=3, export="iron")) == [
        ("exported", exported),
        ("sold", {"seat": 1, **sale}),
        ("commission_paid", commission),
    ]


@pytest.mark.rule("RT-40", "RT-43", "RT-44", "RT-70", "RT-A33")
def test_an_auction_tells_bids_the_winner_and_the_extra_action() -> None:
    table = Table()
    table.skip_to(1)
    table.offer_railroads("big_bear", "top_dog", deck=["fat_cat"])
    table.tiles(0, "auction_house")
    started = ("auction_started", {"seat": 1, "railroad": "big_bear"})
    assert told(table.do("auction", railroad="big_bear")) == [started]
    assert told(table.do("bid", amount=5)) == [("bid_made", {"seat": 1, "amount": 5})]
    assert told(table.do("bid", amount=6)) == [("bid_made", {"seat": 2, "amount": 6})]
    assert told(table.do("pass")) == [("bid_passed", {"seat": 0})]
    won = {"seat": 2, "railroad": "big_bear", "amount": 6, "starter": 1}
    assert told(table.do("pass")) == [
        ("bid_passed", {"seat": 1}),
        ("auction_won", won),
        ("commission_paid", {"seat": 0, "tile": "auction_house", "amount": 5}),
        ("railroad_revealed", {"railroad": "fat_cat"}),
        ("turn_started", {"seat": 1, "round": 1, "extra": True}),
    ]
    assert told(table.do("decline")) == [("extra_declined", {"seat": 1})]
    assert table.refusal("sell", commodity="iron", count=1) == "action_taken"
    assert table.session.view(None)["turn"]["took"] == "decline"


@pytest.mark.rule("RT-43")
def test_who_wins_the_own_auction_has_taken_its_action() -> None:
    table = Table(players=2)
    table.offer_railroads("big_bear", "top_dog")
    table.do("auction", railroad="big_bear")
    table.do("bid", amount=5)
    won = {"seat": 0, "railroad": "big_bear", "amount": 5, "starter": 0}
    assert told(table.do("pass")) == [("bid_passed", {"seat": 1}), ("auction_won", won)]
    assert table.session.view(None)["turn"]["took"] == "auction"
    assert table.session.view(None)["railroads"]["offer"][0] is None, "the refill waits"


@pytest.mark.rule("RT-46", "RT-47", "RT-50", "RT-72", "RT-A26")
def test_building_tells_the_tile_its_cost_and_the_next_tile() -> None:
    table = Table()
    table.skip_to(1)
    table.money(1, 50)
    table.tiles(1, "construction_company", "tool_and_die")
    table.offer_tiles("vineyard", "bank", None, None)
    table.stack("smuggler", "factory", "warehouse")
    assert told(table.do("build", tile="vineyard")) == [
        ("built", {"seat": 1, "tile": "vineyard", "cost": 6}),
        ("tile_revealed", {"tile": "smuggler"}),
        ("tile_revealed", {"tile": "factory"}),
        ("tile_revealed", {"tile": "warehouse"}),
    ]
    upgraded = {"seat": 1, "tile": "loom", "from": "tool_and_die", "cost": 15}
    assert told(table.do("upgrade", tile="tool_and_die")) == [("upgraded", upgraded)]


@pytest.mark.rule("RT-51", "RT-52", "RT-89")
def test_a_town_tells_what_was_paid_and_the_last_one_that_the_end_has_come() -> None:
    table = Table()
    table.skip_to(1)
    table.tokens(1, wheat=3)
    table.offer_town("newgate", deck=["river_ridge"])
    bought = {"seat": 1, "town": "newgate", "pay": {"wheat": 3}, "points": 3}
    assert told(table.do("buy_town", pay={"wheat": 3})) == [("town_bought", bought)]
    assert told(table.end_turn())[0] == ("town_revealed", {"town": "river_ridge"})
    table.tokens(2, wheat=5)
    bought = {"seat": 2, "town": "river_ridge", "pay": {"wheat": 5}, "points": 5}
    assert told(table.do("buy_town", pay={"wheat": 5})) == [
        ("town_bought", bought),
        ("end_triggered", {"seat": 2, "reason": "towns"}),
    ]
    assert told(table.end_turn()) == [
        ("turn_ended", {"seat": 2}),
        ("game_over", {"reason": "towns"}),
    ]


@pytest.mark.rule("RT-90", "RT-91")
def test_the_last_building_tells_who_brought_the_end() -> None:
    table = Table(edition="de-piatnik")
    table.skip_to(1)
    table.offer_tiles("vineyard", None, None, None)
    table.stack()
    assert told(table.do("build", tile="vineyard")) == [
        ("built", {"seat": 1, "tile": "vineyard", "cost": 6}),
        ("end_triggered", {"seat": 1, "reason": "buildings"}),
    ]


@pytest.mark.rule("RT-89", "RT-91")
def test_the_last_railroad_tells_who_brought_the_end() -> None:
    table = Table()
    table.skip_to(1)
    table.offer_railroads(None, "big_bear")
    table.do("auction", railroad="big_bear")
    table.do("bid", amount=5)
    table.do("bid", amount=6)
    table.do("pass")
    won = {"seat": 2, "railroad": "big_bear", "amount": 6, "starter": 1}
    assert told(table.do("pass")) == [
        ("bid_passed", {"seat": 1}),
        ("auction_won", won),
        ("end_triggered", {"seat": 2, "reason": "railroads"}),
        ("turn_started", {"seat": 1, "round": 1, "extra": True}),
    ]


@pytest.mark.rule("RT-78", "RT-A08")
def test_a_purchase_between_players_tells_both_and_the_price() -> None:
    table = Table(edition="de-piatnik")
    table.skip_to(1)
    table.money(1, 20)
    table.tiles(1, "trading_floor")
    table.tokens(2, wood=3, iron=2)
    table.price(wood=4)
    card = table.card({"wheat": 1, "wood": 1, "luxury": 1}, {"wheat": 2, "coal": 1, "goods": 1}, 1)
    table.do("produce", card=card, take={"wheat": 1, "wood": 1, "luxury": 1})
    deal = {"commodity": "wood", "count": 2, "price": 4, "paid": 8}
    events = table.do("buy_from_player", seat=2, commodity="wood", count=2)
    assert told(events) == [("bought_from_player", {"seat": 1, "seller": 2, **deal})]
    assert told(table.do("decline")) == [("trading_ended", {"seat": 1})]
    assert table.phase == "done"


@pytest.mark.rule("RT-21", "RT-91")
def test_a_new_round_is_told_with_its_number() -> None:
    table = Table(players=2)
    table.skip_to(1)
    table.session.apply(table.all_of("produce")[0])
    assert told(table.end_turn())[-3:] == [
        ("turn_ended", {"seat": 1}),
        ("round_started", {"round": 2}),
        ("turn_started", {"seat": 0, "round": 2, "extra": False}),
    ]


@pytest.mark.rule("RT-100")
def test_a_declared_victory_is_told_with_its_seat() -> None:
    table = Table(thousand="declare")
    table.skip_to(1)
    table.money(1, 1000)
    assert told(table.do("declare_victory")) == [
        ("victory_declared", {"seat": 1}),
        ("game_over", {"reason": "thousand"}),
    ]
    assert table.session.outcome is not None
    assert table.session.outcome.winners == (1,)


@pytest.mark.rule("RT-100", "RT-A38")
def test_the_last_call_is_told_seat_by_seat() -> None:
    table = Table(thousand="declare")
    table.skip_to(2)
    table.tokens(2, wheat=3)
    table.offer_town("newgate")
    table.do("buy_town", pay={"wheat": 3})
    table.money(0, 1000)
    table.money(2, 1001)
    events = table.end_turn()
    assert told(events) == [("turn_ended", {"seat": 2}), ("last_call", {"seat": 2})]
    assert told(table.do("decline")) == [("last_call", {"seat": 0})]
    assert table.refusal("end_turn") == "last_call_only"
    assert told(table.do("decline")) == [("game_over", {"reason": "towns"})]


@pytest.mark.rule("RT-91", "RT-100")
@pytest.mark.parametrize("thousand", ["off", "automatic"])
def test_without_declaring_nobody_is_asked_at_the_end(thousand: str) -> None:
    table = Table(thousand=thousand)
    table.skip_to(2)
    table.tokens(2, wheat=3)
    table.offer_town("newgate")
    table.do("buy_town", pay={"wheat": 3})
    table.money(0, 1000)
    assert ("game_over", {"reason": "towns"}) in told(table.end_turn())
    assert table.session.outcome is not None


@pytest.mark.rule("RT-100", "RT-A38")
def test_exactly_a_thousand_wins_by_itself_and_a_dollar_less_does_not() -> None:
    for money, over in ((998, False), (999, True)):
        table = Table(thousand="automatic")
        table.money(0, money)
        table.tokens(0, wheat=1)
        table.price(wheat=1)
        table.do("sell", commodity="wheat", count=1)
        assert (table.session.outcome is not None) is over


@pytest.mark.rule("RT-43", "RT-47", "RT-52")
@pytest.mark.parametrize(
    ("do", "revealed"),
    [
        ("produce", ["card_drawn", "cards_drawn"]),
        ("sell", []),
        ("auction", ["railroad_revealed"]),
        ("build", ["tile_revealed"]),
        ("buy_town", ["town_revealed"]),
    ],
)
def test_whatever_is_turned_up_or_drawn_counts_as_revealed(do: str, revealed: list[str]) -> None:
    table = Table()
    table.tokens(0, wheat=4)
    table.money(0, 30)
    played = table.session.apply(table.all_of(do)[0])
    while table.session.prompt().phase == "auction":
        others = table.state.phase.seat
        played += table.do("bid", amount=10) if others == 0 else table.do("pass")
    assert [event for event in played if event.reveals] == []
    assert [event.key for event in table.end_turn() if event.reveals] == revealed
