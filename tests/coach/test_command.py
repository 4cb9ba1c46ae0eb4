"""``python -m tycoon analyse``."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest
import tycoon
from tycoon.games import game_of

from tests.coach.tables import analysis_of, played
from tests.conformance.play import new_game
from tests.test_command_line import complaint, run


def test_it_prints_what_decided_the_game(tmp_path: Path) -> None:
    session = tycoon.new_game("letter", ["Ann", "Bea"], {"challenge": "off"}, "printed")
    played(session, "apprentice")
    file = tmp_path / "over.json"
    file.write_text(session.dumps(), encoding="utf-8")
    done = run("analyse", str(file), "--every")
    assert (done.returncode, done.stderr) == (0, "")
    told, turns, decisions = (part.splitlines() for part in done.stdout.split("Every "))
    analysis = analysis_of(session)
    for seat, name in enumerate(["Ann", "Bea"]):
        assert session.outcome is not None
        points = session.outcome.scores[seat]["total"]
        (head,) = [line for line in told if line.startswith(f"{name}: {points} points")]
        assert f"gave away {analysis.lost(seat):.1%}" in head
        for one in analysis.worst(seat):
            assert any(f"step {one.step}:" in line for line in told)
    assert sum(line.startswith("  round") for line in told) == len(analysis.turning())
    assert len(turns) == 1 + len(analysis.turns)
    assert len(decisions) == 1 + len(analysis.decisions)
    for line, one in zip(decisions[1:], analysis.decisions, strict=True):
        assert f"step {one.step}: {('Ann', 'Bea')[one.seat]}, " in line
        assert line.endswith(f": {one.lost:.1%}")


def test_it_says_that_a_game_was_given_up(tmp_path: Path) -> None:
    session = new_game("raccoon", 2)
    session.finish()
    file = tmp_path / "given_up.json"
    file.write_text(session.dumps(), encoding="utf-8")
    done = run("analyse", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Given up: nobody has won.\n")


@pytest.mark.parametrize("game", sorted(tycoon.GAMES))
def test_a_running_game_is_refused_in_one_sentence(game: str, tmp_path: Path) -> None:
    file = tmp_path / "running.json"
    session = tycoon.new_game(game, ["Ann", "Bea"], {}, "running")
    file.write_text(session.dumps(), encoding="utf-8")
    said = complaint("analyse", str(file))
    assert said == "tycoon: The game is not over yet, so there is nothing to analyse.\n"


def test_a_file_that_is_no_save_is_refused_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "damaged.json"
    text = new_game("raccoon", 2).dumps().replace("Ann", "Axn")
    file.write_text(text, encoding="utf-8")
    assert "damaged save" in complaint("analyse", str(file))
    assert run("analyse", str(file)).returncode == 2
    assert "cannot be read" in complaint("analyse", str(tmp_path / "nowhere.json"))


def test_who_judges_may_go_by_weights_from_a_file(tmp_path: Path) -> None:
    session = tycoon.new_game("letter", ["Ann", "Bea"], {"challenge": "off"}, "judged")
    played(session, "apprentice")
    file = tmp_path / "over.json"
    file.write_text(session.dumps(), encoding="utf-8")
    shipped = (files("tycoon") / "games/letter/bots/learned.json").read_text("utf-8")
    (tmp_path / "same.json").write_text(shipped, encoding="utf-8")
    other = json.loads(shipped)
    other["pace"] = {players: pace / 3 for players, pace in other["pace"].items()}
    (tmp_path / "other.json").write_text(json.dumps(other), encoding="utf-8")
    judges = "tycoon", f"tycoon:{tmp_path / 'same.json'}", f"tycoon:{tmp_path / 'other.json'}"
    usual, same, changed = (run("analyse", str(file), "--bots", judge).stdout for judge in judges)
    assert usual == same != changed
    assert "turning points" in changed.lower()


def test_who_judges_is_a_tycoon_with_weights_of_the_game(tmp_path: Path) -> None:
    session = tycoon.new_game("letter", ["Ann", "Bea"], {"challenge": "off"}, "judged")
    session.finish()
    file = tmp_path / "over.json"
    file.write_text(session.dumps(), encoding="utf-8")
    for bot in ("trader", "random", "tycoon:collector", "tycoon@2"):
        assert "Only a tycoon judges a game" in complaint("analyse", str(file), "--bots", bot)
    wrong = (files("tycoon") / "games/raccoon/bots/learned.json").read_text("utf-8")
    (tmp_path / "other.json").write_text(wrong, encoding="utf-8")
    said = complaint("analyse", str(file), "--bots", f"tycoon:{tmp_path / 'other.json'}")
    assert said.endswith("holds weights of the game raccoon.\n")


def test_another_judge_of_raccoon_tycoon_sees_other_chances() -> None:
    found = json.loads((files("tycoon") / "games/raccoon/bots/learned.json").read_text("utf-8"))
    state = tycoon.new_game("raccoon", ["Ann", "Bea"], {}, "judged").state
    usual = game_of("raccoon").adviser()
    assert game_of("raccoon").adviser(found).chances(state) == usual.chances(state)
    found["leaves"]["2"]["first"] = [3.0, 0.0]
    assert game_of("raccoon").adviser(found).chances(state) != usual.chances(state)
