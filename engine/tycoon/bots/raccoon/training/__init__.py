"""How the numbers of `tycoon.bots.raccoon.learned` are made; a game never needs it."""
