"""Locomotives of players."""

from __future__ import annotations

from tycoon_web.kit.controls import drawing
from tycoon_web.kit.vtree import Node

#: Whose livery is nearest to a player's colour, by the player's animal.
_PULLED = {
    "lantern": "top-dog",
    "key": "fat-cat",
    "hat": "tycoon",
    "bell": "sly-fox",
    "feather": "big-bear",
}
#: The livery of brass.
GOLDEN = "skunkworks"


def engine(sign: str, css: str) -> Node:
    """The locomotive of the player with this animal, or the golden one; decoration."""
    return drawing(f"loco-{_PULLED.get(sign, GOLDEN)}", css)
