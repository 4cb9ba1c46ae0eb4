"""A running game at the device: who holds it, what is being put together, what may be shown."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from tycoon import Action, Event, Session
from tycoon.session import FINISH

from tycoon_web.device.settings import Settings
from tycoon_web.games.bench import Bench
from tycoon_web.games.desk import Desk, View
from tycoon_web.games.replay import Replay
from tycoon_web.games.story import Chronicle
from tycoon_web.games.words import Words
from tycoon_web.kit.bar import Trail
from tycoon_web.kit.messages import Messages

#: (emblem, name, sentences) per player.
News = list[tuple[str, str, list[str]]]


class Play(ABC):
    """Session plus hand-over. Changes go through here, saving is the table's business.

    One subclass per game makes its words, its desk, its chronicle and its benches.
    """

    #: Sub-states in which everything is open to all -> the screen they need.
    public_phases: Mapping[str, str] = MappingProxyType({})
    #: Screens on which a turn can be ended.
    ending_stages: tuple[str, ...] = ("table",)
    words: Words
    chronicle: Chronicle
    bench: Bench | None = None
    #: The finished game is being stepped through.
    replay: Replay[Play] | None = None
    _desk: Desk | None = None

    def __init__(self, session: Session, messages: Messages, settings: Settings) -> None:
        self.session = session
        self.settings = settings
        #: The seat the device was shown to; None: under the curtain.
        self.holder: int | None = None
        #: The seat whose secrets show while it presses "peek".
        self.peek: int | None = None
        #: The engine's sub-state.
        self.phase = ""
        self.begin(messages, [seat.name for seat in session.seats])
        self.renew()

    # --- what each game does its own way ---------------------------------------------------------

    @abstractmethod
    def begin(self, messages: Messages, names: list[str]) -> None:
        """Make the words and the chronicle."""

    @abstractmethod
    def new_desk(self, onlooker: int | None = None) -> Desk:
        """The desk of the seat to act, or in a replay that of ``onlooker``."""

    @abstractmethod
    def lay_out(self) -> None:
        """Make the benches that the sub-state brings with it; forget what the last one left."""

    def midway(self) -> bool:
        """Between the steps of what the page offers as one action."""
        return False

    def open_up(self, player: View, own: View) -> None:
        """Copy what is secret from a player's own view."""
        player["hand"] = own["hand"]

    def whispered(self) -> str | None:
        """What only the seat that peeks may be told, besides what it sees."""
        return None

    def curtain_key(self) -> str:
        """The message that says why the next player should take the device."""
        return "curtain.pass"

    def draft(self) -> Bench | None:
        """What is being put together on the screen that shows."""
        return self.bench if self.stage() == "table" else None

    # --- the screen ------------------------------------------------------------------------------

    @property
    def open(self) -> bool:
        """No secrets at this table (HO-06)?"""
        return self.settings.handover == "open"

    @property
    def desk(self) -> Desk:
        """The acting player's view and prompt; only for screens that may show them."""
        if self._desk is None:
            self._desk = self.new_desk()
        return self._desk

    def stage(self) -> str:
        """Which screen the table needs: over, replay, curtain, table, or a public one."""
        if self.session.to_act is None:
            return "replay" if self.replay else "over"
        if self.phase in self.public_phases:
            return self.public_phases[self.phase]
        if not self.open and self.holder != self.session.to_act:
            return "curtain"
        return "table"

    @property
    def shown(self) -> Play:
        """What sheets tell of: the game as it is, or as it was at the replay's moment."""
        return self.replay.shown if self.replay else self

    def no_replay(self) -> str | None:
        """Why this game cannot be stepped through, in words: only its last state is known."""
        return None if len(self.session.standing) > 1 else self.words("replay.unknown")

    def look_back(self, past: Session, seat: int) -> None:
        """Show a moment of the past at ``seat``'s desk; for a game that is over."""
        self.session = self.chronicle.session = past
        self._desk = self.new_desk(seat)
        self.chronicle.refresh()

    def trail(self) -> Trail:
        """What can be taken back."""
        session = self.session
        return Trail(session.can_undo, session.can_undo_agreed, session.can_redo)

    def public(self) -> View:
        """The view for all eyes; with open cards, everybody's secrets as well."""
        view = self.session.view(None)
        for player in view["players"]:
            seat = player["seat"]
            if self.open or seat == self.peek:
                self.open_up(player, self.session.view(seat)["players"][seat])
        return view

    def players(self) -> list[View]:
        """All players as the one at the desk may see them."""
        players: list[View] = self.desk.view["players"]
        return self.public()["players"] if self.open else players

    # --- hand-over -------------------------------------------------------------------------------

    def reveal(self) -> None:
        """The next player has taken the device (HO-03)."""
        self.holder = self.session.to_act

    def cover(self) -> None:
        """Raise the curtain; nothing hidden stays (HO-02, HO-04)."""
        self.holder = None
        self.peek = None

    def enter(self) -> None:
        """Somebody comes to this table: to its curtain, or to the result of a finished game."""
        self.cover()
        self.replay = None

    # --- actions ---------------------------------------------------------------------------------

    def apply(self, actions: Sequence[Action]) -> list[Event]:
        """Do them one after another; raises IllegalAction at the first that is impossible."""
        events: list[Event] = []
        try:
            for action in actions:
                events += self.session.apply(action)
            if self.settings.auto_end and self.may_end_itself(events):
                events += self.session.apply(Action("end_turn"))
        finally:
            self.renew()
        return events

    def may_end_itself(self, events: Sequence[Event]) -> bool:
        """Is there nothing left to do but to end the turn?"""
        return self.session.prompt().phase == "done" and not self.unused()

    def unpick(self) -> bool:
        """Take back a part of what is being put together, before any action is undone."""
        return False

    def unused(self) -> bool:
        """Could the player still do something before ending the turn?"""
        possible = [choice.do for choice in self.session.prompt().choices if not choice.refusal]
        return possible != ["end_turn"]

    def undo(self, *, agreed: bool) -> None:
        """Take back the last action with all its steps (UN-01, UN-03)."""
        stopped = self.session.standing[-1].action == FINISH
        self.session.undo(agreed=agreed)
        while not stopped and self.midway() and (self.session.can_undo or agreed):
            self.session.undo(agreed=agreed)
        self.renew()

    def redo(self) -> list[Event]:
        """Do again what was taken back, with all its steps."""
        events = self.session.redo()
        while self.midway() and self.session.can_redo:
            events += self.session.redo()
        self.renew()
        return events

    def finish(self) -> list[Event]:
        """The whole table has agreed to end the game here (X-06)."""
        events = self.session.finish()
        self.renew()
        return events

    def renew(self) -> None:
        """After any change: forget drafts, and take the device from whoever is not to act."""
        self._desk = None
        self.bench = None
        self.peek = None
        self.phase = self.session.prompt().phase
        self.chronicle.refresh()
        if self.session.to_act != self.holder or self.phase in self.public_phases:
            self.holder = None
        self.lay_out()

    def close_bench(self) -> None:
        """Give the draft up; steps the rules demand cannot be given up."""
        if self.bench and not self.bench.demanded:
            self.bench = None

    def news(self, seat: int) -> News:
        """What the others did since ``seat`` last ended a turn (HO-01)."""
        seats = self.session.seats
        told = self.chronicle.news(seat)
        return [(seats[s].emblem, seats[s].name, texts) for s, texts in told if s != seat]
