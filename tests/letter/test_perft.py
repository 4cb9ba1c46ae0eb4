"""Counts of legal-action sequences from fixed positions with a small word list."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import tycoon
from tycoon.kernel.randomness import Random

from tests.conformance.play import new_game
from tests.perft import assert_counted, every_position, how, move, perft, row

TABLE = Path(__file__).with_name("perft.toml")
MODES = ("table", "automatic", "off")
#: Few enough sequences to be counted in a moment.
FEW = 300


def reach(mode: str, players: int, after: int) -> tycoon.Session:
    """The game after so many random moves; everybody may use some special patents."""
    game = new_game("letter", players, {"challenge": mode}, f"perft {after}")
    for player, letters in zip(game.state.players, ("XK", "ZB", "QJ", "V"), strict=False):
        player.patents = list(letters)
    return move(game, Random.from_text(f"perft {mode} {players}"), after)


@every_position(TABLE)
def test_so_many_sequences_of_actions(position: dict[str, Any]) -> None:
    assert_counted(reach(*how(position)), position)


def _rows() -> str:
    rows = ["# challenge, players and random moves -> sequences of 1, 2, 3 legal actions\n"]
    for mode, players, after in product(MODES, range(2, 6), (0, 25, 60, 110)):
        game = reach(mode, players, after)
        counts = [perft(game.rules, game.state, 1)]
        while len(counts) < 3 and counts[-1] < FEW:
            counts.append(perft(game.rules, game.state, len(counts) + 1))
        rows.append(row(game, counts, challenge=mode, players=players, after=after))
    return "\n".join(rows)


if __name__ == "__main__":
    TABLE.write_text(_rows())
