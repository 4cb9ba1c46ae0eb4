"""A third game: a folder beside the others, and not a line of the engine changed for it.

Pennies has a hidden coin, a die and two to four seats. It is found, played, saved, undone, looked
at, replayed, simulated, played in a league and trained on, and goes through `tests/conformance` as
the other two do. A process of its own does it: to all other tests there are two games.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "engine" / "tycoon"
COMMAND_LINE = "import sys, tycoon.cli; sys.exit(tycoon.cli.main(sys.argv[1:]))"
Run = Callable[..., str]


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The engine as it is, with the folder of one more game."""
    folder = tmp_path_factory.mktemp("engine")
    games = folder / "tycoon" / "games"
    games.mkdir(parents=True)
    for part in ENGINE.iterdir():
        if part != ENGINE / "games":
            (folder / "tycoon" / part.name).symlink_to(part)
    for game in (*(ENGINE / "games").iterdir(), Path(__file__).parent / "pennies"):
        (games / game.name).symlink_to(game)
    return folder


@pytest.fixture
def run(engine: Path) -> Run:
    """What a Python with that engine says; without code the arguments are for the command line."""

    def told(*arguments: str, code: str = COMMAND_LINE) -> str:
        done = subprocess.run(
            [sys.executable, "-c", code, *arguments],
            env={**os.environ, "PYTHONPATH": str(engine)},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return told


def test_it_is_found_beside_the_others(run: Run) -> None:
    found = run(code="import tycoon; print(*tycoon.GAMES)").split()
    assert found == ["letter", "pennies", "raccoon"]


SESSION = """
import random
import tycoon

game = tycoon.new_game("pennies", ["Ann", "Bea", "Cy"], {"start_seat": 0}, seed="any")
assert game.view(0)["players"][1]["coin"] is None
assert game.view(1)["players"][1]["coin"] == game.state.coins[1]
game.apply(tycoon.Action("roll", dice=2))
before = game.dumps()
game.undo(agreed=True)
assert game.state.rolled == 0
game = tycoon.load_game(before)
while game.to_act is not None:
    game.apply(random.choice(list(game.legal_actions())))
again = tycoon.load_game(game.dumps())
assert again.outcome == game.outcome
assert game.at(1).state.rolled == tycoon.load_game(before).state.rolled > 0
print(*game.outcome.lines(["Ann", "Bea", "Cy"]), sep="\\n")
"""


def test_a_game_is_played_saved_undone_and_replayed(run: Run) -> None:
    assert "Ann: points" in run(code=SESSION)


def test_the_command_line_simulates_it(run: Run) -> None:
    told = run("simulate", "pennies", "--players", "3", "--games", "20", "--seed", "1")
    assert "game 20:" in told


def test_a_league_is_played_by_its_bot(run: Run, tmp_path: Path) -> None:
    bots = ("--bots", "trader,random", "--players", "2", "--games", "50", "--workers", "2")
    told = run("league", "pennies", *bots, "--out", str(tmp_path / "league.jsonl"))
    assert "trader" in told


TRAINED_ON = """
import numpy as np
from tycoon.adapters.pettingzoo import env

table, dice = env("pennies", players=4), np.random.default_rng(1)
for seed in range(20):
    table.reset(seed=seed)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        over = terminated or truncated
        table.step(None if over else int(dice.choice(np.flatnonzero(seen["action_mask"]))))
print(table.unwrapped.metadata["name"])
"""


def test_others_can_be_trained_on_it(run: Run) -> None:
    pytest.importorskip("pettingzoo")
    assert run(code=TRAINED_ON).strip() == "pennies_tycoon_v0"


def test_it_goes_through_what_every_game_goes_through(engine: Path) -> None:
    places = f"pythonpath={engine} {ROOT / 'web'} {ROOT / 'scripts'}"
    every = ["-q", "-p", "no:cacheprovider", "-o", places, "tests/conformance", "-k", "pennies"]
    command = [sys.executable, "-m", "pytest", *every]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout
