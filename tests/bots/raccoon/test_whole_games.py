"""Bots play every edition, at every table, to the end."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from tycoon.bots import CHARACTERS, LEVELS
from tycoon.raccoon.options import PRESETS

from tests.bots.raccoon.tables import bot, choice
from tests.conformance.play import Deal, deals

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


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("edition", PRESETS)
def test_every_level_plays_every_edition_at_every_table(
    edition: str, seats: int, level: str
) -> None:
    play_out(Deal("raccoon", seats, "whole", 0, {"edition": edition}), [level] * seats)


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: " ".join(options))
def test_all_levels_play_every_variant(options: dict[str, object]) -> None:
    play_out(Deal("raccoon", 3, "variant", 0, options), list(LEVELS))


@pytest.mark.parametrize("character", CHARACTERS["raccoon"])
def test_every_character_plays(character: str) -> None:
    play_out(Deal("raccoon", 3, "character", 0), list(LEVELS), character)


@given(deal=deals("raccoon", mixed=True))
@settings(max_examples=12, deadline=None)
def test_two_levels_play_any_mixture_of_options(deal: Deal) -> None:
    levels = ["trader", "apprentice", "trader", "apprentice", "trader"]
    play_out(deal, levels[: deal.players])


@given(deal=deals("raccoon", mixed=True))
@settings(max_examples=25, deadline=None)
def test_any_bot_goes_on_from_wherever_people_have_come(deal: Deal) -> None:
    """Positions that bots would not come to by themselves."""
    session = deal.played(most=deal.moves % 250)
    bots = [bot(level) for level in LEVELS]
    for number in range(12):
        if session.to_act is not None:
            session.apply(choice(session, bots[number % 3], LITTLE))


def test_bots_play_with_tiles_nobody_has_printed(use: None) -> None:
    play_out(Deal("raccoon", 4, "expansion", 0), ["trader", "tycoon", "apprentice", "trader"])
