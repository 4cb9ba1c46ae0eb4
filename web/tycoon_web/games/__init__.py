"""What games share, and a package per game; those never know of each other."""

from tycoon.games import GAMES

#: In the order in which the home screen offers them.
OFFERED = tuple(GAMES)
