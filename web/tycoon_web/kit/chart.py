"""Lines over the course of a game, one per player: hand-drawn SVG for sheets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from tycoon_web.kit.vtree import Child, Node, h

WIDTH, HEIGHT = 520, 240
LEFT, RIGHT, EDGE = 60, 28, 18
SIGN = 18  #: the size of an emblem at the right end …
MARGIN = 5  #: … how far it stays from the upper and the lower edge …
LETTERS = 8  #: so many of a name stand beside it
AIR = 8  #: … and from the next one, where there is room
#: Dashes tell lines apart without colours.
DASHES = ("none", "9 4", "3 4", "12 4 3 4", "6 3")


class Plot(NamedTuple):
    """Where the lines lie in the drawing, in its units; the lowest value is 0."""

    values: int
    """How many values each line has."""
    top: float
    """The highest value there is room for."""
    floor: float = EDGE
    """What lies below the lowest value."""
    high: float = HEIGHT
    """Of the whole drawing."""
    right: float = RIGHT
    """What lies beyond the last value: signs, and names where there is room for them."""
    left: float = LEFT
    """What lies before the first value."""

    @property
    def end(self) -> float:
        """Where the last value stands."""
        return WIDTH - self.right

    def x(self, place: float) -> float:
        """Where the value with this number stands."""
        return self.left + place * (self.end - self.left) / max(1, self.values - 1)

    def y(self, value: float) -> float:
        """The height of a value."""
        return self.high - self.floor - value * (self.high - EDGE - self.floor) / self.top


def chart(
    css: str,
    emblems: Sequence[str],
    rows: Sequence[Sequence[float]],
    plot: Plot,
    ticks: Iterable[tuple[float, str]],
    beneath: Child,
    shown: str = "",
    names: Sequence[str] = (),
) -> Node:
    """The drawing; what it shows of importance stands in words beside it.

    ``rows``: by place the value of everybody; ``ticks``: values with a line of their own and what
    is written there; ``beneath``: what lies under the lines; ``shown``: the emblem of whose line
    it is about, "" of nobody's more than of others'; ``names``: everybody's, beside the signs.
    """
    last = rows[-1] if rows else [0.0] * len(emblems)
    nearest = MARGIN + SIGN / 2
    ends = {str(seat): plot.y(value) for seat, value in enumerate(last)}
    room = (plot.high - 2 * nearest) / max(1, len(emblems) - 1)
    heights = spread(ends, min(SIGN + AIR, room), nearest, plot.high - nearest)
    lines = [
        _line(
            sign,
            [row[seat] for row in rows],
            plot,
            DASHES[seat % len(DASHES)],
            heights[str(seat)],
            names[seat] if names else "",
            shown=sign == shown,
        )
        for seat, sign in sorted(enumerate(emblems), key=lambda one: one[1] == shown)
    ]
    attrs = {"viewBox": f"0 0 {WIDTH} {plot.high:g}", "preserveAspectRatio": "xMinYMid meet"}
    grid = [_tick(plot, plot.y(value), text) for value, text in ticks]
    return h(f"svg.chart.{css}", {**attrs, "aria-hidden": "true"}, grid, beneath, lines)


def _tick(plot: Plot, height: float, text: str) -> Node:
    at = {"x": f"{plot.left - 6:g}", "y": f"{height + 5:.1f}", "text-anchor": "end"}
    return h(
        "g.grid",
        {},
        h("path", {"d": f"M{plot.left:g} {height:.1f}H{plot.end:g}"}),
        h("text", at, text),
    )


def _line(
    sign: str, row: Sequence[float], plot: Plot, dash: str, height: float, name: str, *, shown: bool
) -> Node:
    points = [f"{plot.x(place):.1f} {plot.y(value):.1f}" for place, value in enumerate(row)]
    square = {"width": str(SIGN), "height": str(SIGN)}
    at = {"x": f"{plot.end + 6:g}", "y": f"{height - SIGN / 2:.1f}"}
    tie = f"M{points[-1]}L{plot.end + 6:g} {height:.1f}" if row else ""
    foot = f"{plot.y(0):.1f}"
    area = f"M{plot.x(0):.1f} {foot}L{'L'.join(points)}V{foot}Z"
    return h(
        f"g.line.em-{sign}{'.shown' if shown else ''}",
        {},
        h("path.area", {"d": area}) if shown else None,
        h("path.course", {"d": f"M{'L'.join(points)}", "stroke-dasharray": dash}),
        tie and h("path.tie", {"d": tie}),
        h("use", {"href": f"#e-{sign}", **at, **square}),
        name and _name(name, plot.end + 6 + SIGN + MARGIN, height),
    )


def _name(name: str, left: float, middle: float) -> Node:
    """Whose line ends there; a long name is cut, its sign tells the rest."""
    short = name if len(name) <= LETTERS else name[: LETTERS - 1].rstrip() + "…"
    return h("text.line-name", {"x": f"{left:g}", "y": f"{middle + 5.5:.1f}"}, short)


def spread(wanted: Mapping[str, float], gap: float, low: float, high: float) -> dict[str, float]:
    """Places at least ``gap`` apart from ``low`` to ``high``, as near to those wanted as can be.

    What overlaps is moved apart around its middle, all else stays where it is. There must be room.
    """
    names = sorted(wanted, key=lambda name: wanted[name])
    groups: list[list[float]] = []
    for i, name in enumerate(names):
        groups.append([wanted[name] - i * gap])
        while len(groups) > 1 and _mean(groups[-2]) > _mean(groups[-1]):
            groups[-2:] = [groups[-2] + groups[-1]]
    starts = [_mean(group) for group in groups for _ in group]
    most = high - (len(names) - 1) * gap
    return {
        name: min(max(start, low), most) + i * gap
        for i, (name, start) in enumerate(zip(names, starts, strict=True))
    }


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)
