"""Rounds, the five actions, and what may not be done."""

from __future__ import annotations

from typing import Any

import pytest

from tests.raccoon.table import Table, keys, only


@pytest.mark.rule("RT-21")
def test_turns_go_clockwise_and_the_start_player_opens_every_round() -> None:
    table = Table(4, start_seat=2)
    seats = []
    for _ in range(8):
        seats.append((table.session.to_act, table.session.view(None)["round"]))
        table.session.apply(table.all_of("produce")[0])
        table.end_turn()
    assert seats == [(2, 1), (3, 1), (0, 1), (1, 1), (2, 2), (3, 2), (0, 2), (1, 2)]
    assert table.session.view(None)["start_seat"] == 2


@pytest.mark.rule("RT-21")
def test_a_new_round_is_announced() -> None:
    table = Table(2)
    table.session.apply(table.all_of("produce")[0])
    assert "round_started" not in keys(table.end_turn())
    table.session.apply(table.all_of("produce")[0])
    events = table.end_turn()
    assert only(events, "round_started") == {"round": 2}
    assert only(events, "turn_started") == {"seat": 0, "round": 2, "extra": False}


def rich_table() -> Table:
    """Seat 0 can do each of the five actions, and upgrade."""
    table = Table()
    table.money(0, 100)
    table.tokens(0, wood=4, iron=2)
    table.tiles(0, "wheat_field")
    table.offer_tiles("warehouse", "factory", "bank", "smuggler")
    table.offer_town("beaver_ford", deck=["molehill", "newgate"])
    table.offer_railroads("top_dog", "fat_cat", deck=["big_bear", "sly_fox"])
    return table


@pytest.mark.rule("RT-22")
def test_a_turn_offers_the_five_actions() -> None:
    table = rich_table()
    kinds = {action.do for action in table.session.legal_actions()}
    assert kinds == {"produce", "sell", "auction", "build", "upgrade", "buy_town"}


ACTIONS: list[tuple[str, dict[str, Any]]] = [
    ("sell", {"commodity": "wood", "count": 1}),
    ("build", {"tile": "warehouse"}),
    ("upgrade", {"tile": "wheat_field"}),
    ("buy_town", {"pay": {"wood": 2}}),
]


@pytest.mark.rule("RT-23")
@pytest.mark.parametrize(("what", "fields"), ACTIONS)
def test_after_one_action_only_ending_the_turn_is_left(what: str, fields: dict[str, Any]) -> None:
    table = rich_table()
    table.do(what, **fields)
    assert table.phase == "done"
    assert [action.do for action in table.session.legal_actions()] == ["end_turn"]
    for other, again in [*ACTIONS, ("auction", {"railroad": "top_dog"})]:
        assert table.refusal(other, **again) == "action_taken"
    assert "turn_ended" in keys(table.end_turn())
    assert table.session.to_act == 1


@pytest.mark.rule("RT-23")
def test_after_producing_only_ending_the_turn_is_left() -> None:
    table = Table()
    table.session.apply(table.all_of("produce")[0])
    assert [action.do for action in table.session.legal_actions()] == ["end_turn"]
    for card in table.player(0).hand:
        assert table.refusal("produce", card=card, take={}) == "action_taken"


@pytest.mark.rule("RT-A33")
def test_a_turn_cannot_be_passed() -> None:
    table = Table()
    assert table.refusal("decline") == "must_take_action"
    assert table.refusal("end_turn") == "not_in_this_turn"


@pytest.mark.rule("RT-A33")
def test_with_nothing_at_all_one_can_still_play_a_card_to_move_prices() -> None:
    table = Table()
    table.money(0, 0)
    table.supply(wheat=0, wood=0, iron=0, coal=0, goods=0, luxury=0)
    table.hand(0, 1, 2, 3)
    assert {action.do for action in table.session.legal_actions()} == {"produce"}
    assert [fields["take"] for fields in table.legal("produce")] == [{}] * 3
    table.do("produce", card=3, take={})
    assert table.has(0) == {}
    assert table.price_of("wood") == 2


@pytest.mark.rule("RT-A33", "RT-44")
def test_the_extra_action_may_be_declined() -> None:
    table = Table(2)
    table.money(1, 50)
    table.offer_railroads("top_dog", "fat_cat", deck=["big_bear"])
    table.do("auction", railroad="fat_cat")
    table.do("bid", amount=4)
    table.do("bid", amount=5)
    assert (table.session.to_act, table.phase) == (0, "turn")
    assert keys(table.do("decline")) == ["extra_declined"]
    assert [action.do for action in table.session.legal_actions()] == ["end_turn"]
    table.end_turn()
    assert table.session.to_act == 1


@pytest.mark.rule("RT-22@must_act=True", "RT-A33@must_act=True")
def test_german_tables_must_take_the_extra_action() -> None:
    table = Table(2, must_act=True)
    table.money(1, 50)
    table.offer_railroads("top_dog", "fat_cat")
    table.do("auction", railroad="fat_cat")
    table.do("bid", amount=4)
    table.do("bid", amount=5)
    assert table.refusal("decline") == "must_take_extra_action"


@pytest.mark.rule("RT-A43")
def test_an_action_can_be_taken_back_until_something_is_revealed() -> None:
    table = rich_table()
    before = table.state.to_dict()
    for what, fields in [*ACTIONS, ("auction", {"railroad": "fat_cat"})]:
        events = table.do(what, **fields)
        assert not any(event.reveals for event in events)
        assert table.session.can_undo
        table.session.undo()
        assert table.state.to_dict() == before
    table.do("build", tile="warehouse")
    table.end_turn()
    assert not table.session.can_undo


@pytest.mark.rule("RT-A43", "RT-29", "RT-47", "RT-52")
def test_cards_and_offers_are_drawn_when_the_turn_ends() -> None:
    table = rich_table()
    deck = len(table.state.deck)
    table.session.apply(table.all_of("produce")[0])
    while table.phase != "done":
        table.session.apply(next(table.session.legal_actions()))
    assert len(table.player(0).hand) == 2
    assert len(table.state.deck) == deck
    events = table.end_turn()
    assert len(table.player(0).hand) == 3
    drawn = next(event for event in events if event.key == "card_drawn")
    assert drawn.audience == 0
    assert only(events, "cards_drawn") == {"seat": 0, "count": 1}
