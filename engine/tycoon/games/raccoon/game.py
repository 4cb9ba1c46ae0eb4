"""Raccoon Tycoon, as the rest of the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tycoon.games.game import Game, Learning

if TYPE_CHECKING:
    from tycoon.bots.bot import Bot
    from tycoon.games.raccoon.coach.adviser import RaccoonAdviser
    from tycoon.games.raccoon.rules.rules import RaccoonRules


class Raccoon(Game):
    """Its record."""

    characters = ("even", "builder", "baron", "speculator")
    bot_parts = ("weights", "scene", "leaf", "appraising", "deciding", "search", "player")
    coach_parts = (
        "case", "ideas", "bidding", "reasons", "auctions", "goods", "purchases", "sentences",
        "adviser",
    )  # fmt: skip
    no_source = ("total", "money")
    has_numbers = has_chance = True
    forms = ("flat", "steps")
    untaught = ("apprentice",)
    learning = Learning(
        "weights by climbing, leaf values by regression",
        "bots.training.command",
        "bots/learned.json",
        ("steps", 0, 40, "of climbing"),
        (1000, "for the leaf"),
    )

    def rules(self) -> RaccoonRules:
        from tycoon.games.raccoon.rules.rules import RaccoonRules

        return RaccoonRules()

    def bot(self, level: str, character: str) -> Bot:
        from tycoon.games.raccoon.bots.player import bot

        return bot(level, character)

    def taught(self, level: str, character: str, found: Mapping[str, Any]) -> Bot:
        from tycoon.games.raccoon.bots.learned import learned_of
        from tycoon.games.raccoon.bots.player import bot

        return bot(level, character, learned_of(found))

    def adviser(self, found: Mapping[str, Any] | None = None) -> RaccoonAdviser:
        from tycoon.games.raccoon.bots.learned import learned_of
        from tycoon.games.raccoon.coach.adviser import RaccoonAdviser

        return RaccoonAdviser(None if found is None else learned_of(found))


GAME = Raccoon()
