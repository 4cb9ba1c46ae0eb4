"""The message catalogue: every sentence a player reads, by stable id."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

Catalogue = Mapping[str, str | list[str]]

#: What a catalogue that brings no plural rule has: English's. Which form stands beside 0, 1, 2 …
_TWO_FORMS = "10" + 198 * "1"
#: Up to here whole numbers are written alike in every language.
_PLAIN = 1000


class Messages:
    """Looks ids up and fills ``{name}`` places in; plural forms follow ``n``."""

    def __init__(
        self, catalogue: Catalogue, language: str = "en", number: Callable[[float], str] = str
    ) -> None:
        #: Writes a number as people of the language do.
        self.number = number
        #: Whose names the things on tiles and cards have: the "edition"'s, the "page"'s, or "en".
        self.names = "page"
        self.become(catalogue, language)

    @classmethod
    def from_json(cls, text: str, language: str = "en") -> Messages:
        """Read a compiled catalogue: id -> text, or id -> plural forms; "" has the plural rule."""
        return cls(json.loads(text), language)

    def become(self, catalogue: Catalogue, language: str) -> None:
        """From now on everything is said in this language."""
        self.catalogue, self.language = catalogue, language
        self._form = str(catalogue.get("") or _TWO_FORMS)

    def __contains__(self, key: str) -> bool:
        return key in self.catalogue

    def __call__(self, key: str, **params: Any) -> str:
        """The sentence for ``key``; an unknown id shows itself rather than stopping the game."""
        found = self.catalogue.get(key, key)
        if isinstance(found, list):
            found = found[self._plural(params.get("n", 0))]
        if not params:
            return found
        written = {
            name: self.number(value) if _apart(value) else value for name, value in params.items()
        }
        try:
            return found.format_map(written)
        except (KeyError, IndexError, ValueError):
            return found

    def _plural(self, n: float) -> int:
        """Which form stands beside a number: every language repeats itself after a hundred.

        Beside 1.5 it is that beside 0.
        """
        whole = int(n) if n == int(n) else 0
        return int(self._form[whole if whole < 200 else 100 + whole % 100])


def _apart(value: Any) -> bool:
    """Is it a number that languages write in ways of their own?"""
    return isinstance(value, float) or (isinstance(value, int) and value >= _PLAIN)
