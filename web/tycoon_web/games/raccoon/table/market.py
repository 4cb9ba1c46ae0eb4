"""The market: six ladders, with ghost rungs where a preview moves a price (PV-01)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import button, icon, part
from tycoon_web.kit.tables import row, table
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.views import View


class Marks(NamedTuple):
    """What the ladders show besides the prices; by commodity."""

    ghosts: Mapping[str, int] = MappingProxyType({})
    """Prices after the action being put together."""
    before: Mapping[str, int] = MappingProxyType({})
    """Prices when the viewer last ended a turn."""
    held: Mapping[str, int] = MappingProxyType({})
    """The viewer's tokens."""
    sellable: frozenset[str] = frozenset()
    chosen: str = ""


def market(words: Words, rows: list[View], marks: Marks) -> Node:
    """All ladders; one you can sell on opens the sale, any other its price history."""
    ladders = [ladder(words, row, marks) for row in rows]
    return part("section.mk", words("market"), _figures(words, rows, marks), ladders)


def _figures(words: Words, rows: list[View], marks: Marks) -> Node:
    """What the ladders show, as a table for those who do not see them."""
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
    """One commodity's twelve prices, lowest first in the document."""
    name = row["commodity"]
    legal = name in marks.sellable
    css = (".legal" if legal else "") + (".chosen" if name == marks.chosen else "")
    rungs = [rung(value, row, marks) for value in range(row["min"], row["max"] + 1)]
    foot = words("market.supply", n=row["supply"]) if row["supply"] is not None else "∞"
    return button(
        f"#ladder-{name}.ladder.c-{name}" + css,
        "sell" if legal else "open-chart",
        h("span.ladder-head", {}, icon(f"c-{name}", "ci"), _name(words, name)),
        h("span.rungs", {}, rungs),
        h("span.ladder-foot", {}, foot),
        fields={"commodity": name},
        label=words(
            "market.sell" if legal else "market.history",
            name=words.thing(name),
            price=words.money(row["price"]),
        ),
    )


def _name(words: Words, name: str) -> Node:
    return h("span.ladder-name", {}, words.thing(name))


def rung(value: int, row: View, marks: Marks) -> Node:
    """One space of the track."""
    price = row["price"]
    ghost = marks.ghosts.get(row["commodity"], price)
    css, text = "", str(value)
    if value == price:
        css, text = ".on", f"${value}"
    elif value == ghost:
        css = ".ghost"
        text = f"{'▲' if ghost > price else '▼'}{abs(ghost - price)}"
    elif min(price, ghost) < value < max(price, ghost):
        css = ".between"
    if value == marks.before.get(row["commodity"]) != price:
        css += ".before"
    if value < price:
        css += ".below"
    if value in (row["min"], row["max"]):
        css += ".stop"
    return h(f"span.rung{css}", {}, text)
