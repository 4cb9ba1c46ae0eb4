"""What each game does its own way while it is played."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from tycoon import Event, Session

from tycoon_web.kit.messages import Messages
from tycoon_web.kit.vtree import Child, Node
from tycoon_web.play.turn_context import Onlooker, TurnContext
from tycoon_web.telling.turn_log import TurnLog
from tycoon_web.telling.views import View
from tycoon_web.telling.words import Words


class GameHooks(ABC):
    """Words, turn, log and panels are its own; all else has a usual answer."""

    #: Sub-states in which everything is open to all -> the screen they need.
    public_phases: Mapping[str, str] = MappingProxyType({})
    #: Those of these screens that stay when a bot must act: people have a part in them.
    shared_screens: tuple[str, ...] = ()
    #: Screens on which a turn can be ended.
    ending_screens: tuple[str, ...] = ("table",)
    #: What the engine tells beside the points because it decides between equals.
    no_points: tuple[str, ...] = ()
    #: The class of its own cloth; "" the green one.
    cloth: str = ""
    words: Words
    turn_log: TurnLog
    session: Session

    @abstractmethod
    def begin(self, messages: Messages, names: list[str]) -> None:
        """Make the words and the log."""

    @abstractmethod
    def new_context(self, onlooker: Onlooker | None = None) -> TurnContext:
        """The turn of the seat to act, or what an onlooker sees."""

    @abstractmethod
    def lay_out(self) -> None:
        """Make the panels that the sub-state brings with it; forget what the last one left."""

    def midway(self) -> bool:
        """Between the steps of what the page offers as one action."""
        return False

    @property
    @abstractmethod
    def result(self) -> object:
        """What an auction or a challenge came to, as long as the table is shown it; else None."""

    @abstractmethod
    def put_away(self) -> None:
        """The table has seen the result."""

    def gravity(self) -> float:
        """How long the next one to act thinks where all look on, from 0 to 1; of what all know."""
        return 0.0

    def open_up(self, player: View, own: View) -> None:
        """Copy what is secret from a player's own view."""
        player["hand"] = own["hand"]

    def whispered(self) -> str | None:
        """What only the seat that peeks may be told, besides what it sees."""
        return None

    def curtain_key(self) -> str:
        """The message that says why the next player should take the device."""
        return "curtain.pass"

    @abstractmethod
    def on_table(self, view: View, seat: int) -> list[Node]:
        """What of the view for all eyes shows while the device is handed on to ``seat``."""

    @abstractmethod
    def standing(self, view: View, seat: int) -> list[Child]:
        """How a player stands, of the view for all eyes: the points, and what counts for them."""

    def may_end_itself(self, events: Sequence[Event]) -> bool:
        """Is there nothing left to do but to end the turn?"""
        return self.session.prompt().phase == "done" and not self.unused()

    def kinds(self) -> list[str]:
        """What the points of the game that is over came from, in the order in which they count."""
        scores = self.session.outcome.scores if self.session.outcome else ()
        every = scores[0] if scores else ()
        other = ("total", *self.no_points)
        return [k for k in every if k not in other and any(score[k] for score in scores)]

    def unpick(self) -> bool:
        """Take back a part of what is being put together, before any action is undone."""
        return False

    def unused(self) -> bool:
        """Could the player still do something before ending the turn?"""
        possible = [choice.do for choice in self.session.prompt().choices if not choice.refusal]
        return possible != ["end_turn"]
