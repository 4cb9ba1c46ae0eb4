"""What is open to all while the device is handed on: parts of the curtain, to look at only."""

from __future__ import annotations

from collections.abc import Iterable

from tycoon_web.kit.controls import animal
from tycoon_web.kit.vtree import Child, Node, h


def shelf(css: str, title: str, items: Iterable[Node]) -> Node:
    """A row of things on the table; whoever does not see it hears a list."""
    return h(f"section.open-part.{css}", {}, h("h3", {}, title), h("ul", {}, list(items)))


def thing(key: str, sentence: str, *drawn: Child, css: str = "") -> Node:
    """One of them: what is drawn, and the same in words."""
    return h("li", {"key": key}, silent(sentence, *drawn, css=css))


def silent(sentence: str, *drawn: Child, css: str = "") -> list[Child]:
    """A sentence for whoever does not see what is drawn."""
    seen = h(f"span.open-thing{css}", {"aria-hidden": "true"}, *drawn)
    return [h("span.hidden", {}, sentence), seen]


def player(key: str, sign: str, name: str, sentence: str, *drawn: Child) -> Node:
    """How somebody stands."""
    return thing(
        key, sentence, animal(sign), h("bdi", {}, name), *drawn, css=f".open-player.em-{sign}"
    )
