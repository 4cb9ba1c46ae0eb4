"""A quick look at who wins; `tycoon/bots/README.md` has the table that many games made."""

from __future__ import annotations

import pytest
from tycoon.league import Plan, Setting, in_processes, played
from tycoon.league.statistics import findings
from tycoon.lexicon import SHIPPED


@pytest.mark.parametrize("word_list", SHIPPED)
@pytest.mark.parametrize(("strong", "weak"), [("trader", "apprentice"), ("tycoon", "trader")])
def test_a_level_beats_the_one_below(strong: str, weak: str, word_list: str) -> None:
    options = (("word_list", word_list), ("challenge", "automatic"))
    plan = Plan(Setting("letter", options, "quick"), (strong, weak), (2,), 60)
    (row,) = findings(plan, played(plan, in_processes(1)))[0].rows
    assert row.share.games == 60
    assert row.share.won >= 36, f"{strong} won {row.share.won} of 60 against {weak}"
