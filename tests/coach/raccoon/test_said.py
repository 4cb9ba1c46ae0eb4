"""What the coach says over whole games: nothing too often or never, nothing against itself."""

from __future__ import annotations

import ast
from itertools import islice

import pytest
from tycoon.games.raccoon.coach import auctions, goods, purchases, sentences

from tests.coach.raccoon.asking import asked, contradictions, counted
from tests.page.desk import WEB

COACH = WEB.parent / "engine" / "tycoon" / "games" / "raccoon" / "coach"

#: Said only where not even the points that are expected tell two moves apart, or where none of four
#: first buildings fits the own cards.
LAST_RESORT = {"more_often", "tiles_first"}


def all_codes() -> set[str]:
    """Those of every sentence; facts that an action has besides are not among them."""
    found = set()
    for name in ("goods", "purchases", "auctions", "sentences"):
        for node in ast.walk(ast.parse((COACH / f"{name}.py").read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason":
                parts = [one for one in ast.walk(node.args[0]) if isinstance(one, ast.Constant)]
                found |= {part.value for part in parts if isinstance(part.value, str)}
    return found


def test_every_sentence_can_be_said_of_some_action() -> None:
    used = {*sentences.all_sentences()}
    for module in (goods, purchases, auctions):
        for name, one in vars(module).items():
            if callable(one) and getattr(one, "__module__", "") == module.__name__:
                assert name.startswith("_") or one in used, name


@pytest.mark.parametrize(("games", "every", "most"), [(4, 12, 0.30), (200, 12, 0.15)], ids=str)
def test_no_sentence_is_said_at_every_turn(games: int, every: int, most: float) -> None:
    said = counted(asked(games, every))
    total = said.total()
    assert [(code, n / total) for code, n in said.items() if n > most * total] == []
    assert not {"only", "chance"} & set(said)
    if games >= 200:
        assert sorted(all_codes() - set(said) - LAST_RESORT) == [], "never said"


@pytest.mark.parametrize("decisions", [10, 40, 1000])
def test_nothing_that_is_said_speaks_for_the_other(decisions: int) -> None:
    found = islice(asked(500, 7, "contradictions"), decisions)
    assert [wrong for one in found if (wrong := contradictions(one))] == []
