"""Which bots there are; a game's are imported when one of them is first asked for."""

from __future__ import annotations

import sys
from collections.abc import Generator

from tycoon.bots.bot import Bot
from tycoon.games import game_of, module_of
from tycoon.session.seats import automaton


def make(game: str, level: str = "trader", character: str = "even") -> Bot:
    """The bot that plays a seat like this; raises `SetupError`, see `game_of` and `automaton`."""
    record = game_of(game)
    automaton({"level": level, "character": character}, game)
    return record.bot(level, character)


def arriving(game: str) -> Generator[None, None, None]:
    """Import what a game's bots consist of, piece by piece, for who has no time for all at once.

    `make` does without it.
    """
    for part in game_of(game).bot_parts:
        if f"tycoon.games.{game}.bots.{part}" not in sys.modules:
            yield
            module_of(game, f"bots.{part}")
