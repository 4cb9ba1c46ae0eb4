"""How the numbers of `tycoon.games.raccoon.bots.learned` are made; a game never needs it."""
