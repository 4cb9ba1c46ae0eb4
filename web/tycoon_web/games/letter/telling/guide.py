"""Letter Tycoon's first turn in three pictures: the goal, what a turn is, when it ends."""

from __future__ import annotations

from tycoon_web.kit.pictures import arrow, badge, card, picture, seal, symbol, type_sort
from tycoon_web.kit.vtree import Node, h


def guide() -> tuple[Node, Node, Node]:
    """The pictures; their sentences are ``guide.letter.goal``, ``.turn`` and ``.end``."""
    return _goal(), _turn(), _end()


def _goal() -> Node:
    """Patents, coins and stock."""
    seals = [
        [seal(38 + i * 64, 44, letter), badge(38 + i * 64, 98, cost)]
        for i, (letter, cost) in enumerate((("E", "$10"), ("T", "$8")))
    ]
    plus = symbol("i-plus", 144, 44, 16)
    return picture(seals, plus, symbol("i-sell", 174, 44, 36), symbol("i-stock", 216, 44, 36))


def _turn() -> Node:
    """A word of one's cards earns money, and money buys a patent."""
    sorts = [type_sort(4 + i * 36, 10, letter) for i, letter in enumerate("HAT")]
    return picture(
        sorts,
        arrow(115, 38, 14),
        badge(150, 38, "$1"),
        arrow(170, 38, 10),
        _small(206, 36, 0.8, "H"),
        *_row(),
    )


def _row() -> list[Node]:
    """The cards it is made of: seven in hand, three for all."""
    hand = [card(8 + i * 18, 82, 15, 28) for i in range(7)]
    return [*hand, *(card(148 + i * 18, 82, 15, 28, "art-ring") for i in range(3))]


def _end() -> Node:
    """Somebody's patents are worth the goal."""
    track = {"x": "16", "y": "34", "width": "176", "height": "22", "rx": "5", "class": "art-empty"}
    full = {**track, "class": "art-full"}
    seals = [_small(24 + i * 34, 84, 0.55, letter) for i, letter in enumerate("ETANS")]
    return picture(
        h("rect", track),
        h("rect", full),
        symbol("i-flag", 212, 36, 36),
        symbol("i-zeppelin", 214, 90, 38),
        seals,
    )


def _small(x: int, y: int, scale: float, letter: str) -> Node:
    """A patent's seal, not in full size."""
    return h("g", {"transform": f"translate({x} {y}) scale({scale})"}, seal(0, 0, letter))
