"""Commands of the list of games: taking one up, naming, doubling, deleting; and who may write."""

from __future__ import annotations

from collections.abc import Callable

from tycoon import SaveError, Session, load_game

from tycoon_web.games import page_of
from tycoon_web.host import Event, Host
from tycoon_web.records import Label, Saved, clean_title, days_between
from tycoon_web.screens.games import Entry
from tycoon_web.screens.keeping import Keeping, export_note, forgetful_note
from tycoon_web.screens.notices import banner, deleted
from tycoon_web.state import Question
from tycoon_web.storage import BUDGET, FIRST, MOST, PROBE, Found, Removed, Shelf, generations
from tycoon_web.vtree import Node

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
                self.put(session, name, saved.label)
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

    def put(self, session: Session, slot: str, label: Label) -> None:
        """This is the game at the table from now on."""
        self.play = page_of(session.game).play(session, self.t, self.settings)
        self.slot, self.label, self.unsaved = slot, label, None

    def begin(self, session: Session) -> None:
        """A new game comes into a slot of its own."""
        self.put(session, self.free_slot(), Label(began=self.port.now()))
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
        """The name of an empty slot."""
        self.found = self.shelf.look()
        taken = {slot.id for slot in self.found.slots} | {self.slot}
        return f"{FIRST}-{self.port.chance()}" if FIRST in taken else FIRST

    def room(self) -> str | None:
        """None, or why there is no place for another game."""
        running = sum(slot.running for slot in self.shelf.look().slots)
        return self.t("games.too_many", n=MOST) if running >= MOST else None

    def save(self) -> None:
        """Store the game; the game goes on whatever happens (ST-02, ST-05)."""
        if self.play is None:
            return
        session = self.play.session
        self.label = self.label.of(session)
        problem = self.shelf.save(self.slot, session.dumps(), self.label)
        if problem == "elsewhere":
            self._branch_off(session)
        else:
            self.unsaved = None if problem == "emptied" else problem
        self.ui.notice = f"storage.{problem}" if problem else None

    def store_again(self) -> None:
        """What could not be stored, or is gone without our doing, is tried once more (ST-05)."""
        if self.play and not self.elsewhere and (self.unsaved or self.shelf.lost(self.slot)):
            self.save()

    def _branch_off(self, session: Session) -> None:
        """Another window has played on without our noticing: nobody's actions are lost."""
        self.slot = self.free_slot()
        title = clean_title(self.t("games.duplicate_of", name=self.name_of(self.label)))
        self.label = self.label._replace(title=title)
        self.unsaved = self.shelf.save(self.slot, session.dumps(), self.label)
        self.port.claim(self.slot)
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
        self.elsewhere = True
        if self.play:
            self.play.cover()
            self.clear_top()

    def on_stored(self, event: Event) -> None:
        """Another window has written: show what is there now."""
        if self.play and event["key"] in generations(self.slot):
            stored = self.shelf.slot(self.slot)
            newest = stored.newest if stored else None
            if stored is None:
                self.ui.notice = "storage.removed"
            elif newest and newest.text == self.play.session.dumps():
                self.label = newest.label  # it only got a name
            elif newest and self._lay_out(self.slot):
                self._give_way()
        if self.ui.route == "" and event["key"] != PROBE:  # looking writes it: no echo of echoes
            self.refresh()

    def do_take_over(self, event: Event) -> None:
        """Play here from now on; the other window becomes the one that only looks."""
        self.port.claim(self.slot, take=True)

    def on_persisted(self, event: Event) -> None:
        self.persisted = event["state"]

    # --- how long storage lasts ------------------------------------------------------------------

    def do_persist(self, event: Event) -> None:
        self.port.persist(ask=True)

    def do_forgetful_told(self, event: Event) -> None:
        self.set("forgetful_told", "True")

    def keeping(self) -> Keeping:
        """What is known about this device's storage."""
        problem = self.unsaved or self.found.problem
        return Keeping(self.persisted, self.port.forgetful(), problem, self.usage())

    def notes(self) -> list[Node]:
        """What the home screen has to say about stored games, the most urgent first."""
        notes = [banner(self.t, self.ui.notice)] if self.ui.notice else []
        if self.removed:
            notes.append(deleted(self.t, self.name_of(self.removed.label)))
        if self.found.slots and self.port.forgetful() and not self.settings.forgetful_told:
            notes.append(forgetful_note(self.t))
        elif self.persisted != "yes":
            notes += self._export_soon()
        return notes

    def _export_soon(self) -> list[Node]:
        """A running game that is older than a day and nowhere else."""
        now = self.port.now()
        for slot in self.found.slots:
            saved = slot.newest
            if saved is None or saved.label.over or not saved.only_here:
                continue
            if days_between(saved.label.began, now) >= 1:
                return [export_note(self.t, self.name_of(saved.label), slot.id)]
        return []

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
        when = self.port.date(saved.when) if saved.when else self.t("home.not_saved")
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

    def do_rename(self, event: Event) -> None:
        stored = self.shelf.slot(event["slot"])
        if stored and stored.newest:
            title = clean_title(str(event.get("value") or ""))
            self.keep_label(event["slot"], stored.newest.label._replace(title=title))

    def keep_label(self, name: str, label: Label) -> None:
        """Store another label; the game and its date stay."""
        stored = self.shelf.slot(name)
        if stored is None or stored.newest is None:
            return
        saved = stored.newest
        problem = self.shelf.save(name, saved.text, label, saved.when)
        if problem:
            self.ui.notice = f"storage.{problem}"
        elif name == self.slot:
            self.label = label
        self.found = self.shelf.look()

    def do_duplicate(self, event: Event) -> None:
        """The same game once more, to try something else."""
        stored, full = self.shelf.slot(event["slot"]), self.room()
        if stored is None or stored.newest is None:
            return
        if full:
            self.ui.alarm = self.ui.why = full
            return
        saved = stored.newest
        title = clean_title(self.t("games.duplicate_of", name=self.name_of(saved.label)))
        label = saved.label._replace(title=title, exported="", began=self.port.now())
        problem = self.shelf.save(self.free_slot(), saved.text, label)
        self.ui.notice = f"storage.{problem}" if problem else None
        self.ui.said = self.t("games.duplicated", name=title)
        self.found = self.shelf.look()
        self.do_close(event)

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
            self.play, self.slot, self.unsaved = None, "", None
            self.port.claim("")
        self.removed = removed
        self.go("")
        self.ui.said = self.t("games.deleted", name=self.name_of(removed.label))
        self.ui.focus = "undelete"

    def do_undelete(self, event: Event) -> None:
        if self.removed is None:
            return
        problem = self.shelf.put_back(self.removed)
        if problem:
            self.ui.notice = f"storage.{problem}"
            return
        self.ui.said = self.t("games.restored", name=self.name_of(self.removed.label))
        self.removed = None
        self.refresh()
        self.ui.focus = "wordmark"

    def usage(self) -> str:
        """How much of our own allowance is used (ST-01)."""
        if not self.found.slots:
            return ""
        used, budget = _size(self.found.used), _size(BUDGET)
        if self.found.used > BUDGET:
            return self.t("games.usage_over", used=used, budget=budget)
        return self.t("games.usage", n=len(self.found.slots), used=used, budget=budget)

    def crowded(self) -> bool:
        """Is so much used that the home screen speaks of it? The menu always tells (ST-01)."""
        return self.found.used >= BUDGET // 2

    def leave(self, then: Callable[[], None], opener: str | None) -> None:
        """Go on to something else; a running game that is nowhere but here is asked about."""
        if not (self.play and self.unsaved and self.play.session.to_act is not None):
            then()
            return
        text, note = self.t("games.ask_leave"), self.t("games.ask_leave_note")
        self.ask(Question(text, note, self.t("games.leave"), then, danger=True), opener)


def _size(count: int) -> str:
    """Bytes as people read them."""
    return f"{count / 1_000_000:.2g} MB" if count >= 100_000 else f"{(count + 999) // 1000} kB"
