"""What triggers the end, and how the round is completed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.raccoon.table import Table, keys, only


def last_town(players: int = 3, **options: Any) -> Table:
    table = Table(players, **options)
    table.offer_town("beaver_ford")
    for seat in range(players):
        table.tokens(seat, wood=3)
    return table


def produce_and_end(table: Table) -> list[str]:
    table.session.apply(table.all_of("produce")[0])
    return keys(table.end_turn())


@pytest.mark.rule("RT-89", "RT-91")
def test_the_last_town_triggers_the_end_and_the_round_is_completed() -> None:
    table = last_town(3)
    events = table.do("buy_town", pay={"wood": 2})
    assert only(events, "end_triggered") == {"seat": 0, "reason": "towns"}
    assert table.session.view(None)["ending"] == "towns"
    assert "game_over" not in keys(table.end_turn())
    assert table.session.to_act == 1
    assert "game_over" not in produce_and_end(table)
    assert table.session.to_act == 2
    assert produce_and_end(table)[-1] == "game_over"
    assert table.session.to_act is None
    assert table.session.outcome is not None
    assert table.session.outcome.reason == "towns"


@pytest.mark.rule("RT-91", "RT-A22")
def test_the_last_seat_ends_the_game_with_its_own_turn() -> None:
    table = Table(3, start_seat=1)
    table.skip_to(0)
    table.tokens(0, wood=3)
    table.offer_town("beaver_ford")
    table.do("buy_town", pay={"wood": 2})
    assert table.session.outcome is None
    assert only(table.end_turn(), "game_over") == {"reason": "towns"}
    assert table.session.view(None)["over"] is True


@pytest.mark.rule("RT-89")
def test_the_last_but_one_town_ends_nothing() -> None:
    table = last_town(3)
    table.offer_town("beaver_ford", deck=["newgate"])
    assert keys(table.do("buy_town", pay={"wood": 2})) == ["town_bought"]
    table.end_turn()
    assert table.session.view(None)["ending"] is None


@pytest.mark.rule("RT-89", "RT-A20")
def test_the_last_railroad_triggers_when_it_is_sold_not_when_it_is_shown() -> None:
    table = Table(2)
    table.money(0, 100)
    table.offer_railroads("fat_cat", "top_dog")
    table.do("auction", railroad="fat_cat")
    table.do("bid", amount=4)
    assert "end_triggered" not in keys(table.do("pass"))
    table.end_turn()
    table.skip_to(0)
    table.do("auction", railroad="top_dog")
    table.do("bid", amount=6)
    assert only(table.do("pass"), "end_triggered") == {"seat": 0, "reason": "railroads"}


@pytest.mark.rule("RT-A21", "RT-89")
def test_a_trigger_in_my_lost_auction_leaves_me_my_action() -> None:
    table = Table(3)
    table.money(1, 50)
    table.offer_railroads("fat_cat", None)
    table.do("auction", railroad="fat_cat")
    table.do("bid", amount=4)
    table.do("bid", amount=5)
    table.do("pass")
    events = table.do("pass")
    assert only(events, "end_triggered") == {"seat": 1, "reason": "railroads"}
    assert (table.session.to_act, table.phase) == (0, "turn")
    for seat in (0, 1, 2):
        assert table.session.to_act == seat
        produce_and_end(table)
    assert table.session.outcome is not None


@pytest.mark.rule("RT-A23")
def test_a_second_trigger_in_the_last_round_changes_nothing() -> None:
    table = last_town(3)
    table.do("buy_town", pay={"wood": 2})
    table.end_turn()
    table.money(1, 50)
    table.offer_railroads("fat_cat", None)
    table.do("auction", railroad="fat_cat")
    for _ in range(3):
        call = table.all_of("pass") or table.all_of("bid")
        events = table.session.apply(call[0])
    assert "end_triggered" not in keys(events)
    table.end_turn()
    assert "game_over" in produce_and_end(table)
    assert table.session.outcome is not None
    assert table.session.outcome.reason == "towns"


@pytest.mark.rule("RT-91")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_player_right_of_the_start_player_has_the_last_turn(players: int) -> None:
    table = last_town(players, start_seat=1)
    table.do("buy_town", pay={"wood": 2})
    table.end_turn()
    seats = [1]
    while table.session.to_act is not None:
        seats.append(table.session.to_act)
        produce_and_end(table)
    assert seats == [(1 + step) % players for step in range(players)]


@pytest.mark.rule("RT-89", "RT-90")
@pytest.mark.parametrize(("triggers", "ends"), [("two", False), ("three", True)])
def test_the_last_building_ends_only_german_games(triggers: str, ends: bool) -> None:
    table = Table(end_triggers=triggers)
    table.money(0, 50)
    table.offer_tiles("warehouse", None, None, None)
    table.stack()
    events = table.do("build", tile="warehouse")
    assert ("end_triggered" in keys(events)) == ends


@pytest.mark.rule("RT-89")
def test_after_the_end_nothing_can_be_done() -> None:
    table = last_town(2)
    table.do("buy_town", pay={"wood": 2})
    table.end_turn()
    produce_and_end(table)
    assert list(table.session.legal_actions()) == []
    assert table.session.prompt().to_dict() == {"seat": None, "phase": "over", "choices": []}
    assert table.refusal("end_turn") == "game_over"


def exhaust(table: Table, what: str) -> list[str]:
    """The seat to act takes the last of one set; returns what happened."""
    seat = table.session.to_act or 0
    table.money(seat, 60)
    if what == "towns":
        table.offer_town("beaver_ford")
        table.tokens(seat, wood=2)
        return keys(table.do("buy_town", pay={"wood": 2}))
    if what == "buildings":
        table.offer_tiles("warehouse", None, None, None)
        table.stack()
        return keys(table.do("build", tile="warehouse"))
    table.offer_railroads("fat_cat", None)
    table.do("auction", railroad="fat_cat")
    table.do("bid", amount=4)
    return keys(table.do("pass"))


@pytest.mark.rule("RT-92", "RT-A45", "RT-89@longer=True")
@pytest.mark.parametrize(
    "triggers",
    [
        "two",
        pytest.param(
            "three",
            marks=pytest.mark.rule(
                "RT-92@end_triggers=three", "RT-A45@end_triggers=three", "RT-90@longer=True"
            ),
        ),
    ],
)
@pytest.mark.parametrize("first", ["towns", "railroads", "buildings"])
@pytest.mark.parametrize("second", ["towns", "railroads", "buildings"])
def test_the_longer_game_ends_with_the_second_exhausted_set(
    first: str, second: str, triggers: str
) -> None:
    if first == second:
        return
    table = Table(2, longer=True, end_triggers=triggers)
    assert "end_triggered" not in exhaust(table, first)
    table.end_turn()
    assert table.session.view(None)["ending"] is None
    assert "end_triggered" in exhaust(table, second)
    assert table.session.view(None)["ending"] == "sets"
    table.end_turn()
    assert table.session.outcome is not None, "the second seat was the last of the round"


@pytest.mark.rule("RT-A23@longer=True")
def test_in_the_longer_game_a_third_set_changes_nothing() -> None:
    table = Table(3, longer=True)
    exhaust(table, "towns")
    table.end_turn()
    assert "end_triggered" in exhaust(table, "buildings")
    table.end_turn()
    table.money(0, 0)
    table.offer_railroads("fat_cat", None)
    table.do("auction", railroad="fat_cat")
    table.do("bid", amount=4)
    table.do("pass")
    assert "end_triggered" not in keys(table.do("pass"))
    assert table.session.view(None)["ending"] == "sets"


@pytest.mark.rule("RT-A45")
def test_in_the_longer_game_an_exhausted_set_just_goes_away() -> None:
    table = Table(2, longer=True)
    exhaust(table, "towns")
    table.end_turn()
    table.tokens(1, wood=8)
    assert table.refusal("buy_town", pay={"wood": 2}) == "no_town_on_offer"
    assert table.refusal("sell", commodity="wood", count=1) is None
