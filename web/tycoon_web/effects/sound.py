"""What sounds when something has happened. js/sound.mjs knows how each sound is made.

A game's table names for each kind of public event its sound; sounds tell nothing that is not told.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from tycoon import Event

#: How loud what is set makes it.
VOLUMES = {"off": 0.0, "quiet": 0.2, "medium": 0.5, "loud": 1.0}
#: Somebody's turn begins.
TURN = "turn"
#: Milliseconds between the beginnings of two sounds, and for all of them.
APART, MOST = 160, 800


class Sound(NamedTuple):
    """A game's sounds."""

    sounds: Mapping[str, str]
    """By the event's key."""
    silent: frozenset[str]
    """Events that make none."""


def heard(sound: Sound, events: Iterable[Event]) -> list[str]:
    """The sounds of public events in their order, equal ones in a row once."""
    names: list[str] = []
    for event in events:
        name = sound.sounds.get(event.key)
        if name and event.audience is None and names[-1:] != [name]:
            names.append(name)
    return names


def spaced(names: list[str], volume: float) -> list[tuple[str, float, int]]:
    """Each with its volume and when it begins, in ms."""
    apart = min(APART, MOST // max(1, len(names)))
    return [(name, volume, number * apart) for number, name in enumerate(names)]
