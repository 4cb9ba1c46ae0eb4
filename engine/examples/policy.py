"""A small network learns Raccoon Tycoon for two: what a bot does, then to win against another.

    python -m tycoon export raccoon --players 2 --bots trader --actions steps --format npz \\
        --games 2000 --out positions
    python policy.py positions [MINUTES [GAMES]]

First it learns to do as in the exported games, then by policy gradient through PettingZoo against
the apprentice, for so many minutes of processor time. A line of the curve is its share of victories
in so many games that nothing is learnt from.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from tycoon.adapters.choosing import choices_of, way_to
from tycoon.adapters.pettingzoo import env
from tycoon.bots import Situation, dice_of, make

HIDDEN, RATE, AT_ONCE = 256, 1e-3, 256
Batch = tuple[np.ndarray, ...]


class Net:
    """What is seen → how likely every action is; one hidden layer, Adam."""

    def __init__(self, seen: int, actions: int) -> None:
        dice = np.random.default_rng(1)
        sizes = ((seen + 1, HIDDEN), (HIDDEN + 1, actions))
        self.layers = [dice.normal(0, a**-0.5, (a, b)).astype(np.float32) for a, b in sizes]
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.layers]

    def __call__(self, seen: np.ndarray, mask: np.ndarray) -> np.ndarray:
        one = np.ones((len(seen), 1), np.float32)
        self.x = np.hstack([seen, one])
        self.h = np.hstack([np.tanh(self.x @ self.layers[0]), one])
        raw = np.where(mask, self.h @ self.layers[1], -np.inf)
        likely = np.exp(raw - raw.max(1, keepdims=True))
        found: np.ndarray = likely / likely.sum(1, keepdims=True)
        return found

    def learn(self, batch: Batch, worth: np.ndarray) -> None:
        """Make what was done likelier, or where its worth is negative less likely."""
        seen, mask, done = batch
        slope = self(seen, mask)
        slope[np.arange(len(seen)), done] -= 1
        slope *= worth[:, None] / len(seen)
        below = (slope @ self.layers[1][:-1].T) * (1 - self.h[:, :-1] ** 2)
        slopes = self.x.T @ below, self.h.T @ slope
        for w, (mean, square), g in zip(self.layers, self.moments, slopes, strict=True):
            mean += 0.1 * (g - mean)
            square += 0.01 * (g * g - square)
            w -= RATE * mean / (np.sqrt(square) + 1e-6)


def exported(folder: Path, actions: int) -> Iterator[Batch]:
    """What was seen, what was legal and what was done, file by file."""
    for file in sorted((folder / "data").glob("*.npz")):
        data = np.load(file)
        mask = np.zeros((len(data["action"]), actions), bool)
        rows = np.repeat(np.arange(len(mask)), np.diff(data["legal_offsets"]))
        mask[rows, data["legal"]] = True
        yield data["observation"], mask, data["action"]


class Arena:
    """Games between the network and a bot, each in either seat by turns."""

    def __init__(self, net: Net, level: str) -> None:
        self.table, self.net = env("raccoon", players=2, actions="steps"), net
        self.bot, self.way = make("raccoon", level), choices_of("raccoon", "steps")
        self.dice = np.random.default_rng(2)

    def play(self, game: int) -> tuple[float, list[tuple[np.ndarray | np.int64, ...]]]:
        """1, -1 or 0 for who wins; what the network saw, what it could do, and what it did."""
        table, mine, won = self.table, f"seat_{game % 2}", 0.0
        planned: list[int] = []
        steps: list[tuple[np.ndarray | np.int64, ...]] = []
        table.reset(seed=game)
        for agent in table.agent_iter():
            seen, reward, over, cut, _ = table.last()
            if over or cut:
                won = reward if agent == mine else -reward
                table.step(None)
            elif agent == mine:
                mask = seen["action_mask"].astype(bool)
                likely = self.net(seen["observation"][None], mask[None])[0]
                done = int(self.dice.choice(len(likely), p=likely))
                steps.append((seen["observation"], mask, np.int64(done)))
                table.step(done)
            else:
                if not planned:
                    bare, session = table.unwrapped, table.unwrapped.session
                    action = self.bot.choose(Situation(session), dice_of(session))
                    planned = way_to(self.way, bare.position.copy(), action)
                table.step(planned.pop(0))
        return won, steps


def main(folder: Path, minutes: float, judged: int) -> None:
    """Learn, and print the curve."""
    table = env("raccoon", players=2, actions="steps").unwrapped
    net, begun = Net(len(table.feature_names), len(table.action_names)), time.process_time()
    arena, games = Arena(net, "apprentice"), 0

    def tell(what: str) -> None:
        share = sum(arena.play(10**6 + n)[0] > 0 for n in range(judged)) / judged
        print(f"{(time.process_time() - begun) / 60:5.1f} min, {what}: {share:.2f}", flush=True)

    tell("knows nothing")
    for _ in range(3):
        for seen, mask, done in exported(folder, len(table.action_names)):
            for part in np.array_split(arena.dice.permutation(len(done)), len(done) // AT_ONCE + 1):
                net.learn((seen[part], mask[part], done[part]), np.ones(len(part)))
        tell("does as in the exported games")
    while time.process_time() - begun < 60 * minutes:
        played = [arena.play(games + n) for n in range(32)]
        games += len(played)
        usual = sum(won for won, _ in played) / len(played)
        worth = np.array([won - usual for won, steps in played for _ in steps])
        steps = [step for _, steps in played for step in steps]
        net.learn(tuple(map(np.array, zip(*steps, strict=True))), worth)
        if games % 640 == 0:
            tell(f"{games} games against the apprentice")
    tell(f"{games} games against the apprentice")


if __name__ == "__main__":
    folder, minutes, judged = [*sys.argv[1:], *("positions", "60", "100")[len(sys.argv) - 1 :]]
    main(Path(folder), float(minutes), int(judged))
