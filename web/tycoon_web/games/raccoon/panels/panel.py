"""What the panels of Raccoon Tycoon have in common: a paper sheet that lies over the offers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tycoon.games.raccoon.rules.cards import COMMODITIES

from tycoon_web.games.raccoon.telling.paragraphs import PARAGRAPHS
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.games.raccoon.turn_context import TurnContext, prices
from tycoon_web.kit.controls import button, disc, icon, rule_link
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play import panel
from tycoon_web.telling.views import View

#: So many players leave room for a sheet and the tray on a phone.
MOST_BESIDE = 3


class Face(NamedTuple):
    """What is written on an action's key."""

    figure: Child = None
    """The number that decides; None where there is none."""
    line: str = ""
    """What it is made of; where the action is impossible, what is missing."""
    art: Child = None
    """What it is about, drawn; None: what the action is about at the moment."""
    told: str = ""
    """What is said in place of the line, where the picture tells a part of it."""


def batch(good: str, count: int) -> Child:
    """So many of it, on a key."""
    return [disc(good), h("span.key-times", {}, f"×{count}")]


def sale(words: Words, good: str, count: int, told: Mapping[str, Any]) -> Face:
    """A sale on its key; ``told``: price and what it brings, in $, and the fees among that."""
    fees = f" +${told['fees']}" if told["fees"] else ""
    seen, said = (
        words("key.sale", what=what, price=told["price"]) + fees
        for what in (count, words.counts({good: count}))
    )
    return Face(f"${told['amount']}", seen, batch(good, count), said)


class ActionPanel(panel.ActionPanel):
    """A panel of this game: it also says what would become of the prices and of the own tray."""

    paragraphs = PARAGRAPHS
    context: TurnContext
    words: Words
    #: What is on offer and stays in sight beside it: "rails", "tiles", the "town".
    beside = ""

    def long(self) -> bool:
        """Is there more in it than fits over the offers of a phone?"""
        return len(self.context.view["players"]) > MOST_BESIDE

    def offered(self) -> str:
        """Which of what is on offer it is about."""
        return ""

    def mine_after(self) -> View | None:
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

    def line(self) -> Child:
        """What is to be done, beside the title."""
        return None

    def picture(self) -> Child:
        """What is won by it, drawn beside all that is told."""
        return None

    def node(self) -> Node:
        """Title and line, choices and what they come to, buttons."""
        why, long = self.obstacle(), ".slip-long" if self.long() else ""
        return h(
            f"section#bench.bench.slip.m-paper.bench-{self.name}{long}",
            {"key": f"bench-{self.name}", "aria-labelledby": "bench-title"},
            h(
                "header.slip-head",
                {},
                icon(self.symbol, "slip-symbol"),
                h("h2#bench-title", {"tabindex": "-1"}, self.title()),
                h("p.slip-line", {}, self.line()),
                rule_link(self.words, self.rule(), self.name, self.title()),
            ),
            self.picture(),
            h("section.slip-body", {"tabindex": "0"}, self.body()),
            h(
                "footer.slip-foot.bench-foot",
                {},
                not self.demanded and button("#cancel.slip-cancel", "cancel", self.words("cancel")),
                self.commit_button(why),
            ),
        )

    def commit_button(self, why: str | None) -> Node:
        """The verb with its number; where that is impossible, why."""
        return button(
            "#commit.go.slip-go",
            "commit",
            h("span.slip-verb", {}, self.commit_label()),
            self.badge(),
            why and h("span.slip-why", {"id": "bench-why"}, why),
            why=why,
            aria_keyshortcuts="Enter",
        )

    def badge(self) -> Child:
        """What else the button tells at its end."""
        return None


# --- rows of a sheet -----------------------------------------------------------------------------


def tick() -> Node:
    """On the corner of what is chosen."""
    return h("span.opt-tick", {"aria-hidden": "true"}, icon("i-check"))


def options(title: str, choices: Child, css: str = "") -> Node:
    """Keys of which some are chosen."""
    return h(f"div.opts{css}", {"role": "group", "aria-label": title}, choices)


def option(
    selector: str,
    do: str,
    *content: Child,
    fields: dict[str, object],
    chosen: bool,
    why: str | None = None,
    label: str | None = None,
) -> Node:
    """A key that stays lifted, with a brass rim and a tick, while it is chosen."""
    css = ".m-sunk" if why and not chosen else ".m-key.taken" if chosen else ".m-key"
    return button(
        f"{selector}.opt{css}",
        do,
        *content,
        chosen and tick(),
        fields=fields,
        why=why,
        label=label,
        pressed=chosen,
    )


def effect(title: str, *rows: Child, css: str = "") -> Node:
    """What it comes to, under its title."""
    named = {"role": "group", "aria-label": title}
    return h(f"section.effect{css}", named, h("h3", {}, title), h("div.effect-rows", {}, rows))


def change(before: str | int, after: str | int) -> list[Node]:
    """From one number to the other."""
    arrow = h("span.arrow", {}, "→")
    return [h("span", {}, before), arrow, h("b", {}, after)]


def stock_change(words: Words, before: dict[str, int], after: dict[str, int]) -> list[Node]:
    """The goods of which there will be more or fewer."""
    return [
        h(
            "span.stock-change",
            {"key": f"stock-{name}"},
            disc(name, "", words.thing(name)),
            change(before[name], after[name]),
        )
        for name in COMMODITIES
        if after[name] != before[name]
    ]


def gained(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """How many tokens more."""
    return {name: after[name] - before[name] for name in COMMODITIES if after[name] > before[name]}
