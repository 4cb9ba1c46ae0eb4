"""The turn at Letter Tycoon: what a layout would earn, before it is played."""

from __future__ import annotations

from tycoon import Action
from tycoon.games.letter.rules import appraise, best

from tycoon_web.games.letter.telling.words import Words, owners
from tycoon_web.play import turn_context
from tycoon_web.telling.views import View


class TurnContext(turn_context.TurnContext):
    """A turn with this game's words."""

    words: Words

    def appraise(self, action: Action) -> View:
        """What a layout that `check` accepts would earn and pay; says nothing of the word list."""
        return appraise(self.session.state, action)

    def best(self, action: Action) -> Action:
        """The same play of two words with every doubling where it earns most (LT-A22)."""
        return best(self.session.state, action)

    @property
    def owners(self) -> dict[str, int | None]:
        """Who holds which patent."""
        return owners(self.view)

    @property
    def pool(self) -> list[str | None]:
        """The community cards by place; None where there is none."""
        found: list[str | None] = self.view["pool"]
        return found

    @property
    def hand(self) -> list[str]:
        """The acting player's cards in alphabetical order."""
        found: list[str] = self.me["hand"]
        return found

    def owns(self, letter: str) -> bool:
        """Does the acting player hold this patent?"""
        return letter in self.me["patents"]
