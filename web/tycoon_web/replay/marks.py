"""The steps worth finding, as small signs on a scale, and what each sign means."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

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
#: The middle of the track, below all lanes, and how many of its stations may have a number.
TRACK, NUMBERS = 36, 8


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


def railway(
    marks: Iterable[Mark], stations: Sequence[tuple[int, int]], here: int, last: int
) -> Node:
    """What a slider from 0 to ``last`` runs along: a track with a station for every round, some of
    them with their number, and all signs above it.
    """
    signs = [sign(kind, f"{100 * at / last:.2f}%", lane(kind)) for at, kind in marks]
    rails = [
        h(f"line.{css}", {"x1": "0", "x2": "100%", "y1": f"{TRACK}", "y2": f"{TRACK}"})
        for css in ("sleepers", "rails", "between")
    ]
    often = next((n for n in (1, 2, 5, 10) if len(stations) <= n * NUMBERS), 20)
    stops = [
        h(
            "svg.station" + (".behind" if at <= here else ""),
            {"x": f"{100 * at / last:.2f}%", "y": f"{TRACK}", "overflow": "visible"},
            h("circle", {"r": "4"}),
            number % often == 0 and h("text", {"y": "9", "text-anchor": "middle"}, str(number)),
        )
        for number, at in stations
    ]
    return h("svg.landmarks", {"aria-hidden": "true"}, rails, stops, signs)


def legend(t: Text, marks: Iterable[Mark]) -> Node:
    """The word of every kind of sign that there is."""
    kinds = {mark.kind for mark in marks}
    attrs = {"viewBox": "-5 -5 10 10", "aria-hidden": "true"}
    words = [
        h("span", {}, h(f"svg.lm-{kind}", attrs, h("path", {"d": drawn})), t(f"replay.mark.{kind}"))
        for kind, (_, drawn) in SIGNS.items()
        if kind in kinds
    ]
    return h("p.replay-legend", {}, words)


def meaning(t: Text, kind: str) -> Node:
    """A sign with its word."""
    drawn = h("svg.lm-sign", {"viewBox": "-5 -5 10 10", "aria-hidden": "true"}, sign(kind, "0", 0))
    return h("span.lm-meaning", {"key": kind}, drawn, t(f"replay.mark.{kind}"))
