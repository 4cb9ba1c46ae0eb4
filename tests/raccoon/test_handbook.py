"""The rules text of the product and the list of tested rules speak of the same rules."""

from __future__ import annotations

from tycoon.raccoon import handbook

from tests.raccoon.rule_ids import ELSEWHERE, RULES


def test_every_rule_of_the_handbook_is_tested_or_of_another_edition() -> None:
    assert set(handbook.RULES) <= set(RULES) | set(ELSEWHERE)
    examples = {rule for rule in RULES if rule.startswith(("RT-T", "RT-D"))}
    assert set(RULES) - examples <= set(handbook.RULES)
