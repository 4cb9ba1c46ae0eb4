"""Price history as step lines on slate: hand-drawn SVG, a card per commodity, and all figures."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from types import MappingProxyType
from typing import NamedTuple

from tycoon.games.raccoon.rules.cards import COMMODITIES, PRICE_MAX

from tycoon_web.games.raccoon.telling.paragraphs import PARAGRAPHS
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.chart import spread
from tycoon_web.kit.controls import button, disc, icon, rule_link, sheet
from tycoon_web.kit.tables import row, scrolling, table
from tycoon_web.kit.vtree import Child, Node, h

Series = dict[str, list[int]]
WIDTH, HEIGHT = 584, 260
#: The highest price on any track, and where the lines begin.
TOP, LEFT = max(PRICE_MAX), 34
TOPS = dict(zip(COMMODITIES, PRICE_MAX, strict=True))
#: The size of the signs at the ends, how much room names and prices have, and that of the rounds
#: below.
SIGN, NAMED, PRICED, FOOT = 28, 72, 58, 24
#: The size of the signs beside the highest prices.
SMALL = 15
#: Lines at the same price run side by side: the distance of two, in dollars.
LANE = 0.12
#: Numbers of rounds stand so far apart at least: on a phone two digits are so broad.
APART = 28
#: So many tokens lie beside each other on the ledge.
ONE_BY_ONE = 4
#: The middle of those numbers.
AXIS = HEIGHT - FOOT / 2 + 2


class Plot(NamedTuple):
    """Where the lines lie in the drawing, in its units."""

    turns: int
    """The prices shown per line; each of them holds for as much of the breadth."""

    @property
    def right(self) -> int:
        """Where the lines end and the labels begin."""
        return WIDTH - SIGN - PRICED - NAMED

    def x(self, turn: int) -> float:
        """Where a price begins to hold."""
        return LEFT + turn * (self.right - LEFT) / self.turns

    def y(self, price: float) -> float:
        """The height of a price; half a label fits above the highest and below the lowest."""
        margin = SIGN / 2 + 1
        low = HEIGHT - FOOT - margin
        return low - (price - 1) * (low - margin) / (TOP - 1)


def lines(
    words: Words,
    series: Series,
    rounds: Mapping[int, int],
    turns: int,
    emphasis: str | None,
) -> Node:
    """The drawing; ``turns`` is how many of the latest turns it shows, ``rounds`` by number at
    which of all prices each began; ``emphasis``: the one that is looked at.
    """
    shown = latest(series, turns)
    plot = Plot(length(shown))
    lanes = {name: LANE * (i - (len(shown) - 1) / 2) for i, name in enumerate(shown)}
    ends = {name: plot.y(prices[-1] + lanes[name]) for name, prices in shown.items()}
    half = SIGN / 2 + 3  # on a phone the text is higher than the icon
    labels = spread(ends, SIGN + 3, half, HEIGHT - FOOT - half)
    front = emphasis or most_moved(shown)
    drawn = [
        h(
            "g.series",
            {"class": f"c-{name} {_weight(shown, name, emphasis)}"},
            _line(plot, prices, lanes[name], lit=name == front),
            _label(plot, name, prices[-1], ends[name], labels[name]),
            _name(words, name, labels[name]),
        )
        for name, prices in sorted(shown.items(), key=lambda row: row[0] == front)
    ]
    first = length(series) - plot.turns
    began = [(n, plot.x(at - first)) for n, at in rounds.items() if at >= first]
    attrs = {"viewBox": f"0 0 {WIDTH} {HEIGHT}", "preserveAspectRatio": "xMinYMid meet"}
    ground = [_top(plot, emphasis), _grid(plot, emphasis), _rounds(words, plot, began)]
    return h("svg.chart", {**attrs, "aria-hidden": "true"}, ground, drawn)


def _weight(shown: Series, name: str, emphasis: str | None) -> str:
    """How a line stands out: the one that is looked at, else that which has changed most."""
    if emphasis is not None:
        return "strong" if name == emphasis else "faint"
    return "strong ahead" if name == most_moved(shown) else "strong"


def most_moved(shown: Series) -> str:
    """The one whose price has changed most."""
    return max(shown, key=lambda name: abs(shown[name][-1] - shown[name][0]))


def latest(series: Series, turns: int) -> Series:
    """The prices of so many turns, and those before them."""
    return {name: prices[-turns - 1 :] for name, prices in series.items()}


def length(series: Series) -> int:
    """How many prices every line has: one more than there were turns."""
    return len(next(iter(series.values())))


def _top(plot: Plot, emphasis: str | None) -> Node | None:
    """Where the price of the one in sight cannot be."""
    if emphasis is None or TOPS[emphasis] == TOP:
        return None
    above, below = plot.y(TOP) - SIGN / 2, plot.y(TOPS[emphasis]) - 4
    return h("path.beyond", {"d": f"M{LEFT} {above:.1f}H{plot.right}V{below:.1f}H{LEFT}z"})


def _grid(plot: Plot, emphasis: str | None) -> list[Node]:
    """Every second price; of what is looked at the sign stands at the highest."""
    return [
        h(
            "g.grid",
            {},
            h("path", {"d": f"M{LEFT} {plot.y(price):.1f}H{plot.right}"}),
            price % 2 == 0 and _written(LEFT - 6, plot.y(price), str(price), "end"),
            _whose(plot, price, emphasis),
        )
        for price in (2, 4, 6, 8, 10, *sorted(set(PRICE_MAX)))
    ]


def _whose(plot: Plot, price: int, emphasis: str | None) -> list[Node]:
    """The commodities that cannot cost more."""
    square = {"width": str(SMALL), "height": str(SMALL), "y": f"{plot.y(price) - SMALL / 2:.1f}"}
    names = [name for name, top in TOPS.items() if top == price]
    return [
        h(
            f"use.ci.c-{name}" + (".top" if name == emphasis else ""),
            {"href": f"#c-{name}", "x": str(LEFT + 4), **square},
        )
        for name in names
    ]


def _rounds(words: Words, plot: Plot, began: list[tuple[int, float]]) -> list[Node]:
    """A line where a round begins, and below it the number of every one, or of every so many."""
    starts = [x for _, x in began]
    room = min((right - left for left, right in pairwise(starts)), default=APART)
    apart = next((n for n in (1, 2, 5, 10) if n * room >= APART), 20)
    drawn: list[Node] = []
    for number, x in began:
        mark = _written(x, AXIS, str(number), "middle") if number % apart == 0 else None
        line = h("path", {"d": f"M{x:.1f} {SIGN / 2 + 1}V{HEIGHT - FOOT}"})
        drawn.append(h("g.grid.grid-round", {}, line, mark))
    what = _written(plot.right + 8, AXIS, words("log.round"), "start")
    return [*drawn, h("g.grid", {}, what)]


def _written(x: float, y: float, text: str, anchor: str) -> Node:
    at = {"x": f"{x:.1f}", "y": f"{y:.1f}", "text-anchor": anchor, "dominant-baseline": "central"}
    return h("text", at, text)


def _line(plot: Plot, prices: list[int], lane: float, *, lit: bool) -> list[Child]:
    """Every price holds until the next one; the last one up to the label. Beneath it slate keeps
    it off the lines that it crosses; under one that is lit the slate glows.
    """
    path = f"M{LEFT} {plot.y(prices[0] + lane):.1f}"
    for turn, price in enumerate(prices[1:], 1):
        path += f"H{plot.x(turn):.1f}V{plot.y(price + lane):.1f}"
    path += f"H{plot.right}"
    falls = [turn for turn in range(1, len(prices)) if prices[turn] < prices[turn - 1]]
    sold = [_sold(plot.x(turn), plot.y(prices[turn] + lane)) for turn in falls]
    chalk = [h(f"path.{layer}", {"d": path}) for layer in ("casing", "step")]
    glow = lit and h("path.glow", {"d": f"{path}V{HEIGHT - FOOT}H{LEFT}z"})
    return [glow, *chalk, *sold]


def _sold(x: float, y: float) -> Node:
    """A ring where a sale has brought the price down."""
    return h("circle.sold", {"cx": f"{x:.1f}", "cy": f"{y:.1f}", "r": "4.5"})


def _label(plot: Plot, name: str, price: int, end: float, at: float) -> Node:
    """Token and price where the line ends; beside that place where another label is in the way."""
    left, half, inner = plot.right + 8, SIGN / 2, SIGN * 0.62
    centre = {"cx": str(left + half), "cy": f"{at:.1f}", "r": str(half)}
    square = {"width": f"{inner:.1f}", "height": f"{inner:.1f}"}
    square |= {"x": f"{left + half - inner / 2:.1f}", "y": f"{at - inner / 2:.1f}"}
    text = {"x": str(left + SIGN + 4), "y": f"{at:.1f}", "dominant-baseline": "central"}
    lead = {"d": f"M{plot.right} {end:.1f}L{left - 1} {at:.1f}"}
    return h(
        "g.label",
        {},
        [h(f"path.{layer}", lead) for layer in ("casing", "lead")],
        h("circle.tip-token", centre),
        h("use", {"href": f"#c-{name}", **square}),
        h("text.tip", text, f"${price}"),
    )


def _name(words: Words, name: str, at: float) -> Node:
    """What it is called, where there is room."""
    place = {"x": str(WIDTH - 6), "y": f"{at:.1f}", "text-anchor": "end"}
    return h("text.tip-name", {**place, "dominant-baseline": "central"}, words.thing(name))


def chart_sheet(
    words: Words,
    series: Series,
    rounds: Mapping[int, int],
    players: int,
    emphasis: str | None,
    *,
    whole: bool = False,
    held: Mapping[str, int] | None = None,
    left: Mapping[str, int | None] = MappingProxyType({}),
) -> Node:
    """All lines, or one of them and the others faint; ``whole``: of all the game, not of the latest
    rounds; ``held``: by who looks; ``left``: in the supply.
    """
    turns = length(series) if whole else 12 * players
    title = words("chart.title")
    rules = rule_link(words, PARAGRAPHS["open-chart"], "chart", title)
    return sheet(
        words,
        "chart",
        title,
        h(
            "div.prices-board.m-slate",
            {},
            _note(words, latest(series, turns), emphasis, whole=whole),
            lines(words, series, rounds, turns, emphasis),
        ),
        _cards(words, latest(series, turns), emphasis, held, left),
        h(
            "details.folded",
            {"key": "all"},
            h("summary", {}, icon("i-log"), h("span", {}, words("chart.all"))),
            _all(words, series),
        ),
        head=rules,
        ground=".m-felt",
    )


def _note(words: Words, shown: Series, emphasis: str | None, *, whole: bool) -> Node:
    """Before a raccoon what has become of the one that is lit; of when the lines tell, and what
    their rings mean.
    """
    told, front = words("chart.whole" if whole else "chart.note"), emphasis or most_moved(shown)
    first, last = shown[front][0], shown[front][-1]
    said = "chart.course" if emphasis else "chart.moved"
    course = words(said, what=words.thing(front), old=first, new=last)
    shows = emphasis is not None or first != last
    ring = h("span.prices-sold", {}, words("chart.sold"))
    return h(
        "div.prices-note",
        {},
        h("p", {}, shows and h("b", {}, course), " ", h("span", {}, told)),
        ring,
    )


def _cards(
    words: Words,
    shown: Series,
    emphasis: str | None,
    held: Mapping[str, int] | None,
    left: Mapping[str, int | None],
) -> Node:
    """The ledge below the board, by commodity: one's own tokens, and how many there are left; what
    is pressed stands out in the drawing. What it costs and has cost is told by the lines.
    """
    every = button(
        "#chart-all.prices-all", "open-chart", words("chart.every"), pressed=emphasis is None
    )
    heads = [words("market.held") if held is not None else "", words("market.left") if left else ""]
    silent = {"aria-hidden": "true"}  # every card says so itself
    rows = [h("span.prices-head", silent, head) for head in heads]
    cards = [
        button(
            f"#chart-{name}.prices-card.quiet.c-{name}",
            "open-chart",
            h("span.prices-name", {}, icon(f"c-{name}", "ci"), h("span", {}, words.thing(name))),
            h("b", {}, f"${prices[-1]}"),
            h("span.hidden", {}, words("chart.range", low=min(prices), high=max(prices))),
            held is not None and _held(words, name, held.get(name, 0)),
            _left(words, left.get(name)),
            fields={"commodity": name},
            pressed=name == emphasis,
        )
        for name, prices in shown.items()
    ]
    return h(
        "div.prices-cards.m-walnut",
        {"role": "group", "aria-label": words("chart.lines")},
        h("div.prices-heads", {}, every, rows),
        cards,
    )


def _left(words: Words, n: int | None) -> Node | None:
    """In words where there is no head over it."""
    if n is None:
        return None
    count, told = h("b", {"aria-hidden": "true"}, n), h("span", {}, words("market.supply", n=n))
    return h("span.prices-left", {}, count, told)


def _held(words: Words, name: str, n: int) -> Node:
    """One's own tokens, as they lie in the storage."""
    text = words("market.held_now", n=n) if n else words("market.held_none")
    one_by_one = n <= ONE_BY_ONE
    tokens = [disc(name) for _ in range(n if one_by_one else 1)]
    shown = tokens or h("span.well")
    many = not one_by_one and h("b", {}, f"×{n}")
    signs = h("span.prices-tokens", {"aria-hidden": "true"}, shown, many)
    return h("span.prices-held", {}, h("span.hidden", {}, text), signs)


def _all(words: Words, series: Series) -> Node:
    heads = [words("chart.turn"), *map(words.thing, series)]
    rows = [
        row(t or words("chart.start"), [f"${prices[t]}" for prices in series.values()], key=str(t))
        for t in reversed(range(length(series)))
    ]
    return scrolling(table(heads, rows))
