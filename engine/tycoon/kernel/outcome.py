"""How a game ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

#: The reason when the whole table agreed to end the game before the rules did (X-06).
AGREED = "agreed"


class Outcome(NamedTuple):
    """Winners, ranking and every seat's score with each source named."""

    winners: tuple[int, ...]
    """Who stands first; see `given_up`."""
    ranking: tuple[tuple[int, ...], ...]
    """Best first; seats that share a rank stand together."""
    scores: tuple[Mapping[str, int], ...]
    """By seat: points per source, their ``total``, and ``money`` in dollars."""
    reason: str
    """What ended the game."""

    @classmethod
    def ranked(
        cls, scores: Sequence[Mapping[str, int]], standings: Sequence[Any], reason: str
    ) -> Outcome:
        """By what decides, seat by seat: the highest first, equal ones share a rank."""
        seats = range(len(scores))
        ranking = tuple(
            tuple(seat for seat in seats if standings[seat] == standing)
            for standing in sorted(set(standings), reverse=True)
        )
        return cls(ranking[0], ranking, tuple(scores), reason)

    @property
    def given_up(self) -> bool:
        """Has nobody won? The whole table stopped before the rules did (X-06), or all share the
        first place without a point.
        """
        points = any(score["total"] for score in self.scores)
        return self.reason == AGREED or not (points or len(self.winners) < len(self.scores))

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready form."""
        return {
            "winners": list(self.winners),
            "ranking": [list(rank) for rank in self.ranking],
            "scores": [dict(score) for score in self.scores],
            "reason": self.reason,
        }

    def lines(self, names: Sequence[str]) -> list[str]:
        """The ranking as plain text, for programmers; ``names`` by seat."""
        told = "Given up, nobody has won" if self.given_up else "Final scores"
        lines = [f"{told} ({self.reason})"]
        for rank, seats in enumerate(self.ranking, 1):
            for seat in seats:
                sources = ", ".join(f"{name} {n}" for name, n in self.scores[seat].items())
                lines.append(f"{rank}. {names[seat]}: {sources}")
        return lines
