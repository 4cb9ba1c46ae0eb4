"""A quick look at who wins; `tycoon/bots/README.md` has the table that many games made."""

from __future__ import annotations

import pytest
from tycoon.league import Plan, Setting, in_processes, played
from tycoon.league.statistics import findings


@pytest.mark.parametrize(
    ("strong", "weak", "effort"), [("trader", "apprentice", 1.0), ("tycoon", "trader", 0.3)]
)
def test_a_level_beats_the_one_below(strong: str, weak: str, effort: float) -> None:
    plan = Plan(Setting("raccoon", seed="quick", effort=effort), (strong, weak), (2,), 60)
    (row,) = findings(plan, played(plan, in_processes(1)))[0].rows
    assert row.share.games == 60
    assert row.share.won >= 33, f"{strong} won {row.share.won} of 60 against {weak}"


@pytest.mark.parametrize("games", [8, 60])
def test_who_only_follows_the_coach_beats_traders(games: int) -> None:
    """At least 70 % of 60 games; `engine/README.md` has what more of them said."""
    plan = Plan(Setting("raccoon", seed="coached"), ("coach", "trader"), (2,), games)
    (row,) = findings(plan, played(plan, in_processes(1)))[0].rows
    assert row.share.games == games
    assert row.share.won >= 0.7 * games, f"it won {row.share.won} of {games}"
