"""``python -m tycoon``: simulate games, show a save."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import tycoon

from tests.conformance.play import Deal

ENGINE = Path(__file__).parent.parent / "engine"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tycoon", *arguments],
        env={**os.environ, "PYTHONPATH": str(ENGINE), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def complaint(*arguments: str) -> str:
    """The one line on stderr of a command that must fail."""
    done = run(*arguments)
    assert done.returncode != 0
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr


def test_help_names_the_commands() -> None:
    done = run("--help")
    assert done.returncode == 0
    assert "simulate" in done.stdout
    assert "show" in done.stdout
    assert run("simulate", "--help").returncode == 0


def test_version() -> None:
    assert run("--version").stdout.strip() == tycoon.__version__


@pytest.mark.parametrize("game", sorted(tycoon.GAMES))
@pytest.mark.parametrize("players", [2, 5])
def test_simulate_prints_results_and_games_per_second(game: str, players: int) -> None:
    command = ["simulate", game, "--players", str(players), "--games", "4", "--seed", "1"]
    done = run(*command)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert sum(line.startswith("game ") for line in lines) == 4
    assert re.search(r"\d+\.\d games per second$", lines[-1])
    won = [int(count) for count in re.findall(r"^Player \d: (\d+) won$", done.stdout, re.M)]
    assert len(won) == players
    assert sum(won) >= 4
    again = run(*command).stdout.splitlines()
    assert again[:-1] == lines[:-1], "the same seed plays the same games"


def test_simulate_complains_in_one_line() -> None:
    assert "six" not in complaint("simulate", "raccoon", "--players", "6")
    assert complaint("simulate", "raccoon", "--players", "1")
    assert complaint("simulate", "raccoon", "--players", "two")
    assert complaint("simulate", "raccoon", "--games", "0")
    assert complaint("simulate", "raccoon", "--games", "-3")
    assert complaint("simulate", "chess")
    assert complaint("simulate", "raccoon", "--edition", "fr-2020")
    assert complaint("simulate", "raccoon", "--seed", "x" * 200)
    assert complaint("simulate")
    assert complaint()
    assert complaint("dance")


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.tycoon.json"
    path.write_text(Deal("raccoon", 3, "shown", 2).played(most=150).dumps(), encoding="utf-8")
    return path


def test_show_prints_the_table_and_the_scores(saved: Path) -> None:
    done = run("show", str(saved))
    assert (done.returncode, done.stderr) == (0, "")
    session = tycoon.load_game(saved.read_text(encoding="utf-8"))
    public = session.view(None)
    for seat, player in enumerate(public["players"]):
        assert player["name"] in done.stdout
        assert f"${session.state.players[seat].money}" in done.stdout
        assert str(player["vp"]) in done.stdout
        for tile in player["tiles"]:
            assert tile["tile"].replace("_", " ")[:6] in done.stdout.lower().replace("_", " ")


def test_show_a_finished_game_names_the_winner(tmp_path: Path) -> None:
    session = Deal("raccoon", 2, "finished", 2).played()
    path = tmp_path / "over.json"
    path.write_text(session.dumps(), encoding="utf-8")
    done = run("show", str(path))
    assert done.returncode == 0
    assert session.outcome is not None
    for seat, score in enumerate(session.outcome.scores):
        assert session.seats[seat].name in done.stdout
        assert re.search(rf"\b{score['total']}\b", done.stdout)


def test_show_complains_in_one_line(saved: Path, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.json"
    damaged.write_text(saved.read_text(encoding="utf-8").replace("Ann", "Axn"), encoding="utf-8")
    assert "save_damaged" in complaint("show", str(damaged))
    binary = tmp_path / "binary.json"
    binary.write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "missing.json", tmp_path, binary):
        assert complaint("show", str(path))
    assert complaint("show")
