"""Where on a screen a note's sentences and its move are, and where it lies itself."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from tycoon_web.kit.vtree import Node

if TYPE_CHECKING:
    from tycoon.coach import Reason

#: Parts of a table, by a class of theirs or the beginning of an id, of whatever lies in them.
_PARTS = {
    "mk": "k", "pat": "k", "pl": "p", "seats": "p", "rails": "l", "lot": "l", "tiles": "m",
    "word": "w", "cm": "w", "me": "d", "hand": "d", "act": "d", "lt-tray": "d", "bid-desk": "d",
    "town-card": "t", "tile-1": "r", "tile-3": "r",
}  # fmt: skip
#: Where a note may lie on a wide table, an upright and a narrow one, the likeliest first, and which
#: parts it covers there.
_PLACES = (
    {"right": "mrp", "left": "lt", "inner": "mr", "middle": "mt"},
    {"over-tiles": "mr", "over-rails": "lt"},
    {"offers": "lmrtw", "high": "kp", "low": "d"},
)


def numbers(
    reasons: Iterable[Reason],
    places: Mapping[str, Sequence[str]],
    shown: frozenset[str],
    without: Container[str] = (),
) -> dict[str, int]:
    """Numbers from 1 for the places that these sentences are about, by the ids of elements;
    ``places``: the ids of what a reason may be about, the first that is ``shown`` counts.
    """
    found: dict[str, int] = {}
    for reason in reasons:
        place = place_of(reason, places, shown)
        if place and place not in without:
            found.setdefault(place, len(found) + 1)
    return found


def place_of(
    reason: Reason, places: Mapping[str, Sequence[str]], shown: frozenset[str]
) -> str | None:
    """The element that a sentence is about."""
    names = (name for at in reason.at for name in places.get(at, ()))
    return next((name for name in names if name in shown), None)


def sides(screen: Node, rings: Iterable[str]) -> str:
    """Classes for where a note covers least of what it points at, for each shape of table."""
    wanted = frozenset(rings)
    found = [part for name, part in _parts(screen, "") if name in wanted]
    best = (min(places, key=lambda at: sum(map(places[at].count, found))) for places in _PLACES)
    return "".join(f".at-{at}" for at in best)


def _parts(node: Node, part: str) -> Iterator[tuple[str, str]]:
    """Every element with an id, and the part of the table in which it lies."""
    name, classes = node[1].get("id", ""), node[1].get("class", "").split()
    part = next((_PARTS[one] for one in (name, *classes) if one in _PARTS), part)
    if name and part:
        yield name, part
    for child in node[2]:
        if not isinstance(child, str):
            yield from _parts(child, part)
