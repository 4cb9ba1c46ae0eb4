"""In the page's Python or in ours: how fast the rules are for who looks ahead with them."""

import random
import sys
from collections import Counter, defaultdict
from collections.abc import Callable
from itertools import pairwise
from time import perf_counter
from typing import Any

try:  # under Node, where Python's own clock would count other programs too
    from js import process  # type: ignore[attr-defined]

    def process_time() -> float:
        """Seconds of processor time."""
        used = process.cpuUsage()
        return float(used.user + used.system) / 1e6

except ImportError:
    from time import process_time

NAMES = ("Ann", "Bea", "Cy", "Dot")  #: four seats everywhere
LOOPS = 200_000
REPEATED = 200  # copies of one state: a browser's clock is coarse


def main(task: dict[str, Any]) -> dict[str, float]:
    """Microseconds of processor time by what was done, and games of Letter Tycoon per second.

    The ``bare loop`` is one turn of a loop that adds numbers up.

    task: games (of each kind), perhaps path (where the engine lies).
    """
    sys.path[:0] = [task["path"]] if "path" in task else []
    games = range(task["games"])
    ways = {"list and play": listed, "checked and told": told, "sample": sampled}
    for play in (*ways.values(), *ways.values()):  # WebAssembly gets quicker while it runs
        speed(play, games)
    answer = {name: 1e6 / speed(play, games) for name, play in ways.items()}
    answer |= per_state(games)
    answer["letter games"] = letter_games(games)
    answer["bare loop"] = 1e6 * min(map(bare_loop, games)) / LOOPS
    return answer


def bare_loop(_: int) -> float:
    """Seconds that Python takes to add numbers up: what this machine is like just now."""
    total, started = 0, process_time()
    for number in range(LOOPS):
        total += number
    return process_time() - started


def speed(play: Callable[[int], int], games: range) -> float:
    """Moves per second of processor time: other programs do not count."""
    started = process_time()
    moves = sum(play(number) for number in games)
    return moves / (process_time() - started)


def new_state(number: int) -> tuple[Any, Any]:
    """The rules of Raccoon Tycoon and a state of a game dealt from a fresh seed."""
    import tycoon

    rules = tycoon.GAMES["raccoon"]
    options = rules.resolve_options({}, len(NAMES))
    return rules, rules.setup(options, len(NAMES), f"bench {number}")[0]


def listed(number: int) -> int:
    """One random game by lists, neither checked nor told; returns its moves."""
    rules, state = new_state(number)
    chance, moves = random.Random(number), 0
    while state.phase.seat is not None:
        rules.play(state, chance.choice(rules.moves(state)))
        moves += 1
    return moves


def told(number: int) -> int:
    """The same, every action checked and every event made."""
    rules, state = new_state(number)
    chance, moves = random.Random(number), 0
    while state.phase.seat is not None:
        rules.apply(state, chance.choice(rules.moves(state)))
        moves += 1
    return moves


def sampled(number: int) -> int:
    """One random game without lists."""
    rules, state = new_state(number)
    chance, moves = random.Random(number), 0
    while state.phase.seat is not None:
        rules.play(state, rules.sample_action(state, chance))
        moves += 1
    return moves


def where(games: range) -> dict[str, tuple[float, float]]:
    """What a move's time goes into: by part µs per move of the game, and in which share of them."""
    spent: dict[str, float] = defaultdict(float)
    times = Counter[str]()
    for number in games:
        rules, state = new_state(number)
        chance = random.Random(number)
        while state.phase.seat is not None:
            clock, phase = [perf_counter()], state.phase.name
            actions = rules.moves(state)
            clock.append(perf_counter())
            action = chance.choice(actions)
            clock.append(perf_counter())
            rules.play(state, action)
            clock.append(perf_counter())
            for part, (before, after) in zip(
                (f"list: {phase}", "choice", f"play: {action.do}"), pairwise(clock), strict=True
            ):
                spent[part] += after - before
                times[part] += 1
    moves = times["choice"]
    return {
        part: (1e6 * s / moves, times[part] / moves)
        for part, s in sorted(spent.items(), key=lambda one: -one[1])
    }


def per_state(games: range) -> dict[str, float]:
    """What copies and imagined states cost, some way into each game."""
    copies = imagined = 0.0
    for number in games:
        rules, state = new_state(number)
        chance = random.Random(number)
        for _ in range(150):
            if state.phase.seat is not None:
                rules.play(state, rules.sample_action(state, chance))
        started = process_time()
        for _ in range(REPEATED):
            state.copy()
        copied = process_time()
        for _ in range(REPEATED):
            rules.imagine(state, 0, chance)
        copies, imagined = copies + copied - started, imagined + process_time() - copied
    each = 1e6 / (len(games) * REPEATED)
    return {"copy": copies * each, "imagine": imagined * each}


def letter_games(games: range) -> float:
    """Random games of Letter Tycoon per second, by sample."""
    from tycoon import GAMES
    from tycoon.lexicon import shipped

    rules = GAMES["letter"]
    options = rules.resolve_options({}, len(NAMES))
    words = shipped(str(options["word_list"]))
    started = process_time()
    for number in games:
        state, _ = rules.setup(options, len(NAMES), f"bench {number}", words)
        chance = random.Random(number)
        while state.phase.seat is not None:
            rules.play(state, rules.sample_action(state, chance))
    return len(games) / (process_time() - started)
