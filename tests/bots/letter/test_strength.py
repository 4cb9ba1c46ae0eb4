"""A quick look at who wins; `engine/README.md` has the table that many games made."""

from __future__ import annotations

import pytest
from tycoon.bots import make
from tycoon.bots.match import match
from tycoon.lexicon import SHIPPED


@pytest.mark.parametrize("word_list", SHIPPED)
@pytest.mark.parametrize(("strong", "weak"), [("trader", "apprentice"), ("tycoon", "trader")])
def test_a_level_beats_the_one_below(strong: str, weak: str, word_list: str) -> None:
    seeds = [f"quick {number}" for number in range(30)]
    options = {"word_list": word_list, "challenge": "automatic"}
    bots = [make("letter", strong), make("letter", weak)]
    played = list(match("letter", bots, seeds, options))
    assert len(played) == 60
    won = sum(game.share(0) for game in played)
    assert won >= 36, f"{strong} won {won} of 60 against {weak}"
