"""The market: six ladders, with ghost rungs where a preview moves a price (PV-01)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from tycoon_web.games.raccoon.words import Words
from tycoon_web.kit.controls import button, icon
from tycoon_web.kit.vtree import Node, h

View = dict[str, Any]


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
    return h(
        "section.mk", {"aria-label": words("market")}, [ladder(words, row, marks) for row in rows]
    )


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
        label=_sentence(words, row, marks),
    )


def _name(words: Words, name: str) -> Node:
    return h("span.ladder-name", {}, words.thing(name))


def _sentence(words: Words, row: View, marks: Marks) -> str:
    """The ladder for those who do not see it: a row of the market in words."""
    name, price = row["commodity"], row["price"]
    supply = row["supply"]
    said = [
        words(
            "market.row" if supply is not None else "market.row_unlimited",
            name=words.thing(name),
            price=price,
            low=row["min"],
            high=row["max"],
            supply=supply,
            held=marks.held.get(name, 0),
        )
    ]
    before, ghost = marks.before.get(name, price), marks.ghosts.get(name, price)
    if before != price:
        key = "market.rose" if price > before else "market.fell"
        said.append(words(key, amount=abs(price - before)))
    if ghost != price:
        said.append(words("market.then", price=ghost))
    said.append(words("market.tap_sell" if name in marks.sellable else "market.tap_history"))
    return " ".join(said)


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
