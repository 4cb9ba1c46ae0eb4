"""Commands of the list of games: taking one up, naming, doubling, deleting; and who may write."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tycoon import SaveError, Session, load_game

from tycoon_web.device.records import Label, Saved, clean_title
from tycoon_web.device.shelf import FIRST, MOST, PROBE, STORED, Found, Removed, Shelf, generations
from tycoon_web.games.host import Event, Host
from tycoon_web.games.page import page_of
from tycoon_web.rooms.home.games import Entry
from tycoon_web.stage import Question

#: Refusals that say nothing against a save: another version or a word list would read it.
NOT_DAMAGE = ("save_newer", "lexicon_missing")


class SlotsCommands(Host):
    """The games on this device; `slot` and `label` belong to the one at the table."""

    shelf: Shelf

    def __init__(self) -> None:
        super().__init__()
        self.found = Found()
        self.slot = ""
        self.label = Label()
        #: The save text on the shelf that the game at the table goes on from; "" none.
        self.base = ""
        #: Why the game at the table is not on the shelf; None when it is.
        self.unsaved: str | None = None
        #: Another window plays the game at the table: here it can only be looked at (ST-12).
        self.elsewhere = False
        self.removed: Removed | None = None
        #: Is storage kept for good: yes, no, unknown (ST-08).
        self.persisted = "unknown"
        #: A browser that asks its owner is not to ask again with every game.
        self.asked_to_keep = False

    # --- the shelf -------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Look at the shelf again; what is damaged is named (ST-03, ST-11)."""
        self.store_again()
        found = self.found = self.shelf.look()
        for slot in found.slots:
            if slot.newest and slot.newest.label.round is None:
                self._relabel(slot.id, slot.newest)
        damaged = [slot for slot in found.slots if slot.damaged]
        if found.problem:
            self.ui.notice = f"storage.{found.problem}"
        elif damaged:
            lost = any(not slot.games for slot in damaged)
            self.ui.notice = "storage.damaged" if lost else "storage.older"

    def _relabel(self, slot: str, saved: Saved) -> None:
        """A save of version 0.1.0 is replayed once for its label."""
        session = self._load(slot, saved)
        if session is not None:
            self.shelf.save(slot, saved.text, saved.label.of(session), saved.when)

    def load(self, text: str) -> Session:
        """The game of a save text, stored or from outside; raises `SaveError`."""
        return load_game(text)

    def _load(self, slot: str, saved: Saved) -> Session | None:
        try:
            return self.load(saved.text)
        except SaveError as error:
            if error.code in NOT_DAMAGE:
                self.unreadable(slot, error)
            else:
                self.shelf.condemn(slot, saved)
            return None

    def bring_list(self, error: SaveError, then: Callable[[], None]) -> None:
        """If a word list is all that a save lacks, see to it, and do ``then`` once it is there."""

    def unreadable(self, slot: str, error: SaveError) -> None:
        """A sound save that cannot be read here and now: say why, touch nothing."""
        self.ui.notice = f"refusal.{error.code}"

    def take_up(self, name: str) -> bool:
        """Put a stored game on the table, under its curtain; False when that is impossible."""
        if not self._lay_out(name):
            return False
        self.elsewhere = False
        self.port.claim(name)
        return True

    def _lay_out(self, name: str) -> bool:
        """Load the newest state that can be read; the older one only if the newer is damaged."""
        slot = self.shelf.slot(name)
        for saved in list(slot.games) if slot else []:
            session = self._load(name, saved)
            if session is not None:
                self.put(session, name, saved.label, saved.text)
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

    def put(self, session: Session, slot: str, label: Label, base: str) -> None:
        """This is the game at the table from now on."""
        self.play = page_of(session.game).play(session, self.t, self.settings)
        self.slot, self.label, self.base, self.unsaved = slot, label, base, None
        self.ui.notice = None  # it was about another game

    def begin(
        self, session: Session, slot: str = "", label: Label | None = None, base: str = ""
    ) -> None:
        """A game comes to the table and onto the shelf; a new one into a slot of its own."""
        label = label or Label(began=self.port.now())
        self.put(session, slot or self.free_slot(), label, base)
        self.elsewhere = False
        self.port.claim(self.slot)
        self.save()
        self.ask_to_keep()
        self.go("table")

    def ask_to_keep(self) -> None:
        """Now there is something to keep (ST-08)."""
        if not self.unsaved and self.persisted != "yes" and not self.asked_to_keep:
            self.asked_to_keep = True
            self.port.persist(ask=True)

    def free_slot(self) -> str:
        """A name that no game ever had: whatever is kept for another one cannot meet this one."""
        return f"{FIRST}-{self.port.chance()}"

    def room(self) -> str | None:
        """None, or why there is no place for another game."""
        running = sum(slot.running for slot in self.shelf.look().slots)
        return self.t("games.too_many", n=MOST) if running >= MOST else None

    def save(self) -> None:
        """Store the game; the game goes on whatever happens (ST-02, ST-05)."""
        if self.play is None:
            return
        text = self.play.session.dumps()
        problem = self._store(text)
        if problem == "elsewhere" and self._only_named():
            problem = self._store(text)
        if problem == "elsewhere":
            self._branch_off()
            return
        if problem in STORED:
            self.base, self.unsaved = text, None
        else:
            self.unsaved = problem
        self.ui.notice = f"storage.{problem}" if problem else None

    def _store(self, text: str) -> str | None:
        if self.play:
            self.label = self.label.of(self.play.session)
        return self.shelf.save(self.slot, text, self.label, base=self.base)

    def store_again(self) -> None:
        """What could not be stored, or is gone without our doing, is tried once more (ST-05)."""
        gone = self.base and self.shelf.gone(self.slot)
        if self.play and not self.elsewhere and (self.unsaved or gone):
            self.save()

    def _branch_off(self) -> None:
        """Another window plays the game on: what was done here becomes a second game."""
        self.slot, self.base, self.elsewhere = self.free_slot(), "", False
        title = clean_title(self.t("games.duplicate_of", name=self.name_of(self.label)))
        self.label = self.label._replace(title=title)
        self.port.claim(self.slot)
        self.save()
        if not self.unsaved:
            self.ui.notice = "storage.elsewhere"
        if self.ui.route == "table":
            self.port.go(f"table/{self.slot}")

    # --- windows ---------------------------------------------------------------------------------

    def may_change(self) -> bool:
        """Is this the window that plays?"""
        if self.elsewhere:
            self.ui.alarm = self.ui.why = self.t("elsewhere.why")
            self.ui.count += 1
        return not self.elsewhere

    def on_claimed(self, event: Event) -> None:
        """The browser says which window plays this game."""
        if event["slot"] != self.slot or not self.play or event["mine"] != self.elsewhere:
            return
        if event["mine"]:
            self.elsewhere = False
            self._lay_out(self.slot)
            self.focus_screen()
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
            self.clear_top()

    def on_stored(self, event: Event) -> None:
        """Another window has written: show what is there now."""
        if self.play and event["key"] in generations(self.slot):
            self._follow()
        if self.ui.route == "" and event["key"] != PROBE:  # looking writes it: no echo of echoes
            self.refresh()

    def _follow(self) -> None:
        if self._only_named():
            if self.ui.notice == "storage.removed":
                self.ui.notice = None  # it was brought back
            return
        stored = self.shelf.slot(self.slot)
        if stored is None and self.base:
            self.base, self.ui.notice = "", "storage.removed"
        elif stored and stored.newest and (self.unsaved or self._lay_out(self.slot)):
            self._give_way()

    def _only_named(self) -> bool:
        """Is what another window has stored the state we know, perhaps under another name?"""
        stored = self.shelf.slot(self.slot)
        newest = stored.newest if stored else None
        known = (self.base, self.play.session.dumps() if self.play else "")
        if newest is None or newest.text not in known:
            return False
        self.label, self.base = newest.label, newest.text
        return True

    def do_take_over(self, event: Event) -> None:
        """Play here from now on; the other window becomes the one that only looks."""
        self.port.claim(self.slot, take=True)

    # --- the list --------------------------------------------------------------------------------

    def entries(self) -> list[Entry]:
        """All games as the list shows them; one that could not be stored comes first."""
        shown = [self._entry(slot.id, slot.newest) for slot in self.found.slots]
        if self.play and self.unsaved:
            here = Saved(self.play.session.dumps(), "", 0, "", self.label)
            shown = [self._entry(self.slot, here), *(e for e in shown if e.slot != self.slot)]
        return shown

    def _entry(self, slot: str, saved: Saved | None) -> Entry:
        if saved is None:
            return Entry(slot, Label(), "", damaged=True)
        when = self.port.date(saved.when) if saved.when else ""
        if not saved.key:
            when = self.t("home.not_saved")
        return Entry(slot, saved.label, when, only_here=saved.only_here)

    def entry(self, name: str) -> Entry | None:
        """One game of the list."""
        return next((entry for entry in self.entries() if entry.slot == name), None)

    def do_continue(self, event: Event) -> None:
        slot = event.get("slot") or self.slot
        if self.play and slot == self.slot and not self.elsewhere:
            self.go("table")
        else:
            self.leave(lambda: self.go(f"table/{slot}"), event.get("id"))

    def do_open_game(self, event: Event) -> None:
        """The sheet about one game of the list."""
        self.open_sheet("game", event["slot"], event)

    def texts(self) -> dict[str, str]:
        """The save text of every sound game by its slot, of one not stored as it is now."""
        self.found = self.shelf.look()
        texts = {slot.id: slot.newest.text for slot in self.found.slots if slot.newest}
        if self.play and (self.unsaved or self.slot not in texts):
            texts[self.slot] = self.play.session.dumps()
        return texts

    def text_of(self, slot: str) -> str | None:
        """One game as it is now: at the table, or as it was stored."""
        if self.play and slot == self.slot:
            return self.play.session.dumps()
        stored = self.shelf.slot(slot)
        return stored.newest.text if stored and stored.newest else None

    def label_of(self, slot: str) -> Label | None:
        """What the list tells, or would tell, of one game as it is now."""
        if self.play and slot == self.slot:
            return self.label.of(self.play.session)
        entry = self.entry(slot)
        return entry.label if entry else None

    def do_rename(self, event: Event) -> None:
        self.keep_label(event["slot"], title=clean_title(str(event.get("value") or "")))

    def keep_label(self, name: str, **changes: Any) -> None:
        """Store a changed label; the game and its date stay."""
        if name == self.slot and self.unsaved:
            self.label = self.label._replace(**changes)
            self.save()
            return
        stored = self.shelf.slot(name)
        if stored is None or stored.newest is None:
            return
        saved = stored.newest
        label = saved.label._replace(**changes)
        problem = self.shelf.save(name, saved.text, label, saved.when)
        if problem in STORED and name == self.slot:
            self.label = label
        self.ui.notice = told(problem) or self.ui.notice
        self.found = self.shelf.look()

    def do_duplicate(self, event: Event) -> None:
        """The same game once more, to try something else."""
        text, label = self.text_of(event["slot"]), self.label_of(event["slot"])
        if text is None or label is None or self.crammed():
            return
        title = clean_title(self.t("games.duplicate_of", name=self.name_of(label)))
        label = label._replace(title=title, exported="", began=self.port.now())
        problem = self.shelf.save(self.free_slot(), text, label)
        self.ui.notice = told(problem)
        self.found = self.shelf.look()
        self.do_close(event)
        if problem in STORED:
            self.ui.said = self.t("games.duplicated", name=title)

    def crammed(self) -> bool:
        """Is there no place for one more running game? If so, it is said."""
        full = self.room()
        if full:
            self.ui.alarm = self.ui.why = full
            self.ui.count += 1
        return full is not None

    def name_of(self, label: Label) -> str:
        """What people call it: its own name, else the game and who plays."""
        if label.title:
            return label.title
        game = self.t(f"game.{label.game}") if label.game else self.t("games.damaged")
        return ", ".join([game, *(name for name, _ in label.players)])

    def do_delete(self, event: Event) -> None:
        """Gone at once; until something else is done it can be had back."""
        removed = self.shelf.delete(event["slot"])
        if removed is None:
            self.ui.notice = "storage.forbidden"
            return
        if event["slot"] == self.slot:
            if self.play and self.unsaved:
                removed = removed._replace(label=self.label, newer=self.play.session.dumps())
            self.play, self.slot, self.base, self.unsaved = None, "", "", None
            self.port.claim("")
        self.removed = removed
        self.go("")
        self.ui.said = self.t("games.deleted", name=self.name_of(removed.label))
        self.ui.focus = "undelete"

    def do_undelete(self, event: Event) -> None:
        """Into its old place, or beside what another window has put there meanwhile."""
        if self.removed is None or (not self.removed.label.over and self.crammed()):
            return
        problem = self.shelf.put_back(self.removed)
        if problem == "elsewhere":
            self.removed = self.removed.moved(self.free_slot())
            problem = self.shelf.put_back(self.removed)
        if problem:
            self.ui.notice = told(problem)
            return
        self.ui.said = self.t("games.restored", name=self.name_of(self.removed.label))
        self.ui.notice = self.removed = None
        self.refresh()
        self.ui.focus = "wordmark"

    def leave(self, then: Callable[[], None], opener: str | None) -> None:
        """Go on to something else; a game that is nowhere but here is asked about."""
        self.store_again()
        if not self.unsaved:
            then()
            return
        text, note = self.t("games.ask_leave"), self.t("games.ask_leave_note")
        self.ask(Question(text, note, self.t("games.leave"), then, danger=True), opener)


def told(problem: str | None) -> str | None:
    """What is said when something could not be stored that is not the game at the table."""
    return "storage.no_room" if problem == "full" else problem and f"storage.{problem}"
