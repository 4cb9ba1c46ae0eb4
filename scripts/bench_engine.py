"""Engine speed: random games of ours against catanatron's, in turns in one run.

Both build the full list of legal actions before every move and pick one at random; four players,
a fresh seed for every game, processor time. A turn is about a twentieth of a second on each side:
one game of theirs, `AT_ONCE` of ours; ``--single`` takes one of ours as well, most of which is
over before the processor's caches hold anything of ours. Then what else a search needs, here and in
the page's Python under Node.
"""

from __future__ import annotations

import argparse
import random
import statistics
from operator import truediv
from time import process_time

import tycoon
from catanatron import Color, Game, RandomPlayer
from inside import time_engine
from inside.time_engine import NAMES, listed, told
from long_games import long_game
from making import pyodide
from making.places import ENGINE

#: Times as many moves per second as catanatron, at least.
LIMITS = {"list and play": 6.0, "checked and told": 4.0}
OURS = {"list and play": listed, "checked and told": told}
#: Games of ours that take about as long as one of catanatron's.
AT_ONCE = 25
#: Games of each kind where only ours are measured.
GAMES = 40
#: Actions of games that are opened, and how much longer the long one takes at most.
SHORT, LONG, LONGER = 3_000, 30_000, 13.0
IN_THE_PAGE = 140  #: turns of a bare loop there that a move listed and played takes, at most


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
    parser.add_argument("--turns", type=int, default=20, help="turns per round (default 20)")
    parser.add_argument("--single", action="store_true", help="turns of a single game of ours")
    parser.add_argument("--no-page", action="store_true", help="only here, without Node")
    parser.add_argument("--assert", dest="strict", action="store_true", help="fail over a limit")
    parser.add_argument("--where", action="store_true", help="only what a move's time goes into")
    options = parser.parse_args(arguments)
    if options.where:
        return show_where()
    failed = compare(options.rounds, options.turns, 1 if options.single else AT_ONCE)
    failed |= open_long(options.rounds)
    show("this Python", time_engine.main({"games": GAMES}))
    if not options.no_page:
        task = {"games": GAMES, "path": "/engine"}
        answer = pyodide.run("time_engine.py", task, mounts={"/engine": ENGINE})
        show("the page's Python", answer)
        failed |= in_loops(answer) > IN_THE_PAGE
    return 1 if options.strict and failed else 0


def speeds(turns: range, at_once: int) -> tuple[float, ...]:
    """Moves per second of ours by each way, then of catanatron: what slows one down slows all."""
    ways = [(play, at_once) for play in OURS.values()] + [(play_catanatron, 1)]
    moves, spent = [0] * len(ways), [0.0] * len(ways)
    for turn in turns:
        for way, (play, games) in enumerate(ways):
            started = process_time()
            moves[way] += sum(map(play, range(turn * games, (turn + 1) * games)))
            spent[way] += process_time() - started
    return tuple(map(truediv, moves, spent))


def compare(rounds: int, turns: int, at_once: int) -> bool:
    """Print the ratios to catanatron; True when one is below its limit."""
    speeds(range(turns), at_once)  # everything warms up
    measured = [
        speeds(range(number * turns, (number + 1) * turns), at_once)
        for number in range(1, rounds + 1)
    ]
    *ours, theirs = zip(*measured, strict=True)
    below = False
    print(f"catanatron        {statistics.median(theirs):8.0f} moves/s")
    for (name, limit), mine in zip(LIMITS.items(), ours, strict=True):
        ratios = list(map(truediv, mine, theirs))
        ratio, moves = statistics.median(ratios), statistics.median(mine)
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


def show_where() -> int:
    """Print what a move's time goes into, once the tables are full."""
    time_engine.where(range(GAMES))
    for part, (spent, share) in time_engine.where(range(GAMES, 3 * GAMES)).items():
        print(f"{part:24} {spent:6.2f} µs per move  {100 * share:5.1f} % of moves")
    return 0


def in_loops(answer: dict[str, float]) -> float:
    """How many turns of a bare loop one move is: machines and their moods have no part in that."""
    return answer["list and play"] / answer["bare loop"]


def show(where: str, answer: dict[str, float]) -> None:
    """Print what was measured in one Python."""
    print(f"\n{where}, four seats")
    for name in ("list and play", "checked and told", "sample"):
        print(f"  {name:17} {answer[name]:8.1f} µs per move")
    for name in ("copy", "imagine"):
        print(f"  {name:17} {answer[name]:8.1f} µs")
    print(f"  list and play is  {in_loops(answer):8.0f} turns of a loop that adds numbers up")
    print(f"  Letter Tycoon     {answer['letter games']:8.1f} games per second, by sample")
