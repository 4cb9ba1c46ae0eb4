"""Who has won, or that nobody has."""

from __future__ import annotations

import pytest
from tycoon.kernel.outcome import AGREED, Outcome


def outcome(reason: str, winners: tuple[int, ...], *totals: int) -> Outcome:
    scores = tuple({"total": total, "money": 0} for total in totals)
    return Outcome(winners, (winners,), scores, reason)


@pytest.mark.rule("RT-A48", "LT-A46")
def test_a_table_that_stops_has_no_winner() -> None:
    assert outcome(AGREED, (0,), 7, 3).given_up
    assert outcome(AGREED, (0, 1), 0, 0).given_up


def test_a_victory_that_all_share_without_a_point_is_none() -> None:
    assert outcome("towns", (0, 1), 0, 0).given_up
    assert not outcome("towns", (0, 1), 4, 4).given_up


@pytest.mark.rule("RT-100")
def test_who_wins_by_money_needs_no_point() -> None:
    assert not outcome("thousand", (1,), 0, 0).given_up
    assert not outcome("towns", (0,), 7, 3).given_up


def test_the_scores_of_a_game_that_was_given_up_say_so() -> None:
    told = outcome(AGREED, (0,), 7, 3).lines(["Ann", "Bea"])
    assert told == ["Given up, nobody has won (agreed)", "1. Ann: total 7, money 0"]
    assert outcome("towns", (0,), 7, 3).lines(["Ann", "Bea"])[0] == "Final scores (towns)"
