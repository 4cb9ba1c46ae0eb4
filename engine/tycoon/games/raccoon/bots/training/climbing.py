"""Climbing to better weights: changed ones that beat the best so far take their place."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Any

from tycoon.games import GAMES
from tycoon.games.raccoon.bots.deciding import decide
from tycoon.games.raccoon.bots.judge import Judge
from tycoon.games.raccoon.bots.training.selfplay import deal, played
from tycoon.games.raccoon.bots.weights import Weights
from tycoon.games.raccoon.rules.options import PRESETS
from tycoon.games.raccoon.rules.state import State
from tycoon.kernel.actions import Action
from tycoon.kernel.randomness import Random

Rounds = Sequence[tuple[int, float]]
#: Rounds of games a candidate plays: how many in all, and how many standard deviations better
#: than chance it must be by then.
_ROUNDS: Rounds = ((48, 0.2), (120, 0.8), (300, 1.4), (600, 1.8))
_TABLES = (2, 2, 3, 4)  #: seats at the tables they meet at, in turn
_STRIDE = 0.3  #: of the logarithm of a weight


def climbed(best: Weights, step: int, seed: str) -> Weights:
    """The best weights after the step of this number; the first is 0."""
    candidate = changed(best, Random.from_text(f"{seed} step {step}"))
    return candidate if is_better(Judge(candidate), Judge(best), f"{seed} {step}") else best


def changed(weights: Weights, dice: Random) -> Weights:
    """One to four of the weights a little larger or smaller; pairs of them together."""
    names = list(Weights._fields)
    dice.shuffle(names)
    fresh: dict[str, Any] = {}
    for name in names[: 1 + dice.randrange(4)]:
        old, factor = getattr(weights, name), exp(_STRIDE * _bell(dice))
        by = [v * factor for v in old] if isinstance(old, tuple) else [old * factor]
        rounded = tuple(float(f"{v:.4g}") for v in by)
        fresh[name] = rounded if isinstance(old, tuple) else rounded[0]
    return weights._replace(**fresh)


def _bell(dice: Random) -> float:
    """A number of the normal distribution, nearly: twelve dice."""
    return sum(dice.randrange(1 << 20) for _ in range(12)) / (1 << 20) - 6


def is_better(one: Judge, other: Judge, seed: str, rounds: Rounds = _ROUNDS) -> bool:
    """Does it win more than its share, the more games the surer?"""
    total = 0.0
    number = 0
    for until, deviations in rounds:
        while number < until:
            total += _advantage(one, other, seed, number)
            number += 1
        if total < deviations * sqrt(number):
            return False
    return True


def _advantage(one: Judge, other: Judge, seed: str, number: int) -> float:
    """What it won of a game above its share, in standard deviations; seats change, deals stay."""
    players = _TABLES[number // 12 % len(_TABLES)]
    seat, edition = number % players, tuple(PRESETS)[number // 12 % len(PRESETS)]
    state = deal(players, edition, f"{seed} {number // 12} {number % 12 // players}")

    def choose(now: State) -> Action:
        return decide(one if now.phase.seat == seat else other, now)

    result = GAMES["raccoon"].outcome(played(state, [choose] * players))
    assert result is not None
    share = (seat in result.winners) / len(result.winners)
    chance = 1 / players
    return (share - chance) / sqrt(chance * (1 - chance))
