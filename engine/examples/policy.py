"""A small network learns Raccoon Tycoon for two: what the trader does, then by policy gradient
(PPO) to win against the apprentice. policy.py [SECONDS [AT_ONCE]]: of processor time, games.
"""

import sys
import time

import numpy as np
from tycoon.adapters.pettingzoo import env
from tycoon.adapters.zoobots import ZooBot, turns

seconds, at_once = map(int, sys.argv[1:] + ["3600", "64"][len(sys.argv) - 1 :])
table, dice = env("raccoon", players=2, actions="steps"), np.random.default_rng(1)
rival, teacher = ZooBot(table, "apprentice"), ZooBot(table, "trader")
inputs, outputs = len(table.unwrapped.feature_names), len(table.unwrapped.action_names)
net = [dice.normal(0, a**-0.5, (a, b)) for a, b in ((inputs, 256), (256, outputs + 1))]
mean, square = [0 * w for w in net], [0 * w for w in net]


def look(seen: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """How likely each choice is, what the end will be worth (-1 to 1), and the hidden layer."""
    hidden = np.tanh(seen @ net[0])
    likely = np.where(mask, np.exp(hidden @ net[1][:, :-1]), 0)
    return likely / likely.sum(-1, keepdims=True), np.tanh(hidden @ net[1][:, -1]), hidden


won: list[float] = []
while (spent := time.process_time()) < seconds:
    early, begun, rows = spent < seconds / 6, len(won), []
    while len(won) < begun + at_once:
        mine, steps, teaching = f"seat_{len(won) % 2}", [], False
        table.reset(seed=len(won))
        for seen, mask in turns(table, mine, rival):
            teaching = teaching if table.made else early and dice.random() < 0.5  # whole actions
            chance, worth, _ = look(seen, mask)
            choice = teacher.step() if teaching else dice.choice(outputs, p=chance)
            if teaching or not early:
                steps.append([seen, mask, choice, chance[choice], worth])
            table.step(choice)
        gain, after = 0.0, table.rewards[mine]
        for step in reversed(steps):  # advantages are generalized
            gain, after = after - step[4] + 0.95 * gain, step[4]
            step[4:] = table.rewards[mine], gain
        won.append(table.rewards[mine])
        rows += steps
    sights, masks, done, before, end, gains = map(np.array, zip(*rows, strict=True))
    for part in 3 * np.array_split(dice.permutation(len(rows)), len(rows) // 512 + 1):
        likely, value, hidden = look(sights[part], masks[part])
        taken = np.eye(outputs)[done[part]]
        more = 1 if early else (likely * taken).sum(1) / before[part]
        push = 1 if early else gains[part] * more * (np.sign(gains[part]) * (more - 1) < 0.2)
        missed = (value - end[part]) * (1 - value**2)
        slope = np.column_stack([(likely - taken) * np.reshape(push, (-1, 1)), missed]) / len(part)
        below = slope @ net[1].T * (1 - hidden**2)
        for at, down in enumerate((sights[part].T @ below, hidden.T @ slope)):
            mean[at] += 0.1 * (down - mean[at])
            square[at] += 0.001 * (down**2 - square[at])
            net[at] -= (1e-3 if early else 3e-4) * mean[at] / (np.sqrt(square[at]) + 1e-8)  # Adam
    if not len(won) // at_once % 16:
        who, last = "pupil" if early else "network", np.array(won[-16 * at_once :]) > 0
        print(f"{spent / 60:.1f} min, {len(won)} games: {who} wins {last.mean():.3f}", flush=True)
