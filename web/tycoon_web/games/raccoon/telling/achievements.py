"""What is worth remembering of a game of Raccoon Tycoon, and where its points came from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tycoon import Event, Session
from tycoon.kernel.outcome import AGREED

from tycoon_web.replay.achievements import Achievement, Achievements, comebacks, keep

#: Sources that are told apart; the points of single buildings count with the buildings.
_OWN = ("towns", "railroads", "pairs")


def achievements(session: Session) -> list[Achievements]:
    """By seat: the highest bid, the biggest sale and the cheapest railroad, in dollars, and from
    how far behind the game was won; of a game that went on from a checkpoint since then.
    """
    found: list[Achievements] = [{} for _ in session.seats]
    for event in (event for step in session.standing for event in step.events):
        for name, value in _deeds(event):
            keep(found[event.params["seat"]], name, Achievement(value))
    for seat, points in comebacks(session).items():
        keep(found[seat], "comeback", Achievement(points))
    return found


def _deeds(event: Event) -> Iterator[tuple[str, int]]:
    if event.key == "bid_made":
        yield "highest_bid", event.params["amount"]
    elif event.key == "sold":
        yield "big_sale", event.params["income"]
    elif event.key == "auction_won":
        yield "bargain", -event.params["amount"]  # of two the lower price is kept


def decided(reason: str) -> bool:
    """Not where $1,000 did (RT-100)."""
    return reason not in (AGREED, "thousand")


def sources(score: Mapping[str, int]) -> dict[str, int]:
    """Points by source: together the total."""
    points = {name: score.get(name, 0) for name in _OWN}
    return {**points, "buildings": score["total"] - sum(points.values())}
