"""Games come in: by file, drop, paste, link, launch, one or many (FI-06 … FI-10, HO-05, ST-09)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tycoon import SaveError, Session, SetupError
from tycoon.session.checkpoints import moment_of

from tycoon_web.dealing.deals import DEAL, Deal, deal_of
from tycoon_web.device.port import Port
from tycoon_web.device.records import Label, clean_title, mark
from tycoon_web.device.save_store import STORED, SaveStore, told
from tycoon_web.kit.events import Answering, Event, control, news, sheet
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.vtree import Node
from tycoon_web.play.play import Play, watch
from tycoon_web.rooms.exchange.all_games import arrivals_sheet
from tycoon_web.rooms.exchange.comparing import Copy, side_by_side
from tycoon_web.rooms.exchange.files_and_links import (
    LINK,
    MOST_FILES,
    MOST_GAMES,
    PATIENCE,
    Arrival,
    Arrivals,
    Bundle,
    Packed,
    Twin,
    all_in,
    find_twin,
    unbundle,
)
from tycoon_web.telling.labels import name_of
from tycoon_web.telling.words import Words
from tycoon_web.ui_state import UiState


class Home(Protocol):
    """The games on this device."""

    def room(self) -> str | None: ...
    def texts(self) -> dict[str, str]: ...
    def label_of(self, slot: str) -> Label | None: ...


class Table(Protocol):
    """The game at the table, and where it is stored."""

    play: Play | None
    slot: str
    base: str
    unsaved: str | None

    def begin(
        self, session: Session, slot: str = "", label: Label | None = None, base: str = ""
    ) -> None: ...
    def claim(self, slot: str, then: Callable[[], bool]) -> None: ...
    def free_slot(self) -> str: ...
    def seated(self, session: Session) -> Play: ...
    def leave(self, then: Callable[[], None], opener: str | None) -> None: ...


class Lists(Protocol):
    """Word lists that games are played with."""

    def load(self, text: str, patience: float | None = None) -> Session: ...
    def bring(self, error: SaveError, then: Callable[[], None]) -> None: ...
    def coming(self, wanted: str) -> Node | None: ...


class Keeping(Protocol):
    """How long the device keeps what is stored."""

    def ask_to_keep(self) -> None: ...


class Records(Protocol):
    """What is remembered of finished games."""

    def new_in(self, packed: object) -> int: ...
    def take_in(self, packed: object) -> int: ...


class Incoming(Answering):
    """What comes is shown first; nothing stored changes until somebody takes it."""

    def __init__(self, port: Port, save_store: SaveStore, t: Messages, ui: UiState) -> None:
        self.port, self.save_store, self.t, self.ui = port, save_store, t, ui
        self.arrival: Arrival | None = None
        self.arrivals: Arrivals | None = None
        #: Ours and the one that has come alone, where they differ.
        self.copies: tuple[Copy, Copy] | None = None

    def meet(
        self, *, home: Home, table: Table, lists: Lists, keeping: Keeping, records: Records
    ) -> None:
        """The rooms it needs."""
        self._home, self._table, self._lists, self._keeping = home, table, lists, keeping
        self._records = records

    def lacking(self, arrival: Arrival) -> Node | None:
        """How far the word list is that it lacks."""
        return self._lists.coming(arrival.lacks)

    def beside(self) -> Node | None:
        """Both copies, where they differ."""
        return side_by_side(self.t, self.copies) if self.copies else None

    @sheet("arrivals")
    def _arrivals_sheet(self) -> Node | None:
        """The list of those that came together."""
        if self.arrivals is None:
            return None
        return arrivals_sheet(self.t, self.arrivals, self._records.new_in(self.arrivals.records))

    @control("open-import")
    def _open_import(self, event: Event) -> None:
        self.arrival = None
        self.ui.open_sheet("import", "", event)

    # --- by the address --------------------------------------------------------------------------

    def follow_link(self, route: str) -> bool:
        """Is the address a game? Then ask the browser for it, and let the address go."""
        if not route.startswith(LINK):
            return False
        self.port.go("", replace=True)
        self.port.unpack(route.removeprefix(LINK))
        return True

    def linked_deal(self, route: str) -> Deal | None:
        """The set-up in the address; one that cannot be played says why, and goes (FI-11)."""
        if not route.startswith(DEAL):
            return None
        try:
            return deal_of(route)
        except SetupError as error:
            why = Words(self.t).refusal(error.refusal)
        self.port.go("", replace=True)
        self.arrival = Arrival(problem=self.t("deal.refused", why=why))
        self.ui.open_sheet("arrival", "", {})
        return None

    # --- looking at it ---------------------------------------------------------------------------

    @news("received")
    def _on_received(self, event: Event) -> None:
        """A file with one game or with many, or several such files at once."""
        if event.get("files"):
            self._show_many(all_in(event["files"]), event)
            return
        try:
            found = None if event.get("problem") else unbundle(event["text"])
        except SaveError as error:
            self.show_one({**event, "problem": error.code})
            return
        if found is None:
            self.show_one(event)
        else:
            when = event.get("when") or ""
            games = [game._replace(when=when) for game in found.games]
            self._show_many(found._replace(games=games), event)

    def show_one(self, event: Event) -> None:
        """Something came from outside: look at it, and show what it is."""
        text, when = event.get("text") or "", event.get("when") or ""
        self.arrival, missing = self._look_at(text, when, event.get("problem") or "")
        self._compare(self.arrival)
        self._show("arrival", event)
        if missing:
            lacking = self.arrival
            self._lists.bring(missing, lambda: self._look_anew(lacking, event))

    def _look_anew(self, lacking: Arrival | None, event: Event) -> None:
        """Its list has come; is it still what is looked at?"""
        if self.ui.sheet == "arrival" and self.arrival is lacking:
            self.show_one(event)

    def _show(self, sheet: str, event: Event) -> None:
        """Nobody's hand stays open below it."""
        if self._table.play and self.ui.route == "table":
            self._table.play.cover()
            self.ui.hush()
        self.ui.question = None
        self.ui.open_sheet(sheet, "", event)
        self.ui.focus = "sheet-title"

    def _look_at(self, text: str, when: str, problem: str = "") -> tuple[Arrival, SaveError | None]:
        """What came; and what the engine has against it. ``problem``: why nothing could be read."""
        if problem:
            return Arrival(problem=self.t(f"refusal.{problem}")), None
        try:
            session = self._lists.load(text, PATIENCE)
        except SaveError as error:
            problem = self.t(f"refusal.{error.code}", **error.params)
            return Arrival(problem=problem, lacks=str(error.params.get("id", ""))), error
        when = when and self.port.date(when)
        arrival = Arrival(session, when, "", self._twin(session), self._full(session))
        try:
            arrival.moment = moment_of(text, session)
        except SaveError as error:
            arrival.astray = self.t(f"refusal.{error.code}")
        return arrival, None

    def _full(self, session: Session) -> str | None:
        """None, or why there is no place for it; those that are over find one always."""
        return self._home.room() if session.to_act is not None else None

    def _twin(self, session: Session) -> Twin | None:
        return find_twin(session.dumps(), self._home.texts().items())

    def _compare(self, arrival: Arrival) -> None:
        """Put both copies side by side, where they differ and ours can be read."""
        self.copies = None
        session, twin = arrival.session, arrival.twin
        if session is None or twin is None or twin.comparison.relation == "same":
            return
        try:
            ours = self._lists.load(twin.text)
        except SaveError:
            return
        found, seated = twin.comparison, self._table.seated
        self.copies = (
            Copy("mine", seated(ours), found.mine - found.common),
            Copy("other", seated(session), found.theirs - found.common),
        )

    # --- many ------------------------------------------------------------------------------------

    def _show_many(self, found: Bundle, event: Event) -> None:
        files = len(event.get("files") or ())
        if files > MOST_FILES or len(found.games) > MOST_GAMES:
            most = MOST_FILES if files > MOST_FILES else MOST_GAMES
            self.arrival = Arrival(problem=self.t("along.too_many", most=most))
            self._show("arrival", event)
            return
        self.arrivals = Arrivals(found.games, records=found.records)
        self._show("arrivals", event)
        self.port.soon(self._look_on)

    def _look_on(self) -> None:
        """One game at a time: each is played through, which takes a moment."""
        arrivals = self.arrivals
        if arrivals is None or self.ui.sheet != "arrivals":
            return
        index = len(arrivals.looked)
        if index < len(arrivals.games):
            arrival, missing = self._unpacked(arrivals.games[index])
            arrivals.looked.append(arrival)
            if index % (1 + index // 20) == 0 or len(arrivals.looked) == len(arrivals.games):
                self.ui.draw()  # of many not after each
            if missing:
                self._lists.bring(missing, lambda: self._list_came(arrivals))
            self.port.soon(self._look_on)

    def _unpacked(self, game: Packed) -> tuple[Arrival, SaveError | None]:
        arrival, missing = self._look_at(game.text, game.when, game.problem)
        arrival.title = clean_title(game.title if arrival.session else game.title or game.file)
        return arrival, missing

    def _list_came(self, arrivals: Arrivals) -> None:
        """What lacked one is looked at anew; the rest stays: somebody may just be pressing."""
        for index, arrival in enumerate(arrivals.looked):
            if arrival.lacks:
                arrivals.looked[index] = self._unpacked(arrivals.games[index])[0]

    def _look_again(self) -> None:
        """From the first one: the store has changed."""
        if self.arrivals:
            self.arrivals.looked.clear()
            self.port.soon(self._look_on)

    @control("look-at")
    def _choose(self, event: Event) -> None:
        """One of them, with what can be done about it."""
        if self.arrivals:
            self.arrival = self.arrivals.looked[int(event["index"])]
            self._compare(self.arrival)
            self._show("arrival", event)

    @control("take-all")
    def _take_all(self, event: Event) -> None:
        """Each new one into a slot of its own, so that their order stays."""
        if self.arrivals is None:
            return
        new, records = self.arrivals.new, self.arrivals.records
        for arrival in reversed(new):
            problem = self._keep(arrival)
            if problem:
                self.arrivals.problem = problem
                self._look_again()
                return
        self.arrivals = None
        self._records.take_in(records)
        self._keeping.ask_to_keep()
        self.ui.go("")
        self.ui.said = self.t("along.taken" if new else "along.records_taken", n=len(new))

    def _keep(self, arrival: Arrival) -> str | None:
        """None, or why it could not be stored, in words."""
        session = arrival.session
        if session is None:
            return None
        if full := self._full(session):
            return full
        label = self._new_label(session, arrival.title)
        problem = self.save_store.save(self._table.free_slot(), session.dumps(), label)
        return None if problem in STORED else self.t(told(problem) or "")

    # --- taking one ------------------------------------------------------------------------------

    @control("take-new")
    def _take_new(self, event: Event) -> None:
        """Into a slot of its own, under its curtain."""
        arrival = self.arrival
        if arrival is None or arrival.session is None or arrival.full:
            return
        session, label = arrival.session, self._new_label(arrival.session, arrival.title)
        if arrival.twin:
            title = clean_title(self.t("games.duplicate_of", name=name_of(self.t, label)))
            label = label._replace(title=title)

        def begin() -> None:
            self._table.begin(session, label=label)
            self._look_there(arrival)

        self._table.leave(begin, event.get("id"))

    def _look_there(self, arrival: Arrival) -> None:
        """At the moment that the link names, now that the game is on the table."""
        if arrival.moment is not None and self._table.play:
            watch(self._table.play).show(arrival.moment)

    @control("watch-arrival")
    def _watch_ours(self, event: Event) -> None:
        """We have the very same game: at the moment that the link names."""
        arrival = self.arrival
        if arrival is None or arrival.twin is None:
            return
        slot = arrival.twin.slot

        def show() -> None:
            self.ui.go(f"table/{slot}")
            self._look_there(arrival)

        if slot == self._table.slot:
            show()
        else:
            self._table.leave(show, event.get("id"))

    @control("take-theirs")
    def _take_theirs(self, event: Event) -> None:
        """The one that came goes on in the place of ours; no other window may play ours on."""
        arrival = self.arrival
        if arrival and arrival.twin and self._still_so(arrival):
            slot = arrival.twin.slot

            def claim() -> None:
                self._table.claim(slot, lambda: self._put_in_place(arrival))

            self._table.leave(claim, event.get("id"))

    def _put_in_place(self, arrival: Arrival) -> bool:
        """This window is the one that plays ours: is theirs still wanted in its place?"""
        shown = self.ui.sheet == "arrival" and self.arrival is arrival
        if not shown or not self._still_so(arrival) or not arrival.session or not arrival.twin:
            return False
        theirs, ours = arrival.session, arrival.twin
        label = self._label(theirs, self._home.label_of(ours.slot) or Label())
        here = ours.slot == self._table.slot and self._table.unsaved
        self._table.begin(theirs, ours.slot, label, self._table.base if here else ours.text)
        self._look_there(arrival)
        return True

    def _still_so(self, arrival: Arrival) -> bool:
        """Is ours still the one that was compared? If not, the sheet says what it is now."""
        shown, session = arrival.twin, arrival.session
        if session is None:
            return False
        arrival.twin = self._twin(session)
        if shown and arrival.twin == shown:
            return True
        arrival.full = self._full(session)
        self._compare(arrival)
        self.ui.warn(self.t("arrival.changed"))
        return False

    def _new_label(self, session: Session, title: str = "") -> Label:
        """For a game that is new here, and exists elsewhere too."""
        return self._label(session, Label(title=title, began=self.port.now()))

    def _label(self, session: Session, label: Label) -> Label:
        return label.of(session)._replace(exported=mark(session.dumps()))
