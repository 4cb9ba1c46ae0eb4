"""What the players set once for this device."""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from tycoon_web.device.port import Port

#: Allowed values, default first.
CHOICES: dict[str, tuple[object, ...]] = {
    "names": ("edition", "page", "en"),
    "theme": ("auto", "light", "dark"),
    "motion": ("auto", "full", "reduced"),
    "effects": ("off", "quiet", "medium", "loud"),
    "call": ("off", "quiet", "medium", "loud"),
    "text": (100, 90, 115, 130, 145, 160),
    "confirm": ("turn", "every", "never"),
    "handover": ("curtain", "open"),
    "auto_end": (False, True),
    "hints": (False, True),
    "shortcuts": (True, False),
    "pace": ("normal", "slow", "fast", "instant"),
    "forgetful_told": (False, True),
}


class Shortcut(NamedTuple):
    """A command whose key can be changed."""

    asks: tuple[str, ...]
    """What its controls ask for (``data-do``)."""
    key: str
    """Until another is chosen."""


KEYS: Mapping[str, Shortcut] = MappingProxyType(
    {
        "pass": Shortcut(("pass", "pass-buying"), "p"),
        "hint": Shortcut(("hint",), "i"),
        "log": Shortcut(("open-log",), "l"),
        "menu": Shortcut(("open-menu",), "m"),
        "hide": Shortcut(("hide",), "h"),
        "rules": Shortcut(("open-rules",), "?"),
    }
)
#: With longer names than one sign: those browsers leave to pages.
_NAMED_KEYS = ("f2", "f4", "f6", "f7", "f8", "f9", "f10")
#: What other keys mean everywhere, and the space, which presses what has the focus.
_TAKEN = "+-−=*/ 0123456789"

#: The longest code of a language that is kept; which there are is the page's affair.
_LONGEST_CODE = 20


class Settings:
    """Look, hand-over and how often to ask (PR-01, PR-02, HO-06, UN-04); here their defaults.

    No dataclass: what the first screen needs is to be imported quickly, and those make code.
    """

    language: str = "auto"
    """A language's code (BCP 47), or as the browser has it. One that is no longer offered stays."""
    names: str = "edition"
    """Whose names the things on tiles and cards have, see `games.words.Words.printed`."""
    theme: str = "auto"
    motion: str = "auto"
    effects: str = "off"
    """How loud is what happens."""
    call: str = "off"
    """How loud is whose turn begins."""
    text: int = 100
    """Percent."""
    confirm: str = "turn"
    handover: str = "curtain"
    auto_end: bool = False
    hints: bool = False
    """May a new game's players ask for hints?"""
    pace: str = "normal"
    """How fast bots play, see `rooms.opponents.room.PACES`."""
    forgetful_told: bool = False
    """Safari's rule about storage was read (ST-06)."""
    shortcuts: bool = True
    """Do the keys that can be changed work at all?"""
    keys: Mapping[str, str] = MappingProxyType({name: KEYS[name].key for name in KEYS})
    """By the names in `KEYS`, in small letters; "" none."""

    def set(self, name: str, value: str) -> None:
        """Change one from its text form; anything not allowed is ignored."""
        if name == "language" and len(value) <= _LONGEST_CODE:
            self.language = value
        for allowed in CHOICES.get(name, ()):
            if str(allowed) == value:
                setattr(self, name, allowed)

    def set_key(self, name: str, key: str) -> str | None:
        """Give a command a key, or "" none; returns why not: "odd", or the command that has it."""
        key = key.lower()
        if name not in KEYS or not (
            key == "" or key in _NAMED_KEYS or (len(key) == 1 and key not in _TAKEN)
        ):
            return "odd"
        for other in KEYS:
            if key and other != name and self.keys[other] == key:
                return other
        self.keys = MappingProxyType({**self.keys, name: key})
        return None

    def working_keys(self) -> Mapping[str, str]:
        """Those that can be changed, unless they are switched off."""
        return self.keys if self.shortcuts else {}

    def to_text(self) -> str:
        """For storage."""
        found = {name: getattr(self, name) for name in ("language", *CHOICES)}
        return json.dumps({**found, "keys": dict(self.keys)})

    @classmethod
    def from_text(cls, text: str | None) -> Settings:
        """From storage; what is missing or odd keeps its default."""
        settings = cls()
        try:
            found = json.loads(text or "{}")
        except (ValueError, RecursionError):
            return settings
        for name in ("language", *CHOICES):
            if isinstance(found, dict) and name in found:
                settings.set(name, str(found[name]))
        keys = found.get("keys") if isinstance(found, dict) else None
        if isinstance(keys, dict):
            settings.keys = MappingProxyType(dict.fromkeys(KEYS, ""))
            for name in KEYS:
                if settings.set_key(name, str(keys.get(name, KEYS[name].key))):
                    settings.set_key(name, KEYS[name].key)
        return settings


def dress(port: Port, settings: Settings) -> None:
    """Give the page its look."""
    for name in ("theme", "motion", "text"):
        port.dress(name, str(getattr(settings, name)))
    keys = settings.working_keys()
    port.shortcuts({asked: keys.get(name, "") for name in KEYS for asked in KEYS[name].asks})
