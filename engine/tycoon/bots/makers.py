"""Which bots there are; a game's are imported when one of them is first asked for."""

from __future__ import annotations

from tycoon.bots.bot import Bot
from tycoon.seats import automaton


def make(game: str, level: str = "trader", character: str = "even") -> Bot:
    """The bot that plays a seat like this; raises `SetupError`, see `tycoon.seats.automaton`."""
    automaton({"level": level, "character": character}, game)
    if game == "raccoon":
        from tycoon.bots import raccoon

        return raccoon.bot(level, character)
    from tycoon.bots import letter

    return letter.bot(level, character)
