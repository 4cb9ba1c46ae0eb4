"""What the end of a game is worth to each seat."""

from __future__ import annotations

from tycoon.kernel.outcome import Outcome

RETURNS = ("rank", "win", "points")


def paid(outcome: Outcome, way: str) -> list[float]:
    """By seat, what an end brings; seat by seat.

    ``rank``: from 1 for the first to -1 for the last, equals alike; ``win``: 1 for who wins and -1
    shared by the others; ``points``: as they are.

    >>> scores = {"total": 3}, {"total": 9}, {"total": 3}
    >>> paid(Outcome((1,), ((1,), (0, 2)), scores, "sets"), "rank")
    [-0.5, 1.0, -0.5]
    """
    players = len(outcome.scores)
    if way == "points":
        return [float(score["total"]) for score in outcome.scores]
    found = [0.0] * players
    if way == "win":
        for seat in range(players):
            share = (seat in outcome.winners) / len(outcome.winners)
            found[seat] = share - (1 - share) / (players - 1)
        return found
    above = 0
    for rank in outcome.ranking:
        middle = above + (len(rank) - 1) / 2
        for seat in rank:
            found[seat] = 1 - 2 * middle / (players - 1)
        above += len(rank)
    return found
