"""What a game's events bring about at its table."""

from __future__ import annotations

from typing import NamedTuple

from tycoon_web.effects.motion import Motion
from tycoon_web.effects.sound import Sound


class Effects(NamedTuple):
    """A game's; sounds tell nothing that is not told, and what moves is public."""

    motion: Motion
    sound: Sound
