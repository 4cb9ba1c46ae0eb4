"""What is worth remembering of a game; each game names its own in `telling/achievements.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple, Protocol, cast

if TYPE_CHECKING:
    from tycoon import Session


class Achievement(NamedTuple):
    """Something a player did; of two the one with the higher value is remembered."""

    value: int
    what: str = ""
    """For example the word; "" where the value says it all."""


Achievements = dict[str, Achievement]
"""A player's best of each kind, by the kind's name."""


def keep(achievements: Achievements, name: str, achievement: Achievement) -> None:
    """The better one stays; of equals the first."""
    if name not in achievements or achievement.value > achievements[name].value:
        achievements[name] = achievement


def comebacks(session: Session) -> dict[int, int]:
    """Who has won though last alone half-way: how many points behind the first that was."""
    outcome = session.outcome
    if outcome is None or outcome.given_up:
        return {}
    half = session.at((len(session.standing) - 1) // 2)
    points = [score["total"] for score in half.rules.scores(half.state)]
    last = [seat for seat, total in enumerate(points) if total == min(points)]
    return {s: max(points) - points[s] for s in outcome.winners if last == [s] and len(points) > 1}


class Memory(Protocol):
    """What a game's module has."""

    def achievements(self, session: Session, /) -> Sequence[Achievements]:
        """By seat what is worth remembering of a game that is over."""

    def sources(self, score: Mapping[str, int], /) -> Mapping[str, int]:
        """The points of a seat's score by source: together the total. Each has its words in
        ``source.<name>``.
        """

    def decided(self, reason: str, /) -> bool:
        """Did points decide a game that ended for this reason?"""


@cache
def memory_of(game: str) -> Memory:
    """This game's; loaded now, without the rest of its page."""
    return cast(Memory, import_module(f"tycoon_web.games.{game}.telling.achievements"))
