"""The finished games in the store come into the ledger, one at a time."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import partial
from typing import Protocol

from tycoon import SaveError, Session

from tycoon_web.dealing.daily import day_of
from tycoon_web.device.port import Port
from tycoon_web.device.records import Saved
from tycoon_web.device.save_store import Found
from tycoon_web.rooms.records.facts import Fact, fact_of, id_of
from tycoon_web.rooms.records.ledger import Ledger
from tycoon_web.ui_state import UiState


class Home(Protocol):
    """The games on this device."""

    def look(self) -> Found: ...


class Lists(Protocol):
    """Word lists that games are played with."""

    def load(self, text: str) -> Session: ...
    def bring(self, error: SaveError, then: Callable[[], None]) -> None: ...


class Counting:
    """Replays only what is not known yet; a game that cannot be read is left out and left alone."""

    def __init__(self, port: Port, ledger: Ledger, ui: UiState) -> None:
        self._port, self._ledger, self._stage = port, ledger, ui
        #: Games that are still to be counted, and how many there were.
        self._due: list[Saved] = []
        self.total = 0

    def meet(self, *, home: Home, lists: Lists) -> None:
        """The rooms it needs."""
        self._home, self._lists = home, lists

    @property
    def done(self) -> int:
        return self.total - len(self._due)

    @property
    def busy(self) -> bool:
        return bool(self._due)

    def begin(self) -> None:
        """Look at the whole store; what must be replayed follows game by game."""
        self._due, gone = due(self._home.look(), self._ledger.facts(), self._ledger.since())
        self.total = len(self._due)
        self._ledger.take((), gone)
        if self._due:
            self._port.soon(self._go_on)

    def _go_on(self) -> None:
        if self._due:
            self.count(self._due.pop(0), self.begin)
            self._stage.draw()
            self._port.soon(self._go_on)

    def count(self, saved: Saved, again: Callable[[], None] | None = None) -> None:
        """One stored game that is over, if it is news; ``again``, else this once more, when the
        word list that it lacks has come.
        """
        since = self._ledger.since()
        if saved.label.tried:
            return
        if saved.when > since and is_news(saved, self._ledger.facts()):
            try:
                session = self._lists.load(saved.text)
            except SaveError as error:
                self._lists.bring(error, again or partial(self.count, saved))
                return
            if session.outcome and not session.tried:
                self.remember(session, saved.label.began, saved.when)

    def remember(self, session: Session, began: str, when: str) -> Fact:
        """A game that is over; if an older copy of it counts, that one stays."""
        fact = fact_of(session, began, when, day_of(session))
        self._ledger.take([fact])
        return fact


def due(found: Found, known: Mapping[str, Fact], since: str) -> tuple[list[Saved], set[str]]:
    """What must be counted, and the ids of games that were over and are played on."""
    newest = [slot.newest for slot in found.slots if slot.newest]
    games = [saved for saved in newest if not saved.label.tried]
    over = [saved for saved in games if saved.label.over]
    ended = {_identity(saved)[0] for saved in over}
    on = {(_identity(saved)[0], saved.label.began) for saved in games if not saved.label.over}
    gone = {id for id, began in on if id not in ended and id in known and known[id].began == began}
    return [saved for saved in over if saved.when > since and is_news(saved, known)], gone


def is_news(saved: Saved, known: Mapping[str, Fact]) -> bool:
    """Would this copy of the game be the one that counts, or tell whether it was given up?"""
    id, steps = _identity(saved)
    fact = known.get(id)
    if fact is None:
        return True
    this, that = (saved.label.began, -steps), (fact.began, -fact.steps)
    return this < that or (this == that and fact.given_up is None)


def _identity(saved: Saved) -> tuple[str, int]:
    """The id of a stored game, and its actions; ("", 0) of what is no save."""
    try:
        save = json.loads(saved.text)
        return id_of(save), len(save["actions"])
    except (ValueError, LookupError, TypeError, RecursionError):
        return "", 0
