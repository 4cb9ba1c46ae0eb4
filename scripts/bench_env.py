"""Environment speed: random actions in ours and in PettingZoo's own, in turns in one run.

Below them the same in OpenSpiel, of whose games `hearts` comes closest. Four seats where a game has
so many, processor time, an action drawn by chance from the mask as PettingZoo's
`performance_benchmark` draws it. Every environment gets a slice of `SLICE` seconds by turns; what
slows one down slows all of them. Printed are medians of all rounds.
"""

from __future__ import annotations

import argparse
import random
import statistics
import warnings
from time import process_time
from typing import Any

import numpy as np
import pyspiel
import tycoon
from pettingzoo.classic import chess_v6, hanabi_v5, leduc_holdem_v4, texas_holdem_no_limit_v6
from tycoon.adapters.openspiel import name_of
from tycoon.adapters.pettingzoo import env
from tycoon.games import game_of

SLICE = 0.5
SEATS = 4
#: What all are compared with, and how many times as quick the usual form of a game must be.
BESIDE, LIMIT = "texas_holdem_no_limit", 1.6


def environments() -> dict[str, Stepper]:
    """Theirs and ours, by name."""
    made: dict[str, Any] = {
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
    walked = {name: pyspiel.load_game(name_of(game), of) for name, (game, of) in _WALKED.items()}
    walked["hearts (OpenSpiel)"] = pyspiel.load_game("hearts")
    return {name: Stepper(table) for name, table in made.items()} | {
        name: Walker(game) for name, game in walked.items()
    }


#: Ours in OpenSpiel, where by chance nearly every word would be doubted.
_WALKED = {
    f"{game} (OpenSpiel)": (
        game,
        {
            "players": SEATS,
            "options": "challenge:automatic"
            if any(option.id == "challenge" for option in tycoon.GAMES[game].options)
            else "",
        },
    )
    for game in tycoon.GAMES
}


class Stepper:
    """A PettingZoo environment that is stepped by chance; games that end are dealt anew."""

    def __init__(self, table: Any) -> None:
        self.table = table
        self.steps = self.games = 0
        table.reset(seed=1)

    def step(self, dice: random.Random) -> None:
        """One action."""
        seen, _, terminated, truncated, _ = self.table.last()
        if terminated or truncated:
            self.table.reset()
            self.games += 1
            return
        self.table.step(dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        self.steps += 1


class Walker(Stepper):
    """A game of OpenSpiel likewise; what chance does takes time but is no step."""

    def __init__(self, game: Any) -> None:
        self.game, self.state = game, game.new_initial_state()
        self.steps = self.games = 0

    def step(self, dice: random.Random) -> None:
        """One action, and what chance does after it."""
        state = self.state
        if not state.is_chance_node():
            state.apply_action(dice.choice(state.legal_actions()))
            self.steps += 1
        while state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, weights)[0])
        if state.is_terminal():
            self.state = self.game.new_initial_state()
            self.games += 1


def speed(stepper: Stepper, dice: random.Random) -> float:
    """Steps per second of a slice."""
    before, begun = stepper.steps, process_time()
    while process_time() - begun < SLICE:
        for _ in range(50):
            stepper.step(dice)
    return (stepper.steps - before) / (process_time() - begun)


def main(arguments: list[str]) -> int:
    """Print all figures; 1 when ``--assert`` is given and a game of ours is too slow."""
    parser = argparse.ArgumentParser(prog="bench.py env", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9, help="of all of them (default 9)")
    parser.add_argument("--assert", dest="strict", action="store_true", help="fail below the limit")
    options = parser.parse_args(arguments)
    warnings.simplefilter("ignore")
    tables, dice = environments(), random.Random(1)
    for table in tables.values():
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
        length = tables[name].steps / max(1, tables[name].games)
        print(
            f"{name:28} {statistics.median(speeds):8.0f} steps/s {ratio:6.2f} times {span:16}"
            f" {length:6.0f} steps a game"
        )
        slow |= name in usual and ratio < LIMIT
    return 1 if options.strict and slow else 0
