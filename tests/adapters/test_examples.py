"""The examples run, on less than it takes to learn anything."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "engine" / "examples"


def run(folder: Path, example: str, *arguments: str) -> str:
    command = [sys.executable, str(EXAMPLES / example), *arguments]
    path = {"PYTHONPATH": str(ROOT / "engine"), "OMP_NUM_THREADS": "1"}
    done = subprocess.run(command, cwd=folder, env=path, capture_output=True, text=True)
    assert not done.returncode, done.stderr
    return done.stdout


def test_a_rule_is_studied_from_league_to_picture(tmp_path: Path) -> None:
    told = run(tmp_path, "rule_study.py", "bank_cost", "30,50", "2", "random")
    page = (tmp_path / "rule_study.html").read_text(encoding="utf-8")
    for value in ("bank_cost=30", "bank_cost=50"):
        assert value in told
        assert value in page
    assert page.count("<svg") == 1


def test_a_policy_is_learnt_from_a_bot_and_from_victories(tmp_path: Path) -> None:
    lines = [line.split() for line in run(tmp_path, "policy.py", "6", "1").splitlines()]
    assert [int(line[2]) for line in lines] == [16 * (n + 1) for n in range(len(lines))]
    players = [line[4] for line in lines]
    assert players == sorted(players, reverse=True), "first the pupil, then the network by itself"
    assert players[-1] == "network"
    sixteenths = [16 * float(line[6]) for line in lines]
    assert sixteenths == pytest.approx([round(won) for won in sixteenths], abs=0.01)
