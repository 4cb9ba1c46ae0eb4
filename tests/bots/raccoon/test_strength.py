"""A quick look at who wins; `engine/README.md` has the table that many games made."""

from __future__ import annotations

import pytest
from tycoon.bots.match import interval, match

from tests.bots.raccoon.tables import bot


@pytest.mark.parametrize(
    ("strong", "weak", "effort"), [("trader", "apprentice", 1.0), ("tycoon", "trader", 0.3)]
)
def test_a_level_beats_the_one_below(strong: str, weak: str, effort: float) -> None:
    seeds = [f"quick {number}" for number in range(30)]
    played = list(match("raccoon", [bot(strong), bot(weak)], seeds, effort=effort))
    assert len(played) == 60
    won = sum(game.share(0) for game in played)
    assert won >= 33, f"{strong} won {won} of 60 against {weak}"


def test_intervals_are_wilsons() -> None:
    low, high = interval(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)  # Newcombe 1998, method 3
    assert interval(0, 0) == (0.0, 1.0)


def test_a_match_gives_every_bot_every_seat_of_a_deal() -> None:
    games = list(match("raccoon", [bot("apprentice"), bot("trader"), bot("apprentice")], ["seat"]))
    assert [game.seats for game in games] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert all(sum(game.share(place) for place in range(3)) == pytest.approx(1) for game in games)
