"""Opponents for both games, honest ones: a bot knows what its seat may know.

>>> import tycoon
>>> from tycoon.bots import Situation, dice_of, make
>>> game = tycoon.new_game("raccoon", ["Ann", "Bea"], seed="any text")
>>> bot = make("raccoon", "trader")
>>> action = bot.choose(Situation(game), dice_of(game))
>>> game.check(action) is None
True
"""

from tycoon.bots.bot import USUAL, Bot, Budget, Situation, Thinking, dice_of
from tycoon.bots.makers import arriving, make
from tycoon.session.seats import LEVELS

__all__ = [
    "LEVELS",
    "USUAL",
    "Bot",
    "Budget",
    "Situation",
    "Thinking",
    "arriving",
    "dice_of",
    "make",
]
