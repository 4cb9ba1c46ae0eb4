"""What the pictures of the guides are put together of: our own drawings, cards, plates, arrows."""

from __future__ import annotations

from tycoon_web.kit.vtree import Child, Node, h

#: Of a picture; everything in it is placed by these units.
WIDTH, HEIGHT = 240, 120


def symbol(name: str, x: int, y: int, size: int, css: str = "") -> Node:
    """A drawing of the sprite, so large, with its middle at this point."""
    place = {"x": x - size // 2, "y": y - size // 2, "width": size, "height": size}
    attrs = {key: str(value) for key, value in place.items()}
    kind, coloured, _ = css.partition("-")
    own = f" art-{kind}" if coloured else ""
    return h("use", {**attrs, "href": f"#{name}", "class": f"art-symbol{own} {css}".strip()})


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


_RIBBONS = "M-10 16l-7 14 9-3 5 6 4-15M10 16l7 14-9-3-5 6-4-15"
#: Ends of the seal's sixteen rays, seen from its middle.
_RAYS = (
    (27, 0), (25, 10), (19, 19), (10, 25), (0, 27), (-10, 25), (-19, 19), (-25, 10),
    (-27, 0), (-25, -10), (-19, -19), (-10, -25), (0, -27), (10, -25), (19, -19), (25, -10),
)  # fmt: skip


def seal(x: int, y: int, letter: str) -> Node:
    """A patent's seal around this point."""
    return h(
        "g",
        {"transform": f"translate({x} {y})"},
        h("path", {"d": _RIBBONS, "class": "art-tail"}),
        h("path", {"d": "".join(f"M0 0l{x} {y}" for x, y in _RAYS), "class": "art-ray"}),
        h("circle", {"r": "21", "class": "art-seal"}),
        h("text", {"y": "10", "class": "art-star"}, letter),
    )


def type_sort(x: int, y: int, letter: str) -> Node:
    """A piece of type, 34 wide and 54 high: vowels have a double rule."""
    box = {"width": "34", "height": "54", "rx": "4", "class": "art-card"}
    vowel = letter in "AEIOU"
    rule = {"d": "M0 48h34M0 52h34" if vowel else "M0 50h34"}
    return h(
        "g",
        {"transform": f"translate({x} {y})"},
        h("rect", box),
        h("text", {"x": "17", "y": "36", "class": "art-letter"}, letter),
        h("path", {**rule, "class": "art-vowel" if vowel else "art-consonant"}),
    )
