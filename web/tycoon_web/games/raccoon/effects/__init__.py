"""What moves and sounds at Raccoon Tycoon."""

from tycoon_web.effects.motion import Effects
from tycoon_web.games.raccoon.effects.motion import MOTION
from tycoon_web.games.raccoon.effects.sound import SOUND

EFFECTS = Effects(MOTION, SOUND)
