"""Engine speed as a ratio: random playouts of ours against catanatron's, interleaved in one run.

Both build the full list of legal actions before every move and pick one at random; four players.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable

import tycoon
from catanatron import Color, Game, RandomPlayer

LIMIT = 2.0  #: the least acceptable ratio of moves per second
NAMES = ("Ann", "Bea", "Cy", "Dot")


def play_ours(number: int) -> int:
    """One random game on the bare rules; returns its moves."""
    rules = tycoon.GAMES["raccoon"]
    options = rules.resolve_options({}, len(NAMES))
    state, _ = rules.setup(options, len(NAMES), f"bench {number}")
    chance, moves = random.Random(number), 0
    while state.phase.seat is not None:
        rules.apply(state, chance.choice(list(rules.legal_actions(state))))
        moves += 1
    return moves


class _CountingPlayer(RandomPlayer):  # type: ignore[misc]
    moves = 0

    def decide(self, game: object, playable_actions: object) -> object:
        _CountingPlayer.moves += 1
        return super().decide(game, playable_actions)


def play_catanatron(number: int) -> int:
    """One random game of catanatron; returns its moves."""
    random.seed(number)
    _CountingPlayer.moves = 0
    Game([_CountingPlayer(color) for color in list(Color)[: len(NAMES)]]).play()
    return _CountingPlayer.moves


def moves_per_second(play: Callable[[int], int], games: range) -> float:
    """Speed over some games, by processor time: other programs do not count."""
    started = time.process_time()
    moves = sum(play(number) for number in games)
    return moves / (time.process_time() - started)


def main(arguments: list[str]) -> int:
    """Print both speeds and their ratio; 1 when ``--assert`` is given and it is too low."""
    parser = argparse.ArgumentParser(prog="bench.py engine", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9, help="interleaved rounds (default 9)")
    parser.add_argument("--games", type=int, default=5, help="games per round and side")
    parser.add_argument("--assert", dest="strict", action="store_true", help=f"fail below {LIMIT}")
    options = parser.parse_args(arguments)
    ours, theirs = [], []
    for number in range(options.rounds + 1):
        games = range(number * options.games, (number + 1) * options.games)
        ours.append(moves_per_second(play_ours, games))
        theirs.append(moves_per_second(play_catanatron, games))
    del ours[0], theirs[0]  # both have warmed up
    ratios = [mine / other for mine, other in zip(ours, theirs, strict=True)]
    ratio = statistics.median(ratios)
    print(f"Raccoon Tycoon  {statistics.median(ours):8.0f} moves/s")
    print(f"catanatron      {statistics.median(theirs):8.0f} moves/s")
    print(f"ratio           {ratio:8.2f}  (from {min(ratios):.2f} to {max(ratios):.2f})")
    return 1 if options.strict and ratio < LIMIT else 0
