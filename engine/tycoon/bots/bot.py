"""What a bot is, and all that it may know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator
from functools import cached_property
from typing import Any, NamedTuple

from tycoon.kernel.actions import Action
from tycoon.kernel.events import Event
from tycoon.kernel.prompts import Prompt
from tycoon.kernel.randomness import Random
from tycoon.kernel.rules import Dice
from tycoon.kernel.slices import finished
from tycoon.session.session import Session

#: A bot at work: it yields at least every few milliseconds, and returns the action.
Thinking = Generator[None, None, Action]


class Budget(NamedTuple):
    """How long a bot may think."""

    effort: float = 1.0
    """Multiplies how much a search plays out; means nothing to a bot that does not search."""
    late: Callable[[], bool] = lambda: False
    """Asked between two slices: true ends the search with the best so far."""


USUAL = Budget()


class Situation:
    """What the seat to act may know: its view, what everybody has heard, and no more.

    A bot asks nothing else. `imagine` gives it whole tables to think on, in which everything
    hidden from the seat is drawn by chance.
    """

    def __init__(self, session: Session) -> None:
        """Of a running game. Raises ValueError when it is over and nobody is to act."""
        if session.to_act is None:
            raise ValueError("the game is over")
        self.seat = session.to_act
        self.game = session.game
        self.lexicon = session.lexicon
        self.options = session.options
        self._session = session

    @cached_property
    def view(self) -> dict[str, Any]:
        """See `tycoon.Session.view`."""
        return self._session.view(self.seat)

    @cached_property
    def prompt(self) -> Prompt:
        """See `tycoon.Session.prompt`."""
        return self._session.prompt()

    def may(self, do: str) -> bool:
        """Is there a legal action of this kind now?"""
        return any(choice.do == do and choice.refusal is None for choice in self.prompt.choices)

    @cached_property
    def heard(self) -> tuple[Event, ...]:
        """What everybody could hear since the game, or what is left of it, began."""
        steps = self._session.standing
        return tuple(event for step in steps for event in step.events if event.audience is None)

    @property
    def whole(self) -> bool:
        """Has everything been heard since the set-up? Else the game went on from a checkpoint."""
        return not self._session.from_checkpoint

    def imagine(self, dice: Dice) -> Any:
        """A whole table as it may be, see `tycoon.kernel.rules.Rules.imagine`."""
        return self._session.rules.imagine(self._session.state, self.seat, dice)


class Bot(ABC):
    """Plays one game at one level and in one manner.

    It keeps nothing between two moves: the same situation and the same dice, the same action.
    """

    @abstractmethod
    def think(self, situation: Situation, dice: Dice, budget: Budget = USUAL) -> Thinking:
        """Come to an action, in slices of at most 5 ms (CPython)."""

    def choose(self, situation: Situation, dice: Dice, effort: float = 1.0) -> Action:
        """The legal action it takes, thought out in one go."""
        return finished(self.think(situation, dice, Budget(effort)))


def dice_of(session: Session, attempt: int = 0) -> Random:
    """The chance for the move to come: the same again after a reload, of no use to foresee any.

    ``attempt``: another one, for a move that has to be thought out anew.
    """
    again = f"/{attempt}" if attempt else ""
    return Random.from_text(f"{session.seed}/bot/{len(session.journal)}{again}")
