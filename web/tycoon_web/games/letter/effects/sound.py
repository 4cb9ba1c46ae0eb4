"""What sounds at Letter Tycoon's table."""

from __future__ import annotations

from tycoon_web.effects.sound import Sound
from tycoon_web.games.letter.effects.motion import MOTION

_SOUNDS = {
    "word_played": "press", "word_challenged": "leaf",
    "challenge_failed": "stamp", "word_rejected": "stamp",
    "earned": "coin", "royalties_paid": "coin", "patent_bought": "stamp",
    "card_replaced": "paper", "cards_discarded": "paper", "cards_drawn": "paper",
    "pool_refilled": "paper", "deck_reshuffled": "leaf",
    "end_triggered": "horn", "game_over": "finale",
}  # fmt: skip
#: What moves nothing makes no sound either, but for a few.
SOUND = Sound(_SOUNDS, silent=MOTION.still - _SOUNDS.keys())
