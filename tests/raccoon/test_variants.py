"""Optional rules: $1,000, beginners, the longer game, conflicts between options."""

from __future__ import annotations

from typing import Any

import pytest
import tycoon

from tests.raccoon.table import NAMES, Table, keys, only


@pytest.mark.rule("RT-100")
def test_a_thousand_dollars_win_nothing_in_the_plain_game() -> None:
    table = Table()
    table.money(0, 5000)
    assert table.refusal("declare_victory") == "no_sudden_death"
    assert "declare_victory" not in {choice.do for choice in table.session.prompt().choices}


@pytest.mark.rule("RT-100", "RT-A38")
def test_with_a_thousand_dollars_one_may_declare_victory() -> None:
    table = Table(thousand="declare")
    table.money(0, 999)
    assert table.refusal("declare_victory") == "below_a_thousand"
    table.money(0, 1000)
    table.towns(1, "river_ridge")
    events = table.do("declare_victory")
    assert keys(events) == ["victory_declared", "game_over"]
    outcome = table.session.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "thousand")
    assert outcome.ranking[0] == (0,)


@pytest.mark.rule("RT-91@thousand=declare", "RT-98@thousand=declare")
def test_a_declared_victory_beats_more_points_in_the_middle_of_a_round() -> None:
    table = Table(thousand="declare")
    table.skip_to(1)
    table.money(1, 1000)
    table.towns(0, "river_ridge")
    assert table.scores_if_over()[0]["total"] > table.scores_if_over()[1]["total"]
    table.do("declare_victory")
    assert table.session.outcome is not None
    assert table.session.outcome.winners == (1,)


def three_sold(thousand: str) -> tuple[Table, list[tycoon.Event]]:
    """Seat 0 had $990 and has sold three wood at $5, with what happened."""
    table = Table(thousand=thousand)
    table.money(0, 990)
    table.tokens(0, wood=10)
    table.price(wood=5)
    return table, table.do("sell", commodity="wood", count=3)


@pytest.mark.rule("RT-100", "RT-A38")
def test_one_may_as_well_play_on_and_declare_later() -> None:
    table, _ = three_sold("declare")
    assert table.refusal("declare_victory") is None, "right after the money came in"
    table.end_turn()
    table.skip_to(0)
    assert table.refusal("declare_victory") is None


def paid_after_the_last_turn(**options: Any) -> Table:
    """Seats 0 and 1 reach $1,000 by the very last sale, when they have no more turns."""
    table = Table(thousand="declare", **options)
    table.offer_town("beaver_ford")
    table.tokens(0, wood=2)
    table.do("buy_town", pay={"wood": 2})
    table.end_turn()
    table.skip_to(2)
    for seat in (0, 1):
        table.tiles(seat, "lumber_wheat_trading_firm")
        table.money(seat, 998)
    table.tokens(2, wheat=2)
    table.do("sell", commodity="wheat", count=2)
    return table


@pytest.mark.rule("RT-100", "RT-A38")
def test_who_is_paid_after_their_last_turn_may_still_declare() -> None:
    table = paid_after_the_last_turn()
    assert table.phase == "done"
    assert only(table.end_turn(), "last_call") == {"seat": 0}
    assert (table.phase, table.session.to_act) == ("last_call", 0)
    dos = {action.do for action in table.session.legal_actions()}
    assert dos == {"decline", "declare_victory"}
    assert table.refusal("sell", commodity="wheat", count=1) == "last_call_only"
    table.do("declare_victory")
    outcome = table.session.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "thousand")


@pytest.mark.rule("RT-100", "RT-A38")
def test_whoever_does_not_declare_leaves_it_to_the_next_and_then_to_the_points() -> None:
    table = paid_after_the_last_turn()
    table.end_turn()
    assert only(table.do("decline"), "last_call") == {"seat": 1}
    assert only(table.do("decline"), "game_over") == {"reason": "towns"}
    outcome = table.session.outcome
    assert outcome is not None
    assert outcome.reason == "towns"


@pytest.mark.rule("RT-100")
def test_nobody_is_asked_without_a_thousand_dollars() -> None:
    table = paid_after_the_last_turn()
    for seat in (0, 1):
        table.money(seat, 999)
    assert only(table.end_turn(), "game_over") == {"reason": "towns"}


@pytest.mark.rule("RT-100@thousand=automatic", "RT-A38")
def test_german_megatycoons_win_at_once() -> None:
    table, events = three_sold("automatic")
    assert keys(events) == ["sold", "game_over"]
    outcome = table.session.outcome
    assert outcome is not None
    assert outcome.winners == (0,)


@pytest.mark.rule("RT-91@thousand=automatic", "RT-98@thousand=automatic")
def test_megatycoons_beat_more_points_in_the_middle_of_a_round() -> None:
    table = Table(thousand="automatic")
    table.skip_to(1)
    table.money(1, 999)
    table.tokens(1, wood=1)
    table.towns(0, "river_ridge")
    assert table.scores_if_over()[0]["total"] > table.scores_if_over()[1]["total"]
    table.do("sell", commodity="wood", count=1)
    assert table.session.outcome is not None
    assert table.session.outcome.winners == (1,)


@pytest.mark.rule("RT-A38")
@pytest.mark.parametrize(("seller", "winner"), [(0, 1), (1, 1), (2, 3)])
def test_of_several_the_first_in_turn_order_wins(seller: int, winner: int) -> None:
    table = Table(4, thousand="automatic")
    table.skip_to(seller)
    for owner, firm in ((1, "lumber_wheat_trading_firm"), (3, "auction_house")):
        table.tiles(owner, firm)
        table.money(owner, 999)
    table.tiles(3, "lumber_wheat_trading_firm")
    table.tokens(seller, wood=3)
    assert only(table.do("sell", commodity="wood", count=3), "game_over") == {"reason": "thousand"}
    outcome = table.session.outcome
    assert outcome is not None
    assert outcome.winners == (winner,)


@pytest.mark.rule("RT-101", "RT-A32")
def test_beginners_play_on_when_their_few_tiles_are_gone() -> None:
    table = Table(2, beginner="four")
    table.money(0, 100)
    for _ in range(4):
        table.do("build", tile=table.legal("build")[0]["tile"])
        assert "end_triggered" not in keys(table.end_turn())
        table.skip_to(0)
    tiles = table.session.view(None)["tiles"]
    assert (tiles["stack"], tiles["offer"]) == (0, [None] * 4)


@pytest.mark.rule("RT-101@beginner=six", "RT-A32", "RT-47")
def test_beginners_with_six_tiles_draw_the_other_two() -> None:
    table = Table(2, beginner="six")
    table.money(0, 100)
    table.do("build", tile=table.legal("build")[0]["tile"])
    assert "tile_revealed" in keys(table.end_turn())
    assert table.session.view(None)["tiles"]["stack"] == 1


def other_two(seed: str) -> tuple[int, ...]:
    chosen = {"beginner": "six", "start_tiles": "chosen", "start_seat": 0}
    game = tycoon.new_game("raccoon", NAMES[:2], chosen, seed)
    tiles = ["wheat_field", "lumber_yard", "coal_deposit", "iron_deposit"]
    game.apply(tycoon.Action("choose_start_tiles", tiles=tiles))
    return tuple(game.state.tile_deck)


@pytest.mark.rule("RT-17", "RT-A32")
def test_a_stack_of_two_basic_tiles_is_shuffled_too() -> None:
    assert len({other_two(str(number)) for number in range(20)}) == 2


@pytest.mark.rule("RT-A45", "RT-A32", "RT-A32@end_triggers=three")
@pytest.mark.parametrize(
    ("options", "refused"),
    [
        ({"beginner": "four", "longer": True}, "beginner_with_longer"),
        ({"beginner": "six", "end_triggers": "three"}, "beginner_with_building_trigger"),
        ({"beginner": "four", "start_offer": "mixed"}, "beginner_with_mixed_offer"),
        ({"start_tiles": "chosen", "start_offer": "mixed"}, "mixed_offer_with_chosen_tiles"),
    ],
)
def test_options_that_make_no_sense_together_are_refused(
    options: dict[str, Any], refused: str
) -> None:
    with pytest.raises(tycoon.SetupError) as error:
        tycoon.new_game("raccoon", NAMES[:3], options)
    assert error.value.code == refused


@pytest.mark.rule("RT-04@edition=es")
def test_editions_are_only_sets_of_options() -> None:
    english = tycoon.new_game("raccoon", NAMES[:3]).options
    spanish = tycoon.new_game("raccoon", NAMES[:3], {"edition": "es"}).options
    german = tycoon.new_game("raccoon", NAMES[:3], {"edition": "de-piatnik"}).options
    assert {k: v for k, v in spanish.items() if english[k] != v} == {"edition": "es", "supply": 30}
    assert {k: v for k, v in german.items() if english[k] != v} == {
        "edition": "de-piatnik", "start_tiles": "chosen", "production_order": "prices_first",
        "new_tiles": "next_round", "trading_floor": "any_goods", "export": "any_commodity",
        "bank_cost": 50, "bank_divisor": 10, "end_triggers": "three", "must_act": True,
    }  # fmt: skip
    assert english["edition"] == "en-2018"
    assert (english["longer"], english["thousand"], english["beginner"]) == (False, "off", "off")
