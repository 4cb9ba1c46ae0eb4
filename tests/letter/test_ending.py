"""The goal, the last round and its final turns, scores."""

from __future__ import annotations

import pytest

from tests.letter.table import Table, keys, only


def about_to_buy(seat: int, players: int = 4, start: int = 0) -> Table:
    """``seat`` owns E, A and I ($25) and has played CAT; C costs $3."""
    table = Table(players, start_seat=start)
    table.patents(seat, {2: "EATNIU", 3: "EATN", 4: "EAI", 5: "EA"}[players])
    table.money(seat, 10)
    table.skip_to(seat)
    table.hand(seat, "CATSDOG")
    table.play("CAT")
    return table


@pytest.mark.rule("LT-T4", "LT-47", "LT-48")
def test_example_only_those_between_the_buyer_and_the_zeppelin_still_act() -> None:
    table = about_to_buy(2, start=0)
    assert table.view()["players"][2]["patent_value"] == 25
    events = table.do("buy_patent", letter="C")
    assert only(events, "end_triggered") == {"seat": 2, "reason": "goal"}
    assert table.view()["ending"] == "goal"
    last = table.do("end_turn")
    assert only(last, "turn_started") == {"seat": 3, "round": 1, "final": True}
    assert table.view()["turn"]["final"]
    assert [player["last_turn"] for player in table.view()["players"]] == [True, True, True, False]
    table.do("discard_cards", cards=[])
    assert table.view()["end"] is None
    assert only(table.do("end_turn"), "game_over") == {"reason": "goal"}
    assert (table.view()["turn"], table.view()["end"]["reason"]) == (None, "goal")
    assert (table.phase, table.session.to_act) == ("over", None)
    assert table.view()["turn"] is None


@pytest.mark.rule("LT-47")
@pytest.mark.parametrize(("players", "goal"), [(2, 45), (3, 34), (4, 26), (5, 21)])
def test_exactly_the_goal_is_enough_and_a_dollar_less_is_not(players: int, goal: int) -> None:
    sets = {2: "EATNIU", 3: "EATN", 4: "EAI", 5: "EA"}
    worth = {"EATNIU": 43, "EATN": 33, "EAI": 25, "EA": 18}[sets[players]]
    for letter, cost in (("B", 2), ("C", 3)):
        table = Table(players, hand="BCDFGHL", challenge="off")
        table.patents(0, sets[players])
        table.money(0, 10)
        table.play("BCD")
        events = table.do("buy_patent", letter=letter)
        assert ("end_triggered" in keys(events)) == (worth + cost >= goal)


@pytest.mark.rule("LT-A33", "LT-48")
def test_the_last_seat_of_the_round_ends_the_game_at_once() -> None:
    table = about_to_buy(1, start=2)
    table.do("buy_patent", letter="C")
    assert keys(table.do("end_turn"))[-1] == "game_over"


@pytest.mark.rule("LT-48")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_had_as_many_turns(players: int) -> None:
    table = about_to_buy(0, players, start=0)
    table.do("buy_patent", letter="C")
    assert table.view()["ending"] == "goal"
    table.do("end_turn")
    seats = []
    while table.session.to_act is not None:
        seats.append(table.session.to_act)
        table.skip()
    assert seats == list(range(1, players))


@pytest.mark.rule("LT-A34")
def test_in_the_final_turn_nothing_is_discarded_after_a_word_and_nothing_drawn() -> None:
    table = about_to_buy(2)
    table.do("buy_patent", letter="C")
    assert table.refusal("discard_cards", cards=["D"]) == "final_turn"
    assert "card_drawn" not in keys(table.do("end_turn"))
    assert len(table.player(2).hand) == 4, "also the buyer's turn was a final one"
    table.hand(3, "KINBFGL")
    table.play("KIN")
    if table.phase == "buy":
        table.do("decline")
    assert table.refusal("discard_cards", cards=["B"]) == "final_turn"
    assert keys(table.do("end_turn")) == ["turn_ended", "game_over"]


@pytest.mark.rule("LT-A34", "LT-12")
def test_in_the_final_turn_one_may_still_discard_but_draws_nothing() -> None:
    table = about_to_buy(2)
    table.do("buy_patent", letter="C")
    table.do("end_turn")
    hand = table.player(3).hand[:]
    table.do("discard_cards", cards=hand[:2])
    assert keys(table.do("end_turn")) == ["turn_ended", "game_over"]
    assert table.player(3).hand == hand[2:]


@pytest.mark.rule("LT-24", "LT-48")
def test_the_pool_is_still_refilled_for_who_comes_next() -> None:
    table = Table(4, hand="CTSDGHL", pool="AEO")
    table.patents(0, "EIR")
    table.money(0, 10)
    table.play("CAT", places="hph")
    events = table.do("buy_patent", letter="C")
    assert keys(events) == ["patent_bought", "end_triggered", "pool_refilled"]


@pytest.mark.rule("LT-47", "LT-A35")
def test_a_second_goal_in_the_last_round_changes_nothing() -> None:
    table = about_to_buy(2)
    table.do("buy_patent", letter="C")
    table.do("end_turn")
    table.patents(3, "NTOG")
    table.money(3, 10)
    table.hand(3, "KINDFGL")
    table.play("KIN")
    assert "end_triggered" not in keys(table.do("buy_patent", letter="K"))
    assert keys(table.do("end_turn"))[-1] == "game_over"


@pytest.mark.rule("LT-A35")
def test_the_goal_is_checked_when_a_patent_is_bought_and_never_lost() -> None:
    table = about_to_buy(2)
    table.do("buy_patent", letter="C")
    table.do("end_turn")
    assert table.view()["players"][2]["patent_value"] == 28
    assert table.view()["ending"] == "goal"


@pytest.mark.rule("LT-34", "LT-48", "LT-A34")
def test_a_rejected_word_costs_a_card_in_the_last_round_too() -> None:
    table = about_to_buy(2)
    table.do("buy_patent", letter="C")
    table.do("end_turn")
    table.hand(3, "BDFGHLM")
    table.session.apply(table.laying("BDF"))
    table.answer(0)
    events = keys(table.do("discard_cards", cards=["B"]))
    assert "card_drawn" in events
    assert events[-1] == "game_over"
    assert len(table.player(3).hand) == 7


@pytest.mark.rule("LT-49", "LT-18", "LT-A31")
def test_a_score_is_patents_and_money_and_a_dollar_per_certificate() -> None:
    table = Table(3)
    table.patents(0, "EB")
    table.money(0, 7)
    table.player(0).stock = 4
    score = table.scores_if_over()[0]
    assert score == {"patents": 12, "money": 7, "stock": 4, "total": 23}
    assert table.view()["players"][0]["vp"] == 23


@pytest.mark.rule("LT-49")
def test_most_points_win() -> None:
    table = Table(3)
    table.money(1, 9)
    table.money(2, 8)
    assert table.outcome().winners == (1,)
    assert table.outcome().ranking == ((1,), (2,), (0,))
    assert table.outcome().reason == "goal"


@pytest.mark.rule("LT-50")
def test_a_tie_is_won_by_the_more_valuable_patents() -> None:
    table = Table(3)
    table.patents(0, "A")
    table.money(1, 8)
    table.player(2).stock = 1
    assert table.outcome().ranking == ((0,), (1,), (2,))


@pytest.mark.rule("LT-A32")
def test_a_full_tie_is_shared() -> None:
    table = Table(3)
    table.patents(0, "A")
    table.patents(1, "T")
    table.money(0, 2)
    table.player(1).stock = 2
    assert table.outcome().winners == (0, 1)


@pytest.mark.rule("LT-47")
def test_after_the_end_nothing_can_be_done() -> None:
    table = about_to_buy(1, start=2)
    table.do("buy_patent", letter="C")
    table.do("end_turn")
    assert list(table.session.legal_actions()) == []
    assert table.session.prompt().to_dict() == {"seat": None, "phase": "over", "choices": []}
    assert table.refusal("end_turn") == "game_over"
    assert table.session.outcome is not None
