"""One number for how the engine plays: equal on every machine, and told for every release.

A hundred random games, half of them of each game that has them, are hashed with every action and
how they end. Whoever gets the same number has the same rules, the same chance and the same lists.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence

from tycoon.kernel.actions import Action
from tycoon.kernel.randomness import Random
from tycoon.session.dealing import new_game

GAMES = 100


def digest(names: Sequence[str], games: int = GAMES) -> str:
    """SHA-256 over so many games in all, of these by turns, at all numbers of seats by turns."""
    total = hashlib.sha256()
    for number in range(games):
        for line in told(names[number % len(names)], number):
            total.update(line.encode() + b"\n")
    return total.hexdigest()


def told(game: str, number: int) -> Iterator[str]:
    """Every action of a random game, and its end, as JSON."""
    session = new_game(
        game, [f"Player {seat}" for seat in range(2 + number // 2 % 4)], seed=f"golden {number}"
    )
    state, rules = session.state.copy(), session.rules
    dice = Random.from_text(f"golden moves {game} {number}")
    while state.phase.seat is not None:
        action: Action = rules.sample_action(state, dice)
        yield json.dumps(action.to_dict(), sort_keys=True)
        rules.play(state, action)
    outcome = rules.outcome(state)
    assert outcome is not None
    yield json.dumps(outcome.to_dict(), sort_keys=True)
