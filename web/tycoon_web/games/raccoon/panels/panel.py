"""What the panels of Raccoon Tycoon have in common."""

from __future__ import annotations

from typing import NamedTuple

from tycoon.games.raccoon.rules.cards import COMMODITIES

from tycoon_web.games.raccoon.telling.paragraphs import PARAGRAPHS
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.games.raccoon.turn_context import TurnContext, prices
from tycoon_web.kit.controls import icon, stepper
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play import panel
from tycoon_web.telling.views import View


class Face(NamedTuple):
    """What is written on an action's key."""

    figure: Child = None
    """The number that decides; None where there is none."""
    line: str = ""
    """What it is made of; where the action is impossible, what is missing."""


class ActionPanel(panel.ActionPanel):
    """A panel of this game: it also says what would become of the prices."""

    paragraphs = PARAGRAPHS
    context: TurnContext
    words: Words

    def then(self) -> View | None:
        """The own row of the view once it is done; None when unknown."""
        after = self.after()
        return after["players"][self.context.seat] if after else None

    def key_face(self) -> Face | None:
        """What its action's key says meanwhile."""
        return None

    def ghosts(self) -> dict[str, int]:
        """Prices the market would show, for its ghost rungs."""
        after = self.after()
        return prices(after) if after else {}


def gained(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """How many tokens more."""
    return {name: after[name] - before[name] for name in COMMODITIES if after[name] > before[name]}


def stock_change(words: Words, before: dict[str, int], after: dict[str, int]) -> Node:
    """Six counts, those that change as before → after."""
    cells = []
    for name in COMMODITIES:
        old, new = before[name], after[name]
        sense = "up" if new > old else "down" if new < old else "same"
        amount = h("b", {}, new) if old != new else h("span", {}, old)
        cells.append(
            h(
                f"li.stock-cell.{sense}.c-{name}",
                {},
                icon(f"c-{name}", "ci", words.thing(name)),
                old != new and h("s", {}, old),
                old != new and h("span.arrow", {}, "→"),
                amount,
            )
        )
    return h("ul.stock-change", {}, cells)


def discard_rows(context: TurnContext, held: dict[str, int], drop: dict[str, int]) -> Node:
    """A stepper for every commodity held: how many tokens go back (RT-36)."""
    words = context.words
    rows = [token_row(words, "drop", name, drop.get(name, 0), n) for name, n in held.items()]
    return h("div.drops", {}, rows)


def token_row(
    words: Words, do: str, name: str, count: int, most: int, price: int | None = None, **attrs: str
) -> Node:
    """A stepper for tokens of one sort, perhaps with what each is worth."""
    thing, each = words.thing(name), None if price is None else h("small", {}, f" ${price}")
    steps = stepper(words, do, count, 0, most, thing, {"commodity": name})
    symbol = icon(f"c-{name}", f"ci c-{name}")
    return h("div.drop-row", attrs, symbol, h("span", {}, thing, each), steps)
