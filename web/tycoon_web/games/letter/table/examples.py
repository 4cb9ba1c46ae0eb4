"""What the patents with a star do, each by an example in type; silent."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tycoon_web.games.letter.table.tiles import shape
from tycoon_web.kit.vtree import Node, h

#: In words of all our languages; small letters are the ones that matter, a blank is a card drawn.
_EXAMPLES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "B": ("oBOe",), "J": ("RaDio",), "K": ("PLaN",), "Q": ("T", "→", " "),
        "V": ("ZOO", "BAR"), "X": ("pOp",), "Z": ("TAXIs",),
    }
)  # fmt: skip


def example(letter: str) -> Node:
    """The letters that matter in brass."""
    words = [
        h("span.arrow", {}, part)
        if part == "→"
        else h("span.word-small", {}, [_type(letter) for letter in part])
        for part in _EXAMPLES[letter]
    ]
    return h("span.star-example", {"aria-hidden": "true"}, words)


def _type(letter: str) -> Node:
    if letter == " ":
        return h("i.mini-type.t-consonant.lit")
    lit = ".lit" if letter.islower() else ""
    return h(f"b.mini-type.{shape(letter.upper())}{lit}", {}, letter.upper())
