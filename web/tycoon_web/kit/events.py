"""What the page hears, as plain data, and who answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

#: ``type`` and, of a control, ``do``, ``id`` and its other ``data-…`` fields.
Event = dict[str, Any]
Handler = Callable[[Event], None]
#: By what a control asks for (``data-do``), or by the type of what the browser tells.
Handlers = Mapping[str, Handler]
#: Fields that take effect with every letter, and those that do when they are left.
WRITTEN = {
    "input": ("name", "party-name", "seed", "rules-search", "replay-seek", "daily-name"),
    "change": ("rename", "list-file", "list-text", "replay-speed"),
}


def takes_effect(kind: str, do: str | None) -> bool:
    """Does a control act at such an event? What is not written acts when it is pressed."""
    written = any(do in fields for fields in WRITTEN.values())
    return do in WRITTEN.get(kind, ()) or (kind == "click" and not written)
