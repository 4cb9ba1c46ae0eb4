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


def arriving(game: str, *, coach: bool = False) -> Generator[None, None, None]:
    """Import what a game's bots consist of, and with ``coach`` what its coach does, piece by piece,
    for who has no time for all at once. `make` and `tycoon.coach` do without it.
    """
    record = game_of(game)
    parts = [f"bots.{part}" for part in record.bot_parts]
    for part in [*parts, *(f"coach.{part}" for part in record.coach_parts if coach)]:
        if f"tycoon.games.{game}.{part}" not in sys.modules:
            yield
            module_of(game, part)
