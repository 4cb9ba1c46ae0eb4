"""What is set for hands: which one, and how long a press takes."""

from __future__ import annotations

#: Allowed values, default first.
HANDS: dict[str, tuple[object, ...]] = {
    "hand": ("right", "left"),
    "hold": ("normal", "short", "long"),
}


class Hands:
    """For those who hold the device, whatever shows."""

    hand: str = "right"
    """On which side lies what the player on turn presses, see styles/hands.css."""
    hold: str = "normal"
    """How long something must be pressed until it tells what it is, see js/what.mjs."""
