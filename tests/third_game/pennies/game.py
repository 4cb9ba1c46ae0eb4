"""Pennies, as the rest of the engine knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tycoon.games.game import Game

if TYPE_CHECKING:
    from tycoon.bots.bot import Bot
    from tycoon.games.pennies.rules import PenniesRules


class Pennies(Game):
    """Its record."""

    characters = ("even",)
    bot_parts = ("player",)
    has_numbers = True

    def rules(self) -> PenniesRules:
        from tycoon.games.pennies.rules import PenniesRules

        return PenniesRules()

    def bot(self, level: str, character: str) -> Bot:
        from tycoon.games.pennies.bots.player import Careful

        return Careful()


GAME = Pennies()
