"""What sounds at Raccoon Tycoon's table."""

from __future__ import annotations

from tycoon_web.effects.sound import Sound
from tycoon_web.games.raccoon.effects.motion import MOTION

_SOUNDS = {
    "tokens_taken": "token", "produced": "token", "bonus_taken": "token",
    "bought_from_player": "token", "discarded": "token",
    "prices_raised": "flap", "exported": "flap",
    "sold": "coin", "commission_paid": "coin", "bid_made": "coin",
    "auction_started": "bell", "auction_won": "knock",
    "built": "stamp", "upgraded": "stamp", "town_bought": "chime",
    "cards_drawn": "paper", "railroad_revealed": "paper", "town_revealed": "paper",
    "tile_revealed": "paper", "deck_reshuffled": "leaf",
    "end_triggered": "horn", "last_call": "horn",
    "victory_declared": "finale", "game_over": "finale",
}  # fmt: skip
#: What moves nothing makes no sound either, but for a few.
SOUND = Sound(_SOUNDS, silent=MOTION.still - _SOUNDS.keys())
