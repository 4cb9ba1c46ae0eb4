"""How long something is shown, by how much of it there is to read."""

from __future__ import annotations

#: Seconds that a step is shown at normal pace, and more for every letter that tells of it.
STEP, LETTER = 0.9, 0.022


def reading_time(text: str) -> float:
    """Seconds that a step of a game is shown with what is told of it, at normal pace."""
    return STEP + LETTER * len(text)
