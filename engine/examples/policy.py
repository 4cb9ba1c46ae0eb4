"""A small network learns Raccoon Tycoon for two: what the trader does, then by policy gradient
(PPO) to win against the apprentice. policy.py [SECONDS [AT_ONCE]]: of processor time, games.
"""

import sys
import time

import numpy as np
from tycoon.adapters.pettingzoo import env
from tycoon.adapters.zoobots import ZooBot

seconds, at_once = map(int, sys.argv[1:] + ["3600", "64"][len(sys.argv) - 1 :])
table, dice = env("raccoon", players=2, actions="steps"), np.random.default_rng(1)
rival, teacher = ZooBot(table, "apprentice"), ZooBot(table, "trader")
sizes = len(table.unwrapped.feature_names), 256, len(table.unwrapped.action_names)
net = [dice.normal(0, size[0] ** -0.5, size) for size in (sizes[:2], sizes[1:])]
mean, square = [0 * w for w in net], [0 * w for w in net]


def look(seen: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """How likely each choice is, and the hidden layer."""
    hidden = np.tanh(seen @ net[0])
    likely = np.where(mask, np.exp(hidden @ net[1]), 0)
    return likely / likely.sum(-1, keepdims=True), hidden


won: list[float] = []
while (spent := time.process_time()) < seconds:
    early, begun, steps = spent < seconds / 2, len(won), []
    while len(won) < begun + at_once:
        mine = f"seat_{len(won) % 2}"
        table.reset(seed=len(won))
        while not (table.terminations[mine] or table.truncations[mine]):
            if table.agent_selection == mine:
                seen, mask = table.observe(mine).values()
                chance, _ = look(seen, mask)
                choice = teacher.step() if early else dice.choice(sizes[2], p=chance)
                steps.append((seen, mask, choice, chance[choice], len(won)))
            table.step(choice if table.agent_selection == mine else rival.step())
        won.append(table.rewards[mine])
    sights, masks, done, before, game = map(np.array, zip(*steps, strict=True))
    gain = np.ones(len(steps)) if early else np.array(won)[game] - np.mean(won[begun:])
    for part in 3 * np.array_split(dice.permutation(len(steps)), len(steps) // 512 + 1):
        (likely, hidden), taken = look(sights[part], masks[part]), np.eye(sizes[2])[done[part]]
        more = 1 if early else (likely * taken).sum(1) / before[part]
        push = gain[part] * more * (np.sign(gain[part]) * (more - 1) < 0.2)
        slope = (likely - taken) * push[:, None] / len(part)
        below = slope @ net[1].T * (1 - hidden**2)
        for at, down in enumerate((sights[part].T @ below, hidden.T @ slope)):
            mean[at] += 0.1 * (down - mean[at])
            square[at] += 0.001 * (down**2 - square[at])
            net[at] -= 5e-4 * mean[at] / (np.sqrt(square[at]) + 1e-8)  # Adam
    if not len(won) // at_once % 16:
        who, last = "trader" if early else "network", np.array(won[-16 * at_once :]) > 0
        print(f"{spent / 60:.1f} min, {len(won)} games: {who} wins {last.mean():.3f}", flush=True)
