"""The rules text of the product and the list of tested rules speak of the same rules."""

from __future__ import annotations

import pytest
from tycoon import GAMES
from tycoon.games.letter.rules import handbook as letter
from tycoon.games.raccoon.rules import handbook as raccoon
from tycoon.kernel.options import Option

from tests.rule_table import CHANGES, RULES

HANDBOOKS = {"raccoon": raccoon, "letter": letter}
every_game = pytest.mark.parametrize("game", sorted(GAMES))


def values(option: Option) -> list[str]:
    """All it may be, as in a change's id."""
    first, last = option.range
    return [str(value) for value in option.choices or range(first, last + 1)]


@every_game
def test_every_rule_of_the_handbook_has_a_title_in_the_table_of_tests(game: str) -> None:
    rules, titled = HANDBOOKS[game].RULES, RULES[game]
    examples = {rule for rule in titled if rule[3] in "TD"}
    assert set(titled) - examples == set(rules)
    assert len(set(rules)) == len(rules)


@every_game
def test_every_change_is_one_of_a_rule_by_a_value_of_an_option(game: str) -> None:
    options = {option.id: option for option in GAMES[game].options}
    for change in CHANGES[game]:
        rule, _, choice = change.partition("@")
        option, _, value = choice.partition("=")
        assert rule in RULES[game]
        assert value in values(options[option]), change


@every_game
def test_every_option_changes_some_rule_or_brings_one_in(game: str) -> None:
    """So nothing can differ from the handbook without a rule, and a test, that says so."""
    handbook = HANDBOOKS[game]
    told = {change.partition("@")[2] for change in handbook.CHANGES}
    brought = handbook.ONLY_WITH.values()
    told |= {f"{option}={value}" for option, values in brought for value in values}
    differing = {
        f"{option.id}={value}"
        for option in GAMES[game].options
        if option.id not in ("edition", "start_seat") and option.choices
        for value in option.choices
        if value != option.default
    }
    assert differing - told == set()


@every_game
def test_a_rule_that_needs_an_option_names_a_value_it_can_have(game: str) -> None:
    options = {option.id: option for option in GAMES[game].options}
    for rule, (option, possible) in HANDBOOKS[game].ONLY_WITH.items():
        assert rule in HANDBOOKS[game].RULES
        assert possible
        assert all(options[option].accepts(value) for value in possible)
