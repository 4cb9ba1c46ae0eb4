"""The message catalogue: every sentence a player reads, by stable id."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

Catalogue = Mapping[str, str | list[str]]


class Messages:
    """Looks ids up and fills ``{name}`` places in; plural forms follow ``n``."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    @classmethod
    def from_json(cls, text: str) -> Messages:
        """Read a compiled catalogue: id -> text, or id -> [singular, plural]."""
        return cls(json.loads(text))

    def __contains__(self, key: str) -> bool:
        return key in self.catalogue

    def __call__(self, key: str, **params: Any) -> str:
        """The sentence for ``key``; an unknown id shows itself rather than stopping the game."""
        found = self.catalogue.get(key, key)
        if isinstance(found, list):
            found = found[0 if params.get("n") == 1 else -1]
        try:
            return found.format_map(params)
        except (KeyError, IndexError, ValueError):
            return found
