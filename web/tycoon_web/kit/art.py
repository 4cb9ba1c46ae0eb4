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
    sorts = [type_sort(8 + i * 38, 8, letter) for i, letter in enumerate("WORD")]
    return _drawing(sorts, seal(204, 34, "★"))


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
        h("text", {"y": "8", "class": "art-star"}, letter),
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


def _drawing(*parts: Node | list[Node]) -> Node:
    line = h("path", {"d": "M4 66.500h232M4 70.500h232", "class": "art-rule"})
    return h("svg.art", {"viewBox": "0 0 240 74", "aria-hidden": "true"}, *parts, line)


_ART = {"raccoon": _raccoon, "letter": _letter}
