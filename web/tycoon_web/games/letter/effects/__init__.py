"""What moves and sounds at Letter Tycoon."""

from tycoon_web.effects.motion import Effects
from tycoon_web.games.letter.effects.motion import MOTION
from tycoon_web.games.letter.effects.sound import SOUND

EFFECTS = Effects(MOTION, SOUND)
