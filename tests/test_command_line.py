"""``python -m tycoon``: simulate games, show a save."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest
import tycoon
from tycoon.cli.messages import SENTENCES
from tycoon.cli.messages import complaint as in_english
from tycoon.kernel.refusals import Refusal

from tests.conformance.play import Deal
from tests.hostile import signed

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
    assert done.returncode == 2
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
    six = complaint("simulate", "raccoon", "--players", "6")
    assert six == "tycoon: The game is for 2 to 5 players, not for 6.\n"
    assert complaint("simulate", "raccoon", "--players", "1")
    assert complaint("simulate", "raccoon", "--players", "9" * 20).count("9") == 20
    assert complaint("simulate", "raccoon", "--players", "two")
    assert complaint("simulate", "raccoon", "--games", "0")
    assert "At least one game" in complaint("simulate", "raccoon", "--games", "-3")
    assert complaint("simulate", "chess")
    assert "option edition" in complaint("simulate", "raccoon", "--edition", "fr-2020")
    assert "at most 100 characters" in complaint("simulate", "raccoon", "--seed", "x" * 200)
    assert complaint("simulate")
    assert complaint()
    assert complaint("dance")


def test_whoever_has_read_enough_is_no_fault() -> None:
    """As in ``simulate … | head -1``."""
    command = [sys.executable, "-m", "tycoon", "simulate", "raccoon", "--games", "3"]
    simulating = subprocess.Popen(
        command,
        env={**os.environ, "PYTHONPATH": str(ENGINE)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert simulating.stdout
    simulating.stdout.close()
    assert simulating.stderr
    assert simulating.stderr.read() == ""
    assert simulating.wait() == 1


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
    assert "damaged save" in complaint("show", str(damaged))
    assert "cannot be read: No such file" in complaint("show", str(tmp_path / "missing.json"))
    assert "cannot be read: " in complaint("show", str(tmp_path))
    assert complaint("show")


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"\xff\xfe\x00", "The file is not text."),
        (b"", "The file is not a save: it is not JSON."),
        (b"Dear diary", "The file is not a save: it is not JSON."),
        (b"[1, 2]", "The file is not a save of Tycoon Table."),
        (b" " * 65_000_000, "The file is larger than 16000000 characters, far more than any save."),
        (b'{"format": "tycoon-table", "version": 99}', "a newer version (None)"),
    ],
    ids=range(6),
)
def test_show_says_what_is_wrong_with_a_file(tmp_path: Path, content: bytes, says: str) -> None:
    (tmp_path / "file").write_bytes(content)
    assert says in complaint("show", str(tmp_path / "file"))


def test_show_says_what_the_rules_forbid(saved: Path) -> None:
    fields = json.loads(saved.read_text(encoding="utf-8"))
    fields["actions"].insert(0, {"do": "end_turn"})
    fields["checkpoint"]["index"] += 1
    saved.write_text(signed(fields), encoding="utf-8")
    assert "the rules do not allow: start tokens first." in complaint("show", str(saved))


#: A refusal that is raised, not only told of an action: ``SaveError(Refusal("code", {…}))``.
RAISED = re.compile(
    r'(?:Tycoon|Setup|Save|Lexicon)Error\(\s*(?:\w+ or )?Refusal\(\s*"([a-z_]+)"(?:, (\{.*?\}))?\)'
)
#: Made before it is raised, or with parameters that have a name.
MADE_ELSEWHERE = {"save_differs", "save_impossible", "wrong_number_of_players"}


def raised() -> Iterator[tuple[str, set[str]]]:
    """Every refusal that can end a command, with the names of its parameters."""
    for file in sorted((ENGINE / "tycoon").rglob("*.py")):
        for code, params in RAISED.findall(file.read_text(encoding="utf-8")):
            yield code, set(re.findall(r'"([a-z_0-9]+)":', params))


def test_every_refusal_that_ends_a_command_has_a_sentence_with_its_parameters() -> None:
    found = list(raised())
    assert len(found) > 30
    assert {code for code, _ in found} | MADE_ELSEWHERE == set(SENTENCES)
    for code, params in found:
        places = {place for _, place, _, _ in Formatter().parse(SENTENCES[code]) if place}
        assert places <= params, code


def test_every_sentence_is_one() -> None:
    for sentence in SENTENCES.values():
        assert re.fullmatch(r"[A-Z][^_]*\.", re.sub(r"\{[a-z_]+\}", "x", sentence)), sentence


def test_a_refusal_without_a_sentence_is_still_readable() -> None:
    refusal = Refusal("bid_too_low", {"least_bid": 4})
    assert in_english(refusal) == "Bid too low (least bid: 4)."
    assert in_english(Refusal("game_over")) == "Game over."
    assert "unknown app version" in in_english(Refusal("save_newer"))
