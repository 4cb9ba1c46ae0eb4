"""The game at the table, where it is stored, and which window may play it."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from tycoon_web.device.port import Port
from tycoon_web.device.records import LONG, Label, Saved, clean_title
from tycoon_web.device.save_store import BUDGET, FIRST, STORED, Removed, SaveStore, generations
from tycoon_web.device.settings import Settings
from tycoon_web.kit.events import Answering, Event, news
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.scenes import asked, put
from tycoon_web.play.page import page_of
from tycoon_web.telling.labels import name_of
from tycoon_web.ui_state import Question, UiState

if TYPE_CHECKING:
    from tycoon import Action, SaveError, Session

    from tycoon_web.play.play import Play

#: Bytes of a game in the store from which on it is told that it takes much of the room there is.
LARGE = BUDGET // 2
#: Refusals that say nothing against a save: another version or a word list would read it.
NOT_DAMAGE = ("save_newer", "lexicon_missing")

_UNSAVED = asked(put("th-book-open", 158, 58, 120, 80))


class Lists(Protocol):
    """What a game needs of the word lists."""

    def load(self, text: str) -> Session:
        """The game of a save text; raises `SaveError`."""

    def unreadable(self, slot: str, error: SaveError) -> None:
        """A sound save that cannot be read here and now: say why, touch nothing."""

    def keep_with(self, session: Session) -> None:
        """The game's own list is stored with it."""


class Shown(Protocol):
    """The list of games, where it shows."""

    def stored(self, key: str) -> None:
        """Another window has written under this key."""


class Keeping(Protocol):
    """How long the device keeps what is stored."""

    def ask_to_keep(self) -> None:
        """Now there is something to keep."""


class Autosave(Answering):
    """Whatever happens to storage, the game goes on; `play` is the one at the table."""

    def __init__(
        self, port: Port, save_store: SaveStore, t: Messages, settings: Settings, ui: UiState
    ) -> None:
        self.port, self.save_store, self.t, self.ui = port, save_store, t, ui
        self.settings = settings
        self.play: Play | None = None
        self.slot = ""
        self.label = Label()
        #: The save text in the store that the game at the table goes on from; "" none.
        self.base = ""
        #: Why the game at the table is not in the store; None when it is.
        self.unsaved: str | None = None
        #: Another window plays the game at the table: here it can only be looked at (ST-12).
        self.elsewhere = False
        #: A slot that is wanted from other windows, and what is done once it is ours: is it done?
        self._wanted: tuple[str, Callable[[], bool]] | None = None

    def meet(self, *, lists: Lists, shown: Shown, keeping: Keeping) -> None:
        """The rooms it needs."""
        self._lists, self._shown, self._keeping = lists, shown, keeping

    # --- onto the table --------------------------------------------------------------------------

    def load_stored(self, slot: str, saved: Saved) -> Session | None:
        """The game of a stored save; what is damaged is told and never used again."""
        from tycoon import SaveError

        try:
            return self._load(saved.text)
        except SaveError as error:
            if error.code in NOT_DAMAGE:
                self._lists.unreadable(slot, error)
            else:
                self.save_store.condemn(slot, saved)
            return None

    def _load(self, text: str) -> Session:
        """Without a look into the room of word lists where none is missing; raises `SaveError`."""
        from tycoon import SaveError, load_game

        try:
            session = load_game(text)
        except SaveError as error:
            if error.code != "lexicon_missing":
                raise
            session = self._lists.load(text)
        if len(text) >= LONG:
            gc.freeze()  # else whatever is made later makes Python look through all of it again
        return session

    def take_up(self, name: str) -> bool:
        """Put a stored game on the table, under its curtain; False when that is impossible."""
        if not self._lay_out(name):
            return False
        self.elsewhere = False
        self.port.claim(name)
        return True

    def _lay_out(self, name: str) -> bool:
        """Load the newest state that can be read; the older one only if the newer is damaged."""
        slot = self.save_store.slot(name)
        for saved in list(slot.games) if slot else []:
            session = self.load_stored(name, saved)
            if session is not None:
                self._put(session, name, saved.label, saved.text)
                if session.from_checkpoint:
                    self.ui.notice = "storage.checkpoint"
                elif slot and slot.damaged:
                    self.ui.notice = "storage.older"
                return True
            if slot and saved in slot.games:
                return False
        if slot:
            self.ui.notice = "storage.damaged"
        return False

    def seated(self, session: Session) -> Play:
        """A game as it would be at the table, where another one may stay."""
        play: Play = page_of(session.game).play(session, self.t, self.settings)
        return play

    def _put(self, session: Session, slot: str, label: Label, base: str) -> None:
        """This is the game at the table from now on."""
        self.play = self.seated(session)
        self.play.hints, self.play.guided = label.hints, label.guided
        self.slot, self.label, self.base, self.unsaved = slot, label, base, None
        self.ui.notice = None  # it was about another game

    def begin(
        self,
        session: Session,
        slot: str = "",
        label: Label | None = None,
        base: str = "",
        *,
        hints: bool = False,
        guided: bool = False,
    ) -> None:
        """A game comes to the table and into the store; a new one into a slot of its own, with
        hints and a host or without.
        """
        counts = (0,) * len(session.seats) if hints else ()
        label = label or Label(began=self.port.now(), hints=counts, guided=guided)
        self._put(session, slot or self.free_slot(), label, base)
        self.elsewhere = False
        self.port.claim(self.slot)
        self.save()
        self._keeping.ask_to_keep()
        self.ui.go("table")

    def free_slot(self) -> str:
        """A name that no game ever had: whatever is kept for another one cannot meet this one."""
        return f"{FIRST}-{self.port.chance()}"

    # --- into the store --------------------------------------------------------------------------

    def save(self) -> None:
        """Store the game; the game goes on whatever happens (ST-02, ST-05)."""
        if self.play is None:
            return
        self._save(self.play.session)
        if self.play.session.lexicon:
            self._lists.keep_with(self.play.session)

    def _save(self, session: Session) -> None:
        text, before = session.dumps(), self.save_store.size(self.slot)
        problem = self._store(session, text)
        if problem == "elsewhere" and self._only_named():
            problem = self._store(session, text)
        if problem == "elsewhere":
            self._branch_off()
            return
        if problem in STORED:
            self.base, self.unsaved = text, None
        else:
            self.unsaved = problem
        grown = before < LARGE <= self.save_store.size(self.slot)
        problem = problem or ("large" if grown else None)
        self.ui.notice = f"storage.{problem}" if problem else None

    def _store(self, session: Session, text: str) -> str | None:
        self.label = self.label.of(session)
        if self.play:
            self.label = self.label._replace(hints=self.play.hints, guided=self.play.guided)
        return self.save_store.save(self.slot, text, self.label, base=self.base)

    def save_again(self) -> None:
        """What could not be stored, or is gone without our doing, is tried once more (ST-05)."""
        gone = self.base and self.save_store.gone(self.slot)
        if self.play and not self.elsewhere and (self.unsaved or gone):
            self.save()

    def _branch_off(self) -> None:
        """Another window plays the game on: what was done here becomes a second game."""
        self.slot, self.base, self.elsewhere = self.free_slot(), "", False
        title = clean_title(self.t("games.duplicate_of", name=name_of(self.t, self.label)))
        self.label = self.label._replace(title=title)
        self.port.claim(self.slot)
        self.save()
        if not self.unsaved:
            self.ui.notice = "storage.elsewhere"
        if self.ui.route == "table":
            self.port.go(f"table/{self.slot}")

    def text(self) -> str | None:
        """The save of the game as it is now."""
        return self.play.session.dumps() if self.play else None

    def clear_away(self, removed: Removed) -> Removed:
        """The game at the table was deleted: nobody plays it, and nothing of it is lost."""
        if self.play and self.unsaved:
            removed = removed._replace(label=self.label, newer=self.play.session.dumps())
        self.play, self.slot, self.base, self.unsaved = None, "", "", None
        self.port.claim("")
        return removed

    def leave(self, then: Callable[[], None], opener: str | None) -> None:
        """Go on to something else; a game that is nowhere but here is asked about."""
        self.save_again()
        if not self.unsaved:
            then()
            return
        text, note = self.t("games.ask_leave"), self.t("games.ask_leave_note")
        question = Question(text, note, self.t("games.leave"), then, danger=True, picture=_UNSAVED)
        self.ui.ask(question, opener)

    # --- windows ---------------------------------------------------------------------------------

    def may_change(self) -> bool:
        """Is this the window that plays? If not, it is said."""
        if self.elsewhere:
            self.ui.warn(self.t("elsewhere.why"))
        return not self.elsewhere

    def may_do(self, actions: Sequence[Action]) -> bool:
        """May these be sent to the engine, which judges them? If not, it is said why."""
        return self.may_change()

    def claim(self, slot: str, then: Callable[[], bool]) -> None:
        """Take a slot from other windows; once it is ours do ``then``, which tells if it did."""
        self._wanted = slot, then
        self.port.claim(slot, take=True)

    def take_over(self) -> None:
        """Play here from now on; the other window becomes the one that only looks."""
        self.port.claim(self.slot, take=True)

    @news("claimed")
    def on_claimed(self, event: Event) -> None:
        """The browser says which window plays a slot."""
        wanted = self._wanted
        if wanted is None or wanted[0] != event["slot"]:
            self._claimed(event)
            return
        self._wanted = None
        if not (event["mine"] and wanted[1]()):
            self._claimed(event)
            self.port.claim(self.slot)

    def _claimed(self, event: Event) -> None:
        """Is it the game at the table?"""
        if event["slot"] != self.slot or not self.play or event["mine"] != self.elsewhere:
            return
        if event["mine"]:
            self.elsewhere = False
            self._lay_out(self.slot)
            self.ui.hush()
            self.ui.focus_screen()
        else:
            self._give_way()

    def _give_way(self) -> None:
        """Another window plays from here on; what could not be stored is not left to it."""
        if self.unsaved:
            self._branch_off()
            return
        self.elsewhere = True
        if self.play:
            self.play.cover()
        if self.ui.route == "table":  # elsewhere nothing shows of it
            self.ui.clear()

    @news("stored")
    def on_stored(self, event: Event) -> None:
        """Another window has written: show what is there now."""
        if self.play and event["key"] in generations(self.slot):
            self._follow()
        self._shown.stored(event["key"])

    def _follow(self) -> None:
        if self._only_named():
            if self.ui.notice == "storage.removed":
                self.ui.notice = None  # it was brought back
            return
        stored = self.save_store.slot(self.slot)
        if stored is None and self.base:
            self.base, self.ui.notice = "", "storage.removed"
        elif stored and stored.newest and (self.unsaved or self._lay_out(self.slot)):
            self._give_way()

    def _only_named(self) -> bool:
        """Is what another window has stored the state we know, perhaps under another name?"""
        stored = self.save_store.slot(self.slot)
        newest = stored.newest if stored else None
        if newest is None or newest.text not in (self.base, self.text() or ""):
            return False
        self.label, self.base = newest.label, newest.text
        return True
