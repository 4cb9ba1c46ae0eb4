"""What was learned on this device, game by game; only a help: nothing else hangs on it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from tycoon_web.device.port import Port
from tycoon_web.device.save_store import PREFIX

LESSONS = PREFIX + "lessons"
MET = PREFIX + "host"  #: what a host has explained, see `rooms/host`


class Progress:
    """The names of what was done, by game; what storage does wrong becomes one sentence."""

    def __init__(self, port: Port, key: str) -> None:
        self._port, self._key = port, key
        #: Message id of what went wrong with storage; None all is well.
        self.problem: str | None = None
        self._done: dict[str, list[str]] = {}
        try:
            self._read()
        except OSError:
            self.problem = "lessons.unkept"

    def _read(self) -> None:
        """Take over what is stored, by whatever window; raises OSError."""
        text = self._port.read(self._key)
        try:
            stored = _checked(json.loads(text)) if text else {}
        except (ValueError, RecursionError):
            self.problem = "lessons.damaged"
            return
        for game, names in stored.items():
            known = self._done.setdefault(game, [])
            known += [name for name in names if name not in known]

    def has(self, game: str, name: str) -> bool:
        """Was it done?"""
        return name in self._done.get(game, ())

    def add(self, game: str, name: str) -> None:
        """It is done, and stored if that is possible."""
        if self.has(game, name):
            return
        self._done.setdefault(game, []).append(name)
        try:
            self._read()  # nothing is put in the place of what was not read
            self._port.write(self._key, json.dumps(self._done))
        except OSError:
            self.problem = "lessons.unkept"


def _checked(found: Any) -> dict[str, list[str]]:
    """What was read, if it has the form that is written; raises ValueError."""
    if not isinstance(found, Mapping):
        raise ValueError("no table")
    for game, names in found.items():
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise ValueError(game)
    return dict(found)
