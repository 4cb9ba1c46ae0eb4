"""Scores: patents, money and stock (LT-49, LT-50, LT-A31)."""

from __future__ import annotations

from tycoon.games.letter.rules.cards import value
from tycoon.games.letter.rules.phases import Over
from tycoon.games.letter.rules.state import Player, State
from tycoon.kernel.outcome import Outcome


def score(player: Player) -> dict[str, int]:
    """Points by source and their total: a dollar for a dollar, and for each certificate one."""
    parts = {"patents": value(player.patents), "money": player.money, "stock": player.stock}
    return {**parts, "total": sum(parts.values())}


def outcome(state: State) -> Outcome | None:
    """Most points win, then the most valuable patents (LT-50); a full tie is shared (LT-A32)."""
    if not isinstance(state.phase, Over):
        return None
    scores = [score(player) for player in state.players]
    standings = [(points["total"], points["patents"]) for points in scores]
    return Outcome.ranked(scores, standings, state.phase.reason)
