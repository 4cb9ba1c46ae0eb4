"""What is worth remembering of a game of Raccoon Tycoon, and where its points came from."""

from __future__ import annotations

from collections.abc import Mapping

from tycoon import Session
from tycoon.kernel.outcome import AGREED

from tycoon_web.replay.achievements import Achievement, Achievements, keep

#: Sources that are told apart; the points of single buildings count with the buildings.
_OWN = ("towns", "railroads", "pairs")


def achievements(session: Session) -> list[Achievements]:
    """By seat: the highest bid, in dollars; of a game that went on from a checkpoint since then."""
    found: list[Achievements] = [{} for _ in session.seats]
    for event in (event for step in session.standing for event in step.events):
        if event.key == "bid_made":
            keep(found[event.params["seat"]], "highest_bid", Achievement(event.params["amount"]))
    return found


def decided(reason: str) -> bool:
    """Not where $1,000 did (RT-100)."""
    return reason not in (AGREED, "thousand")


def sources(score: Mapping[str, int]) -> dict[str, int]:
    """Points by source: together the total."""
    points = {name: score.get(name, 0) for name in _OWN}
    return {**points, "buildings": score["total"] - sum(points.values())}
