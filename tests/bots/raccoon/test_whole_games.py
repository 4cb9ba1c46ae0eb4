"""Whole games of every variant and character; `test_every_bot.py` has all editions and mixtures."""

from __future__ import annotations

import pytest
from tycoon.bots import LEVELS
from tycoon.games import game_of

from tests.bots.raccoon.tables import bot, choice
from tests.conformance.play import Deal

#: How much the strongest level thinks here: a game at a table of five must not take long.
LITTLE = 0.1
VARIANTS = (
    {"longer": True},
    {"thousand": "declare"},
    {"thousand": "automatic", "open_money": True},
    {"beginner": "four"},
    {"beginner": "six", "start_tiles": "chosen"},
    {"start_offer": "mixed", "unlimited_supply": True},
)


def play_out(deal: Deal, levels: list[str], character: str = "even") -> None:
    """Every choice is legal, and the game comes to its end."""
    session = deal.session()
    bots = [bot(level, character) for level in levels]
    for _ in range(1500):
        if session.to_act is None:
            break
        session.apply(choice(session, bots[session.to_act], LITTLE))
    assert session.outcome is not None


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: " ".join(options))
def test_all_levels_play_every_variant(options: dict[str, object]) -> None:
    play_out(Deal("raccoon", 3, "variant", 0, options), list(LEVELS))


@pytest.mark.parametrize("character", game_of("raccoon").characters)
def test_every_character_plays(character: str) -> None:
    play_out(Deal("raccoon", 3, "character", 0), list(LEVELS), character)


def test_bots_play_with_tiles_nobody_has_printed(use: None) -> None:
    play_out(Deal("raccoon", 4, "expansion", 0), ["trader", "tycoon", "apprentice", "trader"])
