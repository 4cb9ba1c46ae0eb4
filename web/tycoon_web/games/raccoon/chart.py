"""Price history as step lines: hand-drawn SVG with a table beside it."""

from __future__ import annotations

from collections.abc import Callable

from tycoon_web.games.raccoon.paragraphs import PARAGRAPHS
from tycoon_web.games.raccoon.words import Words
from tycoon_web.parts.controls import button, icon, rule_link, sheet
from tycoon_web.vtree import Node, h

Series = dict[str, list[int]]
#: A marker per commodity, drawn around (0, 0).
_MARKS = {
    "wheat": "M0-4 4 3h-8z",
    "wood": "M-3.500 0a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0z",
    "iron": "M-3-3h6v6h-6z",
    "coal": "M0-4 4 0 0 4-4 0z",
    "goods": "M-1.500-4h3v2.500h2.500v3h-2.500v2.500h-3v-2.500h-2.500v-3h2.500z",
    "luxury": "M0-4.500 1.300-1.500 4.500-1.300 2 1 3 4 0 2.200-3 4-2 1-4.500-1.300-1.300-1.500z",
}
#: The highest price on any track, and where the lines begin.
TOP, LEFT = 14, 26


def lines(
    series: Series, width: int, height: int, turns: int, emphasis: str | None, labels: bool
) -> Node:
    """The drawing; ``turns`` is how many of the latest turns it shows."""
    edge = width - (46 if labels else 10)
    shown = {name: prices[-turns - 1 :] for name, prices in series.items()}
    dx = (edge - LEFT) / max(1, len(next(iter(shown.values()))) - 1)
    dy = (height - 14) / (TOP - 1)

    def y(price: int) -> float:
        return height - 7 - (price - 1) * dy

    ends = _spread({name: y(prices[-1]) for name, prices in shown.items()}, 18)
    drawn = []
    for name, prices in shown.items():
        label = (edge + 8, ends[name]) if labels else None
        drawn.append(_line(name, prices, dx, y, label, faint=emphasis not in (None, name)))
    attrs = {"viewBox": f"0 0 {width} {height}", "preserveAspectRatio": "xMinYMid meet"}
    return h("svg.chart", {**attrs, "aria-hidden": "true"}, _grid(y, edge), drawn)


def _grid(y: Callable[[int], float], edge: int) -> list[Node]:
    return [
        h(
            "g.grid",
            {},
            h("path", {"d": f"M{LEFT} {y(p):.1f}H{edge}"}),
            h("text", {"x": "21", "y": f"{y(p) + 5:.1f}", "text-anchor": "end"}, p),
        )
        for p in (1, 5, 10, TOP)
    ]


def _line(
    name: str,
    prices: list[int],
    dx: float,
    y: Callable[[int], float],
    label: tuple[float, float] | None,
    *,
    faint: bool,
) -> Node:
    """One commodity's line, its marker at the end and there its price."""
    path = f"M{LEFT} {y(prices[0]):.1f}"
    for i, price in enumerate(prices[1:], 1):
        path += f"H{LEFT + i * dx:.1f}V{y(price):.1f}"
    end = LEFT + (len(prices) - 1) * dx
    return h(
        "g.series",
        {"class": f"c-{name}" + (" faint" if faint else "")},
        h("path.step", {"d": path}),
        h(
            "path.mark",
            {"d": _MARKS[name], "transform": f"translate({end:.1f} {y(prices[-1]):.1f})"},
        ),
        label
        and h("text.tip", {"x": f"{label[0]:.1f}", "y": f"{label[1] + 4:.1f}"}, f"${prices[-1]}"),
    )


def _spread(places: dict[str, float], gap: float) -> dict[str, float]:
    """Label heights that do not overlap."""
    spread: dict[str, float] = {}
    last = -100.0
    for name in sorted(places, key=lambda c: places[c]):
        last = max(places[name], last + gap)
        spread[name] = last
    over = max(0.0, last - max(places.values()) - gap)
    return {name: at - over for name, at in spread.items()}


def small_chart(words: Words, series: Series, width: int = 232) -> Node:
    """The thumbnail beside the players; ``width`` in units of a height of 84."""
    return button(
        "#chart.chart-button",
        "open-chart",
        h("span.side-title", {}, icon("i-chart"), words("chart.title")),
        lines(series, width, 84, width // 14, None, labels=False),
        label=words("chart.open"),
    )


def chart_sheet(words: Words, series: Series, players: int, emphasis: str | None) -> Node:
    """Large, one commodity emphasised at a time, and the figures as a table."""
    chips = [
        button(
            f"#chart-{name}.chip.c-{name}",
            "open-chart",
            icon(f"c-{name}", "ci"),
            words.thing(name),
            fields={"commodity": "" if name == emphasis else name},
            aria_pressed="true" if name == emphasis else "false",
        )
        for name in series
    ]
    drawing = lines(series, 520, 300, 12 * players, emphasis, labels=True)
    return sheet(
        words,
        "chart",
        words("chart.title"),
        h("div.chips", {}, chips, rule_link(words, PARAGRAPHS["open-chart"], "chart")),
        drawing,
        h("p.quiet-text", {}, words("chart.note")),
        _table(words, series),
    )


def _table(words: Words, series: Series) -> Node:
    turns = len(next(iter(series.values())))
    head = h(
        "tr",
        {},
        h("th", {"scope": "col"}, words("chart.turn")),
        [h("th", {"scope": "col"}, words.thing(c)) for c in series],
    )
    rows = [
        h(
            "tr",
            {"key": str(t)},
            h("th", {"scope": "row"}, t or words("chart.start")),
            [h("td", {}, f"${series[c][t]}") for c in series],
        )
        for t in reversed(range(turns))
    ]
    return h(
        "div.scroll",
        {"tabindex": "0"},
        h("table.figures", {}, h("thead", {}, head), h("tbody", {}, rows)),
    )
