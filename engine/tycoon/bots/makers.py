"""Which bots there are; a game's are imported when one of them is first asked for."""

from __future__ import annotations

import sys
from collections.abc import Generator
from importlib import import_module

from tycoon.bots.bot import Bot
from tycoon.seats import automaton

#: Modules in an order in which none brings many others along; the last one brings the rest.
_PIECES = {
    "raccoon": ("weights", "scene", "leaf", "appraising", "deciding", "search", "player"),
    "letter": ("learned", "texts", "racks", "outlook", "plays", "values", "keeping", "player"),
}


def make(game: str, level: str = "trader", character: str = "even") -> Bot:
    """The bot that plays a seat like this; raises `SetupError`, see `tycoon.seats.automaton`."""
    automaton({"level": level, "character": character}, game)
    if game == "raccoon":
        from tycoon.bots.raccoon.player import bot

        return bot(level, character)
    from tycoon.bots.letter.player import LetterBot

    return LetterBot(level, character)


def arriving(game: str) -> Generator[None, None, None]:
    """Import what a game's bots consist of, piece by piece, for who has no time for all at once.

    `make` does without it.
    """
    for piece in _PIECES[game]:
        name = f"tycoon.bots.{game}.{piece}"
        if name not in sys.modules:
            yield
            import_module(name)
