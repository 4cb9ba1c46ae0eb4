"""A moment of a game that is over: when it was, and the way there."""

from __future__ import annotations

from tycoon_web.kit.controls import button, icon
from tycoon_web.kit.vtree import Node
from tycoon_web.telling.words import Words


def when(words: Words, number: int, seat: int) -> str:
    """Round and name."""
    return words("decided.when", n=number, name=words.player(seat))


def look(words: Words, index: int, name: str) -> Node:
    """Open the replay at that moment."""
    text, fields = words("decided.look"), {"at": index}
    return button(f"#look-{name}.moment-look", "replay-at", icon("i-eye"), text, fields=fields)
