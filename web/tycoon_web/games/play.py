"""A running game at the device: who holds it, what is being put together, what may be shown."""

from __future__ import annotations

from collections.abc import Sequence

from tycoon import Action, Event, Session
from tycoon.session import FINISH

from tycoon_web.device.settings import Settings
from tycoon_web.games.bench import Bench
from tycoon_web.games.desk import Desk, View
from tycoon_web.games.replay import Replay
from tycoon_web.games.ways import Ways
from tycoon_web.kit.bar import Trail
from tycoon_web.kit.messages import Messages

#: (emblem, name, sentences) per player.
News = list[tuple[str, str, list[str]]]


class Play(Ways):
    """Session plus hand-over. Changes go through here, saving is the table's business.

    One subclass per game answers what `Ways` asks.
    """

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
