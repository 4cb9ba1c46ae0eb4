"""What happens on a game's table is seen moving and heard; this part of the page knows how."""

from typing import NamedTuple

from tycoon_web.effects.motion import Motion
from tycoon_web.effects.sound import Sound


class Effects(NamedTuple):
    """A game's; sounds tell nothing that is not told, and what moves is public."""

    motion: Motion
    sound: Sound
