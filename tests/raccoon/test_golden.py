"""Golden games: one whole game for every way the game can end, replayed strictly.

To play them anew after a wanted change, run ``python -m tests.raccoon.test_golden`` with the
engine on the path, and look at what it prints.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import tycoon
from tycoon import Action, Session

from tests.golden import assert_ends_as_it_did, record

FOLDER = Path(__file__).with_name("golden")
NAMES = ("Ann", "Bea", "Cy", "Dot", "Eli")
Player = Callable[[Session, list[Action], random.Random], Action]


@pytest.mark.rule("RT-89", "RT-90", "RT-91", "RT-92", "RT-98", "RT-99", "RT-100", "RT-A37")
@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.json")), ids=lambda file: file.stem)
def test_a_golden_game_ends_as_it_did(file: Path) -> None:
    assert_ends_as_it_did(file)


@pytest.mark.rule("RT-89", "RT-90", "RT-92", "RT-100", "RT-A37")
def test_there_is_a_golden_game_for_every_ending() -> None:
    outcomes = [json.loads(file.read_text())["outcome"] for file in FOLDER.glob("*.json")]
    assert {o["reason"] for o in outcomes} == {
        "towns",
        "railroads",
        "buildings",
        "sets",
        "thousand",
    }
    assert any(len(outcome["winners"]) > 1 for outcome in outcomes)


def chance_player(game: Session, actions: list[Action], chance: random.Random) -> Action:
    """Anything that is allowed."""
    return chance.choice(actions)


def keen_on(*wishes: str) -> Player:
    """Does the first thing of the list that is possible, and sells only for $25 or more."""

    def choose(game: Session, actions: list[Action], chance: random.Random) -> Action:
        for wish in wishes:
            possible = [action for action in actions if action.do == wish]
            if wish == "sell":
                possible = [sale for sale in possible if _income(game, sale) >= 25]
                possible = sorted(possible, key=lambda sale: _income(game, sale))[-1:]
            if possible:
                return chance.choice(possible)
        return chance.choice(actions)

    return choose


def _income(game: Session, sale: Action) -> int:
    prices = {track["commodity"]: track["price"] for track in game.view(None)["market"]}
    return int(prices[sale["commodity"]] * sale["count"])


TOWNS = keen_on("end_turn", "buy_town", "produce")
RAILROADS = keen_on("end_turn", "auction", "pass", "bid", "sell", "produce")
TILES = keen_on("end_turn", "build", "sell", "produce")
MONEY = keen_on("declare_victory", "end_turn", "sell", "produce")
#: name, options, players, how they play
GAMES: tuple[tuple[str, dict[str, Any], int, Player], ...] = (
    ("last-town", {}, 3, TOWNS),
    ("last-railroad", {}, 4, RAILROADS),
    ("last-building", {"edition": "de-piatnik"}, 4, TILES),
    ("thousand-declared", {"thousand": "declare"}, 2, MONEY),
    ("thousand-automatic", {"edition": "de-piatnik", "thousand": "automatic"}, 2, MONEY),
    ("longer-game", {"longer": True}, 3, chance_player),
    ("shared-victory", {"edition": "es", "tie_break": "shared"}, 2, chance_player),
)


def play(name: str, options: dict[str, Any], players: int, player: Player, number: int) -> Session:
    """A whole game; the same for the same name and number."""
    game = tycoon.new_game("raccoon", NAMES[:players], options, f"golden {name} {number}")
    chance = random.Random(f"{name} {number}")
    while game.to_act is not None:
        game.apply(player(game, list(game.legal_actions()), chance))
    return game


def _write() -> None:
    for name, options, players, player in GAMES:
        number = 0
        game = play(name, options, players, player, number)
        while name == "shared-victory" and game.outcome and len(game.outcome.winners) == 1:
            number += 1
            game = play(name, options, players, player, number)
        assert game.outcome
        print(name, number, game.outcome.reason, game.state.round, game.outcome.winners)
        record(FOLDER / f"{name}.json", game)


if __name__ == "__main__":
    _write()
