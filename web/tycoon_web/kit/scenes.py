"""Small scenes that fill their frame: a ground, and drawings that stand on it under one lamp."""

from __future__ import annotations

from tycoon_web.kit.controls import light, piece
from tycoon_web.kit.vtree import Child, Node, h

#: Of a scene. What its frame is too narrow or too flat for is cut off at all sides alike.
WIDTH, HEIGHT = 240, 120


def scene(*parts: Child) -> Node:
    """A picture whose sky is the frame's own colour; decoration."""
    box = {"viewBox": f"0 0 {WIDTH} {HEIGHT}", "preserveAspectRatio": "xMidYMid slice"}
    return h("svg.scene-art.on-dark", {**box, "aria-hidden": "true"}, *parts)


def stage(*parts: Child) -> Node:
    """A scene on boards, rays behind it."""
    return scene(ground("rays"), ground("board"), *parts)


def asked(*things: Child) -> Node:
    """What a question is about: it lies on the boards, the raccoon looks over them."""
    return scene(ground("board"), *things)


def put(name: str, x: int, y: int, wide: int, high: int = 0, turn: int = 0, css: str = "") -> Node:
    """A drawing of a sheet with its middle at this point, turned by degrees; lit where others
    are.
    """
    high = high or wide
    box = {"x": str(x - wide // 2), "y": str(y - high // 2), "width": str(wide)}
    box["height"] = str(high)
    tag, attrs, _ = piece(name, css)
    turned = {"transform": f"rotate({turn} {x} {y})"} if turn else {}
    return h("g", turned, h(tag, {**attrs, **box}), light(name, **box))


def ground(name: str) -> Node:
    """What all stands on."""
    return h(*piece(f"th-{name}")[:2])


def pawn(emblem: str, x: int, y: int, size: int) -> Node:
    """A player's animal on a medal of the player's colour."""
    at = {"cx": str(x), "cy": str(y)}
    return h(
        f"g.scene-pawn.em-{emblem}",
        {},
        h("circle", {**at, "r": str(size // 2)}),
        put(f"a-{emblem}", x, y + size // 16, size * 5 // 6),
    )


def token(good: str, x: int, y: int, size: int = 30) -> Node:
    """A commodity's token."""
    sign = size * 5 // 8
    at = {"x": str(x - sign // 2), "y": str(y - sign // 2), "width": str(sign)}
    return h(
        f"g.scene-token.c-{good}",
        {},
        h("circle", {"cx": str(x), "cy": str(y), "r": str(size // 2)}),
        h("use", {**at, "height": str(sign), "href": f"#c-{good}"}),
        sheen(x, y, size),
    )


def sort(letter: str, x: int, y: int, high: int, turn: int = 0) -> Node:
    """A letter of wood, upright: round above as a vowel, square as a consonant, Y as either."""
    wide, left, top = high * 3 // 4, -(high * 3 // 8), -(high // 2)
    vowel, either = letter in "AEIOU", letter == "Y"
    first = wide // 2 if vowel or either else 4
    last = wide // 2 if vowel else 4
    outline = (
        f"M{left} {high // 2}v{first - high}a{first} {first} 0 0 1 {first}-{first}"
        f"h{wide - first - last}a{last} {last} 0 0 1 {last} {last}v{high - last}z"
    )
    foot = {"x": str(left), "y": str(high // 2 - high // 8), "width": str(wide)}
    return h(
        "g.scene-sort",
        {"transform": f"translate({x} {y}) rotate({turn})"},
        h("path", {"d": outline}),
        h("rect", {**foot, "height": str(high // 8)}),
        h("text", {"y": str(-top * 2 // 5), "font-size": str(high * 5 // 8)}, letter),
    )


def sheen(x: int, y: int, size: int) -> Node:
    """The lamp on something round."""
    box = {"x": str(x - size // 2), "y": str(y - size // 2), "width": str(size)}
    return h("use", {**box, "height": str(size), "href": "#lit-disc", "class": "light"})
