"""One move of a bot, thought out in slices between which the page lives on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tycoon import Action, Session

from tycoon_web.play.thinking import Thinking

if TYPE_CHECKING:
    from tycoon import bots

#: How much a bot thinks that searches: on a device four times slower than a desktop about a second.
EFFORT = 4.0
#: Seconds of thinking, all in all, after which the best move so far will do (slow devices).
LONGEST = 6.0


class Thought:
    """The same move comes of it again after a reload: its dice depend on the game alone."""

    def __init__(self, session: Session, attempt: int, clock: Callable[[], float]) -> None:
        self._about = session, session.journal[-1], session.seats, attempt
        #: Somebody does not want to wait.
        self.hurried = False
        self._thinking = Thinking(self._think(session, attempt), clock)

    @property
    def action(self) -> Action | None:
        """The move, once it is found."""
        return self._thinking.found

    def _think(self, session: Session, attempt: int) -> bots.Thinking:
        # A game among people needs none of it, and all at once would take too long.
        from tycoon.bots import Budget, Situation, arriving, dice_of, make

        yield
        yield from arriving(session.game)
        situation = Situation(session)
        wanted = session.seats[situation.seat].bot
        assert wanted
        bot = make(session.game, wanted.level, wanted.character)
        yield
        budget = Budget(EFFORT, self._late)
        return (yield from bot.think(situation, dice_of(session, attempt), budget))

    def is_about(self, session: Session, attempt: int) -> bool:
        """Is it still the same moment of the game, with the same players, and the same try?"""
        now = session, session.journal[-1], session.seats, attempt
        return all(one is other for one, other in zip(now, self._about, strict=True))

    def _late(self) -> bool:
        return self.hurried or self._thinking.spent > LONGEST

    def work(self, seconds: float) -> None:
        """Think for so long, or until the move is found; raises whatever goes wrong."""
        self._thinking.go_on(seconds)
