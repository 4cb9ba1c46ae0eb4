"""The page's storage as the tests fill and read it, by the page's own store."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from tycoon import Session
from tycoon_web.device.port import Port
from tycoon_web.device.records import Label
from tycoon_web.device.save_store import FIRST, SaveStore
from tycoon_web.device.settings import Settings


class Memory(dict[str, str]):
    """A place to keep things, as the store expects one."""

    clock = "2026-01-01T00:00:00.000Z"

    def read(self, key: str) -> str | None:
        return self.get(key)

    def write(self, key: str, text: str) -> None:
        self[key] = text

    def remove(self, key: str) -> None:
        self.pop(key, None)

    def names(self) -> list[str]:
        return list(self)

    def replicate(self, key: str, number: float, text: str | None) -> None:
        """There is none."""

    def now(self) -> str:
        return self.clock


def save_store(memory: Memory) -> SaveStore:
    """The page's store on top of the memory; it needs no more of a browser than this."""
    return SaveStore(cast(Port, memory))


def keep(
    memory: Memory,
    game: Session,
    slot: str = FIRST,
    *,
    hints: bool = False,
    guided: bool = False,
) -> None:
    """Store a game as the page does after every action; its table may want hints, or a host."""
    autosave = save_store(memory)
    autosave.slot(slot)
    label = Label(hints=(0,) * len(game.seats) if hints else (), guided=guided)
    autosave.save(slot, game.dumps(), label.of(game))


def stored(
    game: Session | None, settings: Mapping[str, object] | None = None, *, hints: bool = False
) -> dict[str, str]:
    """What localStorage holds after somebody has played up to here."""
    memory = Memory()
    if game:
        keep(memory, game, hints=hints)
    if settings:
        wanted = Settings()
        for name, value in settings.items():
            wanted.set(name, str(value))
        save_store(memory).keep_settings(wanted)
    return dict(memory)


def newest_text(kept: Mapping[str, str]) -> str:
    """The save text of the newest sound generation."""
    newest = save_store(Memory(kept)).look().slots[0].newest
    assert newest
    return newest.text
