"""Every rule, and every change that an option makes to one, has a test that carries its id."""

from __future__ import annotations

from tests.rule_table import PROVED, Found


def test_no_rule_is_without_a_test(proved_rules: Found) -> None:
    assert [rule for rule in PROVED if rule not in proved_rules] == []
