"""What levels and characters differ in: the words they know, how far they see, what they like."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Style(NamedTuple):
    """How a bot plays; money and points count one each."""

    size: int | None = None
    """Of the common words it knows, see `tycoon.lexicon.common`; None: the table's whole list."""
    farsighted: bool = True
    """Sees what patents, royalties and cards will be worth; else it takes what is there now."""
    patents: float = 1.0
    """Multiplies what a purchase is expected to bring."""
    letters: float = 0.0
    """Points for every letter of a word beyond the fifth."""
    denied: float = 0.3
    """How likely it thinks a rival gets a patent that it leaves."""
    hope: float = 0.6
    """The part of a purchase's worth that a card in hand keeps for the next turn."""
    suspicion: float = 0.1
    """What part of the words that others lay it takes to be made up, before it looks at them."""
    attention: float = 1.0
    """How often it speaks up against a word of which it knows that it is none."""


LEVELS: Mapping[str, Style] = {
    "apprentice": Style(size=10, farsighted=False, suspicion=0.05, attention=0.5),
    "trader": Style(size=20, attention=0.75),
    "tycoon": Style(attention=0.9),
}
CHARACTERS: Mapping[str, Mapping[str, Any]] = {
    "even": {},
    "collector": {"patents": 1.4},
    "wordsmith": {"letters": 2.0},
    "challenger": {"suspicion": 0.3, "attention": 1.0},
}


def style_of(level: str, character: str) -> Style:
    """A level's way to play, changed by what the character likes."""
    return LEVELS[level]._replace(**CHARACTERS[character])
