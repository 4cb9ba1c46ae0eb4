"""Golden games: what is recorded of a whole game, and that it still ends so."""

from __future__ import annotations

import json
from pathlib import Path

import tycoon


def assert_ends_as_it_did(file: Path) -> None:
    """Replayed strictly, action by action."""
    recorded = json.loads(file.read_text(encoding="utf-8"))
    game = tycoon.load_game(json.dumps(recorded["save"]))
    assert not game.from_checkpoint
    assert game.outcome is not None
    assert game.outcome.to_dict() == recorded["outcome"]
    assert game.state.round == recorded["round"]


def record(file: Path, game: tycoon.Session) -> None:
    """Write a finished game down."""
    assert game.outcome
    recorded = {
        "round": game.state.round,
        "outcome": game.outcome.to_dict(),
        "save": json.loads(game.dumps()),
    }
    file.write_text(json.dumps(recorded, separators=(",", ":")) + "\n")
