"""Which keys do what: those that players may change."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


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


class Shortcuts:
    """The keys that were chosen."""

    shortcuts: bool = True
    """Do the keys that can be changed work at all?"""
    keys: Mapping[str, str] = MappingProxyType({name: KEYS[name].key for name in KEYS})
    """By the names in `KEYS`, in small letters; "" none."""

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

    def take_keys(self, stored: object) -> None:
        """From storage; what is odd or clashes has its own key, or none where that is taken."""
        if not isinstance(stored, dict):
            return
        self.keys = MappingProxyType(dict.fromkeys(KEYS, ""))
        for name in KEYS:
            if self.set_key(name, str(stored.get(name, KEYS[name].key))):
                self.set_key(name, KEYS[name].key)
