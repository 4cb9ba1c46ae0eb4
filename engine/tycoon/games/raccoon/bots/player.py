"""The bot of a level and character."""

from __future__ import annotations

from tycoon.bots.bot import Bot
from tycoon.games.raccoon.bots.reckoner import Reckoner
from tycoon.games.raccoon.bots.search import Thinker
from tycoon.games.raccoon.bots.weights import APPRENTICE, TRADER, weights_of


def bot(level: str, character: str) -> Bot:
    """One of `tycoon.session.seats.LEVELS` and of the game's `tycoon.session.seats.CHARACTERS`."""
    if level == "tycoon":
        return Thinker(weights_of(TRADER, character))
    return Reckoner(weights_of(APPRENTICE if level == "apprentice" else TRADER, character))
