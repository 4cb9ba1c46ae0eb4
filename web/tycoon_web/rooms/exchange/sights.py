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


def by_file() -> Node:
    """A letter that goes out."""
    return scene(ground("board"), *_letter(120, 60, 96, -5))


def by_link() -> Node:
    """What somebody writes to somebody."""
    return scene(
        ground("board"),
        h(
            "path.sight-bubble",
            {
                "d": "M82 14h76a10 10 0 0 1 10 10v46a10 10 0 0 1-10 10h-36"
                "l-24 20v-20h-16a10 10 0 0 1-10-10v-46a10 10 0 0 1 10-10z"
            },
        ),
        h("use.sight-sign", {"href": "#i-link", **_box(120, 47, 48)}),
    )


def by_code() -> Node:
    """A tablet with a code on it."""
    return scene(
        ground("board"),
        h(
            "g.sight-tablet.with-code",
            {"transform": "translate(120 60) rotate(3) scale(.86)"},
            h("rect", {"x": "-58", "y": "-46", "width": "116", "height": "92", "rx": "9"}),
            h("rect", {"x": "-47", "y": "-37", "width": "94", "height": "74", "rx": "4"}),
            h("use.sight-sign", {"href": "#i-qr", **_box(0, 0, 66)}),
        ),
    )


def _box(x: int, y: int, size: int) -> dict[str, str]:
    """A square about this point."""
    edge = {"width": str(size), "height": str(size)}
    return {"x": str(x - size // 2), "y": str(y - size // 2), **edge}


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
