"""The workbench: where one action is put together before anything happens."""

from __future__ import annotations

from tycoon import Action
from tycoon.raccoon.cards import COMMODITIES

from tycoon_web.games.raccoon.desk import Desk, Fields, View, prices
from tycoon_web.games.raccoon.paragraphs import PARAGRAPHS
from tycoon_web.parts.controls import button, icon, rule_link, stepper
from tycoon_web.vtree import Child, Node, h


class Bench:
    """A draft of one action with its preview. Subclasses: one per action."""

    #: The action button that is lit, and the panel's name.
    name = ""
    symbol = ""
    #: Part of an action already begun: it can be undone, not cancelled.
    demanded = False

    def __init__(self, desk: Desk, target: Fields) -> None:
        self.desk = desk
        self.words = desk.words
        self.open(target)

    def open(self, target: Fields) -> None:
        """Start from what was tapped; fill in sensible defaults."""

    def edit(self, do: str, fields: Fields) -> None:
        """A control of the panel was used."""

    def actions(self) -> list[Action]:
        """What "commit" sends to the engine, in this order."""
        return []

    def obstacle(self) -> str | None:
        """Why the draft cannot be committed, in words."""
        found = self.desk.try_foresee(self.actions())
        return found if isinstance(found, str) else None

    def after(self) -> View | None:
        """The view once committed; None when unknown or not to be shown."""
        found = self.desk.try_foresee(self.actions())
        if isinstance(found, str) or any(event.reveals for event in found[0]):
            return None
        return found[1]

    def ghosts(self) -> dict[str, int]:
        """Prices the market would show, for its ghost rungs."""
        after = self.after()
        return prices(after) if after else {}

    def question(self) -> tuple[str, str] | None:
        """A question and its note that must be answered before committing (UN-04)."""
        return None

    def commit_label(self) -> str:
        """The primary button."""
        return self.words(f"{self.name}.commit")

    def title(self) -> str:
        """The panel's heading."""
        return self.words(f"{self.name}.title")

    def rule(self) -> str:
        """The paragraph about it."""
        return PARAGRAPHS[self.name]

    def body(self) -> Child:
        """What the panel shows between title and buttons."""
        return None

    def panel(self) -> Node:
        """The whole panel."""
        why = self.obstacle()
        return h(
            f"section#bench.bench.bench-{self.name}",
            {"key": f"bench-{self.name}", "aria-labelledby": "bench-title"},
            h(
                "header.bench-head",
                {},
                icon(self.symbol, "bench-symbol"),
                h("h2#bench-title", {"tabindex": "-1"}, self.title()),
                rule_link(self.words, self.rule(), self.name),
                not self.demanded
                and button(
                    "#bench-close.quiet.square",
                    "cancel",
                    icon("i-close"),
                    label=self.words("cancel"),
                ),
            ),
            h("div.bench-body", {"tabindex": "0"}, h("div.bench-flow", {}, self.body())),
            h(
                "footer.bench-foot",
                {},
                h("p.bench-why", {"id": "bench-why"}, why) if why else h("span.spring"),
                not self.demanded and button("#cancel", "cancel", self.words("cancel")),
                button("#commit.go", "commit", icon("i-check"), self.commit_label(), why=why),
            ),
        )


def stock_change(words: object, before: dict[str, int], after: dict[str, int]) -> Node:
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
                icon(f"c-{name}", "ci"),
                old != new and h("s", {}, old),
                old != new and h("span.arrow", {"aria-hidden": "true"}, "→"),
                amount,
            )
        )
    return h("ul.stock-change", {}, cells)


def discard_rows(desk: Desk, held: dict[str, int], drop: dict[str, int]) -> Node:
    """A stepper for every commodity held: how many tokens go back (RT-36)."""
    rows = []
    for name, most in held.items():
        thing = desk.words.thing(name)
        steps = stepper(desk.words, "drop", drop.get(name, 0), 0, most, thing, {"commodity": name})
        symbol = icon(f"c-{name}", f"ci c-{name}")
        rows.append(h("div.drop-row", {}, symbol, h("span", {}, thing), steps))
    return h("div.drops", {}, rows)


def fact(label: Child, value: Child, css: str = "") -> Node:
    """One line of a preview: what, and how much."""
    return h(
        "div.fact", {"class": css}, h("span.fact-what", {}, label), h("span.fact-value", {}, value)
    )


def block(title: str, *body: Child, note: str = "") -> Node:
    """A titled part of a panel."""
    return h("section.block", {}, h("h3", {}, title, note and h("small", {}, note)), *body)
