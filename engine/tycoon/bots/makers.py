"""Which bots there are; a game's are imported when one of them is first asked for."""

from __future__ import annotations

import sys
from collections.abc import Generator
from importlib import import_module
from pkgutil import iter_modules

from tycoon.bots.bot import Bot
from tycoon.seats import automaton


def make(game: str, level: str = "trader", character: str = "even") -> Bot:
    """The bot that plays a seat like this; raises `SetupError`, see `tycoon.seats.automaton`."""
    automaton({"level": level, "character": character}, game)
    if game == "raccoon":
        from tycoon.bots.raccoon.player import bot

        return bot(level, character)
    from tycoon.bots.letter.player import LetterBot

    return LetterBot(level, character)


def arriving(game: str) -> Generator[None, None, None]:
    """Import what a game's bots consist of, module by module, for who has no time for all at once.

    `make` does without it.
    """
    package = f"tycoon.bots.{game}"
    path = import_module(package).__path__
    for module in iter_modules(path, f"{package}."):
        if module.name not in sys.modules:
            yield
            import_module(module.name)
