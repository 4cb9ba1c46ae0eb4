"""Engine speed: random games of ours against catanatron's, interleaved in one run.

Both build the full list of legal actions before every move and pick one at random; four players,
a fresh seed for every game, processor time. Then what else a search needs, here and in the page's
Python under Node.
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections.abc import Callable, Sequence
from time import process_time

import tycoon
from catanatron import Color, Game, RandomPlayer
from inside import time_engine
from inside.time_engine import NAMES, listed, told
from long_games import long_game
from making import pyodide
from making.places import ENGINE

#: Times as many moves per second as catanatron, at least.
LIMITS = {"list and play": 5.0, "checked and told": 3.0}
OURS = {"list and play": listed, "checked and told": told}
#: Actions of games that are opened, and how much longer the long one takes at most.
SHORT, LONG, LONGER = 3_000, 30_000, 13.0
IN_THE_PAGE = 11.0  #: microseconds per move listed and played there, at most


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


def main(arguments: list[str]) -> int:
    """Print all figures; 1 when ``--assert`` is given and one is beyond its limit."""
    parser = argparse.ArgumentParser(prog="bench.py engine", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9, help="interleaved rounds (default 9)")
    parser.add_argument("--games", type=int, default=40, help="games per round and side")
    parser.add_argument("--no-page", action="store_true", help="only here, without Node")
    parser.add_argument("--assert", dest="strict", action="store_true", help="fail over a limit")
    parser.add_argument("--where", action="store_true", help="only what a move's time goes into")
    options = parser.parse_args(arguments)
    if options.where:
        return show_where(options.games)
    failed = compare(options.rounds, options.games) | open_long(options.rounds)
    show("this Python", time_engine.main({"games": options.games}))
    if not options.no_page:
        task = {"games": options.games, "path": "/engine"}
        answer = pyodide.run("time_engine.py", task, mounts={"/engine": ENGINE})
        show("the page's Python", answer)
        failed |= answer["list and play"] > IN_THE_PAGE
    return 1 if options.strict and failed else 0


def speeds(ways: Sequence[Callable[[int], int]], seeds: range) -> list[float]:
    """Moves per second of each, in turns after every game: what slows one down slows all."""
    moves, spent = [0] * len(ways), [0.0] * len(ways)
    for seed in seeds:
        for way, play in enumerate(ways):
            started = process_time()
            moves[way] += play(seed)
            spent[way] += process_time() - started
    return [made / seconds for made, seconds in zip(moves, spent, strict=True)]


def compare(rounds: int, games: int) -> bool:
    """Print the ratios to catanatron; True when one is below its limit."""
    ours: dict[str, list[float]] = {name: [] for name in OURS}
    theirs: list[float] = []
    for number in range(rounds + 1):
        seeds = range(number * games, (number + 1) * games)
        *mine, other = speeds([*OURS.values(), play_catanatron], seeds)
        theirs.append(other)
        for measured, moves in zip(ours.values(), mine, strict=True):
            measured.append(moves)
    below = False
    print(f"catanatron        {statistics.median(theirs[1:]):8.0f} moves/s")
    for name, limit in LIMITS.items():
        # without the first round, in which both warm up
        ratios = [mine / other for mine, other in zip(ours[name], theirs, strict=True)][1:]
        ratio, moves = statistics.median(ratios), statistics.median(ours[name][1:])
        span = f"from {min(ratios):.2f} to {max(ratios):.2f}, limit {limit}"
        print(f"{name:17} {moves:8.0f} moves/s  {ratio:5.2f} times as many  ({span})")
        below |= ratio < limit
    return below


def open_long(rounds: int) -> bool:
    """Print how much longer it takes to open a long game; True when that is beyond the limit."""
    beyond = False
    for game in tycoon.GAMES:
        texts = [long_game(game, actions).dumps() for actions in (SHORT, LONG)]
        spent = [[_opening(text) for text in texts] for _ in range(rounds)]
        ratio = statistics.median(long / short for short, long in spent)
        seconds = statistics.median(long for _, long in spent)
        print(
            f"opening {LONG:,} actions of {game}: {seconds:.2f} s, {ratio:.1f} times"
            f" as long as {SHORT:,} (limit {LONGER:.0f})"
        )
        beyond |= ratio > LONGER
    return beyond


def _opening(text: str) -> float:
    started = process_time()
    tycoon.load_game(text)
    return process_time() - started


def show_where(games: int) -> int:
    """Print what a move's time goes into, once the tables are full."""
    time_engine.where(range(games))
    for part, (spent, share) in time_engine.where(range(games, 3 * games)).items():
        print(f"{part:24} {spent:6.2f} µs per move  {100 * share:5.1f} % of moves")
    return 0


def show(where: str, answer: dict[str, float]) -> None:
    """Print what was measured in one Python."""
    print(f"\n{where}, four seats")
    for name in ("list and play", "checked and told", "sample"):
        print(f"  {name:17} {answer[name]:8.1f} µs per move")
    for name in ("copy", "imagine"):
        print(f"  {name:17} {answer[name]:8.1f} µs")
    print(f"  Letter Tycoon     {answer['letter games']:8.1f} games per second, by sample")
