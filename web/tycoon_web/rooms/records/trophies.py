"""The case of trophies: what somebody has earned, and how far it is to the others; pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tycoon.session.seats import LEVELS

from tycoon_web.rooms.records.reckoning import Person, Result

#: Points of one game from one source, by trophy.
_POINTS = {"full-set": ("railroads", 20), "mayor": ("towns", 20), "pairs": ("pairs", 10)}
#: A kind of achievement that is worth one from this value on.
_DEEDS = {
    "big-sale": ("big_sale", 40),
    "comeback": ("comeback", 1),
    "longest-word": ("longest_word", 8),
}
#: Dollars for which a railroad is a bargain, and deals of the day in a row.
CHEAP, WEEK = 4, 7


class Trophy(NamedTuple):
    """One of the case."""

    name: str
    """Its drawing is `tr-<name>`, its words `trophy.<name>`."""
    has: int | None
    """The best so far; None: nothing yet."""
    wants: int
    earned: bool

    @property
    def share(self) -> float:
        """How near it is, from 0 to 1; of a bargain the fewer dollars the nearer."""
        if not self.has:
            return 0.0
        return min(1.0, self.wants / self.has if self.name == "bargain" else self.has / self.wants)


def trophies(person: Person, days: int) -> list[Trophy]:
    """All of them, in the order of the case; ``days``: the longest row of deals of the day."""
    found = {trophy.name: trophy for trophy in _every(person, days)}
    order = (
        "first-win", "full-set", "mayor", "big-sale", "bargain",
        "pairs", "comeback", "beat-tycoon", "longest-word", "week-of-deals",
    )  # fmt: skip
    return [found[name] for name in order]


def nearest(case: Sequence[Trophy]) -> Trophy | None:
    """The open one to which least is missing; None where nothing is begun."""
    begun = [trophy for trophy in case if trophy.has and not trophy.earned]
    return max(begun, key=lambda trophy: trophy.share, default=None)


def _every(person: Person, days: int) -> Iterator[Trophy]:
    results = [result for tally in person.games.values() for result in tally.results]
    strongest = person.against.get(f"bot:{LEVELS[-1]}")
    yield _most("first-win", sum(result.won for result in results), 1)
    yield _most("beat-tycoon", strongest.ahead if strongest else 0, 1)
    yield _most("week-of-deals", days, WEEK)
    for name, (source, wants) in _POINTS.items():
        yield _most(name, max((_from(result, source) for result in results), default=0), wants)
    for name, (kind, wants) in _DEEDS.items():
        yield _most(name, max(_values(person, kind), default=0), wants)
    least = min((-value for value in _values(person, "bargain")), default=None)
    yield Trophy("bargain", least, CHEAP, least is not None and least <= CHEAP)


def _most(name: str, has: int, wants: int) -> Trophy:
    return Trophy(name, has or None, wants, has >= wants)


def _from(result: Result, source: str) -> int:
    return result.player.sources.get(source, 0)


def _values(person: Person, kind: str) -> Iterator[int]:
    for tally in person.games.values():
        if kind in tally.achievements:
            yield tally.achievements[kind].value
