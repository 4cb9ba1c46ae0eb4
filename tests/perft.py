"""Counting sequences of legal actions, as chess programs do."""

from __future__ import annotations

from typing import Any


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
