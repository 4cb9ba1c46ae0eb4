"""What sounds at Letter Tycoon's table."""

from __future__ import annotations

from tycoon_web.effects.sound import Sound

SOUND = Sound(
    sounds={
        "word_played": "paper", "word_challenged": "leaf",
        "challenge_failed": "stamp", "word_rejected": "stamp",
        "earned": "coin", "royalties_paid": "coin", "patent_bought": "stamp",
        "card_replaced": "paper", "cards_discarded": "paper", "cards_drawn": "paper",
        "pool_refilled": "paper", "deck_reshuffled": "leaf",
        "end_triggered": "horn", "game_over": "finale",
    },
    silent=frozenset(
        {
            "game_started", "deck_cut", "round_started", "turn_started", "turn_ended",
            "word_accepted", "purchase_declined", "cards_shed", "card_drawn",
            "resumed_from_checkpoint", "play_on", "undone",
        }
    ),
)  # fmt: skip
