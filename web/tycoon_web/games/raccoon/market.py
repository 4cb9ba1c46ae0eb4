"""The market: six ladders, with ghost rungs where a preview moves a price (PV-01)."""

from __future__ import annotations

from typing import Any

from tycoon_web.games.raccoon.words import Words
from tycoon_web.parts.controls import button, icon
from tycoon_web.vtree import Node, h

View = dict[str, Any]


def market(
    words: Words,
    rows: list[View],
    ghosts: dict[str, int],
    sellable: set[str],
    chosen: str,
    held: dict[str, int],
) -> Node:
    """All ladders; one you can sell on opens the sale, any other its price history."""
    return h(
        "section.mk",
        {"aria-label": words("market")},
        [
            ladder(
                words,
                row,
                ghosts.get(row["commodity"]),
                row["commodity"] in sellable,
                row["commodity"] == chosen,
                held,
            )
            for row in rows
        ],
    )


def ladder(
    words: Words, row: View, ghost: int | None, sellable: bool, chosen: bool, held: dict[str, int]
) -> Node:
    """One commodity's twelve prices, lowest first in the document."""
    name, price = row["commodity"], row["price"]
    label = words(
        "market.row",
        name=words.thing(name),
        price=price,
        low=row["min"],
        high=row["max"],
        supply=row["supply"],
        held=held.get(name, 0),
    )
    if ghost is not None and ghost != price:
        label += " " + words("market.then", price=ghost)
    label += " " + words("market.tap_sell" if sellable else "market.tap_history")
    return button(
        f"#ladder-{name}.ladder.c-{name}"
        + (".legal" if sellable else "")
        + (".chosen" if chosen else ""),
        "sell" if sellable else "open-chart",
        h(
            "span.ladder-head",
            {},
            icon(f"c-{name}", "ci"),
            h("span.ladder-name", {}, words.thing(name)),
        ),
        h(
            "span.rungs",
            {"style": {"--level": str(price - row["min"])}},
            [rung(value, price, ghost, row) for value in range(row["min"], row["max"] + 1)],
        ),
        h("span.ladder-foot", {}, words("market.supply", n=row["supply"])),
        fields={"commodity": name},
        aria_label=label,
    )


def rung(value: int, price: int, ghost: int | None, row: View) -> Node:
    """One space of the track."""
    css = ""
    text: str = str(value)
    if value == price:
        css, text = ".on", f"${value}"
    elif value == ghost:
        css = ".ghost.ghost-up" if ghost > price else ".ghost.ghost-down"
        text = f"{'▲' if ghost > price else '▼'}{abs(ghost - price)}"
    elif ghost is not None and min(price, ghost) < value < max(price, ghost):
        css = ".between"
    if value < price:
        css += ".below"
    if value in (row["min"], row["max"]):
        css += ".stop"
    return h(f"span.rung{css}", {}, text)
