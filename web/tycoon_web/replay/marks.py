"""The steps worth finding, as small signs on a scale, and what each sign means."""

from __future__ import annotations

from collections.abc import Iterable

from tycoon_web.kit.controls import Text
from tycoon_web.kit.vtree import Node, h
from tycoon_web.replay.timeline import LEAD, Mark

#: The sign of each kind, drawn around (0, 0), and its lane from the top: none lies on another's.
SIGNS = {
    LEAD: (0, "M0-4 3.500 0 0 4-3.500 0z"),
    "auction": (1, "M-3.500 0a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0z"),
    "challenge": (1, "M-3.500 0a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0z"),
    "town": (2, "M0-3.500 4 3h-8z"),
    "purchase": (3, "M-3-3h6v6h-6z"),
}
#: The height of a lane, in pixels of the slider and units of the chart.
LANE = 7


def sign(kind: str, x: str, y: float) -> Node:
    """One sign, its middle at ``x`` (a length of SVG, perhaps a percentage) and ``y``."""
    return h(
        f"svg.landmark.lm-{kind}",
        {"x": x, "y": f"{y:.1f}", "overflow": "visible"},
        h("path", {"d": SIGNS[kind][1]}),
    )


def lane(kind: str) -> float:
    """The middle of a kind's lane, from the top of the uppermost one."""
    return (SIGNS[kind][0] + 0.5) * LANE


def on_slider(marks: Iterable[Mark], last: int) -> Node:
    """All of them above a slider from 0 to ``last``."""
    signs = [sign(kind, f"{100 * at / last:.2f}%", lane(kind)) for at, kind in marks]
    return h("svg.landmarks", {"aria-hidden": "true"}, signs)


def meaning(t: Text, kind: str) -> Node:
    """A sign with its word."""
    drawn = h("svg.lm-sign", {"viewBox": "-5 -5 10 10", "aria-hidden": "true"}, sign(kind, "0", 0))
    return h("span.lm-meaning", {"key": kind}, drawn, t(f"replay.mark.{kind}"))
