"""The list of games: naming, doubling, deleting them, and what is told about them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from tycoon_web.device.port import Port
from tycoon_web.device.records import LONG, Label, Saved, clean_title
from tycoon_web.device.save_store import MOST, PROBE, STORED, Found, Removed, SaveStore, told
from tycoon_web.device.settings import Settings
from tycoon_web.games import OFFERED
from tycoon_web.kit.events import Event, control, sheet
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.notices import banner, deleted
from tycoon_web.kit.vtree import Node
from tycoon_web.rooms.home.games import Entry, game_sheet, sound_offer
from tycoon_web.rooms.home.screen import Party, home
from tycoon_web.rooms.room import Room
from tycoon_web.telling.labels import name_of
from tycoon_web.ui_state import UiState

if TYPE_CHECKING:
    from tycoon import Session

    from tycoon_web.play.play import Play


class Table(Protocol):
    """The game at the table, and where it is stored."""

    play: Play | None
    slot: str
    label: Label
    unsaved: str | None
    elsewhere: bool

    def load_stored(self, slot: str, saved: Saved) -> Session | None: ...
    def free_slot(self) -> str: ...
    def save(self) -> None: ...
    def save_again(self) -> None: ...
    def text(self) -> str | None: ...
    def clear_away(self, removed: Removed) -> Removed: ...
    def leave(self, then: Callable[[], None], opener: str | None) -> None: ...


class Upkeep(Protocol):
    """What the app has to say here."""

    def usage(self) -> str: ...
    def crowded(self) -> bool: ...
    def foot(self) -> list[Node | None]: ...


class Records(Protocol):
    """What is remembered of finished games."""

    def count(self, saved: Saved) -> None: ...


class Home(Room):
    """The games on this device; `found` is what the store held when it was looked at last."""

    def __init__(self, port: Port, save_store: SaveStore, t: Messages, ui: UiState) -> None:
        self.port, self.save_store, self.t, self.ui = port, save_store, t, ui
        self.found = Found()
        self.party = Party.unwritten()
        #: A deleted game, until something else is done.
        self.removed: Removed | None = None
        #: May the key for sounds be seen until the home screen is left?
        self._sound_offered = False
        #: The notice that the last look at the store gave reason for.
        self._found_wrong: str | None = None

    def meet(
        self,
        *,
        table: Table,
        upkeep: Upkeep,
        records: Records,
        notes: Callable[[], list[Node]],
        settings: Settings,
    ) -> None:
        """The rooms it needs, what any room has to say here, and what is set."""
        self._settings = settings
        self._table, self._upkeep, self._records, self._said_here = table, upkeep, records, notes

    @control("party-size")
    def _party_size(self, event: Event) -> None:
        self.resize(int(event["value"]))

    def resize(self, size: int) -> None:
        """So many play."""
        self.party.resize(size)

    def screen(self) -> Node:
        """The first screen."""
        usage = self._upkeep.usage() if self._upkeep.crowded() else ""
        foot = self._upkeep.foot()
        entries = self.entries()
        records = self.found.records or any(entry.over for entry in entries)
        notes = self._notes(entries)
        offered = self._offer() if entries else None
        return home(
            self.t, OFFERED, entries, notes, usage, foot, self.party,
            records=records, offered=offered, host=not self._settings.knows_games,
        )  # fmt: skip

    def enter(self) -> None:
        """The home screen comes into sight."""
        chosen = self._settings
        silent = chosen.effects == chosen.call == "off"
        self._sound_offered = silent and not chosen.sound_asked
        self.refresh()

    def _offer(self) -> Node | None:
        """There are sounds: offered to who has played, and never again once it was touched."""
        return (
            sound_offer(self.t, on=self._settings.effects != "off") if self._sound_offered else None
        )

    @sheet("game")
    def _sheet(self) -> Node | None:
        entry = self._entry_of(self.ui.sheet_arg)
        return game_sheet(self.t, entry) if entry else None

    def _notes(self, entries: Sequence[Entry]) -> list[Node]:
        """What is to be said about stored games, the most urgent first; a game that cannot be read
        says so itself.
        """
        told = self.ui.notice == "storage.damaged" and any(entry.damaged for entry in entries)
        notes = [banner(self.t(self.ui.notice))] if self.ui.notice and not told else []
        if self.removed:
            notes.append(deleted(self.t, name_of(self.t, self.removed.label)))
        return [*notes, *self._said_here()]

    # --- the first visit -------------------------------------------------------------------------

    def take(self, names: list[str], resting: list[str]) -> None:
        """What was written down before Python was there."""
        if names:
            self.party.names[:], self.party.resting[:] = names, resting

    def who_plays(self) -> tuple[list[str], list[str]]:
        """Names and emblems: the lists themselves, so that set-up and home screen say the same."""
        return self.party.names, self.party.emblems

    @control("party-name")
    def _name(self, event: Event) -> None:
        if (seat := int(event["seat"])) < len(self.party.names):
            self.party.names[seat] = event["value"]

    # --- the store -------------------------------------------------------------------------------

    def look(self) -> Found:
        """What the store holds now."""
        self.found = self.save_store.look()
        return self.found

    def refresh(self) -> None:
        """Look at the store again; what is damaged is named (ST-03, ST-11)."""
        self._table.save_again()
        found = self.look()
        for slot in found.slots:
            if slot.newest and slot.newest.label.round is None:
                self._relabel(slot.id, slot.newest)
        wrong, before = _wrong(found), self._found_wrong
        if wrong or self.ui.notice == before:
            self.ui.notice = wrong
        self._found_wrong = wrong

    def _relabel(self, slot: str, saved: Saved) -> None:
        """A save of version 0.1.0 is replayed once for its label."""
        session = self._table.load_stored(slot, saved)
        if session is not None:
            self.save_store.save(slot, saved.text, saved.label.of(session), saved.when)

    def stored(self, key: str) -> None:
        """Another window has written."""
        if self.ui.route == "" and key != PROBE:  # looking writes it: no echo of echoes
            self.refresh()

    def played_last(self) -> str:
        """The slot of the game played last, of those that can be played; "" none."""
        return next((slot.id for slot in self.save_store.look().slots if slot.games), "")

    def room(self) -> str | None:
        """None, or why there is no place for another game."""
        running = sum(slot.running for slot in self.save_store.look().slots)
        return self.t("games.too_many", n=MOST) if running >= MOST else None

    def crammed(self) -> bool:
        """Is there no place for one more running game? If so, it is said."""
        full = self.room()
        if full:
            self.ui.warn(full)
        return full is not None

    # --- the list --------------------------------------------------------------------------------

    def entries(self) -> list[Entry]:
        """All games as the list shows them; one that could not be stored comes first."""
        shown = [self._entry(slot.id, slot.newest) for slot in self.found.slots]
        table, text = self._table, self._table.text()
        if text is not None and table.unsaved:
            here = Saved(text, "", 0, "", table.label)
            shown = [self._entry(table.slot, here), *(e for e in shown if e.slot != table.slot)]
        return shown

    def _entry(self, slot: str, saved: Saved | None) -> Entry:
        if saved is None:
            return Entry(slot, Label(), "", damaged=True)
        when = self.port.ago(saved.when) if saved.when else ""
        if not saved.key:
            when = self.t("home.not_saved")
        return Entry(slot, saved.label, when, only_here=saved.only_here)

    def _entry_of(self, name: str) -> Entry | None:
        return next((entry for entry in self.entries() if entry.slot == name), None)

    def texts(self) -> dict[str, str]:
        """The save text of every sound game by its slot, of one not stored as it is now."""
        texts = {slot.id: slot.newest.text for slot in self.look().slots if slot.newest}
        table, text = self._table, self._table.text()
        if text is not None and (table.unsaved or table.slot not in texts):
            texts[table.slot] = text
        return texts

    def titles(self) -> dict[str, str]:
        """The name given to each game by its slot."""
        return {entry.slot: entry.label.title for entry in self.entries()}

    def saves(self) -> list[str] | None:
        """Every state of a game that may be gone on from, also of a deleted one that could be had
        back; None: not all could be read.
        """
        playing = self.texts().values()
        back = self.removed.texts() if self.removed else ()
        return [*playing, *self.found.texts(), *back] if self.found.whole else None

    def text_of(self, slot: str) -> str | None:
        """One game as it is now: at the table, or as it was stored."""
        if self._table.play and slot == self._table.slot:
            return self._table.text()
        stored = self.save_store.slot(slot)
        return stored.newest.text if stored and stored.newest else None

    def label_of(self, slot: str) -> Label | None:
        """What the list tells, or would tell, of one game as it is now."""
        if self._table.play and slot == self._table.slot:
            return self._table.label.of(self._table.play.session)
        entry = self._entry_of(slot)
        return entry.label if entry else None

    def keep_labels(self, changes: Mapping[str, Mapping[str, Any]]) -> None:
        """Store changed labels by slot; the games and their dates stay."""
        for slot, changed in changes.items():
            self._keep_label(slot, changed)
        self.look()

    def _keep_label(self, name: str, changes: Mapping[str, Any]) -> None:
        table = self._table
        if name == table.slot and table.unsaved:
            table.label = table.label._replace(**changes)
            table.save()
            return
        stored = self.save_store.slot(name)
        if stored is None or stored.newest is None:
            return
        saved = stored.newest
        label = saved.label._replace(**changes)
        problem = self.save_store.save(name, saved.text, label, saved.when)
        if problem in STORED and name == table.slot:
            table.label = label
        self.ui.notice = told(problem) or self.ui.notice

    # --- commands --------------------------------------------------------------------------------

    @control("continue")
    def _continue(self, event: Event) -> None:
        table = self._table
        slot = event.get("slot") or table.slot
        if table.play and slot == table.slot and not table.elsewhere:
            self.ui.go("table")
        else:
            table.leave(lambda: self._enter(slot), event.get("id"))

    def _enter(self, slot: str) -> None:
        """To the table; before a game whose opening takes some seconds that is said."""
        if len(self.text_of(slot) or "") < LONG:
            self.ui.go(f"table/{slot}")
            return

        def enter() -> None:
            self.ui.go(f"table/{slot}")
            self.ui.draw()

        self.ui.notice = "home.opening"
        self.port.soon(enter)

    @control("open-game")
    def _open(self, event: Event) -> None:
        """The sheet about one game of the list."""
        self.ui.open_sheet("game", event["slot"], event)

    @control("rename")
    def _rename(self, event: Event) -> None:
        title = clean_title(str(event.get("value") or ""))
        self.keep_labels({event["slot"]: {"title": title}})

    @control("duplicate")
    def _duplicate(self, event: Event) -> None:
        """The same game once more, to try something else."""
        text, label = self.text_of(event["slot"]), self.label_of(event["slot"])
        if text is None or label is None or self.crammed():
            return
        title = clean_title(self.t("games.duplicate_of", name=name_of(self.t, label)))
        label = label._replace(title=title, exported="", began=self.port.now())
        when = self._ended(event["slot"]) if label.over else None
        problem = self.save_store.save(self._table.free_slot(), text, label, when)
        self.ui.notice = told(problem)
        self.look()
        self.ui.close()
        if problem in STORED:
            self.ui.said = self.t("games.duplicated", name=title)

    def _ended(self, slot: str) -> str | None:
        """When this game ended: its double did not end later, which would be another result."""
        stored = self.save_store.slot(slot)
        return stored.newest.when if stored and stored.newest else None

    @control("delete")
    def _delete(self, event: Event) -> None:
        """Gone at once; until something else is done it can be had back. Its records stay."""
        stored = self.save_store.slot(event["slot"])
        if stored and stored.newest and stored.newest.label.over:
            self._records.count(stored.newest)
        removed = self.save_store.delete(event["slot"])
        if removed is None:
            self.ui.notice = "storage.forbidden"
            return
        if event["slot"] == self._table.slot:
            removed = self._table.clear_away(removed)
        self.removed = removed
        self.ui.go("")
        self.ui.said = self.t("games.deleted", name=name_of(self.t, removed.label))
        self.ui.focus = "undelete"

    @control("undelete")
    def _undelete(self, event: Event) -> None:
        """Into its old place, or beside what another window has put there meanwhile."""
        if self.removed is None or (not self.removed.label.over and self.crammed()):
            return
        problem = self.save_store.put_back(self.removed)
        if problem == "elsewhere":
            self.removed = self.removed.moved(self._table.free_slot())
            problem = self.save_store.put_back(self.removed)
        if problem:
            self.ui.notice = told(problem)
            return
        name = name_of(self.t, self.removed.label)
        self.ui.said = self.t("games.restored", name=name)
        self.ui.notice = self.removed = None
        self.refresh()
        self.ui.focus = "wordmark"


def _wrong(found: Found) -> str | None:
    """The notice about what the store holds, if there is reason for one."""
    if found.problem:
        return f"storage.{found.problem}"
    damaged = [slot for slot in found.slots if slot.damaged]
    if not damaged:
        return None
    return "storage.older" if all(slot.games for slot in damaged) else "storage.damaged"
