"""The rules text of the product and the list of tested rules speak of the same rules."""

from __future__ import annotations

import pytest
import tycoon
from tycoon.letter import handbook as letter
from tycoon.raccoon import handbook as raccoon

from tests.rule_table import BY_GAME, ELSEWHERE

HANDBOOKS = {"raccoon": raccoon, "letter": letter}


@pytest.mark.parametrize("game", sorted(tycoon.GAMES))
def test_every_rule_of_the_handbook_is_tested_or_of_another_edition(game: str) -> None:
    rules, tested = HANDBOOKS[game].RULES, BY_GAME[game]
    assert set(rules) <= set(tested) | set(ELSEWHERE)
    examples = {rule for rule in tested if rule[3] in "TD"}
    assert set(tested) - examples <= set(rules)
    assert len(set(rules)) == len(rules)


@pytest.mark.parametrize("game", sorted(tycoon.GAMES))
def test_a_rule_that_needs_an_option_names_a_value_it_can_have(game: str) -> None:
    options = {option.id: option for option in tycoon.GAMES[game].options}
    for rule, (option, value) in HANDBOOKS[game].ONLY_WITH.items():
        assert rule in HANDBOOKS[game].RULES
        assert options[option].accepts(value)
