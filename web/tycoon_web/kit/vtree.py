"""Virtual elements: what a screen function returns, and what the bridge lets Preact draw.

A node is ``(tag, attributes, children)``, a child is a node or text. No HTML is ever written, so
nothing a player types can become markup (SE-01).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
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
    return tag, found, list(_flat(children))


def _flat(children: Iterable[Child]) -> Iterator[Node | str]:
    for child in children:
        if child is None or child is False or child is True:
            continue
        if isinstance(child, str):
            yield child
        elif isinstance(child, int):
            yield str(child)
        elif isinstance(child, tuple) and len(child) == 3 and isinstance(child[0], str):
            yield child
        else:
            yield from _flat(child)


def to_json(node: Node) -> str:
    """The tree as the bridge wants it."""
    return json.dumps(node, ensure_ascii=False, separators=(",", ":"))


def walk(node: Node) -> Iterator[Node]:
    """The node and every element below it, in document order."""
    yield node
    for child in node[2]:
        if not isinstance(child, str):
            yield from walk(child)


def text_of(node: Node | str) -> str:
    """All text below a node."""
    if isinstance(node, str):
        return node
    return " ".join(part for part in map(text_of, node[2]) if part)
