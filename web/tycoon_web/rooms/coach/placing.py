"""Where on a screen a note's sentences and its move are, and where it lies itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from tycoon_web.kit.vtree import Node

if TYPE_CHECKING:
    from tycoon.coach import Reason

#: Parts of a table, by a class of theirs: upper or lower half, then left or right.
_PARTS = {
    "mk": "u", "pat": "u", "of": "u", "pl": "ur", "cm": "u", "word": "ul", "offers": "ul",
    "rails": "l", "tiles": "r", "lot": "ul", "seats": "r",
    "me": "d", "hand": "d", "act": "d", "lt-tray": "d", "bid-desk": "d",
}  # fmt: skip


def numbers(
    reasons: Iterable[Reason], places: Mapping[str, Sequence[str]], shown: frozenset[str]
) -> dict[str, int]:
    """Numbers from 1 for the places that these sentences are about, by the ids of elements;
    ``places``: the ids of what a reason may be about, the first that is ``shown`` counts.
    """
    found: dict[str, int] = {}
    for reason in reasons:
        place = place_of(reason, places, shown)
        if place:
            found.setdefault(place, len(found) + 1)
    return found


def place_of(
    reason: Reason, places: Mapping[str, Sequence[str]], shown: frozenset[str]
) -> str | None:
    """The element that a sentence is about."""
    names = (name for at in reason.at for name in places.get(at, ()))
    return next((name for name in names if name in shown), None)


def sides(screen: Node, rings: Iterable[str]) -> str:
    """Classes for where a note covers least of what it points at: where it is narrow, the lower or
    the upper half, elsewhere left or right above the tray.
    """
    wanted = frozenset(rings)
    found = "".join(part for name, part in _parts(screen, "") if name in wanted)
    across = "left" if found.count("r") > found.count("l") else "right"
    return f".at-{across}.at-{'high' if found.count('d') > found.count('u') else 'low'}"


def _parts(node: Node, part: str) -> Iterator[tuple[str, str]]:
    """Every element with an id, and the parts of the table in which it lies."""
    classes = node[1].get("class", "").split()
    part += next((_PARTS[name] for name in classes if name in _PARTS), "")
    if name := node[1].get("id"):
        yield name, part
    for child in node[2]:
        if not isinstance(child, str):
            yield from _parts(child, part)
