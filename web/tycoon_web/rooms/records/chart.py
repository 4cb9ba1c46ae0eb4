"""Somebody's results over time: a line through a dot per game, those that were won filled."""

from __future__ import annotations

from collections.abc import Sequence

from tycoon_web.kit.vtree import Node, h
from tycoon_web.rooms.records.reckoning import Result

WIDTH, HEIGHT, LEFT, EDGE = 520, 150, 44, 16
#: Games that it shows, the latest ones; of fewer a line says little.
MOST, LEAST = 30, 5


def results(shown: Sequence[Result]) -> Node:
    """The drawing; the table beside it says the same in words."""
    totals = [result.player.total for result in shown]
    low, high = min(totals), max(totals)

    def at(place: int) -> tuple[float, float]:
        share = (totals[place] - low) / max(1, high - low)
        across = (WIDTH - LEFT - EDGE) / max(1, len(totals) - 1)
        return LEFT + place * across, HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE)

    points = [at(place) for place in range(len(totals))]
    line = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    dots = [
        h(
            "circle" + (".won" if result.won else ""),
            {"cx": f"{x:.1f}", "cy": f"{y:.1f}", "r": "5.500" if result.won else "4"},
        )
        for result, (x, y) in zip(shown, points, strict=True)
    ]
    attrs = {"viewBox": f"0 0 {WIDTH} {HEIGHT}", "preserveAspectRatio": "xMinYMid meet"}
    body = [[_level(value, low, high) for value in sorted({low, high})], h("path.run", {"d": line})]
    return h("svg.chart.results", {**attrs, "aria-hidden": "true"}, body, dots)


def _level(value: int, low: int, high: int) -> Node:
    """A thin line at the lowest or the highest result."""
    y = EDGE if value == high > low else HEIGHT - EDGE
    text = {"x": str(LEFT - 10), "y": str(y + 5), "text-anchor": "end"}
    return h("g.grid", {}, h("path", {"d": f"M{LEFT} {y}H{WIDTH - EDGE}"}), h("text", text, value))
