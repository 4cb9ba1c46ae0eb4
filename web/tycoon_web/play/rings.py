"""Rings on the table: the places that a sentence is about, and what somebody has touched."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from tycoon import Event

from tycoon_web.kit.vtree import Node, h, walk
from tycoon_web.telling.views import View

#: What an event has touched, by the ids of its elements; the number is the seat whose tray lies
#: there, None if nobody's does.
Touched = Callable[[Event, View, int | None], Iterator[str]]


def ring(screen: Node, rings: Mapping[str, int | None]) -> None:
    """Mark the elements with these ids in a screen that is about to be drawn, with a number or
    without; what is not on it, or cannot be reached, stays without a ring.
    """
    if not rings:
        return
    screen[1]["class"] = f"{screen[1].get('class', '')} with-rings".strip()
    for _, attrs, children in list(walk(screen)):
        name = attrs.get("id", "")
        if name in rings:
            attrs["class"] = f"{attrs.get('class', '')} ringed".strip()
            if rings[name] is not None:
                children.append(h("span.ring-no", {"aria-hidden": "true"}, rings[name]))


def touch(
    screen: Node, touched: Touched, events: Iterable[Event | None], view: View, own: int | None
) -> Node:
    """Light what these events have touched on a screen to look at."""
    places = {place for event in events if event for place in touched(event, view, own)}
    for _, attrs, _ in walk(screen):
        if attrs.get("id") in places:
            attrs["class"] = f"{attrs.get('class', '')} touched"
    return screen


def put(screen: Node, node: Node) -> None:
    """Draw this one instead of that with its id."""
    for _, _, children in list(walk(screen)):
        for at, child in enumerate(children):
            if not isinstance(child, str) and child[1].get("id") == node[1]["id"]:
                children[at] = node


def drawn(screen: Node) -> frozenset[str]:
    """The ids of all that can be reached on a screen."""
    return frozenset(node[1]["id"] for node in walk(screen) if "id" in node[1])
