"""How somebody stands, in a sentence."""

from __future__ import annotations

from tycoon_web.games.letter.telling.words import Words
from tycoon_web.telling.views import View


def standing(words: Words, player: View, view: View) -> str:
    """How somebody stands."""
    return words(
        "lt.strip.label",
        name=words.player(player["seat"]),
        money=words("lt.strip.money", n=player["money"]),
        stock=words.stock(player["stock"]),
        value=player["patent_value"],
        goal=view["goal"],
        patents=", ".join(sorted(player["patents"])) or words("nothing"),
        hand=words("lt.strip.hand", n=player["hand_count"]),
    )
