"""Counts of legal-action sequences from fixed positions with a small word list.

A position is a seed and a number of moves, each drawn from the whole list of legal actions, so that
it depends on nothing but the list; ``counts[n]`` is how many sequences of n + 1 legal actions lead
on from it. Any change of a rule shows here; to write the table anew after a
wanted one, run ``python -m tests.letter.test_perft`` with the engine on the path.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
import tycoon
from tycoon.kernel.randomness import Random

from tests.conformance.play import new_game
from tests.perft import perft

TABLE = Path(__file__).with_name("perft.toml")
POSITIONS: list[dict[str, Any]] = tomllib.loads(TABLE.read_text())["position"]
MODES = ("table", "automatic", "off")
#: Few enough sequences to be counted in a moment.
FEW = 300


def reach(mode: str, players: int, after: int) -> tycoon.Session:
    """The game after so many random moves; everybody may use some special patents."""
    game = new_game("letter", players, {"challenge": mode}, f"perft {after}")
    for player, letters in zip(game.state.players, ("XK", "ZB", "QJ", "V"), strict=False):
        player.patents = list(letters)
    dice = Random.from_text(f"perft {mode} {players}")
    for _ in range(after):
        listed = list(game.legal_actions())
        game.apply(listed[dice.randrange(len(listed))])
    return game


@pytest.mark.parametrize(
    "position", POSITIONS, ids=lambda p: f"{p['challenge']}-{p['players']}-{p['after']}"
)
def test_so_many_sequences_of_actions(position: dict[str, Any]) -> None:
    game = reach(position["challenge"], position["players"], position["after"])
    assert game.prompt().phase == position["phase"]
    depths = range(1, len(position["counts"]) + 1)
    assert [perft(game.rules, game.state, depth) for depth in depths] == position["counts"]


def _rows() -> str:
    rows = ["# challenge, players and random moves -> sequences of 1, 2, 3 legal actions\n"]
    for mode in MODES:
        for players in range(2, 6):
            for after in (0, 25, 60, 110):
                game = reach(mode, players, after)
                counts = [perft(game.rules, game.state, 1)]
                while len(counts) < 3 and counts[-1] < FEW:
                    counts.append(perft(game.rules, game.state, len(counts) + 1))
                rows.append(
                    f'[[position]]\nchallenge = "{mode}"\nplayers = {players}\nafter = {after}\n'
                    f'phase = "{game.prompt().phase}"\ncounts = {counts}\n'
                )
    return "\n".join(rows)


if __name__ == "__main__":
    TABLE.write_text(_rows())
