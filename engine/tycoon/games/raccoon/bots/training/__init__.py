"""How the numbers of `learned.json` are made; a game never needs it."""
