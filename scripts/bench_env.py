"""Environment speed: random actions in ours and in PettingZoo's own, in turns in one run.

Four seats where a game has so many, processor time, an action drawn by chance from the mask as
PettingZoo's `performance_benchmark` draws it. Every environment gets a slice of `SLICE` seconds by
turns; what slows one down slows all of them. Printed are medians of all rounds.
"""

from __future__ import annotations

import argparse
import random
import statistics
import warnings
from time import process_time
from typing import Any

import numpy as np
import tycoon
from pettingzoo.classic import chess_v6, hanabi_v5, leduc_holdem_v4, texas_holdem_no_limit_v6
from tycoon.adapters.pettingzoo import env
from tycoon.games import game_of

SLICE = 0.5
SEATS = 4
#: What all are compared with, and how many times as quick the usual form of a game must be.
BESIDE, LIMIT = "texas_holdem_no_limit", 1.6


def environments() -> dict[str, Any]:
    """Theirs and ours, by name."""
    made = {
        BESIDE: texas_holdem_no_limit_v6.env(num_players=SEATS),
        "leduc_holdem": leduc_holdem_v4.env(),
        "hanabi": hanabi_v5.env(players=SEATS),
        "chess": chess_v6.env(),
    }
    for game in tycoon.GAMES:
        for form in game_of(game).forms:
            made[f"{game}, {form}"] = env(game, players=SEATS, actions=form)
        if any(option.id == "challenge" for option in tycoon.GAMES[game].options):
            checked = {"challenge": "automatic"}
            made[f"{game}, words of the list"] = env(game, players=SEATS, options=checked)
    return made


def speed(table: Any, dice: random.Random) -> float:
    """Steps per second of a slice; games that end are dealt anew."""
    steps, begun = 0, process_time()
    while process_time() - begun < SLICE:
        for _ in range(50):
            seen, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                table.reset()
                continue
            table.step(dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1
    return steps / (process_time() - begun)


def main(arguments: list[str]) -> int:
    """Print all figures; 1 when ``--assert`` is given and a game of ours is too slow."""
    parser = argparse.ArgumentParser(prog="bench.py env", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9, help="of all of them (default 9)")
    parser.add_argument("--assert", dest="strict", action="store_true", help="fail below the limit")
    options = parser.parse_args(arguments)
    warnings.simplefilter("ignore")
    tables, dice = environments(), random.Random(1)
    for table in tables.values():
        table.reset(seed=1)
        speed(table, dice)  # tables fill
    found: dict[str, list[float]] = {name: [] for name in tables}
    for _ in range(options.rounds):
        for name, table in tables.items():
            found[name].append(speed(table, dice))
    usual = {f"{game}, {game_of(game).forms[0]}" for game in tycoon.GAMES}
    slow = False
    for name, speeds in found.items():
        ratios = [mine / theirs for mine, theirs in zip(speeds, found[BESIDE], strict=True)]
        ratio = statistics.median(ratios)
        span = f"({min(ratios):.2f} to {max(ratios):.2f})"
        print(f"{name:28} {statistics.median(speeds):8.0f} steps/s {ratio:6.2f} times {span}")
        slow |= name in usual and ratio < LIMIT
    return 1 if options.strict and slow else 0
