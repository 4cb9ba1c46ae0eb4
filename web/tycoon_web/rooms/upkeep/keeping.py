"""Commands about how long this device keeps games, and how much of it they take (ST-01 … ST-11)."""

from __future__ import annotations

from tycoon_web.device.mirror import LEAP, resync
from tycoon_web.device.records import days_between
from tycoon_web.device.shelf import BUDGET
from tycoon_web.games.host import Event
from tycoon_web.kit.notices import banner, deleted
from tycoon_web.kit.vtree import Node
from tycoon_web.rooms.home.room import SlotsCommands
from tycoon_web.rooms.upkeep.keeping_parts import Keeping, export_note, forgetful_note


class KeepingCommands(SlotsCommands):
    """What the menu and the home screen tell of storage."""

    def __init__(self) -> None:
        super().__init__()
        #: Does an action survive if the device loses power now?
        self.safe = False

    def resync(self) -> str | None:
        """Before anything is read: what a power cut took comes back; None, or what to tell."""
        mirror = self.port.mirrored()
        self.safe = mirror is not None and mirror.safe
        problem = resync(self.port)
        self.shelf.step = LEAP if problem else 1
        return "storage.behind" if problem == "full" else None

    def on_mirrored(self, event: Event) -> None:
        self.safe = event["safe"]

    def on_persisted(self, event: Event) -> None:
        self.persisted = event["state"]

    def do_persist(self, event: Event) -> None:
        self.port.persist(ask=True)

    def do_forgetful_told(self, event: Event) -> None:
        self.set("forgetful_told", "True")

    def keeping(self) -> Keeping:
        """What is known about this device's storage."""
        problem = self.unsaved or self.found.problem
        return Keeping(self.persisted, self.port.forgetful(), problem, self.usage(), self.safe)

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


def _size(count: int) -> str:
    """Bytes as people read them."""
    return f"{count / 1_000_000:.2g} MB" if count >= 100_000 else f"{(count + 999) // 1000} kB"
