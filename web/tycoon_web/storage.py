"""The device's shelf: one game in two generations with checksums, and the settings (ST-01 … ST-05).

A save goes to the older generation, so that the newer one survives a crash in the middle. A
generation that fails its checksum is moved aside, told to the players and never overwritten.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

from tycoon_web.port import Port
from tycoon_web.settings import Settings

PREFIX = "tycoon-table:"
GENERATIONS = (PREFIX + "game:a", PREFIX + "game:b")
KEPT = PREFIX + "damaged"
SETTINGS = PREFIX + "settings"
PROBE = PREFIX + "probe"


@dataclass(frozen=True, slots=True)
class Saved:
    """A stored game: its save text, when, and which write it was."""

    text: str
    when: str
    number: int
    key: str


@dataclass(slots=True)
class Found:
    """What the shelf holds."""

    games: list[Saved] = field(default_factory=list)
    """Sound generations, newest first."""
    damaged: list[str] = field(default_factory=list)
    """Keys that hold something unreadable."""
    problem: str | None = None
    """``forbidden`` when nothing can be kept here at all."""


class Shelf:
    """Reads and writes through a port; never raises."""

    def __init__(self, port: Port) -> None:
        self.port = port
        self._number = 0
        self._newest = GENERATIONS[1]
        self._damaged: set[str] = set()

    def look(self) -> Found:
        """Everything stored, checked."""
        found = Found(problem=self._probe())
        if found.problem:
            return found
        for key in GENERATIONS:
            raw = self.port.read(key)
            if raw is None:
                continue
            saved = _open(raw, key)
            if saved:
                found.games.append(saved)
            else:
                self.condemn(key)
                found.damaged.append(key)
        found.games.sort(key=lambda saved: -saved.number)
        if found.games:
            self._number, self._newest = found.games[0].number, found.games[0].key
        return found

    def _probe(self) -> str | None:
        """Can anything be kept at all? (ST-11)"""
        try:
            self.port.write(PROBE, "1")
            self.port.remove(PROBE)
        except OSError as error:
            return str(error)
        return None

    def condemn(self, key: str) -> None:
        """This generation cannot be used: keep it aside before anything replaces it."""
        self._damaged.add(key)

    def save(self, text: str) -> str | None:
        """Store a game; None, or ``full`` / ``forbidden``."""
        key = GENERATIONS[1 - GENERATIONS.index(self._newest)]
        try:
            if key in self._damaged:
                self._set_aside(key)
            self.port.write(key, _wrap(text, self.port.now(), self._number + 1))
        except OSError as error:
            return str(error)
        self._number += 1
        self._newest = key
        return None

    def _set_aside(self, key: str) -> None:
        raw = self.port.read(key)
        if raw is not None:
            self.port.write(KEPT, raw)
        self._damaged.discard(key)

    def settings(self) -> Settings:
        """The stored settings, or the defaults."""
        try:
            return Settings.from_text(self.port.read(SETTINGS))
        except OSError:
            return Settings()

    def keep_settings(self, settings: Settings) -> None:
        """Store the settings if that is possible."""
        try:
            self.port.write(SETTINGS, settings.to_text())
        except OSError:
            return


def _sum(text: str, when: str, number: int) -> str:
    return hashlib.sha256(f"{number}\n{when}\n{text}".encode()).hexdigest()[:32]


def _wrap(text: str, when: str, number: int) -> str:
    return json.dumps(
        {"number": number, "when": when, "sum": _sum(text, when, number), "text": text}
    )


def _open(raw: str, key: str) -> Saved | None:
    try:
        record: Any = json.loads(raw)
        text, when, number = record["text"], record["when"], record["number"]
        if record["sum"] != _sum(text, when, number):
            return None
        return Saved(str(text), str(when), int(number), key)
    except (ValueError, KeyError, TypeError):
        return None
