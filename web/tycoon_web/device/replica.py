"""The replica: what games need lies in IndexedDB as well, which is on the disk at once (ST-05).

Browsers write ``localStorage`` to the disk up to a minute late. It is the truth while the page
runs. When the page is opened, the newer sound record of the two counts, and the other is repaired.
"""

from __future__ import annotations

from math import inf

from tycoon_web.device.own_lists import unpacked
from tycoon_web.device.port import Port, Replica
from tycoon_web.device.records import Deletion, Saved, days_between, opened
from tycoon_web.device.save_store import GONE, WORDS, SaveStore, generations, set_aside, slot_of

#: From one number to the next while the replica may hold some that nobody has seen: what is played
#: now is newer than all of them.
LEAP = 1000
#: Days after which both places have surely forgotten a deleted game.
MOURNED = 30


def resync(port: Port) -> str | None:
    """Let both have the newer record of each; None, or why they may still differ: ``silent``,
    ``held`` by another window, ``full`` or ``forbidden``.
    """
    replica = port.replicated()
    try:
        _forget_deletions(port, replica)
        return _Resync(port, replica).all() if replica else "silent"
    except OSError as error:
        return str(error)


def _forget_deletions(port: Port, replica: Replica | None) -> None:
    """Those of long ago."""
    now = port.now()
    for key in [key for key in port.names() if key.startswith(GONE)]:
        if _long_ago(port.read(key), now):
            port.remove(key)
    for key, raw in replica.records.items() if replica else ():
        if key.startswith(GONE) and _long_ago(raw, now):
            port.replicate(key, inf, None)


def _long_ago(raw: str | None, now: str) -> bool:
    gone = Deletion.from_text(raw)
    return gone is None or days_between(gone.when, now) > MOURNED


class _Resync:
    """Both sides: ``here`` is localStorage, ``there`` the replica."""

    def __init__(self, port: Port, replica: Replica) -> None:
        self.port, self.replica = port, replica

    def all(self) -> str | None:
        """None, or ``held``: a game that another window plays is left to it."""
        slots = {slot_of(key) for key in self._names()} - {""}
        for slot in slots - self.replica.held:
            self._slot(slot)
        self._lists()
        return "held" if slots & self.replica.held else None

    def _names(self) -> set[str]:
        return {*self.port.names(), *self.replica.records}

    def _both(self, key: str) -> tuple[str | None, str | None]:
        return self.port.read(key), self.replica.records.get(key)

    def _slot(self, slot: str) -> None:
        """Both generations, but not what was deleted in either place."""
        deletions = [Deletion.from_text(raw) for raw in self._both(GONE + slot)]
        deleted = max((gone.number for gone in deletions if gone), default=0)
        for key in generations(slot):
            here, there = self._both(key)
            if deleted or here != there:
                self._generation(slot, key, deleted)

    def _generation(self, slot: str, key: str, deleted: int) -> None:
        here, there = self._both(key)
        mine, theirs = _alive(here, key, deleted), _alive(there, key, deleted)
        if there is not None and theirs is None:
            self.port.replicate(key, inf, None)
        if there and theirs and (mine is None or theirs.number > mine.number):
            if here is not None and not opened(here, key):
                set_aside(self.port, slot, key)
            self.port.write(key, there)
        elif mine and here != there:
            self.port.replicate(key, mine.number, here)
        elif mine is None and opened(here, key):
            self.port.remove(key)

    def _lists(self) -> None:
        """The word lists that a stored game names; their sums are their names. What is only in the
        replica stays there where not all games could be read.
        """
        differing = [
            key for key in self._names() if key.startswith(WORDS) and len(set(self._both(key))) > 1
        ]
        if not differing:
            return
        found = SaveStore(self.port).look()
        texts = found.texts()
        for key in differing:
            sha256, (here, there) = key.removeprefix(WORDS), self._both(key)
            if unpacked(here, sha256):
                self.port.replicate(key, 0, here)
            elif not (there and unpacked(there, sha256)):
                self.port.replicate(key, inf, None)
            elif any(sha256 in text for text in texts):
                self.port.write(key, there)
            elif found.whole:
                self.port.replicate(key, inf, None)


def _alive(raw: str | None, key: str, deleted: int) -> Saved | None:
    """A sound record that was not deleted."""
    saved = opened(raw, key)
    return saved if saved and saved.number > deleted else None
