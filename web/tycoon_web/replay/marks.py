"""The steps worth finding, as small signs on a scale, and what each sign means."""

from __future__ import annotations

from collections.abc import Sequence

from tycoon_web.kit.controls import Text
from tycoon_web.kit.vtree import Node, h
from tycoon_web.replay.timeline import LEAD

GAVEL = "M-.4-3.800 1.800-1.600-1.600 1.800-3.800-.4zM1 .1 4 3.100 3.100 4 .1 1zM-4 2.900H0V4h-4z"
#: The sign of each kind, drawn around (0, 0), and its lane from the top: none lies on another's.
SIGNS = {
    LEAD: (0, "M-4 3.500V-2.800l2.300 2L0-4 1.700-.8 4-2.800V3.500z"),
    "auction": (1, GAVEL),
    "challenge": (1, GAVEL),
    "town": (2, "M-4 3.500V-1.500L-2.500-4-1-1.500V0H1V-1.500L2.500-4 4-1.500V3.500z"),
    "purchase": (3, "M-3.300 3.500V-.2h-.9L0-4 4.200-.2h-.9V3.500H1V1h-2v2.500z"),
}
#: The height of a lane, in pixels of the slider and units of the chart.
LANE = 7
#: How far the sleepers go on beyond both ends, as a share of the track.
BEYOND = 0.04
#: A track has room for so many numbers of rounds.
NUMBERS = 8
#: How many rounds lie between two numbers.
ROUNDS = (1, 2, 5, 10, 20, 50)
#: The shares of the track that a number and the first round's name take.
NUMBER, NAME = 0.1, 0.26


def sign(kind: str, x: str, y: float) -> Node:
    """One sign, its middle at ``x`` (a length of SVG) and ``y``."""
    return h(
        f"svg.landmark.lm-{kind}",
        {"x": x, "y": f"{y:.1f}", "overflow": "visible"},
        h("path", {"d": SIGNS[kind][1]}),
    )


def lane(kind: str) -> float:
    """The middle of a kind's lane, from the top of the uppermost one."""
    return (SIGNS[kind][0] + 0.5) * LANE


def railway(stops: Sequence[int], here: int, last: int) -> Node:
    """What a slider from 0 to ``last`` runs along: on sleepers a track, bright as far as one has
    come; rounds as stations, by their first step, and a white line at where one is.
    """
    ends = -BEYOND * last, (1 + BEYOND) * last
    bed, *rails = (_rail(css, *ends, last) for css in ("bed", "iron.upper", "iron.lower"))
    gone, ahead = _rail("gone", ends[0], here, last), _rail("ahead", here, ends[1], last)
    now = h("rect.now", {"x": f"{100 * here / last:.2f}%"})
    dots = [
        h(
            "circle.stop" + (".gone" if at <= here else ""),
            {"cx": f"{100 * at / last:.2f}%", "r": "6"},
        )
        for at in stops
    ]
    return h(
        "svg.landmarks",
        {"aria-hidden": "true"},
        h("g.railway", {}, bed, gone, ahead, rails, dots, now),
    )


def mileposts(stations: Sequence[tuple[int, int]], last: int) -> list[tuple[int, int]]:
    """Of all rounds as many as have room beside one another; the first has its whole name there."""
    step = next((step for step in ROUNDS if len(stations) <= step * NUMBERS), ROUNDS[-1])
    found = [*stations[:1]]
    free = sum(at for _, at in found) + NAME * last
    for number, at in stations[1:]:
        if number % step == 0 and at >= free:
            found.append((number, at))
            free = at + NUMBER * last
    return found


def _rail(css: str, start: float, end: float, last: int) -> Node:
    return h(f"line.{css}", {"x1": f"{100 * start / last:.2f}%", "x2": f"{100 * end / last:.2f}%"})


def meaning(t: Text, kind: str) -> Node:
    """A sign with its word."""
    drawn = h("svg.lm-sign", {"viewBox": "-5 -5 10 10", "aria-hidden": "true"}, sign(kind, "0", 0))
    return h("span.lm-meaning", {"key": kind}, drawn, t(f"replay.mark.{kind}"))
