"""Word lists: fetched when a game needs one, imported by the table, missed by a stored game."""

from __future__ import annotations

from collections.abc import Callable

from tycoon import SaveError, Session, load_game
from tycoon.lexicon import (
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
from tycoon_web.games.host import Event
from tycoon_web.kit.vtree import Node
from tycoon_web.rooms.home.room import told
from tycoon_web.rooms.upkeep.keeping import KeepingCommands
from tycoon_web.rooms.wordlists.screen import Lists, coming


class ListsCommands(KeepingCommands):
    """No list is loaded before somebody turns to a game that is played with one."""

    def __init__(self) -> None:
        super().__init__()
        self.own: Lexicon | None = None
        self.dropped: Dropped | None = None
        #: Why the list last imported could not be taken.
        self.list_problem: str | None = None
        #: An import is under way.
        self.reading_list = False
        #: A list on its way: its id and how many percent have come; -1: it failed.
        self.coming: dict[str, int] = {}
        #: What is to happen when a list has come: the last wish counts, also after a failure.
        self._then: dict[str, Callable[[], None]] = {}
        #: The slot whose game waits for its list, and the sum of that list.
        self.waiting: tuple[str, str, str] | None = None

    # --- fetching --------------------------------------------------------------------------------

    def need_list(self, id: str, then: Callable[[], None] = lambda: None) -> None:
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
        if self.coming.get(id, -1) >= 0:
            return
        self.coming[id] = 0

        def progress(percent: int) -> None:
            self.coming[id] = percent
            self.render()

        def came(data: bytes | None) -> None:
            self.coming.pop(id)
            try:
                install(id, data or b"")
            except LexiconError:
                self.coming[id] = -1
            else:
                self._then.pop(id)()
            self.render()

        self.port.fetch_bytes(f"words-{id}", progress, came)

    def lexicon(self, id: str, sha256: str = "") -> Lexicon | None:
        """The list of this id, if it is there; of a shipped one the edition with this sum."""
        if id == OWN:
            return self.own
        try:
            return shipped(id, sha256)
        except LexiconError:
            return None

    def lists(self) -> Lists:
        """What the screens show of it all."""
        return Lists(
            self.own, self.dropped, self.list_problem, dict(self.coming), self.reading_list
        )

    def wanted_list(self) -> str | None:
        """The list that the game being set up is to be played with; None: it needs none."""
        found = self.ui.draft.values.get("word_list")
        return None if found is None else str(found)

    def prepare_lists(self) -> None:
        """The set-up page was entered, or another list chosen there."""
        wanted = self.wanted_list()
        if wanted == OWN and self.own is None:
            self.own = OwnLists(self.port).latest()
        elif wanted:
            self.need_list(wanted)

    def do_fetch_list(self, event: Event) -> None:
        """Once more, after it failed."""
        self._fetch(event["value"])

    # --- own lists -------------------------------------------------------------------------------

    def do_list_file(self, event: Event) -> None:
        self._begin_reading()
        self.port.read_file(event["id"], LARGEST + 1, self._take_list)  # one more: too large

    def do_list_text(self, event: Event) -> None:
        text = event.get("value") or ""
        if text.strip():
            self._begin_reading()
            self.port.soon(lambda: self._take_list(text))

    def _begin_reading(self) -> None:
        """A long list takes a second or two: say so before."""
        self.list_problem, self.reading_list = None, True

    def do_list_use(self, event: Event) -> None:
        """The button beside the field; leaving the field has done it already."""

    def _take_list(self, source: str | bytes | None) -> None:
        """A text that should be a list: clean it, keep it, say what was left out."""
        self.list_problem, self.reading_list = None, False
        try:
            if source is None:
                raise OSError
            self.own, self.dropped = read_list(source)
        except LexiconError as error:
            self.list_problem = self.t(f"refusal.{error.code}", **error.params)
        except OSError:
            self.list_problem = self.t("lists.unreadable")
        else:
            problem = self._keep_list(self.own)
            self.list_problem = self.t(told(problem) or "") if problem else None
            self._take_up_again()
        self.ui.draft.problem = None
        self.render()

    def _keep_list(self, own: Lexicon) -> str | None:
        deleted = self.removed.raw.values() if self.removed else ()
        return OwnLists(self.port).keep(own, [*self.texts().values(), *deleted])

    def save(self) -> None:
        """The game's own list is stored with it, if that was not possible before or it is gone."""
        super().save()
        own = self.play.session.lexicon if self.play else None
        if own and own.id == OWN and not OwnLists(self.port).has(own):
            self._keep_list(own)

    # --- a stored game without its list ----------------------------------------------------------

    def unreadable(self, slot: str, error: SaveError) -> None:
        if error.code != "lexicon_missing":
            super().unreadable(slot, error)
            return
        id, sha256 = str(error.params["id"]), str(error.params["sha256"])
        self.waiting = slot, id, sha256
        if id == OWN or self.lexicon(id) is not None:
            self._take_up_again()
        else:
            self.need_list(id, self._take_up_again)

    def _take_up_again(self) -> None:
        """The list has come: if it is the right one, the game goes on the table.

        Whoever has turned to something else meanwhile is left in peace.
        """
        if self.ui.route:
            self.waiting = None
        if self.waiting is None:
            return
        slot, id, sha256 = self.waiting
        found = self.lexicon(id, sha256)
        if found and found.sha256 == sha256:
            self.waiting = None
            self.leave(lambda: self.go(f"table/{slot}"), None)
        else:
            self._ask_about(slot)

    def _ask_about(self, slot: str) -> None:
        self.ui.sheet, self.ui.sheet_arg = "lists", slot

    def do_replace_list(self, event: Event) -> None:
        """The table goes on with another list; all that has happened stands."""
        id = event["value"]
        if id == OWN:
            self._go_on_with(id)
        else:
            self.need_list(id, lambda: self._go_on_with(id))

    def _go_on_with(self, id: str) -> None:
        lexicon = self.lexicon(id)
        stored = self.shelf.slot(self.waiting[0]) if self.waiting else None
        if lexicon is None or stored is None or stored.newest is None:
            return
        try:
            session = load_game(stored.newest.text, replace=lexicon)
        except SaveError as error:
            self.list_problem = self.t(f"refusal.{error.code}", **error.params)
            return
        self.waiting = None
        slot, saved = stored.id, stored.newest
        self.leave(lambda: self.begin(session, slot, saved.label, saved.text), None)

    def load(self, text: str) -> Session:
        """With the table's own list, or the stored one that the game was played with."""
        try:
            return load_game(text, (self.own,) if self.own else ())
        except SaveError as error:
            named = error.params if error.code == "lexicon_missing" else {}
            found = OwnLists(self.port).find(str(named["sha256"])) if named else None
            if found is None:
                raise
            return load_game(text, (found,))

    def bring_list(self, error: SaveError, then: Callable[[], None]) -> None:
        if error.code != "lexicon_missing":
            return
        id = str(error.params["id"])
        if self.lexicon(id) is None:  # else it is here, and another than the save's
            self.need_list(id, then)

    def notes(self) -> list[Node]:
        found = super().notes()
        if self.waiting and (note := coming(self.t, self.lists(), self.waiting[1])):
            found.append(note)
        return found
