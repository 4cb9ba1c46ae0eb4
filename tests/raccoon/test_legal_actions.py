"""The list of legal actions against all conceivable ones."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
import tycoon
from tycoon.games.raccoon.rules.cards import TILES

from tests.conformance.play import Deal, steps
from tests.raccoon.conceivable import everything

#: Reasons that hold for every action of a kind (or with this card, tile) in this position.
HOPELESS = {
    "start_tiles_first", "start_tokens_first", "not_in_this_turn", "bonus_first",
    "trading_first", "discard_first", "auction_running", "game_over", "action_taken",
    "production_started", "card_not_in_hand", "no_such_bonus", "unknown_tile",
    "no_town_on_offer", "town_too_dear", "no_trading_floor", "trading_floor_after_production",
    "not_another_player",
}  # fmt: skip

GERMAN = {"edition": "de-piatnik"}
MIXES: list[dict[str, Any]] = [
    {},
    GERMAN,
    {"edition": "es", "start_offer": "mixed", "longer": True},
    {"thousand": "declare", "open_money": True, "trading_floor": "any_goods"},
    {"export": "any_commodity", "must_act": True, "unlimited_supply": True},
    {"beginner": "six", "start_tiles": "chosen"},
    {**GERMAN, "new_tiles": "at_once", "thousand": "declare"},
]


def conceived(session: tycoon.Session, *, thorough: bool = False) -> list[tycoon.Action]:
    """What brute force finds possible, asking `check` about everything conceivable."""

    def hopeless(action: tycoon.Action) -> bool:
        refusal = session.check(action)
        return not thorough and refusal is not None and refusal.code in HOPELESS

    most_money = max(player.money for player in session.state.players)
    found = everything(most_money, hopeless)
    return [action for action in found if session.check(action) is None]


def compare(session: tycoon.Session, *, thorough: bool = False) -> Counter[str]:
    """Assert that the list is what brute force finds; returns how many of each kind."""
    listed = Counter(session.legal_actions())
    assert max(listed.values(), default=0) <= 1
    found = Counter(conceived(session, thorough=thorough))
    assert max(found.values(), default=0) <= 1
    assert found == listed
    return Counter(action.do for action in listed)


def new_situation(session: tycoon.Session, known: set[tuple[str, ...]]) -> bool:
    """Is this the first position with this sub-state and these kinds of action?"""
    prompt = session.prompt()
    situation = (prompt.phase, *(choice.do for choice in prompt.choices if not choice.refusal))
    if situation in known:
        return False
    known.add(situation)
    return True


def wealthy(session: tycoon.Session, dice: Random) -> None:
    """Money and tiles that random play would rarely reach."""
    for player in session.state.players:
        player.money = dice.choice([0, 3, 40, 150, 1100])


@pytest.mark.rule("RT-22", "RT-25", "RT-37", "RT-41", "RT-46", "RT-51")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("mix", MIXES, ids=range(len(MIXES)))
def test_what_is_listed_is_what_is_possible(players: int, mix: dict[str, Any]) -> None:
    dice = Random(players)
    seen: Counter[str] = Counter()
    for number in range(2):
        session = Deal("raccoon", players, f"{mix} {number}", 0, mix).session()
        if number:
            wealthy(session, dice)
        known: set[tuple[str, ...]] = set()
        for _ in steps(session, Random(number)):
            if new_situation(session, known) or dice.random() < 0.01:
                seen += compare(session)
        assert compare(session).total() == 0, "nothing is possible when the game is over"
    assert {"produce", "sell", "auction", "bid", "pass", "build", "buy_town"} <= set(seen)


@pytest.mark.parametrize("mix", [{}, GERMAN], ids=["en", "de"])
def test_what_is_listed_is_what_is_possible_with_no_short_cut(mix: dict[str, Any]) -> None:
    session = Deal("raccoon", 4, "thorough", 0, mix).session()
    wealthy(session, Random(3))
    for number, _ in enumerate(steps(session, Random(8))):
        if number % 60 == 0:
            compare(session, thorough=True)


@pytest.mark.parametrize("mix", MIXES, ids=range(len(MIXES)))
def test_positions_with_many_special_tiles(mix: dict[str, Any]) -> None:
    """Every seat owns a random handful of tiles from the start."""
    seen: Counter[str] = Counter()
    for number in range(5):
        dice = Random(number)
        session = Deal("raccoon", 3, f"tiles {number}", 0, mix).session()
        while session.prompt().phase != "turn":
            session.apply(session.rules.sample_action(session.state, dice))
        wealthy(session, dice)
        for player in session.state.players:
            if not player.tiles:
                player.tiles = sorted(dice.sample(range(6, len(TILES.faces)), 9))
                player.since = [0] * 9
                player.tokens = [dice.randrange(4) for _ in range(6)]
        known: set[tuple[str, ...]] = set()
        for _ in steps(session, dice, 120):
            phase = session.prompt().phase
            chance = 0.1 if phase in ("bonus", "trading") else 0.01
            if new_situation(session, known) or dice.random() < chance:
                seen += compare(session)
    assert {"upgrade", "take_bonus", "sell", "build"} - set(seen) == set()
