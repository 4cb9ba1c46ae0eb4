"""Every rule of the English editions has a test that carries its id."""

from __future__ import annotations

from tests.rule_table import RULES, Found


def test_no_rule_is_without_a_test(proved_rules: Found) -> None:
    assert [rule for rule in RULES if rule not in proved_rules] == []
