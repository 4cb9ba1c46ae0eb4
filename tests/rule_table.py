"""The rules of every game, and which tests prove them.

Each rule needs a test with the marker ``@pytest.mark.rule("RT-37")``. A game's ids and titles are
in its folder, `rule_ids.py`; ``ELSEWHERE`` are rules of other editions: a test may carry them,
none must.
"""

from __future__ import annotations

from tests.letter import rule_ids as letter
from tests.raccoon import rule_ids as raccoon

#: Rule id -> the tests that carry it.
Found = dict[str, list[str]]


def titles(lines: str) -> dict[str, str]:
    """Id and title of each line."""
    rows = (line.partition(" ") for line in lines.strip().splitlines())
    return {rule: title for rule, _, title in rows}


#: By game: rule id -> title.
BY_GAME = {"raccoon": titles(raccoon.LINES), "letter": titles(letter.LINES)}
RULES = {rule: title for rules in BY_GAME.values() for rule, title in rules.items()}
ELSEWHERE = {**raccoon.ELSEWHERE, **letter.ELSEWHERE}
