"""Raccoon Tycoon's first turn in three pictures: the goal, what a turn is, when it ends."""

from __future__ import annotations

from tycoon_web.kit.pictures import arrow, badge, card, picture, symbol
from tycoon_web.kit.vtree import Node, h

_DEEDS = ("i-produce", "i-sell", "i-auction", "i-build", "i-town")
_CROWNED = (("e-lantern", 34), ("e-key", 58), ("e-hat", 22))


def guide() -> tuple[Node, Node, Node]:
    """The pictures; their sentences are ``guide.raccoon.goal``, ``.turn`` and ``.end``."""
    return _goal(), _turn(), _end()


def _goal() -> Node:
    """A town, a railroad and a building, each with its points."""
    things = (("i-town", "3"), ("i-rail", "2"), ("i-build", "1"))
    cards = [
        [
            card(14 + i * 76, 22, 60, 82),
            symbol(sign, 44 + i * 76, 58, 42),
            badge(68 + i * 76, 98, n),
        ]
        for i, (sign, n) in enumerate(things)
    ]
    return picture(cards, [symbol("i-plus", 82 + i * 76, 62, 14) for i in range(2)])


def _turn() -> Node:
    """One of the five actions, and what trade is about: goods, money, points."""
    deeds = [
        [
            card(8 + i * 46, 8, 40, 44, "art-ring" if i == 0 else "art-card"),
            symbol(sign, 28 + i * 46, 30, 28),
        ]
        for i, sign in enumerate(_DEEDS)
    ]
    goods = [
        symbol(f"c-{c}", 28 + i * 26, 88, 24, f"c-{c}") for i, c in enumerate(("wheat", "iron"))
    ]
    money = [symbol("i-sell", 130, 88, 32), arrow(74, 88), arrow(160, 88)]
    return picture(deeds, goods, money, symbol("i-town", 208, 86, 38))


def _end() -> Node:
    """Nothing is left in a card's place; then points are compared."""
    bars = [
        h(
            "rect",
            {
                "x": str(142 + i * 30),
                "y": str(108 - high),
                "width": "22",
                "height": str(high),
                "class": f"art-bar em-{e[2:]}",
            },
        )
        for i, (e, high) in enumerate(_CROWNED)
    ]
    signs = [
        symbol(e, 153 + i * 30, 96 - high, 20, f"em-{e[2:]}")
        for i, (e, high) in enumerate(_CROWNED)
    ]
    left = [
        card(14, 26, 62, 82, "art-empty"),
        symbol("i-town", 45, 66, 40, "faint"),
        badge(76, 100, "0"),
    ]
    return picture(left, arrow(104, 66), bars, signs, symbol("i-crown", 183, 18, 22))
