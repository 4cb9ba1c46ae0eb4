"""How a finished game went: everybody's points after every step, and the steps worth finding."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
    _, *taken = leads(points) or [(0, 0)]  # the first to lead has taken the lead from nobody
    return sorted([*found, *(Mark(index, LEAD) for index, _ in taken)])


def leads(points: Sequence[Points]) -> list[tuple[int, int]]:
    """From which step on which seat leads; who draws level leads nobody out."""
    found: list[tuple[int, int]] = []
    for index, row in enumerate(points):
        best = max(row)
        if row.count(best) == 1 and (not found or row.index(best) != found[-1][1]):
            found.append((index, row.index(best)))
    return found
