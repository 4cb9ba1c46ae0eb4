"""A running game at the device: who holds it, what is being put together, what may be shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tycoon import Action, Event, Session

from tycoon_web.games.raccoon.bench import Bench
from tycoon_web.games.raccoon.bidding import Bidding
from tycoon_web.games.raccoon.desk import Desk, View
from tycoon_web.games.raccoon.rest import RestBench
from tycoon_web.games.raccoon.start import StartBench
from tycoon_web.games.raccoon.story import Chronicle
from tycoon_web.games.raccoon.trade import TradeBench
from tycoon_web.games.raccoon.words import Words
from tycoon_web.messages import Messages
from tycoon_web.settings import Settings

#: Sub-states in which everything is open to all; nobody's secrets are needed.
_PUBLIC = ("start_tokens", "start_tiles", "auction")

#: Steps inside an action that the rules demand, with their panels.
_STEPS: dict[str, type[Bench]] = {
    "bonus": RestBench,
    "trading": TradeBench,
    "discard": RestBench,
}


class Play:
    """Session plus hand-over. Changes go through here, saving is the controller's business."""

    def __init__(self, session: Session, messages: Messages, settings: Settings) -> None:
        self.session = session
        self.settings = settings
        self.words = Words(messages, [seat.name for seat in session.seats], session.options)
        #: The seat the device was shown to; None: under the curtain.
        self.holder: int | None = None
        #: The seat whose secrets show while it presses "peek".
        self.peek: int | None = None
        #: What the last auction came to, until the table goes on.
        self.hammer: dict[str, Any] | None = None
        self.bench: Bench | None = None
        self.start: StartBench | None = None
        self.bidding: Bidding | None = None
        self.chronicle = Chronicle(session, self.words)
        #: The engine's sub-state.
        self.phase = ""
        self._desk: Desk | None = None
        self._renew()

    @property
    def open(self) -> bool:
        """No secrets at this table (HO-06)?"""
        return self.settings.handover == "open"

    @property
    def desk(self) -> Desk:
        """The acting player's view and prompt; only for screens that may show them."""
        if self._desk is None:
            self._desk = Desk(self.session, self.words)
        return self._desk

    def stage(self) -> str:
        """Which screen the table needs: over, hammer, start, auction, curtain or table."""
        if self.hammer:
            return "hammer"
        if self.session.to_act is None:
            return "over"
        phase = self.phase
        if phase in _PUBLIC:
            return "auction" if phase == "auction" else "start"
        if not self.open and self.holder != self.session.to_act:
            return "curtain"
        return "table"

    def public(self) -> View:
        """The view for all eyes; with open cards, everybody's money and hand as well."""
        view = self.session.view(None)
        if self.open:
            for seat in range(len(view["players"])):
                self._open_up(view["players"][seat])
        elif self.peek is not None:
            self._open_up(view["players"][self.peek])
        return view

    def players(self) -> list[View]:
        """All players as the one at the desk may see them."""
        players: list[View] = self.desk.view["players"]
        return self.public()["players"] if self.open else players

    def _open_up(self, player: View) -> None:
        own = self.session.view(player["seat"])["players"][player["seat"]]
        player["money"], player["hand"] = own["money"], own["hand"]

    def reveal(self) -> None:
        """The next player has taken the device (HO-03)."""
        self.holder = self.session.to_act

    def cover(self) -> None:
        """Raise the curtain; nothing hidden stays (HO-02, HO-04)."""
        self.holder = None
        self.peek = None

    def apply(self, actions: Sequence[Action]) -> list[Event]:
        """Do them one after another; raises IllegalAction at the first that is impossible."""
        events: list[Event] = []
        try:
            for action in actions:
                events += self.session.apply(action)
            if self.settings.auto_end and self._only_end_is_left(events):
                events += self.session.apply(Action("end_turn"))
        finally:
            self._renew()
        for event in events:
            if event.key == "auction_won" and self.session.to_act is not None:
                self.hammer = dict(event.params)
        return events

    def _only_end_is_left(self, events: list[Event]) -> bool:
        """After an auction the table sees the result first."""
        if self.session.prompt().phase != "done" or any(
            event.key == "auction_won" for event in events
        ):
            return False
        return [choice.do for choice in self.session.prompt().choices if not choice.refusal] == [
            "end_turn"
        ]

    def unused(self) -> bool:
        """Could the player still do something before ending the turn?"""
        possible = [choice.do for choice in self.session.prompt().choices if not choice.refusal]
        return possible != ["end_turn"]

    def undo(self, *, agreed: bool) -> None:
        """Take back the last action with all its steps (UN-01, UN-03)."""
        self.session.undo(agreed=agreed)
        while self._midway() and (self.session.can_undo or agreed):
            self.session.undo(agreed=agreed)
        self.hammer = None
        self._renew()

    def redo(self) -> list[Event]:
        """Do again what was taken back, with all its steps."""
        events = self.session.redo()
        while self._midway() and self.session.can_redo:
            events += self.session.redo()
        self._renew()
        return events

    def _midway(self) -> bool:
        """Between the steps of what the page offers as one action."""
        view = self.session.view(None)
        if view["phase"] in _STEPS:
            return True
        if view["phase"] == "auction":
            return view["auction"]["bid"] is None
        return bool(view["turn"] and view["turn"]["bought"])

    def _renew(self) -> None:
        """After any change: forget drafts, and take the device from whoever is not to act."""
        self._desk = None
        self.bench = self.start = self.bidding = None
        self.peek = None
        phase = self.phase = self.session.prompt().phase
        self.chronicle.refresh()
        if self.session.to_act != self.holder or phase in _PUBLIC:
            self.holder = None
        if phase == "auction":
            self.bidding = Bidding(self.session, self.words)
        elif phase in ("start_tokens", "start_tiles"):
            self.start = StartBench(self.desk, {})
        elif phase in _STEPS:
            self.bench = _STEPS[phase](self.desk, {})

    def close_bench(self) -> None:
        """Give the draft up; steps the rules demand cannot be given up."""
        if self.bench and not self.bench.demanded:
            self.bench = None
