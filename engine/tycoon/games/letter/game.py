"""Letter Tycoon, as the rest of the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tycoon.games.game import Game, Learning

if TYPE_CHECKING:
    from tycoon.bots.bot import Bot
    from tycoon.games.letter.coach.adviser import LetterAdviser
    from tycoon.games.letter.rules.rules import LetterRules


class Letter(Game):
    """Its record; its money is a source of points (LT-49)."""

    characters = ("even", "collector", "wordsmith", "challenger")
    bot_parts = ("learned", "texts", "racks", "outlook", "plays", "values", "keeping", "player")
    coach_parts = (
        "worths", "case", "prospects", "on_words", "on_cards", "on_patents", "on_doubts",
        "speaking", "reasons", "adviser",
    )  # fmt: skip
    has_numbers = has_chance = True
    forms = ("steps",)  # there are more words than anybody would number
    learning = Learning(
        "what turns, patents and cards bring, by random racks",
        "bots.training",
        "bots/learned.json",
        ("racks", 1, 1600, "by word list"),
        (20, "for the pace"),
    )

    def rules(self) -> LetterRules:
        from tycoon.games.letter.rules.rules import LetterRules

        return LetterRules()

    def bot(self, level: str, character: str) -> Bot:
        from tycoon.games.letter.bots.player import LetterBot

        return LetterBot(level, character)

    def taught(self, level: str, character: str, found: Mapping[str, Any]) -> Bot:
        from tycoon.games.letter.bots.learned import checked, knowledge_of
        from tycoon.games.letter.bots.player import LetterBot

        return LetterBot(level, character, checked(knowledge_of(found)))

    def adviser(self, found: Mapping[str, Any] | None = None) -> LetterAdviser:
        from tycoon.games.letter.bots.learned import checked, knowledge_of
        from tycoon.games.letter.coach.adviser import LetterAdviser

        return LetterAdviser(None if found is None else checked(knowledge_of(found)))


GAME = Letter()
