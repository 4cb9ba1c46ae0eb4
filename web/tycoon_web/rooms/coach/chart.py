"""Everybody's chances to win, turn by turn: lines in the players' colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tycoon_web.kit.vtree import Node, h

if TYPE_CHECKING:
    from tycoon.coach import Analysis

WIDTH, HEIGHT = 520, 240
LEFT, RIGHT, EDGE = 60, 28, 18
SIGN = 18  #: the size of an emblem at the right end
#: Dashes tell lines apart without colours.
DASHES = ("none", "9 4", "3 4", "12 4 3 4", "6 3")


def chances(emblems: Sequence[str], analysis: Analysis) -> Node:
    """The drawing; what it shows of importance stands in words beneath it."""
    turns = analysis.turns
    rows = [turn.before for turn in turns] + ([turns[-1].after] if turns else [])
    marks = [turns.index(turn) for turn in analysis.turning()]
    attrs = {"viewBox": f"0 0 {WIDTH} {HEIGHT}", "preserveAspectRatio": "xMinYMid meet"}
    heights = _signs(rows[-1] if rows else [0.0] * len(emblems))
    lines = [
        _line(sign, [row[seat] for row in rows], DASHES[seat % len(DASHES)], heights[seat])
        for seat, sign in enumerate(emblems)
    ]
    return h(
        "svg.chart.chances",
        {**attrs, "aria-hidden": "true"},
        _grid(),
        [_mark(number, place, len(rows)) for number, place in enumerate(marks, 1)],
        lines,
    )


def _x(place: float, count: int) -> float:
    return LEFT + place * (WIDTH - LEFT - RIGHT) / max(1, count - 1)


def _y(chance: float) -> float:
    return HEIGHT - EDGE - chance * (HEIGHT - 2 * EDGE)


def _grid() -> list[Node]:
    return [
        h(
            "g.grid",
            {},
            h("path", {"d": f"M{LEFT} {_y(share):.1f}H{WIDTH - RIGHT}"}),
            h(
                "text",
                {"x": str(LEFT - 6), "y": f"{_y(share) + 5:.1f}", "text-anchor": "end"},
                percent,
            ),
        )
        for share, percent in ((0.0, "0 %"), (0.5, "50 %"), (1.0, "100 %"))
    ]


def _mark(number: int, place: int, count: int) -> Node:
    """A turning point: a band as broad as its turn, with the number it has below."""
    left, right = _x(place, count), _x(place + 1, count)
    box = {"x": f"{left:.1f}", "y": str(EDGE), "width": f"{right - left:.1f}"}
    text = {"x": f"{(left + right) / 2:.1f}", "y": str(EDGE - 3), "text-anchor": "middle"}
    return h(
        "g.turn-mark",
        {},
        h("rect", {**box, "height": str(HEIGHT - 2 * EDGE)}),
        h("text", text, number),
    )


def _signs(ends: Sequence[float]) -> list[float]:
    """By seat the height of its emblem, where its line ends; none lies on another."""
    heights, below = [_y(end) for end in ends], float(HEIGHT)
    for seat in sorted(range(len(ends)), key=lambda seat: ends[seat]):
        below = heights[seat] = min(heights[seat], below - SIGN)
    return heights


def _line(sign: str, row: Sequence[float], dash: str, height: float) -> Node:
    points = [f"{_x(place, len(row)):.1f} {_y(chance):.1f}" for place, chance in enumerate(row)]
    square = {"width": str(SIGN), "height": str(SIGN)}
    at = {"x": str(WIDTH - RIGHT + 6), "y": f"{height - SIGN / 2:.1f}"}
    return h(
        f"g.line.em-{sign}",
        {},
        h("path.chance", {"d": f"M{'L'.join(points)}", "stroke-dasharray": dash}),
        h("use", {"href": f"#e-{sign}", **at, **square}),
    )
