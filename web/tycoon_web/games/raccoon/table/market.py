"""The market: six boards, with ghost rungs where a preview moves a price (PV-01)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from tycoon.games.raccoon.rules.cards import INDEX
from tycoon.games.raccoon.rules.market import sold

from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import button, disc, emblem, icon, part
from tycoon_web.kit.tables import row, table
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.views import View

#: So few left in the supply are told.
SCARCE = 5


class Marks(NamedTuple):
    """What the boards show besides the prices; by commodity."""

    ghosts: Mapping[str, int] = MappingProxyType({})
    """Prices after the action being put together."""
    before: Mapping[str, int] = MappingProxyType({})
    """Prices when the viewer last ended a turn."""
    held: Mapping[str, int] = MappingProxyType({})
    """The viewer's tokens."""
    sellable: frozenset[str] = frozenset()
    chosen: str = ""
    moved: Mapping[str, int] = MappingProxyType({})
    """Prices before somebody's turn that all look at, of those that it has changed …"""
    mover: str = ""
    """… and whose: the emblem."""


def market(words: Words, rows: list[View], marks: Marks) -> Node:
    """All boards; one you can sell on opens the sale, any other its price history."""
    ladders = [ladder(words, row, marks) for row in rows]
    figures = _figures(words, rows, marks)
    return part("section.mk", words("market"), figures, h("div.boards", {}, ladders))


def curves(words: Words) -> Node:
    """The key in the bar to how prices went."""
    text = h("span.tool-text", {}, words("end.prices"))
    return button(
        "#chart.tool.quiet", "open-chart", icon("i-chart"), text, label=words("chart.open")
    )


def _figures(words: Words, rows: list[View], marks: Marks) -> Node:
    """What the boards show, as a table for those who do not see them."""
    columns = ["price", "low", "high", "left", *(["held"] if marks.held else [])]
    moves = [(name, at) for name, at in (("before", marks.before), ("then", marks.ghosts)) if at]
    heads = [words(f"market.{name}") for name in ("what", *columns, *(name for name, _ in moves))]
    lines = [_line(words, row, marks, [at for _, at in moves]) for row in rows]
    return h("div.hidden", {}, table(heads, lines, "", aria_label=words("market.prices")))


def _line(words: Words, here: View, marks: Marks, moves: list[Mapping[str, int]]) -> Node:
    """One commodity; of other moments its price then."""
    name, supply = here["commodity"], here["supply"]
    cells: list[Child] = [words.money(here[key]) for key in ("price", "min", "max")]
    cells.append(words("market.unlimited") if supply is None else supply)
    if marks.held:
        cells.append(marks.held.get(name, 0))
    cells += [words.money(at.get(name, here["price"])) for at in moves]
    return row(words.thing(name), cells)


def ladder(words: Words, row: View, marks: Marks) -> Node:
    """One commodity's board: its price, how far that can go, and what a sale would make of it;
    what is left in the supply where that is little.
    """
    name = row["commodity"]
    legal = name in marks.sellable
    moves = marks.ghosts.get(name, row["price"]) != row["price"]
    css = (".legal" if legal else "") + (".chosen" if name == marks.chosen else "")
    css += (".moves" if moves else "") + (".moved" if name in marks.moved else "")
    css += ".unheld" if any(marks.held.values()) and not marks.held.get(name) else ""
    return button(
        f"#ladder-{name}.ladder.m-slate.c-{name}" + css,
        "sell" if legal else "open-chart",
        h(
            "span.ladder-face",
            {},
            h("span.ladder-head", {}, disc(name), _name(words, name)),
            _change(row, marks),
            h("b.ladder-price", {}, f"${row['price']}"),
            moves and _then(row, marks),
            _gauge(words, row, marks),
        ),
        fields={"commodity": name},
        label=_named(words, row, marks),
    )


def _name(words: Words, name: str) -> Node:
    return h("span.ladder-name", {}, words.thing(name))


def step(before: int, after: int) -> str:
    """How far a price goes, and which way."""
    return f"{'▲' if after > before else '▼'}{abs(after - before)}"


def _change(row: View, marks: Marks) -> Node | None:
    """Since the viewer last ended a turn; in somebody's turn that all look at, by whom."""
    if row["commodity"] in marks.moved:
        was, price = marks.moved[row["commodity"]], row["price"]
        who = h(f"span.badge.em-{marks.mover}", {}, emblem(marks.mover))
        way = "up" if price > was else "down"
        return h(f"span.before.{way}.mover", {}, who, step(was, price))
    before, price = marks.before.get(row["commodity"], row["price"]), row["price"]
    way = "up" if price > before else "down"
    return h(f"span.before.{way}", {}, step(before, price)) if price != before else None


def _then(row: View, marks: Marks) -> Node:
    """The price after the action being put together."""
    price, then = row["price"], marks.ghosts[row["commodity"]]
    way = "up" if then > price else "down"
    return h(
        "span.ladder-then", {}, h(f"span.{way}", {}, step(price, then)), h("b", {}, f"${then}")
    )


def _gauge(words: Words, row: View, marks: Marks) -> Node:
    """A stair for every printed step; on it what nears its end."""
    price, supply = row["price"], row["supply"]
    then = marks.ghosts.get(row["commodity"], price)
    rungs = [rung(value, price, then) for value in range(row["min"], row["max"] + 1)]
    return h(
        "span.ladder-gauge",
        {},
        h("span.rungs", {}, rungs),
        price == row["max"] and h("span.ladder-top", {}, words("market.top")),
        supply is None and h("span.ladder-foot", {}, "∞"),
        supply is not None
        and supply <= SCARCE
        and h("span.ladder-foot.scarce", {}, words("market.supply", n=supply)),
    )


def _after_sale(row: View, marks: Marks) -> int:
    """The price once all that can be sold is; else as it is."""
    name, price = row["commodity"], row["price"]
    if name not in marks.sellable:
        return int(price)
    return sold(INDEX[name], price, marks.held[name])[1]


def _named(words: Words, row: View, marks: Marks) -> str:
    """The board for those who do not see it, and what a sale of all would make of its price."""
    name, price = words.thing(row["commodity"]), words.money(row["price"])
    if row["commodity"] not in marks.sellable:
        return words("market.history", name=name, price=price)
    sale = words("market.sale", n=marks.held[row["commodity"]])
    change = words.moneys(row["price"], _after_sale(row, marks))
    return f"{words('market.sell', name=name, price=price)} ({sale} {change})"


def rung(value: int, price: int, then: int) -> Node:
    """One space of the track; ``then``: the price that it may become."""
    css = ".on" if value == price else ".below" if value < price else ""
    if then < value <= price:
        css += ".fall"
    elif price < value <= then:
        css += ".rise"
    return h(f"span.rung{css}" + (".ghost" if value == then != price else ""))
