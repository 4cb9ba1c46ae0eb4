"""Price history as step lines: hand-drawn SVG with a table beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tycoon.games.raccoon.rules.cards import PRICE_MAX

from tycoon_web.games.raccoon.telling.paragraphs import PARAGRAPHS
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.chart import spread
from tycoon_web.kit.controls import button, icon, rule_link, sheet
from tycoon_web.kit.tables import row, scrolling, table
from tycoon_web.kit.vtree import Node, h

Series = dict[str, list[int]]
#: A marker per commodity, drawn around (0, 0); its dashes are in tokens.css.
MARKS = {
    "wheat": "M0-4 4 3h-8z",
    "wood": "M-3.500 0a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0z",
    "iron": "M-3-3h6v6h-6z",
    "coal": "M0-4 4 0 0 4-4 0z",
    "goods": "M-1.500-4h3v2.500h2.500v3h-2.500v2.500h-3v-2.500h-2.500v-3h2.500z",
    "luxury": "M0-4.500 1.300-1.500 4.500-1.300 2 1 3 4 0 2.200-3 4-2 1-4.500-1.300-1.300-1.500z",
}
#: The highest price on any track, and where the lines begin.
TOP, LEFT = max(PRICE_MAX), 30
#: Lines at the same price run side by side: the distance of two, in dollars.
LANE = 0.09
#: A line has about so many markers.
MARKERS = 6


class Plot(NamedTuple):
    """Where the lines lie in a drawing, in its units."""

    width: int
    height: int
    sign: int
    """The size of the icons at the right end."""
    written: bool
    """With the price beside every icon, and markers on the lines."""
    turns: int
    """The prices shown per line; each of them holds for as much of the breadth."""

    @property
    def right(self) -> int:
        """Where the lines end and the labels begin."""
        return self.width - self.sign - (48 if self.written else 10)

    def x(self, turn: int) -> float:
        """Where a price begins to hold."""
        return LEFT + turn * (self.right - LEFT) / self.turns

    def y(self, price: float) -> float:
        """The height of a price; half a label fits above the highest and below the lowest."""
        margin = self.sign / 2 + 1
        return self.height - margin - (price - 1) * (self.height - 2 * margin) / (TOP - 1)


def lines(
    series: Series, width: int, height: int, turns: int, emphasis: str | None, *, large: bool
) -> Node:
    """The drawing; ``turns`` is how many of the latest turns it shows."""
    shown = {name: prices[-turns - 1 :] for name, prices in series.items()}
    plot = Plot(width, height, 18 if large else 12, large, max(map(len, shown.values())))
    lanes = {name: LANE * (i - (len(shown) - 1) / 2) for i, name in enumerate(shown)}
    ends = {name: plot.y(prices[-1] + lanes[name]) for name, prices in shown.items()}
    half = plot.sign / 2 + 3 * large  # on a phone the text is higher than the icon
    labels = spread(ends, plot.sign + 2 * large, half, height - half)
    drawn = [
        h(
            "g.series",
            {"class": f"c-{name}" + (" faint" if emphasis not in (None, name) else "")},
            _line(plot, prices, lanes[name]),
            large and _marks(plot, name, prices, lanes),
            _label(plot, name, prices[-1], ends[name], labels[name]),
        )
        for name, prices in sorted(shown.items(), key=lambda row: row[0] == emphasis)
    ]
    attrs = {"viewBox": f"0 0 {width} {height}", "preserveAspectRatio": "xMinYMid meet"}
    return h("svg.chart", {**attrs, "aria-hidden": "true"}, _grid(plot), drawn)


def length(series: Series) -> int:
    """How many prices every line has: one more than there were turns."""
    return len(next(iter(series.values())))


def _grid(plot: Plot) -> list[Node]:
    return [
        h(
            "g.grid",
            {},
            h("path", {"d": f"M{LEFT} {plot.y(price):.1f}H{plot.right}"}),
            h("text", {"x": "25", "y": f"{plot.y(price) + 5:.1f}", "text-anchor": "end"}, price),
        )
        for price in (1, 5, 10, TOP)
    ]


def _line(plot: Plot, prices: list[int], lane: float) -> Node:
    """Every price holds until the next one; the last one up to the label."""
    path = f"M{LEFT} {plot.y(prices[0] + lane):.1f}"
    for turn, price in enumerate(prices[1:], 1):
        path += f"H{plot.x(turn):.1f}V{plot.y(price + lane):.1f}"
    return h("path.step", {"d": f"{path}H{plot.right}"})


def _marks(plot: Plot, name: str, prices: list[int], lanes: Mapping[str, float]) -> list[Node]:
    """The commodity's marker now and then; those of two lines never at the same turn."""
    every = max(len(lanes), len(prices) // MARKERS)
    first = list(lanes).index(name) * every // len(lanes)
    places = [
        (plot.x(turn) + (plot.right - LEFT) / plot.turns / 2, plot.y(prices[turn] + lanes[name]))
        for turn in range(first, len(prices), every)
    ]
    return [
        h("path.mark", {"d": MARKS[name], "transform": f"translate({x:.1f} {y:.1f})"})
        for x, y in places
    ]


def _label(plot: Plot, name: str, price: int, end: float, at: float) -> Node:
    """Icon and price where the line ends; beside that place where another label is in the way."""
    left, half = plot.right + 8, plot.sign / 2
    square = {"width": str(plot.sign), "height": str(plot.sign)}
    text = {"x": str(left + plot.sign + 4), "y": f"{at:.1f}", "dominant-baseline": "central"}
    return h(
        "g.label",
        {},
        h("path.lead", {"d": f"M{plot.right} {end:.1f}L{left - 1} {at:.1f}"}),
        h("use", {"href": f"#c-{name}", "x": str(left), "y": f"{at - half:.1f}", **square}),
        plot.written and h("text.tip", text, f"${price}"),
    )


def small_chart(words: Words, series: Series, width: int = 232, turns: int | None = None) -> Node:
    """The thumbnail beside the players, of the latest turns or of so many; ``width`` in units of a
    height of 84."""
    return button(
        "#chart.chart-button",
        "open-chart",
        h("span.side-title", {}, icon("i-chart"), words("chart.title")),
        lines(series, width, 84, turns or width // 14, None, large=False),
        label=words("chart.open"),
    )


def chart_sheet(
    words: Words, series: Series, players: int, emphasis: str | None, *, whole: bool = False
) -> Node:
    """Large, one commodity emphasised at a time, and the figures as a table; ``whole``: of all the
    game, not of the latest rounds."""
    chips = [
        button(
            f"#chart-{name}.chip.c-{name}",
            "open-chart",
            icon(f"c-{name}", "ci"),
            words.thing(name),
            fields={"commodity": "" if name == emphasis else name},
            pressed=name == emphasis,
        )
        for name in series
    ]
    turns = length(series) if whole else 12 * players
    drawing = lines(series, 520, 300, turns, emphasis, large=True)
    return sheet(
        words,
        "chart",
        words("chart.title"),
        h(
            "div.chips",
            {},
            chips,
            rule_link(words, PARAGRAPHS["open-chart"], "chart", words("chart.title")),
        ),
        drawing,
        h("p.quiet-text", {}, words("chart.whole" if whole else "chart.note")),
        _table(words, series),
    )


def _table(words: Words, series: Series) -> Node:
    heads = [words("chart.turn"), *map(words.thing, series)]
    rows = [
        row(t or words("chart.start"), [f"${prices[t]}" for prices in series.values()], key=str(t))
        for t in reversed(range(length(series)))
    ]
    return scrolling(table(heads, rows))
