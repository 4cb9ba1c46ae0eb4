"""Everybody's chances, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tycoon_web.kit.chart import EDGE, HEIGHT, Plot, chart
from tycoon_web.kit.vtree import Node, h

if TYPE_CHECKING:
    from tycoon.coach import Analysis

TICKS = ((0.0, "0 %"), (0.5, "50 %"), (1.0, "100 %"))


def chances(emblems: Sequence[str], analysis: Analysis) -> Node:
    """The drawing; what it shows of importance stands in words beneath it."""
    turns = analysis.turns
    rows = [turn.before for turn in turns] + ([turns[-1].after] if turns else [])
    plot = Plot(len(rows), 1.0)
    marks = [turns.index(turn) for turn in analysis.turning()]
    bands = [_mark(number, place, plot) for number, place in enumerate(marks, 1)]
    return chart("chances", emblems, rows, plot, TICKS, bands)


def _mark(number: int, place: int, plot: Plot) -> Node:
    """A turning point: a band as broad as its turn, with the number it has below."""
    left, right = plot.x(place), plot.x(place + 1)
    box = {"x": f"{left:.1f}", "y": str(EDGE), "width": f"{right - left:.1f}"}
    text = {"x": f"{(left + right) / 2:.1f}", "y": str(EDGE - 3), "text-anchor": "middle"}
    return h(
        "g.turn-mark",
        {},
        h("rect", {**box, "height": str(HEIGHT - 2 * EDGE)}),
        h("text", text, number),
    )
