"""Counting sequences of legal actions, as chess programs do, and the tables of such counts.

A position is a seed and a number of moves, each drawn from the whole list of legal actions, so that
it depends on nothing but the list; ``counts[n]`` is how many sequences of n + 1 legal actions lead
on from it. Any change of a rule shows here; to write a table anew after a wanted one, run
``python -m tests.raccoon.test_perft``, or the other game's, with the engine on the path.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
import tycoon
from tycoon.kernel.randomness import Random


def perft(rules: Any, state: Any, depth: int) -> int:
    """How many sequences of ``depth`` legal actions there are."""
    if depth == 0 or state.phase.seat is None:
        return 1
    total = 0
    for action in rules.legal_actions(state):
        after = state.copy()
        rules.apply(after, action)
        total += perft(rules, after, depth - 1)
    return total


def move(session: tycoon.Session, dice: Random, moves: int) -> tycoon.Session:
    """The game after so many random moves."""
    for _ in range(moves):
        listed = list(session.legal_actions())
        session.apply(listed[dice.randrange(len(listed))])
    return session


def how(position: dict[str, Any]) -> list[Any]:
    """What a row begins with: by what the position is reached."""
    return list(position.values())[:3]


def every_position(table: Path) -> pytest.MarkDecorator:
    """Gives a test the rows of this table."""
    rows = tomllib.loads(table.read_text())["position"]
    return pytest.mark.parametrize("position", rows, ids=lambda row: "-".join(map(str, how(row))))


def assert_counted(session: tycoon.Session, position: dict[str, Any]) -> None:
    """Is it the position of this row, and do so many sequences lead on?"""
    assert session.prompt().phase == position["phase"]
    depths = range(1, len(position["counts"]) + 1)
    counts = [perft(session.rules, session.state, depth) for depth in depths]
    assert counts == position["counts"]


def row(session: tycoon.Session, counts: list[int], **position: Any) -> str:
    """Of a table: how the position is reached, and what leads on."""
    fields = {**position, "phase": session.prompt().phase, "counts": counts}
    written = (f"{name} = {json.dumps(value)}\n" for name, value in fields.items())
    return "[[position]]\n" + "".join(written)
