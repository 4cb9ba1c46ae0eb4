"""The device's store: slots of two generations with checksums, and the settings (ST-01 … ST-05).

A save goes to the slot's older generation, so that the newer one survives a crash in the middle. A
generation that fails its checksum is moved aside, told to the players and never overwritten.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from itertools import count
from typing import NamedTuple

from tycoon_web.device.port import Port
from tycoon_web.device.records import Deletion, Label, Saved, opened, wrapped
from tycoon_web.device.settings import Settings

PREFIX = "tycoon-table:"
FIRST = "game"  #: the one slot of version 0.1.0; later ones are called game-<letters and digits>
SETTINGS = PREFIX + "settings"
RECORDS = PREFIX + "records"  #: what is remembered of finished games, see `rooms/records`
WORDS = PREFIX + "words:"  #: a table's own word list, see `device/own_lists.py`
PROBE = PREFIX + "probe"
GONE = PREFIX + "gone:"
"""Of a deleted slot: its `Deletion`."""
MOST = 20  #: running games
STORED = (None, "emptied")  #: answers of `SaveStore.save` after which the game is there
BUDGET = 2_000_000  #: bytes that all our keys should stay below (ST-01)


class Slot:
    """A place for one game."""

    def __init__(self, id: str) -> None:
        self.id = id
        #: Sound generations, newest first.
        self.games: list[Saved] = []
        #: Keys of generations that are unreadable.
        self.damaged: list[str] = []
        #: What was found there, by key.
        self.raw: dict[str, str] = {}
        #: The highest number of a sound generation.
        self.last = 0

    @property
    def newest(self) -> Saved | None:
        return self.games[0] if self.games else None

    @property
    def running(self) -> bool:
        return bool(self.games) and not self.games[0].label.over


class Found:
    """What the store holds."""

    def __init__(self, problem: str | None = None) -> None:
        #: The one played last first.
        self.slots: list[Slot] = []
        #: ``forbidden`` when nothing can be kept here at all.
        self.problem = problem
        #: Bytes of all our keys.
        self.used = 0
        #: Of them, those of word lists that people have brought.
        self.lists = 0
        #: Is anything remembered of finished games?
        self.records = False

    @property
    def whole(self) -> bool:
        """Could all of it be read? Else nobody knows what the rest needs."""
        return not (self.problem or any(slot.damaged for slot in self.slots))

    def texts(self) -> list[str]:
        """Every stored state of a game that could be read."""
        return [saved.text for slot in self.slots for saved in slot.games]


class Removed(NamedTuple):
    """A deleted game, until nobody can want it back."""

    slot: str
    label: Label
    raw: dict[str, str]
    """By key, the newest generation last."""
    newer: str = ""
    """The game's text, if it had got further than what was stored."""

    def texts(self) -> list[str]:
        """Every state of the game that could be had back."""
        found = [opened(raw, key) for key, raw in self.raw.items()]
        return [self.newer, *(saved.text for saved in found if saved)]

    def moved(self, slot: str) -> Removed:
        """The same game for another slot."""
        old, new = f"{PREFIX}{self.slot}:", f"{PREFIX}{slot}:"
        raw = {new + key.removeprefix(old): raw for key, raw in self.raw.items()}
        return self._replace(slot=slot, raw=raw)


class SaveStore:
    """Reads and writes through a port; never raises.

    What was written goes into the replica too (see replica.py), which answers nothing.
    """

    def __init__(self, port: Port) -> None:
        self.port = port
        self._slots: dict[str, Slot] = {}
        #: Save texts that are sound and yet cannot be used.
        self._condemned: set[str] = set()
        #: From one number to the next.
        self.step = 1

    # --- reading ---------------------------------------------------------------------------------

    def look(self) -> Found:
        """Everything stored, checked."""
        found = Found(problem=self._probe())
        try:
            found.slots, found.used, found.lists = self._read_all()
            found.records = self.port.read(RECORDS) is not None
        except OSError as error:
            found.problem = str(error)
        self._slots = {slot.id: slot for slot in found.slots}
        found.slots.sort(key=lambda slot: slot.newest.when if slot.newest else "", reverse=True)
        return found

    def _probe(self) -> str | None:
        """Can anything be kept, and is it there again? (ST-11)"""
        try:
            self.port.write(PROBE, "1")
            kept = self.port.read(PROBE)
            self.port.remove(PROBE)
        except OSError as error:
            return str(error)
        return None if kept == "1" else "forbidden"

    def _read_all(self) -> tuple[list[Slot], int, int]:
        slots: dict[str, Slot] = {}
        used = lists = 0
        for key in sorted(self.port.names()):
            raw = self.port.read(key) if key.startswith(PREFIX) else None
            if raw is None:
                continue
            size = 2 * (len(key) + len(raw))  # browsers count two bytes per character
            used += size
            lists += size if key.startswith(WORDS) else 0
            if name := slot_of(key):
                slots.setdefault(name, Slot(name)).raw[key] = raw
        for slot in slots.values():
            self._sort(slot)
        return [slot for slot in slots.values() if slot.games or slot.damaged], used, lists

    def slot(self, name: str) -> Slot | None:
        """One slot as it is stored now, whatever was known of it; None when there is none."""
        slot = Slot(name)
        try:
            for key in generations(name):
                raw = self.port.read(key)
                if raw is not None:
                    slot.raw[key] = raw
        except OSError:
            return None
        self._sort(slot)
        self._slots[name] = slot
        return slot if slot.raw else None

    def _sort(self, slot: Slot) -> None:
        """Tell generations that can be used from damaged ones."""
        for key in generations(slot.id):
            if key in slot.raw:
                saved = opened(slot.raw[key], key)
                slot.last = max(slot.last, saved.number if saved else 0)
                if saved and saved.text not in self._condemned:
                    slot.games.append(saved)
                else:
                    slot.damaged.append(key)
        slot.games.sort(key=lambda saved: -saved.number)

    def condemn(self, slot: str, saved: Saved) -> None:
        """This generation cannot be used: keep it aside before anything replaces it."""
        self._condemned.add(saved.text)
        known = self._slots.get(slot)
        if known and saved in known.games:
            known.games.remove(saved)
            known.damaged.append(saved.key)

    # --- writing ---------------------------------------------------------------------------------

    def save(
        self,
        name: str,
        text: str,
        label: Label,
        when: str | None = None,
        base: str | None = None,
    ) -> str | None:
        """Store a game into its slot; ``base``: the text it goes on from, if that is known.

        None when all is well; ``full`` or ``forbidden`` when nothing was written; ``elsewhere``
        when another window has written there, whose game is left alone; ``emptied`` when it was
        written, but what had been stored before is gone.
        """
        slot = self._slots.setdefault(name, Slot(name))
        try:
            now = {key: raw for key in generations(name) if (raw := self.port.read(key))}
            if any(slot.raw.get(key) != raw for key, raw in now.items()):
                return "elsewhere"
            if now and base is not None and slot.newest and slot.newest.text != base:
                return "elsewhere"
            key = _older(slot)
            if key in slot.damaged:
                set_aside(self.port, name, key)
                slot.damaged.remove(key)
            number = max(slot.last, self._gone(name)) + self.step
            saved = Saved(text, when or self.port.now(), number, key, label)
            raw = wrapped(saved)
            self.port.write(key, raw)
        except OSError as error:
            return str(error)
        expected = [known for known in slot.raw if known in generations(name)]
        emptied = any(known not in now for known in expected) or (base and not now)
        self.port.replicate(key, number, raw)
        slot.raw, slot.last = {**now, key: raw}, number
        slot.games = [saved, *(game for game in slot.games if game.key in now and game.key != key)]
        return "emptied" if emptied else None

    def size(self, name: str) -> int:
        """The bytes that a slot takes, as far as they were written or read here."""
        slot = self._slots.get(name)
        return 2 * sum(map(len, slot.raw.values())) if slot else 0

    def gone(self, name: str) -> bool:
        """Is nothing of this slot stored?"""
        try:
            return all(self.port.read(key) is None for key in generations(name))
        except OSError:
            return False

    def _gone(self, name: str) -> int:
        """The number up to which this slot was deleted, perhaps elsewhere; 0: it was not."""
        gone = Deletion.from_text(self.port.read(GONE + name))
        return gone.number if gone else 0

    def delete(self, name: str) -> Removed | None:
        """Take a slot away, damaged parts included; None when the browser does not let us."""
        slot = self.slot(name)
        newest = slot.newest if slot else None
        self._slots.pop(name, None)
        try:
            raw = self._all_of(name)
            last = raw.pop(newest.key, None) if newest else None
            if newest and last is not None:
                raw[newest.key] = last  # the newest goes last: a crash in between loses nothing
            for key in raw:
                self.port.remove(key)
        except OSError:
            return None
        if slot:
            raw |= self._bury(slot)
        return Removed(name, newest.label if newest else Label(), raw)

    def _bury(self, slot: Slot) -> dict[str, str]:
        """See to it that neither place brings the other's rest back.

        The generations as they are if they do come back: newer than their deletion.
        """
        number = slot.last + self.step - 1
        key, gone = GONE + slot.id, Deletion(number, self.port.now()).to_text()
        with suppress(OSError):
            self.port.write(key, gone)
        self.port.replicate(key, number, gone)
        for key in generations(slot.id):
            self.port.replicate(key, number, None)
        sound = [saved for key in generations(slot.id) if (saved := opened(slot.raw.get(key), key))]
        again = enumerate(sorted(sound, key=lambda saved: saved.number), number + 1)
        return {saved.key: wrapped(saved._replace(number=later)) for later, saved in again}

    def put_back(self, removed: Removed) -> str | None:
        """Undo a deletion; None, or why it failed: ``elsewhere`` when something else is there."""
        try:
            if not self._all_of(removed.slot).items() <= removed.raw.items():
                return "elsewhere"
            for key, raw in reversed(removed.raw.items()):
                self.port.write(key, raw)
        except OSError as error:
            return str(error)
        if slot := self.slot(removed.slot):
            for saved in slot.games:
                self.port.replicate(saved.key, saved.number, slot.raw[saved.key])
        return self.save(removed.slot, removed.newer, removed.label) if removed.newer else None

    def _all_of(self, slot: str) -> dict[str, str]:
        keys = [key for key in self.port.names() if slot_of(key) == slot]
        return {key: raw for key in keys if (raw := self.port.read(key)) is not None}

    # --- settings --------------------------------------------------------------------------------

    def settings(self) -> Settings:
        """The stored settings, or the defaults."""
        try:
            return Settings.from_text(self.port.read(SETTINGS))
        except OSError:
            return Settings()

    def change_settings(self, changed: Mapping[str, object]) -> bool:
        """Store these, the others as whatever window has stored them; was that possible?"""
        try:
            settings = Settings.from_text(self.port.read(SETTINGS))
        except OSError:
            return False  # nothing is put in the place of what was not read
        for name, value in changed.items():
            setattr(settings, name, value)
        return self.keep_settings(settings)

    def keep_settings(self, settings: Settings) -> bool:
        """Store all of them; was that possible?"""
        try:
            self.port.write(SETTINGS, settings.to_text())
        except OSError:
            return False
        return True


def generations(slot: str) -> tuple[str, str]:
    """The two keys of a slot."""
    return f"{PREFIX}{slot}:a", f"{PREFIX}{slot}:b"


def slot_of(key: str) -> str:
    """The slot whose generation is stored under this key; empty when it is no such key."""
    name, _, generation = key.removeprefix(PREFIX).partition(":")
    first, _, rest = name.partition("-")
    named = first == FIRST and (rest.isalnum() or name == FIRST)
    number = generation.removeprefix("damaged-")
    kept = generation in ("a", "b") or (number != generation and number.isdigit())
    return name if key.startswith(PREFIX) and named and kept else ""


def set_aside(port: Port, slot: str, key: str) -> None:
    """Keep what lies under this key under another name as well; raises OSError."""
    raw = port.read(key)
    aside = (f"{PREFIX}{slot}:damaged-{number}" for number in count(1))
    if raw is not None:
        port.write(next(a for a in aside if port.read(a) in (None, raw)), raw)


def _older(slot: Slot) -> str:
    """The generation to write next: an empty or damaged one, else the older."""
    first, second = generations(slot.id)
    if not slot.games:
        return first
    return second if slot.games[0].key == first else first


def told(problem: str | None) -> str | None:
    """The message about something that could not be stored and is not the game at the table."""
    return "storage.no_room" if problem == "full" else problem and f"storage.{problem}"
