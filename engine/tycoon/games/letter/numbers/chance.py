"""What is drawn from in Letter Tycoon, one card after the other, the next one standing last."""

from __future__ import annotations

from collections.abc import Sequence

PILES = ("deck",)


def code_of(card: str) -> int:
    """Its number among the outcomes of a draw: A is 0."""
    return ord(card) - ord("A")


def places(name: str, pile: Sequence[str], depth: int) -> list[int]:
    """Where the cards lie one of which comes next, after ``depth`` others drawn already."""
    return list(range(len(pile) - depth))
