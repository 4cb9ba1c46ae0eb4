"""Counts of legal-action sequences from fixed positions, one table for every preset."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import tycoon
from tycoon.kernel.randomness import Random

from tests.perft import assert_counted, every_position, how, move, perft, row

TABLE = Path(__file__).with_name("perft.toml")
NAMES = ("Ann", "Bea", "Cy", "Dot", "Eli")


def reach(edition: str, players: int, after: int) -> tycoon.Session:
    """The game after so many random moves."""
    game = tycoon.new_game("raccoon", NAMES[:players], {"edition": edition}, f"perft {after}")
    return move(game, Random.from_text(f"perft {edition} {players}"), after)


@every_position(TABLE)
def test_so_many_sequences_of_actions(position: dict[str, Any]) -> None:
    assert_counted(reach(*how(position)), position)


def _rows() -> str:
    rows = ["# edition, players and random moves -> sequences of 1, 2, 3 legal actions\n"]
    editions = tycoon.GAMES["raccoon"].presets
    for edition, players, after in product(editions, range(2, 6), (0, 30, 90, 150)):
        game = reach(edition, players, after)
        counts = [perft(game.rules, game.state, depth) for depth in (1, 2)]
        if counts[-1] < 2_000:
            counts.append(perft(game.rules, game.state, 3))
        rows.append(row(game, counts, edition=edition, players=players, after=after))
    return "\n".join(rows)


if __name__ == "__main__":
    TABLE.write_text(_rows())
