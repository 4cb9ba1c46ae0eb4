"""Counts of legal-action sequences from fixed positions, one table for every preset.

A position is a seed and a number of moves, each drawn from the whole list of legal actions, so that
it depends on nothing but the list; ``counts[n]`` is how many sequences of n + 1 legal actions lead
on from it. Any change of a rule shows here; to write the table anew after a
wanted one, run ``python tests/raccoon/test_perft.py`` with the engine on the path.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
import tycoon
from tycoon.kernel.randomness import Random

from tests.perft import perft

TABLE = Path(__file__).with_name("perft.toml")
POSITIONS: list[dict[str, Any]] = tomllib.loads(TABLE.read_text())["position"]
NAMES = ("Ann", "Bea", "Cy", "Dot", "Eli")


def reach(edition: str, players: int, after: int) -> tuple[tycoon.Session, Any]:
    """The session's rules and the state after so many random moves."""
    game = tycoon.new_game("raccoon", NAMES[:players], {"edition": edition}, f"perft {after}")
    dice = Random.from_text(f"perft {edition} {players}")
    for _ in range(after):
        listed = list(game.legal_actions())
        game.apply(listed[dice.randrange(len(listed))])
    return game, game.state


@pytest.mark.parametrize(
    "position", POSITIONS, ids=lambda p: f"{p['edition']}-{p['players']}-{p['after']}"
)
def test_so_many_sequences_of_actions(position: dict[str, Any]) -> None:
    game, state = reach(position["edition"], position["players"], position["after"])
    assert state.phase.name == position["phase"]
    counts = [perft(game.rules, state, depth + 1) for depth in range(len(position["counts"]))]
    assert counts == position["counts"]


def _rows() -> str:
    rows = ["# edition, players and random moves -> sequences of 1, 2, 3 legal actions\n"]
    for edition in tycoon.GAMES["raccoon"].presets:
        for players in range(2, 6):
            for after in (0, 30, 90, 150):
                game, state = reach(edition, players, after)
                counts = [perft(game.rules, state, depth) for depth in (1, 2)]
                if counts[-1] < 2_000:
                    counts.append(perft(game.rules, state, 3))
                rows.append(
                    f'[[position]]\nedition = "{edition}"\nplayers = {players}\nafter = {after}\n'
                    f'phase = "{state.phase.name}"\ncounts = {counts}\n'
                )
    return "\n".join(rows)


if __name__ == "__main__":
    TABLE.write_text(_rows())
