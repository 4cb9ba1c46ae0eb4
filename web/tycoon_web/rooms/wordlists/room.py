"""Word lists: fetched when a game needs one, imported by the table, missed by a stored game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from tycoon import SaveError, Session, load_game
from tycoon.lexicon import (
    FOLDS,
    LARGEST,
    OWN,
    SHIPPED,
    Dropped,
    Lexicon,
    LexiconError,
    install,
    read_list,
    shipped,
)

from tycoon_web.device.own_lists import OwnLists
from tycoon_web.device.port import Port
from tycoon_web.device.records import Label
from tycoon_web.device.save_store import SaveStore, told
from tycoon_web.kit.events import Event, control, sheet
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.vtree import Node
from tycoon_web.rooms.room import Room
from tycoon_web.rooms.wordlists.screen import (
    Lists,
    coming,
    list_part,
    missing_sheet,
    why_not_ready,
)
from tycoon_web.ui_state import UiState


class Table(Protocol):
    """Where a game goes on once its list is here."""

    def begin(self, session: Session, slot: str, label: Label, base: str) -> None: ...
    def leave(self, then: Callable[[], None], opener: str | None) -> None: ...


class Home(Protocol):
    """The games on this device."""

    def saves(self) -> Sequence[str] | None: ...


class Setup(Protocol):
    """The game that is set up."""

    def list_came(self) -> None: ...


class Spelling(NamedTuple):
    """How an own list is read."""

    fold: str = FOLDS[0]
    """What umlauts become."""
    nouns: bool = False
    """Are words with a capital letter words?"""
    source: str | bytes | None = None
    """The text that was read last."""


class WordLists(Room):
    """No list is loaded before somebody turns to a game that is played with one."""

    def __init__(self, port: Port, save_store: SaveStore, t: Messages, ui: UiState) -> None:
        self.port, self.save_store, self.t, self.ui = port, save_store, t, ui
        #: The table's own list, if one is here, and what was left out when it was imported.
        self.own: Lexicon | None = None
        self._dropped: Dropped | None = None
        #: Why the list last imported could not be taken.
        self.problem: str | None = None
        #: An import is under way.
        self._reading = False
        self._spelling = Spelling()
        #: A list on its way: its id and how many percent have come; -1: it failed.
        self._coming: dict[str, int] = {}
        #: What is to happen when a list has come: the last wish counts, also after a failure.
        self._then: dict[str, Callable[[], None]] = {}
        #: The slot whose game waits for its list, its id and its sum.
        self._waiting: tuple[str, str, str] | None = None

    def meet(self, *, table: Table, home: Home, setup: Setup) -> None:
        """The rooms it needs."""
        self._table, self._home, self._setup = table, home, setup

    @control("fetch-list")
    def _fetch_list(self, event: Event) -> None:
        self._fetch(event["value"])  # once more, after it failed

    @control("list-use")
    def _list_use(self, event: Event) -> None:
        """Leaving the field beside the button has done it."""

    def translated(self) -> None:
        self.problem = None

    # --- what shows ------------------------------------------------------------------------------

    def _lists(self) -> Lists:
        return Lists(
            self.own,
            self._dropped,
            self.problem,
            dict(self._coming),
            self._reading,
            self._spelling.fold,
            self._spelling.nouns,
            self.t.language != "en",
            self._spelling.source is None and self._spelling != Spelling(),
        )

    @sheet("lists")
    def _missing(self) -> Node | None:
        return missing_sheet(self.t, self._lists(), self._waiting) if self._waiting else None

    def part(self, wanted: str) -> Node | None:
        """The list of the game being set up: on its way, or the import of one's own."""
        return list_part(self.t, self._lists(), wanted, self.lexicon(wanted))

    def coming(self, wanted: str) -> Node | None:
        """How far a list has come, or that it could not be fetched."""
        return coming(self.t, self._lists(), wanted)

    def why_not_ready(self, wanted: str | None) -> str | None:
        """Why a game with this list cannot start yet; None: it can, or needs no list."""
        return why_not_ready(self.t, self._lists(), wanted)

    def notes(self) -> list[Node]:
        """Of the list that a stored game waits for."""
        coming = self.coming(self._waiting[1]) if self._waiting else None
        return [coming] if coming else []

    # --- fetching --------------------------------------------------------------------------------

    def need(self, id: str, then: Callable[[], None] = lambda: None) -> None:
        """See to it that a list is there, then go on; own lists cannot be fetched."""
        if id not in SHIPPED:
            return
        try:
            shipped(id)
        except LexiconError:
            self._then[id] = then
            self._fetch(id)
        else:
            then()

    def _fetch(self, id: str) -> None:
        if self._coming.get(id, -1) >= 0:
            return
        self._coming[id] = 0

        def progress(percent: int) -> None:
            self._coming[id] = percent
            self.ui.draw()

        def came(data: bytes | None) -> None:
            self._coming.pop(id)
            try:
                install(id, data or b"")
            except LexiconError:
                self._coming[id] = -1
            else:
                self._then.pop(id)()
            self.ui.draw()

        self.port.fetch_bytes(f"words-{id}", progress, came)

    def lexicon(self, id: str, sha256: str = "") -> Lexicon | None:
        """The list of this id, if it is there; of a shipped one the edition with this sum."""
        if id == OWN:
            return self.own
        try:
            return shipped(id, sha256)
        except LexiconError:
            return None

    def prepare(self, wanted: str) -> None:
        """A game is being set up that is to be played with this list."""
        if wanted == OWN and self.own is None:
            self.own = OwnLists(self.port).latest()
        else:
            self.need(wanted)

    # --- own lists -------------------------------------------------------------------------------

    @control("list-file")
    def _read_file(self, event: Event) -> None:
        self._begin_reading()
        self.port.read_file(event["id"], LARGEST + 1, self._take)  # one more: too large

    @control("list-text")
    def _read_text(self, event: Event) -> None:
        text = event.get("value") or ""
        if text.strip():
            self._begin_reading()
            self.port.soon(lambda: self._take(text))

    @control("list-fold")
    def _set_fold(self, event: Event) -> None:
        self._read_again(self._spelling._replace(fold=event["value"]))

    @control("list-nouns")
    def _set_nouns(self, event: Event) -> None:
        self._read_again(self._spelling._replace(nouns=not self._spelling.nouns))

    def _read_again(self, spelling: Spelling) -> None:
        """The text that was read last, as the table wants it now."""
        self._spelling, source = spelling, spelling.source
        if source is not None:
            self._begin_reading()
            self.port.soon(lambda: self._take(source))

    def _begin_reading(self) -> None:
        """A long list takes a second or two: say so before."""
        self.problem, self._reading = None, True

    def _take(self, source: str | bytes | None) -> None:
        """A text that should be a list: clean it, keep it, say what was left out."""
        self.problem, self._reading = None, False
        try:
            if source is None:
                raise OSError
            self._spelling = how = self._spelling._replace(source=source)
            self.own, self._dropped = read_list(source, how.fold, nouns=how.nouns)
        except LexiconError as error:
            self.problem = self.t(f"refusal.{error.code}", **error.params)
        except OSError:
            self.problem = self.t("lists.unreadable")
        else:
            problem = self._keep(self.own)
            self.problem = self.t(told(problem) or "") if problem else None
            self._take_up_again()
        self._setup.list_came()
        self.ui.draw()

    def _keep(self, own: Lexicon) -> str | None:
        return OwnLists(self.port).keep(own, self._home.saves())

    def keep_with(self, session: Session) -> None:
        """The game's own list is stored with it, if that was not possible before or it is gone."""
        own = session.lexicon
        if own and own.id == OWN and not OwnLists(self.port).has(own):
            self._keep(own)

    # --- a stored game without its list ----------------------------------------------------------

    def load(self, text: str, patience: float | None = None) -> Session:
        """With the table's own list, or the stored one that the game was played with; within so
        many seconds.
        """
        try:
            return load_game(text, (self.own,) if self.own else (), patience=patience)
        except SaveError as error:
            named = error.params if error.code == "lexicon_missing" else {}
            found = OwnLists(self.port).find(str(named["sha256"])) if named else None
            if found is None:
                raise
            return load_game(text, (found,), patience=patience)

    def bring(self, error: SaveError, then: Callable[[], None]) -> None:
        """If a word list is all that a save lacks, see to it, and do ``then`` once it is there."""
        if error.code != "lexicon_missing":
            return
        id = str(error.params["id"])
        if self.lexicon(id) is None:  # else it is here, and another than the save's
            self.need(id, then)

    def unreadable(self, slot: str, error: SaveError) -> None:
        """A sound save that cannot be read here and now: say why, touch nothing."""
        if error.code != "lexicon_missing":
            self.ui.notice = f"refusal.{error.code}"
            return
        id, sha256 = str(error.params["id"]), str(error.params["sha256"])
        self._waiting = slot, id, sha256
        if id == OWN or self.lexicon(id) is not None:
            self._take_up_again()
        else:
            self.need(id, self._take_up_again)

    def _take_up_again(self) -> None:
        """The list has come: if it is the right one, the game goes on the table.

        Whoever has turned to something else meanwhile is left in peace.
        """
        if self.ui.route:
            self._waiting = None
        if self._waiting is None:
            return
        slot, id, sha256 = self._waiting
        found = self.lexicon(id, sha256)
        if found and found.sha256 == sha256:
            self._waiting = None
            self._table.leave(lambda: self.ui.go(f"table/{slot}"), None)
        else:
            self.ui.sheet, self.ui.sheet_arg = "lists", slot

    @control("replace-list")
    def _replace(self, event: Event) -> None:
        """The table goes on with another list; all that has happened stands."""
        id, slot = event["value"], self.ui.sheet_arg
        if id == OWN:
            self._go_on_with(id, slot)
        else:
            self.need(id, lambda: self._go_on_with(id, slot))

    def _go_on_with(self, id: str, slot: str) -> None:
        """Unless the sheet that offered it is gone by now, and with it the wish."""
        asked = (self.ui.sheet, self.ui.sheet_arg) == ("lists", slot)
        lexicon, stored = self.lexicon(id), self.save_store.slot(slot)
        if lexicon is None or stored is None or stored.newest is None:
            return
        if not (asked and self._waiting and self._waiting[0] == slot):
            return
        try:
            session = load_game(stored.newest.text, replace=lexicon)
        except SaveError as error:
            self.problem = self.t(f"refusal.{error.code}", **error.params)
            return
        self._waiting = None
        slot, saved = stored.id, stored.newest
        self._table.leave(lambda: self._table.begin(session, slot, saved.label, saved.text), None)
