"""Golden games: whole games with the shipped lists, replayed strictly.

To play them anew after a wanted change, run ``python -m tests.letter.test_golden`` with the
engine on the path, and look at what it prints.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
import tycoon
from tycoon import Action, Session

from tests.golden import assert_ends_as_it_did, record

FOLDER = Path(__file__).with_name("golden")
NAMES = ("Ann", "Bea", "Cy", "Dot", "Eli")


@pytest.mark.rule("LT-47", "LT-48", "LT-49", "LT-50", "LT-A32", "LT-A33")
@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.json")), ids=lambda file: file.stem)
def test_a_golden_game_ends_as_it_did(file: Path) -> None:
    assert_ends_as_it_did(file)


@pytest.mark.rule("LT-30", "LT-A10", "LT-A32", "LT-50")
def test_there_is_a_golden_game_for_every_way_to_judge_words_and_to_end() -> None:
    saves = {file.stem: json.loads(file.read_text()) for file in FOLDER.glob("*.json")}
    options = [saved["save"]["options"] for saved in saves.values()]
    assert {chosen["challenge"] for chosen in options} == {"table", "automatic", "off"}
    assert {chosen["word_list"] for chosen in options} == {"everyday", "full"}
    assert {len(saved["save"]["seats"]) for saved in saves.values()} == {2, 3, 4, 5}
    assert any(len(saved["outcome"]["winners"]) > 1 for saved in saves.values())
    tied = saves["tie-broken-by-patents"]["outcome"]
    totals = sorted(score["total"] for score in tied["scores"])
    assert totals[-1] == totals[-2]
    assert len(tied["winners"]) == 1


#: name, options, players
GAMES: tuple[tuple[str, dict[str, Any], int], ...] = (
    ("table", {}, 4),
    ("automatic", {"challenge": "automatic", "retries": 1, "doublings": "add"}, 3),
    ("unchecked", {"challenge": "off", "doublings": "one", "q_patent": "hand"}, 5),
    ("full-list", {"word_list": "full"}, 2),
    ("last-seat-ends-at-once", {"challenge": "off"}, 4),
    ("tie-broken-by-patents", {"challenge": "off"}, 5),
    ("shared-victory", {"challenge": "off"}, 5),
)


def fits(name: str, game: Session) -> bool:
    """Does the game end the way its name says?"""
    assert game.outcome is not None
    totals = sorted((score["total"] for score in game.outcome.scores), reverse=True)
    if name == "shared-victory":
        return len(game.outcome.winners) > 1
    if name == "tie-broken-by-patents":
        return totals[0] == totals[1] and len(game.outcome.winners) == 1
    if name == "last-seat-ends-at-once":
        start: int = game.state.start
        return _trigger(game) == (start - 1) % len(game.seats)
    return True


def _trigger(game: Session) -> int:
    events = [event for step in game.journal for event in step.events]
    (seat,) = [event.params["seat"] for event in events if event.key == "end_triggered"]
    return int(seat)


def choose(game: Session, dice: random.Random) -> Action:
    """Chance, with a bluff now and then."""
    action = game.rules.sample_action(game.state, dice)
    if action.do == "play_word" and dice.random() < 0.1:
        hand = game.state.players[game.state.active].hand
        return Action("play_word", word="".join(hand[:3]), places="hhh", vowels=[])
    return action


def play(name: str, options: dict[str, Any], players: int, number: int) -> Session:
    """A whole game; the same for the same name and number."""
    game = tycoon.new_game("letter", NAMES[:players], options, f"golden {name} {number}")
    dice = random.Random(f"{name} {number}")
    while game.to_act is not None:
        game.apply(choose(game, dice))
    return game


def _write() -> None:
    for name, options, players in GAMES:
        number = 0
        while not fits(name, game := play(name, options, players, number)):
            number += 1
        assert game.outcome
        print(name, number, game.outcome.to_dict(), game.state.round)
        record(FOLDER / f"{name}.json", game)


if __name__ == "__main__":
    _write()
