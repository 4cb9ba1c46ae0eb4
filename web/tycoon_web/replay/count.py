"""The points of a game that is over, as they are counted: one kind after the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tycoon_web.telling.words import Words


class Count(NamedTuple):
    """What has been counted so far, and what that makes."""

    scores: Sequence[Mapping[str, int]]
    """By seat."""
    kinds: Sequence[str]
    """All of them, in the order in which they are counted."""
    done: int
    """How many of them are."""

    @property
    def now(self) -> str:
        """The kind that has just been counted."""
        return self.kinds[self.done - 1]

    @property
    def left(self) -> int:
        """How many are still to come."""
        return len(self.kinds) - self.done

    @property
    def most(self) -> int:
        """Of the final totals: one scale for all, from the first kind to the last."""
        return max(1, *(score["total"] for score in self.scores))

    def totals(self, done: int | None = None) -> list[int]:
        """By seat, after so many kinds."""
        counted = self.kinds[: self.done if done is None else done]
        return [sum(score.get(kind, 0) for kind in counted) for score in self.scores]

    def place(self, seat: int) -> int:
        """From 1; who has as much has the same."""
        totals = self.totals()
        return 1 + sum(total > totals[seat] for total in totals)

    def leaders(self, done: int | None = None) -> list[int]:
        """Who has most; nobody as long as nobody has any."""
        totals = self.totals(done)
        return [seat for seat, total in enumerate(totals) if total == max(totals) > 0]

    def call(self, words: Words) -> str:
        """What there is to call out: who leads now, and whether that is news; "" nobody does."""
        now, before = self.leaders(), self.leaders(self.done - 1)
        if not now:
            return ""
        if len(now) > 1:
            return words("end.call.level", names=words.seats(now))
        totals = sorted(self.totals())
        news = "stays" if now == before else "passes" if before else "leads"
        return words(f"end.call.{news}", name=words.player(now[0]), n=totals[-1] - totals[-2])
