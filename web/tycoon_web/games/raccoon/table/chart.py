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
#: The size of the signs at the ends, how much room prices have, and that of the rounds below.
SIGN, PRICED, FOOT = 26, 68, 28
#: Of prices that are alike the signs lie over each other, so far apart, within so much in all.
BESIDE, STACK = 15, 30
#: Lines at the same price run side by side: the distance of two, and that from the one which is
#: looked at, in dollars; that one runs at its price.
LANE, BERTH = 0.1, 0.15
#: Numbers of rounds stand so far apart at least: on a phone two digits are so broad.
APART = 28
#: So many tokens lie beside each other on the ledge.
ONE_BY_ONE = 4
#: The middle of those numbers.
AXIS = HEIGHT - 9


class Plot(NamedTuple):
    """Where the lines lie in the drawing, in its units."""

    turns: int
    """The prices shown per line; each of them holds for as much of the breadth."""

    @property
    def right(self) -> int:
        """Where the lines end and the labels begin."""
        return WIDTH - SIGN - PRICED

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
    which of all prices each began; ``emphasis``: the one that is looked at, else that which has
    changed most.
    """
    shown = latest(series, turns)
    plot, front = Plot(length(shown)), emphasis or most_moved(shown)
    lanes = _lanes(list(shown), front)
    drawn = [
        h(
            "g.series",
            {"class": f"c-{name} {_weight(name, front)}"},
            _line(plot, shown[name], lanes[name], lit=name == front),
        )
        for name in sorted(shown, key=lambda name: name == front)
    ]
    first = length(series) - plot.turns
    began = [(n, plot.x(at - first)) for n, at in rounds.items() if at >= first]
    attrs = {"viewBox": f"0 0 {WIDTH} {HEIGHT}", "preserveAspectRatio": "xMinYMid meet"}
    ground = [_top(words, plot, front), _grid(plot), _rounds(words, plot, began)]
    ends = _labels(plot, shown, lanes, front)
    return h("svg.chart", {**attrs, "aria-hidden": "true"}, ground, drawn, ends)


def _lanes(names: list[str], front: str) -> dict[str, float]:
    """How far above its price each line runs: the one that is looked at not at all, the others in
    turn above and below it.
    """
    others = [name for name in names if name != front]
    rows = {name: BERTH + LANE * (i // 2) for i, name in enumerate(others)}
    return {front: 0.0, **{name: rows[name] * (-1) ** (i + 1) for i, name in enumerate(others)}}


def _weight(name: str, front: str) -> str:
    """How a line stands out: the one that is looked at is bright, the others pale chalk."""
    return "strong" if name == front else "faint"


def most_moved(shown: Series) -> str:
    """The one whose price has changed most."""
    return max(shown, key=lambda name: abs(shown[name][-1] - shown[name][0]))


def latest(series: Series, turns: int) -> Series:
    """The prices of so many turns, and those before them."""
    return {name: prices[-turns - 1 :] for name, prices in series.items()}


def length(series: Series) -> int:
    """How many prices every line has: one more than there were turns."""
    return len(next(iter(series.values())))


def _top(words: Words, plot: Plot, front: str) -> Node | None:
    """The height above which the price of the one in sight cannot be, below the highest of all."""
    if TOPS[front] == TOP:
        return None
    height = plot.y(TOPS[front])
    told = _written(LEFT + 8, height - 10, words("chart.limit", n=TOPS[front]), "start")
    return h("g.grid", {}, h("path.limit", {"d": f"M{LEFT} {height:.1f}H{plot.right}"}), told)


def _grid(plot: Plot) -> list[Node]:
    """Every second price."""
    return [
        h(
            "g.grid",
            {},
            h("path", {"d": f"M{LEFT} {plot.y(price):.1f}H{plot.right}"}),
            _written(LEFT - 6, plot.y(price), str(price), "end"),
        )
        for price in range(2, TOP + 1, 2)
    ]


def _rounds(words: Words, plot: Plot, began: list[tuple[int, float]]) -> list[Node]:
    """A station of the track below for every round, and the number of every one, or of every so
    many.
    """
    starts = [x for _, x in began]
    room = min((right - left for left, right in pairwise(starts)), default=APART)
    apart = next((n for n in (1, 2, 5, 10) if n * room >= APART), 20)
    drawn: list[Node] = []
    for number, x in began:
        mark = _written(x, AXIS, str(number), "middle") if number % apart == 0 else None
        stop = mark and h("circle", {"cx": f"{x:.1f}", "cy": str(HEIGHT - FOOT), "r": "3.5"})
        drawn.append(h("g.grid.grid-round", {}, stop, mark))
    what = _written(plot.right + 8, AXIS, words("log.round"), "start")
    track = h("path.track", {"d": f"M{LEFT} {HEIGHT - FOOT}H{plot.right}"})
    return [h("g.grid", {}, track, what), *drawn]


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


def _labels(plot: Plot, shown: Series, lanes: Mapping[str, float], front: str) -> list[Node]:
    """Where the lines end, for every price its signs and the price; beside that height where
    another label is in the way. Names stand on the ledge.
    """
    alike: dict[int, list[str]] = {}
    for name in sorted(shown, key=lambda name: name != front):
        alike.setdefault(shown[name][-1], []).append(name)
    wanted = {str(price): plot.y(price) for price in alike}
    half = SIGN / 2 + 3  # on a phone the text is higher than the icon
    at = spread(wanted, SIGN + 4, half, HEIGHT - FOOT - half)
    return [
        h(
            "g.label" + (".in-front" if front in names else ""),
            {"class": f"c-{names[0]}"},
            [_lead(plot, name, price + lanes[name], at[str(price)]) for name in names],
            _end(plot, names, price, at[str(price)]),
        )
        for price, names in alike.items()
    ]


def _lead(plot: Plot, name: str, end: float, at: float) -> Node:
    """From the end of a line to its label."""
    return h(
        f"path.lead.c-{name}", {"d": f"M{plot.right} {plot.y(end):.1f}L{plot.right + 8} {at:.1f}"}
    )


def _end(plot: Plot, names: list[str], price: int, at: float) -> list[Node]:
    """The signs side by side, the first of them in front; the price."""
    left, apart = plot.right + 8, min(BESIDE, STACK / max(1, len(names) - 1))
    signs = [_sign(name, left + SIGN / 2 + i * apart, at) for i, name in enumerate(names)]
    after = left + SIGN + apart * (len(names) - 1) + 4
    place = {"x": f"{after:.1f}", "y": f"{at:.1f}", "dominant-baseline": "central"}
    return [*reversed(signs), h("text.tip", place, f"${price}")]


def _sign(name: str, x: float, y: float) -> Node:
    inner = SIGN * 0.62
    square = {"width": f"{inner:.1f}", "height": f"{inner:.1f}"}
    square |= {"x": f"{x - inner / 2:.1f}", "y": f"{y - inner / 2:.1f}"}
    disc = {"cx": f"{x:.1f}", "cy": f"{y:.1f}", "r": str(SIGN / 2)}
    return h(
        f"g.c-{name}", {}, h("circle.tip-token", disc), h("use", {"href": f"#c-{name}", **square})
    )


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
    """One line bright, the others faint; ``whole``: of all the game, not of the latest rounds;
    ``held``: by who looks; ``left``: in the supply.
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
    fell = any(now < before for before, now in pairwise(shown[front]))
    ring = fell and h("span.prices-sold", {}, words("chart.sold"))
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
    front = emphasis or most_moved(shown)
    heads = [
        ("", words("chart.show")),
        (".prices-own", words("market.held") if held is not None else ""),
        ("", words("market.left") if left else ""),
    ]
    silent = {"aria-hidden": "true"}  # every card says so itself
    rows = [h(f"span.prices-head{css}", silent, head) for css, head in heads if head]
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
            pressed=name == front,
        )
        for name, prices in shown.items()
    ]
    return h(
        "div.prices-cards.m-walnut",
        {"role": "group", "aria-label": words("chart.lines")},
        h("div.prices-heads", {}, rows),
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
