"""What the pictures of the guides are put together of: our own drawings, cards, plates, arrows."""

from __future__ import annotations

from tycoon_web.kit.vtree import Child, Node, h

#: Of a picture; everything in it is placed by these units.
WIDTH, HEIGHT = 240, 120


def symbol(name: str, x: int, y: int, size: int, css: str = "") -> Node:
    """A drawing of the sprite, so large, with its middle at this point."""
    place = {"x": x - size // 2, "y": y - size // 2, "width": size, "height": size}
    attrs = {key: str(value) for key, value in place.items()}
    return h("use", {**attrs, "href": f"#{name}", "class": f"art-symbol {css}".strip()})


def card(x: int, y: int, width: int, height: int, css: str = "art-card") -> Node:
    """A card's outline, its left upper corner at this point."""
    box = {"x": x, "y": y, "width": width, "height": height, "rx": 6}
    return h("rect", {**{key: str(value) for key, value in box.items()}, "class": css})


def badge(x: int, y: int, text: str) -> Node:
    """A number on a round plate."""
    return h(
        "g",
        {"transform": f"translate({x} {y})"},
        h("circle", {"r": "16", "class": "art-plate"}),
        h("text", {"y": "6", "class": "art-number"}, text),
    )


def arrow(x: int, y: int, length: int = 16) -> Node:
    """To the right, beginning at this point."""
    return h("path", {"d": f"M{x} {y}h{length}m-6 -6l6 6l-6 6", "class": "art-arrow"})


def picture(*parts: Child) -> Node:
    """A picture of a guide."""
    box = {"viewBox": f"0 0 {WIDTH} {HEIGHT}", "aria-hidden": "true"}
    return h("svg.guide-art", box, *parts)
