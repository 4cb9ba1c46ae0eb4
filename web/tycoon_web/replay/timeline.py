"""How a finished game went: everybody's points after every step, and the steps worth finding."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tycoon import Session

#: The mark of a step after which somebody else leads alone.
LEAD = "lead"
Points = tuple[int, ...]


class Mark(NamedTuple):
    """A step worth finding."""

    at: int
    """Its place in ``session.standing``."""
    kind: str
    """What it is: `replay.mark.<kind>`."""


def course(session: Session) -> list[Points]:
    """By step the points of every seat, as if the game had ended there, secrets included."""
    scores = map(session.rules.scores, session.states)
    return [tuple(score["total"] for score in found) for found in scores]


def marks(session: Session, points: Sequence[Points], landmarks: Mapping[str, str]) -> list[Mark]:
    """In the order of the game; ``landmarks``: what an event is marked as, by its key."""
    found = [
        Mark(index, kind)
        for index, step in enumerate(session.standing)
        for kind in dict.fromkeys(landmarks.get(event.key, "") for event in step.events)
        if kind
    ]
    return sorted([*found, *(Mark(index, LEAD) for index in _new_leaders(points))])


def _new_leaders(points: Sequence[Points]) -> Iterator[int]:
    """Who draws level leads nobody out; the first to lead has taken the lead from nobody."""
    leader = None
    for index, row in enumerate(points):
        best = max(row)
        if row.count(best) == 1 and row.index(best) != leader:
            if leader is not None:
                yield index
            leader = row.index(best)
