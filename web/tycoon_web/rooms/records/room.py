"""Records: what everybody at this device has played, won and done, and when a record falls."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from tycoon_web.dealing.daily import Leaf, Standing
from tycoon_web.device.port import Port
from tycoon_web.device.records import Label, Saved
from tycoon_web.device.save_store import SaveStore
from tycoon_web.kit.events import Event, control, sheet
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.scenes import asked, put
from tycoon_web.kit.vtree import Node
from tycoon_web.play.play import Play
from tycoon_web.rooms.records import counting
from tycoon_web.rooms.records.days import days_of, last_days, standings
from tycoon_web.rooms.records.facts import Fact, fact_from
from tycoon_web.rooms.records.ledger import Ledger
from tycoon_web.rooms.records.reckoning import Fall, fallen, people
from tycoon_web.rooms.records.screen import end_note, records_sheet, tried_note
from tycoon_web.rooms.room import Room
from tycoon_web.ui_state import Question, UiState

_TROPHIES = asked(put("tr-beat-tycoon", 158, 54, 72, 84))


class Table(Protocol):
    """The game at the table, and where it is stored."""

    slot: str
    label: Label


class Exchange(Protocol):
    """Games and records leave together."""

    def along_part(self) -> Node | None: ...


class Records(Room):
    """Facts of finished games; nothing here ever changes a game."""

    def __init__(self, port: Port, save_store: SaveStore, t: Messages, ui: UiState) -> None:
        self.port, self.save_store, self.t, self.ui = port, save_store, t, ui
        self.ledger = Ledger(port)
        self.counting = counting.Counting(port, self.ledger, ui)
        #: The game that was seen at its end last, with its length, and the records it broke.
        self._seen: tuple[Play, int] | None = None
        self._falls: list[Fall] = []
        #: The trophy that was tapped, by its name.
        self._trophy = ""
        #: Is it that game, and no copy of it, that is remembered?
        self._counts = False

    def meet(
        self, *, table: Table, home: counting.Home, lists: counting.Lists, exchange: Exchange
    ) -> None:
        """The rooms it needs."""
        self._table, self._exchange = table, exchange
        self.counting.meet(home=home, lists=lists)

    # --- what shows ------------------------------------------------------------------------------

    @control("open-records")
    def _open(self, event: Event) -> None:
        self.ui.open_sheet("records", "", event)
        self.counting.begin()

    @control("show-records")
    def _show(self, event: Event) -> None:
        self.ui.sheet_arg, self._trophy = event["value"], event.get("trophy", "")

    @sheet("records")
    def _sheet(self) -> Node:
        facts, today = self.ledger.facts().values(), self.port.today()
        everybody = people(facts)
        days = {person.who: days_of(person.who, facts, today) for person in everybody}
        says = [self.t(self.ledger.problem)] if self.ledger.problem else []
        if self.counting.busy:
            done, total = self.counting.done, self.counting.total
            says.append(self.t("record.counting", done=done, total=total))
        asked, along = (self.ui.sheet_arg, self._trophy), self._exchange.along_part()
        return records_sheet(self.t, self.port.date, everybody, days, asked, says, along)

    @control("forget-records")
    def _ask_to_forget(self, event: Event) -> None:
        parts = ("record.forget_ask", "record.forget_note", "record.forget")
        text, note, yes = (self.t(part) for part in parts)
        question = Question(text, note, yes, self._forget, danger=True, picture=_TROPHIES)
        self.ui.ask(question, event.get("id"))

    def _forget(self) -> None:
        self._seen, self._falls = None, []
        self.ui.said = self.t(
            "record.forgotten" if self.ledger.forget(self.port.now()) else "record.unkept"
        )

    # --- games -----------------------------------------------------------------------------------

    def at_end(self, play: Play) -> tuple[Node, ...]:
        """The game at the table is over: it is remembered, and told which records fell; one that
        only tries something counts for none.
        """
        if play.session.tried:
            self._counts = False
            return tried_note(self.t), end_note(self.t, [])
        seen = play, len(play.session.journal)
        if self._seen != seen:
            self._seen, self._falls = seen, self._remember(play)
        return (end_note(self.t, self._falls),)

    def _remember(self, play: Play) -> list[Fall]:
        stored = self.save_store.slot(self._table.slot)
        saved = stored.newest if stored else None
        when = saved.when if saved and saved.label.over else self.port.now()
        self._counts = False
        if when <= self.ledger.since():
            return []
        fact = self.counting.remember(play.session, self._table.label.began, when)
        facts = self.ledger.facts()
        self._counts = facts.get(fact.id) == fact
        return fallen(fact, facts.values()) if self._counts else []

    def count(self, saved: Saved) -> None:
        """A stored game that is over is about to go: what is remembered of it stays."""
        self.counting.count(saved)

    # --- deals of the day ------------------------------------------------------------------------

    def of_day(self, game: str, day: str) -> list[Standing]:
        """What came of this deal of the day, by person."""
        return standings(self.ledger.facts().values(), game, day)

    def week(self, name: str, today: str) -> list[Leaf]:
        """What this person did with the deals of the last days."""
        return last_days(f"name:{name.casefold()}", self.ledger.facts().values(), today)

    def row(self, name: str, today: str) -> tuple[int, int]:
        """For how many days in a row this person has played a deal of the day; at most so many."""
        days = days_of(f"name:{name.casefold()}", self.ledger.facts().values(), today)
        return (days.streak, days.longest) if days else (0, 0)

    def counts(self, play: Play) -> bool:
        """Is the game that is over the copy that is remembered?"""
        self.at_end(play)
        return self._counts

    # --- along with all games --------------------------------------------------------------------

    def packed(self) -> list[dict[str, Any]]:
        """Everything that is remembered, JSON-ready."""
        return [fact.to_dict() for fact in self.ledger.facts().values()]

    def new_in(self, packed: object) -> int:
        """How many games of a file are not remembered here; what has no such form is none."""
        return len({fact.id for fact in _facts_in(packed)} - self.ledger.facts().keys())

    def take_in(self, packed: object) -> int:
        """Remember those as well; how many that were."""
        return self.ledger.take(_facts_in(packed))


def _facts_in(packed: object) -> Iterable[Fact]:
    """The sound ones of a file."""
    for data in packed if isinstance(packed, list) else ():
        try:
            yield fact_from(data)
        except ValueError:
            continue
