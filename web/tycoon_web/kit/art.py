"""One drawing per game for the home screen, our own: price steps and a wheel, type and a seal."""

from __future__ import annotations

from functools import cache

from tycoon_web.kit.vtree import Node, h


@cache
def game_art(game: str) -> Node:
    """What a game is about, in one small picture."""
    return _ART[game]()


def _raccoon() -> Node:
    steps = [
        h("path", {"d": f"M{10 + i * 18} {58 - i * 7}h18v-7", "class": "art-step"})
        for i in range(6)
    ]
    return _drawing(
        steps,
        h("circle", {"cx": "196", "cy": "34", "r": "27", "class": "art-rim"}),
        h("circle", {"cx": "196", "cy": "34", "r": "6", "class": "art-hub"}),
        h("path", {"d": "M196 8v52M170 34h52M178 16l36 36M214 16l-36 36", "class": "art-spoke"}),
    )


def _letter() -> Node:
    """Four pieces of type, vowels with their double rule, and a patent's seal."""
    sorts = [_sort(8 + i * 38, letter, letter in "AEIOU") for i, letter in enumerate("WORD")]
    rays = "".join(f"M204 34l{x} {y}" for x, y in _RAYS)
    return _drawing(
        sorts,
        h(
            "path",
            {"d": "M194 50l-7 14 9-3 5 6 4-15M214 50l7 14-9-3-5 6-4-15", "class": "art-tail"},
        ),
        h("path", {"d": rays, "class": "art-ray"}),
        h("circle", {"cx": "204", "cy": "34", "r": "21", "class": "art-seal"}),
        h("text", {"x": "204", "y": "43", "class": "art-star"}, "★"),
    )


_RIBBONS = "M194 50l-7 14 9-3 5 6 4-15M214 50l7 14-9-3-5 6-4-15"
#: Ends of the seal's sixteen rays, seen from its middle.
_RAYS = (
    (27, 0), (25, 10), (19, 19), (10, 25), (0, 27), (-10, 25), (-19, 19), (-25, 10),
    (-27, 0), (-25, -10), (-19, -19), (-10, -25), (0, -27), (10, -25), (19, -19), (25, -10),
)  # fmt: skip


def _sort(x: int, letter: str, vowel: bool) -> Node:
    box = {"x": str(x), "y": "8", "width": "34", "height": "54", "rx": "4"}
    rule = f"M{x} 56h34M{x} 60h34" if vowel else f"M{x} 58h34"
    return h(
        "g",
        {},
        h(
            "rect",
            {**box, "class": "art-card"},
        ),
        h("text", {"x": str(x + 17), "y": "44", "class": "art-letter"}, letter),
        h("path", {"d": rule, "class": "art-vowel" if vowel else "art-consonant"}),
    )


def _drawing(*parts: Node | list[Node]) -> Node:
    line = h("path", {"d": "M4 66.500h232M4 70.500h232", "class": "art-rule"})
    return h("svg.art", {"viewBox": "0 0 240 74", "aria-hidden": "true"}, *parts, line)


_ART = {"raccoon": _raccoon, "letter": _letter}
