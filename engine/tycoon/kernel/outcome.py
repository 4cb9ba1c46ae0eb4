"""How a game ended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Outcome(NamedTuple):
    """Winners, ranking and every seat's score with each source named."""

    winners: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    """Best first; seats that share a rank stand together."""
    scores: tuple[Mapping[str, int], ...]
    """By seat: points per source, their ``total``, and ``money`` in dollars."""
    reason: str
    """What ended the game."""

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready form."""
        return {
            "winners": list(self.winners),
            "ranking": [list(rank) for rank in self.ranking],
            "scores": [dict(score) for score in self.scores],
            "reason": self.reason,
        }
