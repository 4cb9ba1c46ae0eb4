"""What the tables of all games are built of: the bar on top, and the deeds."""

from __future__ import annotations

from tycoon_web.kit.bar import Trail, bar
from tycoon_web.kit.controls import button, icon
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.views import View
from tycoon_web.telling.words import Words


def head(
    words: Words, title: str, sign: str, trail: Trail | None, view: View, *more: Child
) -> Node:
    """The bar, with the round that the view is of, and ``more`` tools."""
    return bar(words, title, sign, trail, view["round"], *more, last_round=bool(view["ending"]))


def deed(
    name: str,
    do: str,
    sign: str,
    text: str,
    css: str = "",
    why: str | None = None,
    key: str | None = None,
) -> Node:
    """A button in the place of the actions; ``name`` is its id, ``key`` what stands for it."""
    face = [icon(sign), h("b", {}, text)]
    return button(f"#{name}.deed{css}", do, *face, why=why, aria_keyshortcuts=key)
