"""What happens when a game leaves or comes: a letter on its way between tablets."""

from __future__ import annotations

from tycoon_web.kit.controls import piece
from tycoon_web.kit.scenes import ground, put, scene, sort
from tycoon_web.kit.vtree import Child, Node, h


def sent(game: str) -> Node:
    """From one tablet to another, both with the table of the game."""
    return scene(
        ground("board"),
        _way("M74 48C84 14 156 12 168 46"),
        _tablet(game, 78, 78, -5),
        _tablet(game, 162, 78, 5),
        *_letter(120, 34, 60, -6),
    )


def come(game: str = "") -> Node:
    """It has reached a tablet; without a game it may be either."""
    return scene(
        ground("board"),
        _way("M14 30C40 8 62 10 84 30"),
        _tablet(game, 142, 70, 3, large=True),
        *_letter(74, 54, 72, -8),
    )


def _letter(x: int, y: int, wide: int, turn: int) -> tuple[Node, Node]:
    envelope = put("th-envelope", x, y, wide, wide * 2 // 3, turn)
    return envelope, put("th-seal", x + 2, y + 3, wide * 3 // 8)


def _way(line: str) -> Node:
    """The path through the air."""
    return h("path.sight-way", {"d": line})


def _tablet(game: str, x: int, y: int, turn: int, *, large: bool = False) -> Node:
    size = "scale(1.3)" if large else "scale(.88)"
    return h(
        f"g.sight-tablet.of-{game or 'both'}",
        {"transform": f"translate({x} {y}) rotate({turn}) {size}"},
        h("rect", {"x": "-42", "y": "-29", "width": "84", "height": "58", "rx": "7"}),
        h("rect", {"x": "-35", "y": "-23", "width": "70", "height": "46", "rx": "3"}),
        _table(game),
    )


def _table(game: str) -> list[Child]:
    """What lies on it, small."""
    if game == "letter":
        return [sort("W", -21, 1, 30), sort("O", 1, 1, 30), sort("W", 23, 1, 30)]
    mascot = {"x": "-26", "y": "-19", "width": "38", "height": "38"}
    tag, attrs, _ = piece("m-fat-cat")
    beside = sort("T", 23, 1, 26) if game == "" else put("th-coin", 23, 1, 22)
    return [h(tag, {**attrs, **mascot}), beside]
