"""The rules text of the product and the list of tested rules speak of the same rules."""

from __future__ import annotations

from tycoon.raccoon import handbook
from tycoon.raccoon.options import OPTIONS

from tests.raccoon.rule_ids import PROVED, RULES


def test_every_rule_of_the_handbook_has_a_title_in_the_table_of_tests() -> None:
    examples = {rule for rule in RULES if rule.startswith(("RT-T", "RT-D"))}
    assert set(RULES) - examples == set(handbook.RULES)


def test_every_change_is_one_of_a_rule_by_a_value_of_an_option() -> None:
    values = {option.id: [str(value) for value in option.choices] for option in OPTIONS}
    for change in PROVED:
        rule, mark, choice = change.partition("@")
        option, _, value = choice.partition("=")
        assert rule in RULES
        assert not mark or value in values[option], change


def test_every_option_changes_some_rule_or_brings_one_in() -> None:
    """So no edition can differ from the handbook without a rule, and a test, that says so."""
    told = {change.partition("@")[2] for change in handbook.CHANGES}
    told |= {f"{option}={value}" for option, value in handbook.ONLY_WITH.values()}
    differing = {
        f"{option.id}={value}"
        for option in OPTIONS
        if option.id not in ("edition", "start_seat")
        for value in option.choices
        if value != option.default
    }
    assert differing - told == set()
