"""What the controller's parts may expect of the whole."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from tycoon import Action, Session
from tycoon.lexicon import Lexicon

from tycoon_web.device.port import Port
from tycoon_web.device.settings import Settings
from tycoon_web.games.play import Play
from tycoon_web.kit.messages import Messages
from tycoon_web.stage import Question, Ui

Event = dict[str, Any]


class Host(ABC):
    """The controller as its parts see it."""

    port: Port
    t: Messages
    ui: Ui
    settings: Settings
    play: Play | None

    @abstractmethod
    def go(self, route: str) -> None:
        """Enter a place."""

    @abstractmethod
    def lexicon(self, id: str) -> Lexicon | None:
        """The word list of this id, if it is there."""

    @abstractmethod
    def prepare_lists(self) -> None:
        """See to it that the word list chosen on the set-up page comes."""

    @abstractmethod
    def save(self) -> None:
        """Store the game."""

    @abstractmethod
    def begin(self, session: Session) -> None:
        """Put a new game on the table."""

    @abstractmethod
    def room(self) -> str | None:
        """None, or why there is no place for another game."""

    @abstractmethod
    def crammed(self) -> bool:
        """Is there no place for another game? If so, it is said."""

    @abstractmethod
    def may_change(self) -> bool:
        """Is this the window that plays? If not, it is said."""

    @abstractmethod
    def leave(self, then: Callable[[], None], opener: str | None) -> None:
        """Go on to something else; a game that would be lost is asked about first."""

    @abstractmethod
    def clear_top(self) -> None:
        """Take away everything that was said or opened."""

    @abstractmethod
    def do_close(self, event: Event) -> None:
        """Close the sheet."""

    @abstractmethod
    def set(self, name: str, value: str) -> None:
        """Change a setting."""

    @abstractmethod
    def ask(self, question: Question, opener: str | None = None) -> None:
        """Put a question in the way."""

    @abstractmethod
    def open_sheet(self, name: str, arg: str, event: Event) -> None:
        """Show a sheet."""

    @abstractmethod
    def put_on_top(self, opener: str | None, focus: str) -> None:
        """Something opens above the rest."""

    @abstractmethod
    def take_off(self) -> None:
        """What lay on top is gone."""

    @abstractmethod
    def act(self, actions: Sequence[Action]) -> None:
        """Send actions to the engine, store, and say what happened."""

    @abstractmethod
    def do_cancel(self, event: Event) -> None:
        """Give the draft in hand up."""

    @abstractmethod
    def need_rules(self) -> None:
        """See to it that the text of the rules is there, sooner or later."""

    @abstractmethod
    def render(self) -> None:
        """Draw everything anew."""

    @abstractmethod
    def focus_screen(self) -> None:
        """Focus the heading of the next screen."""
