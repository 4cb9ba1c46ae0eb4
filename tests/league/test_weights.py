"""Bots that go by a file of weights, at the tables of every command, and files that are none."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
import tycoon
from tycoon.bots import Situation, dice_of
from tycoon.cli import main
from tycoon.kernel.refusals import TycoonError
from tycoon.league import Plan, Setting, in_processes, played
from tycoon.league.contestants import checked, contestant

GAMES = sorted(tycoon.GAMES)


def shipped(game: str) -> dict[str, Any]:
    text = (files("tycoon") / "games" / game / "bots" / "learned.json").read_text("utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What comes with the engine as files, and others, in the folder where we are."""
    for game in GAMES:
        (tmp_path / f"{game}.json").write_text(json.dumps(shipped(game)))
    greedy = shipped("raccoon")
    greedy["weights"] = {"denial": 0.0, "town_hope": 3.0, "bid": 0.2}
    (tmp_path / "greedy.json").write_text(json.dumps(greedy))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def choices(game: str, name: str, most: int = 40) -> list[tycoon.Action]:
    """What a bot does in the first decisions of a game against itself."""
    session = tycoon.new_game(game, ["Ann", "Bea"], seed="weights")
    bot, effort = contestant(name, game)
    done: list[tycoon.Action] = []
    while session.to_act is not None and len(done) < most:
        done.append(bot.choose(Situation(session), dice_of(session), effort))
        session.apply(done[-1])
    return done


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("level", ["trader", "tycoon"])
@pytest.mark.parametrize("game", GAMES)
def test_by_what_comes_with_the_engine_it_plays_as_ever(game: str, level: str) -> None:
    few = 12 if level == "tycoon" else 40
    assert choices(game, f"{level}:{game}.json", few) == choices(game, level, few)


@pytest.mark.usefixtures("here")
def test_other_weights_play_otherwise_and_characters_lean_on_them() -> None:
    greedy = choices("raccoon", "trader:greedy.json")
    assert greedy != choices("raccoon", "trader")
    assert contestant("trader:baron:greedy.json@2", "raccoon")[1] == 2
    name = checked("trader:baron:greedy.json@2", "raccoon")
    assert name.startswith("trader:baron:greedy.json#")
    assert name.endswith("@2")
    assert checked(name, "raccoon") == name
    assert checked("trader:even:greedy.json", "raccoon") == checked("trader:greedy.json", "raccoon")


def test_they_sit_in_leagues_and_a_file_that_changes_is_noticed(here: Path) -> None:
    plan = Plan(Setting("raccoon"), ("trader:greedy.json", "trader"), games=2).check()
    assert plan.bots[0].startswith("trader:greedy.json#")
    records = played(plan, in_processes(1), here / "league.jsonl")
    assert {name for record in records for name in record.game.seats} == set(plan.bots)
    (here / "greedy.json").write_text(json.dumps(shipped("raccoon")))
    with pytest.raises(TycoonError, match="weights_changed"):
        contestant(plan.bots[0], "raccoon")
    again = Plan(Setting("raccoon"), ("trader:greedy.json", "trader"), games=2).check()
    assert again.bots != plan.bots, "games by other weights are other games"


@pytest.mark.usefixtures("here")
def test_they_sit_in_simulated_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "raccoon", "--players", "2", "--games", "3")
    assert main([*words, "--bots", "trader:greedy.json,random"]) == 0
    taught = capsys.readouterr().out
    assert "Player 1: 3 won" in taught
    assert main([*words]) == 0
    assert capsys.readouterr().out.splitlines()[0] != taught.splitlines()[0]


def spoilt(game: str, **changes: Any) -> str:
    return json.dumps({**shipped(game), **changes})


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (None, "file_unusable"),
        ("", "weights_not_ours"),
        ("[]", "weights_not_ours"),
        ("[" * 100_000, "weights_not_ours"),
        ("{}", "weights_not_ours"),
        (spoilt("raccoon", made_by="a friend"), "weights_not_ours"),
        (spoilt("letter"), "weights_of_another"),
        (spoilt("raccoon", leaves={}), "weights_differ"),
        (spoilt("raccoon", leaves=[1]), "weights_differ"),
        (spoilt("raccoon", leaves={"2": {}}), "weights_differ"),
        (spoilt("raccoon", weights={"moon": 1}), "weights_differ"),
        (spoilt("raccoon", weights={"bid": "all"}), "weights_differ"),
        (spoilt("raccoon", weights={"bid": float("inf")}), "weights_differ"),
        (spoilt("raccoon", weights={"limit": [1]}), "weights_differ"),
    ],
)
def test_what_is_no_file_of_weights_is_refused(here: Path, content: str | None, code: str) -> None:
    if content is not None:
        (here / "bad.json").write_text(content)
    with pytest.raises(TycoonError, match=code):
        checked("trader:bad.json", "raccoon")


def test_of_letter_tycoon_nothing_may_be_missing(here: Path) -> None:
    whole = shipped("letter")
    for name in ("vocabularies", "pace"):
        part = {**whole, name: dict(list(whole[name].items())[1:])}
        (here / "bad.json").write_text(json.dumps(part))
        with pytest.raises(TycoonError, match="weights_differ"):
            checked("trader:bad.json", "letter")


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("apprentice:raccoon.json", "weights_unused"),
        ("god:raccoon.json", "unknown_level"),
        ("trader:mouse:raccoon.json", "unknown_character"),
        ("trader::raccoon.json", "malformed_bot"),
        ("trader:even:even:raccoon.json", "malformed_bot"),
        (":raccoon.json", "malformed_bot"),
    ],
)
def test_what_is_no_name_with_a_file_is_refused(name: str, code: str) -> None:
    with pytest.raises(TycoonError, match=code):
        checked(name, "raccoon")
