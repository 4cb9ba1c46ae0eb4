"""What is drawn from in Raccoon Tycoon, one card after the other, the next one standing last."""

from __future__ import annotations

from collections.abc import Sequence

from tycoon.games.raccoon.rules.cards import TOWNS

PILES = ("deck", "railroad_deck", "town_deck", "tile_deck")


def code_of(card: int) -> int:
    """Its number among the outcomes of a draw."""
    return card


def places(name: str, pile: Sequence[int], depth: int) -> list[int]:
    """Where the cards lie one of which comes next, after ``depth`` others drawn already.

    Towns lie in piles by their value (RT-13).
    """
    top = len(pile) - 1 - depth
    if name != "town_deck":
        return list(range(top + 1))
    points = TOWNS[pile[top]].points
    return [place for place in range(top + 1) if TOWNS[pile[place]].points == points]
