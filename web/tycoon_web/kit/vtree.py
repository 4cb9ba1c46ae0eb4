"""Virtual elements: what a screen function returns, and what the bridge lets Preact draw.

A node is ``(tag, attributes, children)``, a child is a node or text. No HTML is ever written, so
nothing a player types can become markup (SE-01).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

Node = tuple[str, dict[str, Any], list[Any]]
Child = Node | str | int | None | bool | Iterable[Any]


@cache
def _selector(text: str) -> tuple[str, str, str]:
    """``tag#id.class.class`` -> tag, id, classes."""
    head, *classes = text.split(".")
    tag, _, name = head.partition("#")
    return tag or "div", name, " ".join(classes)


def h(selector: str, attrs: dict[str, Any] | None = None, *children: Child) -> Node:
    """An element, for example ``h("p.note", {"id": "why"}, "text")``; None and False vanish."""
    tag, name, classes = _selector(selector)
    found = dict(attrs) if attrs else {}
    if name:
        found["id"] = name
    if extra := found.pop("class", None):
        classes = f"{classes} {extra}" if classes else extra
    if classes:
        found["class"] = classes
    flat: list[Node | str] = []
    _add(flat, children)
    return tag, found, flat


def spelt(attrs: Mapping[str, Any]) -> dict[str, Any]:
    """Attributes by the names that Python lets them have (``aria_label``); None are left out."""
    return {name.replace("_", "-"): value for name, value in attrs.items() if value is not None}


def _add(flat: list[Node | str], children: Iterable[Any]) -> None:
    """Every child, also those in lists; a table has five hundred elements, drawn at every tap."""
    for child in children:
        if child.__class__ is str or (
            child.__class__ is tuple and len(child) == 3 and child[0].__class__ is str
        ):
            flat.append(child)
        elif child is None or child is False or child is True:
            continue
        elif isinstance(child, int):
            flat.append(str(child))
        else:
            _add(flat, child)


def behind(top: Node | None, node: Node | None) -> Node | None:
    """What lies under a sheet cannot be reached as long as that is there."""
    if node:
        node[1]["inert"] = top is not None
    return node


def frame(said: str, alarm: str, *parts: Child) -> Node:
    """The whole page: what is read out quietly and at once, then what shows."""
    return h(
        "div.page",
        {},
        h("div#said.hidden", {"role": "status", "aria-live": "polite"}, said),
        h("div#alarm.hidden", {"role": "alert"}, alarm),
        *parts,
    )


def under(screen: Node, route: str = "") -> Node:
    """The place of a screen, below whatever lies on top; another place begins at its top."""
    return h("div.under", {"key": f"under-{route}"}, screen)


def to_json(node: Node) -> str:
    """The tree as the bridge wants it."""
    return json.dumps(node, ensure_ascii=False, separators=(",", ":"))


def walk(node: Node) -> Iterator[Node]:
    """The node and every element below it that can be reached, in document order."""
    if node[1].get("inert"):
        return
    yield node
    for child in node[2]:
        if not isinstance(child, str):
            yield from walk(child)


def text_of(node: Node | str) -> str:
    """All text below a node."""
    if isinstance(node, str):
        return node
    return " ".join(part for part in map(text_of, node[2]) if part)
