"""Where no more can be written: one sentence, nothing half written, nothing lost."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tycoon.league import Plan, Setting, in_processes, played
from tycoon.league.results import opened
from tycoon.league.shards import merge

from tests.small_disk import refused

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")
LEAGUE = ("league", "raccoon", "--bots", "random", "--workers", "1", "--games")
SETTING = Setting("raccoon")


def of_chance(games: int, file: Path) -> None:
    """So many games of a league by chance."""
    played(Plan(SETTING, ("random",), (2,), games).check(), in_processes(1), file)


def test_a_league_keeps_whole_games_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    said = refused(4_000, *LEAGUE, "16", "--out", str(file))
    assert said.startswith(f"tycoon: The file {file} cannot be used: ")
    assert file.stat().st_size <= 4_000
    assert file.read_bytes().endswith(b"}\n")
    kept = opened(SETTING, file)
    assert 0 < len(kept) < 16
    of_chance(16, file)
    again = opened(SETTING, file)
    assert len(again) == 16
    assert all(again[game] == record for game, record in kept.items())


def test_a_file_without_an_end_is_not_read(tmp_path: Path) -> None:
    train = ("train", "letter", "--racks", "1", "--games", "1")
    for words in ((*LEAGUE, "1", "--out"), (*LEAGUE, "1", "--report"), (*train, "--out")):
        said = refused(10_000, *words, "/dev/full")
        assert said == "tycoon: The file /dev/full cannot be used: it is a device.\n"


def test_a_training_takes_no_place_of_another_game(tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    out.write_text('{"made_by": "python -m tycoon train raccoon --seed 1"}')
    said = refused(10_000, "train", "letter", "--out", str(out))
    assert said == f"tycoon: The file {out} holds weights of the game raccoon.\n"


def test_a_report_is_whole_or_not_there(tmp_path: Path) -> None:
    file = tmp_path / "league.html"
    said = refused(1_000, *LEAGUE, "2", "--report", str(file))
    assert "league.html cannot be used: " in said
    assert list(tmp_path.iterdir()) == []


def test_shards_are_not_merged_by_halves(tmp_path: Path) -> None:
    out, more = tmp_path / "all.jsonl", tmp_path / "more.jsonl"
    of_chance(2, out)
    of_chance(16, more)
    before = out.read_bytes()
    assert "cannot be used" in refused(4_000, "merge", str(out), str(more))
    assert out.read_bytes() == before
    assert sorted(file.name for file in tmp_path.iterdir()) == ["all.jsonl", "more.jsonl"]
    assert merge(out, [more]) == 16


def test_a_training_keeps_what_it_had(tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    words = ("train", "letter", "--racks", "1", "--games", "1", "--out", str(out))
    said = refused(5_000, *words)
    assert "weights.json.part cannot be used: " in said
    assert [file.name for file in tmp_path.iterdir()] == ["weights.json.part"]
    assert (tmp_path / "weights.json.part").stat().st_size < 5_000
