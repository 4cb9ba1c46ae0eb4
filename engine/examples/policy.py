"""A small network learns Raccoon Tycoon for two, from a bot and then by policy gradient (PPO).

    python policy.py [MINUTES [GAMES [AT_ONCE]]]

For a sixth of so many minutes of processor time it learns to do as the trader does; then to win
against the apprentice, from AT_ONCE games at a time. What it wins of GAMES others is the curve.
"""

import sys
import time
from typing import Any

import numpy as np
from tycoon.adapters.pettingzoo import env
from tycoon.adapters.zoobots import ZooBot

usual = ("60", "200", "64")
minutes, judged, at_once = map(float, [*sys.argv[1:], *usual[len(sys.argv) - 1 :]])
table, dice = env("raccoon", players=2, actions="steps"), np.random.default_rng(1)
rival, teacher = ZooBot(table, "apprentice"), ZooBot(table, "trader")
features, choices = len(table.unwrapped.feature_names), len(table.unwrapped.action_names)
sizes = (features, 256), (256, choices + 1)
net = [dice.normal(0, a**-0.5, (a, b)).astype(np.float32) for a, b in sizes]
mean, square = [np.zeros_like(w) for w in net], [np.zeros_like(w) for w in net]


def look(seen: Any, mask: Any) -> tuple[Any, Any, Any]:
    """How likely each choice is, what the end will be worth, and the hidden layer."""
    hidden = np.tanh(seen @ net[0])
    out = hidden @ net[1]
    likely = np.exp(np.where(mask, out[:, :-1] - out[:, :-1].max(1, keepdims=True), -99))
    return likely / likely.sum(1, keepdims=True), np.tanh(out[:, -1]), hidden


def learn(rate: float, seen: Any, mask: Any, done: Any, before: Any, won: Any, gain: Any) -> None:
    """A step of Adam; what was taught has no gain (nan) and is to be as likely as can be."""
    likely, worth, hidden = look(seen, mask)
    more = likely[np.arange(len(done)), done] / before
    push = np.where(np.isnan(gain), 1, gain * more * (np.sign(gain) * (more - 1) < 0.2))
    slope = (likely - np.eye(choices)[done]) * push[:, None]
    slope = np.hstack([slope, ((worth - won) * (1 - worth**2))[:, None]])
    below = (slope @ net[1].T) * (1 - hidden**2)
    for at, down in enumerate((seen.T @ below / len(done), hidden.T @ slope / len(done))):
        mean[at] += 0.1 * (down - mean[at])
        square[at] += 0.001 * (down**2 - square[at])
        net[at] -= rate * mean[at] / (np.sqrt(square[at]) + 1e-8)


def play(game: int, taught: float = 0.0, best: bool = False) -> tuple[list[Any], float]:
    """What there is to learn from a game, and how it ended; the teacher does a share of it."""
    mine, steps = f"seat_{game % 2}", []
    table.reset(seed=game)
    while not (table.terminations[mine] or table.truncations[mine]):
        if table.agent_selection != mine:
            table.step(rival.step())
            continue
        if not table.made:  # the first choice of an action
            teaching = dice.random() < taught
        seen, mask = table.observe(mine).values()
        (likely,), (worth,), _ = look(seen[None], mask[None])
        drawn = (likely.cumsum() > dice.random() * likely.sum()).argmax()
        done = teacher.step() if teaching else likely.argmax() if best else drawn
        if teaching or not taught:
            steps.append([seen, mask, done, likely[done], worth, teaching])
        table.step(done)
    won = after = table.rewards[mine]
    gain = 0.0
    for step in reversed(steps):  # advantages are generalized: 0.95
        gain, after = after - step[4] + 0.95 * gain, step[4]
        step[4:] = won, np.nan if step[5] else gain
    return steps, won


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
