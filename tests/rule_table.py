"""The rules of every game, and which tests prove them.

Each rule needs a test with the marker ``@pytest.mark.rule("RT-37")``, each change that an option
makes to one a test with ``@pytest.mark.rule("RT-81@bank_cost=50")``, the id under which the rules
in the app tell of it. Ids and titles are in each game's folder, in `rule_ids.py`.
"""

from __future__ import annotations

from tycoon.games.letter.rules import handbook as letter_handbook
from tycoon.games.raccoon.rules import handbook as raccoon_handbook

from tests.letter import rule_ids as letter
from tests.raccoon import rule_ids as raccoon

#: Rule id -> the tests that carry it.
Found = dict[str, list[str]]


def titles(lines: str) -> dict[str, str]:
    """Id and title of each line."""
    rows = (line.partition(" ") for line in lines.strip().splitlines())
    return {rule: title for rule, _, title in rows}


#: By game: rule id -> title.
RULES = {"raccoon": titles(raccoon.LINES), "letter": titles(letter.LINES)}
#: By game: rules with an option's value.
CHANGES = {
    "raccoon": (*raccoon_handbook.CHANGES, *raccoon.ALSO),
    "letter": (*letter_handbook.CHANGES, *letter.ALSO),
}
#: Rule, or rule with an option's value -> title. One without a test fails the run.
PROVED = {rule: title for rules in RULES.values() for rule, title in rules.items()} | {
    change: f"the same with {change.partition('@')[2]}"
    for changes in CHANGES.values()
    for change in changes
}
