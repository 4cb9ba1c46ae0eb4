"""``python -m tycoon league``: the same table however it comes about, else one sentence."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
from pathlib import Path

import pytest
from tycoon.bots import Bot, Situation
from tycoon.kernel.actions import Action
from tycoon.kernel.rules import Dice
from tycoon.league import Game, Setting
from tycoon.league.contestants import Stray
from tycoon.league.records import play

from tests.league.commands import (
    ENVIRONMENT,
    LEAGUE,
    PATIENCE,
    begun,
    complaint,
    league,
    lines_in,
    table,
    until,
)

GAMES = ("raccoon", "--bots", "apprentice,random", "--games", "8", "--seed", "mine")


def test_a_league_that_was_killed_goes_on_to_the_same_table(tmp_path: Path) -> None:
    out, report = tmp_path / "league.jsonl", tmp_path / "league.html"
    command = (*GAMES[:-4], "--games", "4", "--players", "2,3")
    running = begun(*command, "--workers", "2", "--out", str(out))
    until(lambda: lines_in(out) > 3)
    running.send_signal(signal.SIGKILL)
    running.communicate(timeout=PATIENCE)  # its pipes are closed: no worker has outlived it
    killed_at = lines_in(out)
    done = league(*command, "--workers", "2", "--out", str(out), "--report", str(report))
    assert (done.returncode, done.stderr) == (0, ""), "no bar where no terminal is"
    assert killed_at < lines_in(out) == 1 + 4 + 2 * 6
    assert table(done.stdout) == table(league(*command, "--workers", "1").stdout)
    assert "Side by side" in report.read_text(encoding="utf-8")
    again = league(*command, "--workers", "2", "--out", str(out))
    assert again.stdout == done.stdout, "nothing is played again, think times are kept too"


def test_equal_games_end_alike_and_other_seeds_otherwise() -> None:
    game = Game(Setting("raccoon"), (), 0, ("random", "apprentice"))
    first = play(game)
    assert play(game)._replace(thoughts=()) == first._replace(thoughts=())
    other = play(game._replace(setting=Setting("raccoon", seed="2")))
    assert other.scores != first.scores
    assert first.moves == sum(thought.decisions for thought in first.thoughts)
    assert all(0 < thought.longest <= thought.seconds for thought in first.thoughts)


def test_efforts_of_bot_and_league_multiply(monkeypatch: pytest.MonkeyPatch) -> None:
    efforts: list[float] = []

    def choose(_: Bot, situation: Situation, dice: Dice, effort: float = 1.0) -> Action:
        efforts.append(effort)
        return by_chance(Stray(), situation, dice, effort)

    by_chance = Bot.choose
    monkeypatch.setattr(Bot, "choose", choose)
    play(Game(Setting("raccoon", effort=3.0), (), 0, ("trader", "trader@0.5")))
    assert set(efforts) == {3.0, 1.5}


def test_on_a_terminal_a_bar_shows_how_far_it_is() -> None:
    lead, end = pty.openpty()
    command = [*LEAGUE, *GAMES, "--workers", "1"]
    done = subprocess.run(
        command, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=end, timeout=PATIENCE
    )
    os.close(end)
    shown = os.read(lead, 100_000).decode()
    os.close(lead)
    assert done.returncode == 0
    assert "] 0/8" in shown
    assert f"[{'#' * 30}] 8/8" in shown
    assert shown.endswith("\r"), "the line is free again"


def test_options_reach_the_games(tmp_path: Path) -> None:
    out = tmp_path / "league.jsonl"
    chosen = ("--edition", "de-piatnik", "--option", "longer=yes", "--option", "supply=30")
    done = league("raccoon", "--bots", "random", "--games", "1", *chosen, "--out", str(out))
    assert done.stdout.startswith(
        "raccoon, edition de-piatnik, longer True, supply 30, seed 1\n"
    ), done.stderr
    assert '"options":{"edition":"de-piatnik","longer":true,"supply":30}' in out.read_text()


SENTENCES = {
    ("--bots", "apprentice,owl"): "There is no level owl, only apprentice, trader, tycoon.",
    ("--bots", "tycoon:owl"): "There is no bot owl, only even, builder, baron, speculator.",
    ("--bots", "random,random"): "The bot random is there twice.",
    ("--option", "moon=1"): "There is no option moon.",
    ("--option", "bank_cost"): "An option is given as name=value, not as bank_cost.",
    ("--option", "bank_cost=40"): "The option bank_cost cannot have this value.",
    ("--option", "bank_cost=lots"): "The option bank_cost cannot have this value.",
    ("--vary", "bank_cost=30,40"): "The option bank_cost cannot have this value.",
    ("--edition", "fr-2020"): "The option edition cannot have this value.",
    ("--words", "full"): "There is no option word_list.",
    ("--players", "2,6"): "The game is for 2 to 5 players, not for 6.",
    ("--games", "0"): "At least one game must be played, not 0.",
    ("--effort", "-1"): "The effort is a number above 0 and at most 1000, not -1.",
    ("--seed", "x" * 200): "The seed must be printable text of at most 100 characters.",
    ("--out", "/"): "The file / cannot be used: Is a directory.",
    ("--report", "/"): "The file / cannot be used: Is a directory.",
}


@pytest.mark.parametrize(("wrong", "says"), SENTENCES.items(), ids=lambda part: part[0])
def test_what_is_wrong_is_said_in_one_sentence(wrong: tuple[str, str], says: str) -> None:
    assert complaint(*GAMES, *wrong) == f"tycoon: {says}\n"


def test_what_is_in_the_way_stays_as_it_is(tmp_path: Path) -> None:
    diary = tmp_path / "diary"
    diary.write_text("Dear diary\n", encoding="utf-8")
    assert complaint(*GAMES, "--out", str(diary)) == (
        "tycoon: The file is not one of results of a league.\n"
    )
    assert complaint(*GAMES, "--report", str(diary)) == (
        f"tycoon: The file {diary} is there already and is no report of a league.\n"
    )
    assert diary.read_text(encoding="utf-8") == "Dear diary\n"
    assert list(tmp_path.iterdir()) == [diary]


def test_without_the_extra_it_says_what_to_install(tmp_path: Path) -> None:
    """A module that cannot be imported stands for one that is not installed."""
    (tmp_path / "distributed.py").write_text("raise ImportError", encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), ENVIRONMENT["PYTHONPATH"]])
    done = subprocess.run(
        [*LEAGUE, *GAMES, "--scheduler", "tcp://127.0.0.1:1"],
        env={**ENVIRONMENT, "PYTHONPATH": path},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert done.stderr == (
        "tycoon: This needs more than the engine: install tycoon-table[league].\n"
    )


def test_numbers_that_are_none_are_refused_before_anything_is_played() -> None:
    for wrong in (("--workers", "0"), ("--players", "two"), ("--games", "some"), ("--bots",)):
        assert "argument" in complaint(*GAMES, *wrong)
    both = complaint(*GAMES, "--workers", "2", "--scheduler", "tcp://127.0.0.1:1")
    assert "not allowed with argument" in both
