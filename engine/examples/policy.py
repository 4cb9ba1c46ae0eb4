"""A small network learns Raccoon Tycoon for two: from a bot, then by policy gradient.

    python policy.py [MINUTES [GAMES [AT_ONCE]]]

In a sixth of so many minutes of processor time it learns to do as the trader does, in games that
the trader steers by turns with it; then to win against the apprentice, by PPO with generalized
advantages, from so many games at once. A line of the curve is its share of victories in ``GAMES``
games that nothing is learnt from.
"""

import sys
import time
from itertools import pairwise
from typing import Any

import numpy as np
from tycoon.adapters.pettingzoo import env
from tycoon.adapters.zoobots import ZooBot

table, dice = env("raccoon", players=2, actions="steps"), np.random.default_rng(1)
rival, teacher = ZooBot(table, "apprentice"), ZooBot(table, "trader")
sizes = len(table.unwrapped.feature_names), 256, len(table.unwrapped.action_names) + 1
net = [dice.normal(0, a**-0.5, (a, b)).astype(np.float32) for a, b in pairwise(sizes)]
mean, square = [np.zeros_like(w) for w in net], [np.zeros_like(w) for w in net]


def look(seen: Any, mask: Any) -> tuple[Any, Any, Any]:
    """How likely every action is, what the place is worth, and the hidden layer."""
    hidden = np.tanh(seen @ net[0])
    out = hidden @ net[1]
    likely = np.exp(np.where(mask, out[:, :-1] - out[:, :-1].max(1, keepdims=True), -99))
    return likely / likely.sum(1, keepdims=True), np.tanh(out[:, -1]), hidden


def learn(rate: float, *played: Any) -> None:
    """A step of Adam; an action that was taught has no gain, but is to be as likely as can be."""
    seen, mask, done, before, worth, gain = played
    likely, expected, hidden = look(seen, mask)
    row = np.arange(len(done))
    more = likely[row, done] / before
    push = np.where(np.isnan(gain), 1, gain * more * (np.sign(gain) * (more - 1) < 0.2))
    slope = np.hstack([likely, ((expected - worth) * (1 - expected**2))[:, None]])
    slope[row, done] -= 1
    slope[:, :-1] *= push[:, None]
    below = (slope @ net[1].T) * (1 - hidden**2)
    for at, down in enumerate((seen.T @ below / len(done), hidden.T @ slope / len(done))):
        mean[at] += 0.1 * (down - mean[at])
        square[at] += 0.001 * (down**2 - square[at])
        net[at] -= rate * mean[at] / (np.sqrt(square[at]) + 1e-8)


def play(game: int, taught: float = 0.0, *, best: bool = False) -> tuple[list[Any], float]:
    """What there is to learn from a game, and how it ended; a share of the actions is taught."""
    mine, won, steps = f"seat_{game % 2}", 0.0, []
    table.reset(seed=game)
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        if over or cut:
            won = reward if agent == mine else -reward
            table.step(None)
        elif agent != mine:
            table.step(rival.step())
        else:
            if not table.made:
                teaching = dice.random() < taught
            mask = seen["action_mask"].astype(bool)
            (likely,), (expected,), _ = look(seen["observation"][None], mask[None])
            drawn = (likely.cumsum() > dice.random() * likely.sum()).argmax()
            done = teacher.step() if teaching else int(likely.argmax() if best else drawn)
            steps.append([seen["observation"], mask, done, likely[done], expected, teaching])
            table.step(done)
    after, gain = won, 0.0
    for step in reversed(steps):
        gain, after = after - step[4] + 0.95 * gain, step[4]
        step[4:] = won, np.nan if step[5] else gain
    return [step for step in steps if np.isnan(step[5]) or not taught], won


usual = ("60", "200", "64")
minutes, judged, at_once = map(float, [*sys.argv[1:], *usual[len(sys.argv) - 1 :]])
begun, game, spent, lines = time.process_time(), 0, 0.0, 0
while spent < minutes:
    early = spent < minutes / 6
    steps = [step for n in range(int(at_once)) for step in play(game + n, 0.5 * early)[0]]
    columns, game = [np.array(column) for column in zip(*steps, strict=True)], game + int(at_once)
    for _ in range(3):
        for part in np.array_split(dice.permutation(len(steps)), len(steps) // 512 + 1):
            learn(1e-3 if early else 3e-4, *(column[part] for column in columns))
    spent = (time.process_time() - begun) / 60
    if spent >= lines * minutes / 12:
        lines += 1
        share = np.mean([play(10**6 + n, best=True)[1] > 0 for n in range(int(judged))])
        print(f"{spent:5.1f} min, {game} games: {share:.3f} of {judged:.0f} won", flush=True)
