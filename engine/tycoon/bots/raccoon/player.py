"""The bot of a level and character."""

from __future__ import annotations

from tycoon.bots.bot import Bot
from tycoon.bots.raccoon.reckoner import Reckoner
from tycoon.bots.raccoon.search import Thinker
from tycoon.bots.raccoon.weights import APPRENTICE, TRADER, weights_of


def bot(level: str, character: str) -> Bot:
    """One of `tycoon.seats.LEVELS` and of the game's `tycoon.seats.CHARACTERS`."""
    if level == "tycoon":
        return Thinker(weights_of(TRADER, character))
    return Reckoner(weights_of(APPRENTICE if level == "apprentice" else TRADER, character))
