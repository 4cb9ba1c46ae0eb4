"""Buying the town on offer with tokens (RT-51, RT-76, PV-05)."""

from __future__ import annotations

from tycoon import Action
from tycoon.games.raccoon.rules.cards import COMMODITIES

from tycoon_web.games.raccoon.panels.panel import ActionPanel, stock_change, token_row
from tycoon_web.games.raccoon.table.cards import townscape
from tycoon_web.games.raccoon.turn_context import cheapest, prices, worth
from tycoon_web.kit.controls import button, icon
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.panel import Edits, block, fact
from tycoon_web.play.turn_context import Fields
from tycoon_web.telling.views import View


class TownPanel(ActionPanel):
    """Which of the two payments, and the mix."""

    name = "town"
    symbol = "i-town"

    def open(self, target: Fields) -> None:
        self.offer: View | None = self.context.view["towns"]["offer"]
        self.pays = [a["pay"] for a in self.context.session.legal_actions() if a.do == "buy_town"]
        self.pay: dict[str, int] = {}
        if self.offer:
            self.commodity: str = self.offer["specific"]["commodity"]
            self.counts: dict[str, int] = self.offer["prices"][self.context.seat]
            self._choose(self._cheaper())

    def _cheaper(self) -> str:
        """The payment that gives less market value away."""
        value = prices(self.context.view)
        best = {kind: self._default(kind) for kind in self.counts}
        possible = {kind: pay for kind, pay in best.items() if pay in self.pays}
        return min(possible, key=lambda kind: worth(possible[kind], value), default="specific")

    def _default(self, kind: str) -> dict[str, int]:
        if kind == "specific":
            return {self.commodity: self.counts["specific"]}
        held = {c: n for c, n in self.context.me["tokens"].items() if n}
        return cheapest(held, prices(self.context.view), self.counts["any"])

    def _choose(self, kind: str) -> None:
        self.kind = kind
        self.pay = self._default(kind)

    def edits(self) -> Edits:
        return {
            "town-kind": lambda fields: self._choose(fields["value"]),
            "town-pay": self._pay,
        }

    def _pay(self, fields: Fields) -> None:
        changed = {**self.pay, fields["commodity"]: int(fields["to"])}
        self.pay = {c: n for c, n in changed.items() if n}

    def actions(self) -> list[Action]:
        return [Action("buy_town", pay=dict(self.pay))] if self.offer else []

    def obstacle(self) -> str | None:
        if not self.offer:
            return self.context.why("buy_town")
        given = sum(self.pay.values())
        if (
            self.kind == "any"
            and given != self.counts["any"]
            and sum(self.context.me["tokens"].values()) >= self.counts["any"]
        ):
            return self.words(
                "town.pay_exactly", count=self.counts["any"], given=given, n=self.counts["any"]
            )
        return self.context.check(self.actions()[0])

    def aloud(self) -> str:
        return self.obstacle() or self.words.counts(self.pay)

    def body(self) -> Child:
        if not self.offer:
            return h("p", {}, self.context.why("buy_town"))
        return [
            h(
                "div.town-line",
                {},
                townscape(self.offer["town"]),
                h(
                    "div",
                    {},
                    h("b", {}, self.words.thing(self.offer["town"])),
                    h("span", {}, self.words("points", n=self.offer["points"])),
                ),
            ),
            block(
                self.words("town.pay_with"),
                h("div.chips", {}, self._kind("specific"), self._kind("any")),
            ),
            self.kind == "any" and self._mix(),
            self._result(),
        ]

    def _kind(self, kind: str) -> Node:
        count = self.counts[kind]
        content: Child = self.words("town.any", n=count)
        if kind == "specific":
            content = [
                f"{count} ",
                icon(f"c-{self.commodity}", f"ci c-{self.commodity}"),
                self.words.some(self.commodity),
            ]
        default = self._default(kind)
        possible = default in self.pays and sum(default.values()) == count
        why = None if possible else self.context.why("buy_town") or self._missing(kind)
        return button(
            f"#town-{kind}.chip.ticket",
            "town-kind",
            h("span", {}, content),
            fields={"value": kind},
            why=why,
            pressed=kind == self.kind,
        )

    def _missing(self, kind: str) -> str:
        """Why this payment is impossible: how many tokens of which sort are wanting."""
        tokens, price = self.context.me["tokens"], self.counts[kind]
        if kind == "any":
            return self.words("town.missing_any", n=price - sum(tokens.values()))
        missing = price - tokens[self.commodity]
        return self.words("town.missing", n=missing, what=self.words.some(self.commodity))

    def _mix(self) -> Node:
        price = prices(self.context.view)
        rows = [
            token_row(self.words, "town-pay", name, self.pay.get(name, 0), held, price[name])
            for name, held in self.context.me["tokens"].items()
            if held
        ]
        given = sum(self.pay.values())
        return block(
            self.words("town.mix"),
            h("div.drops", {}, rows),
            note=self.words("town.given", n=given, of=self.counts["any"]),
        )

    def gist(self) -> Child:
        if not self.offer:
            return None
        gain = self.words("gain", n=self.offer["worth"][self.context.seat])
        paid = [
            h("span", {}, n, icon(f"c-{c}", f"ci c-{c}", self.words.thing(c)))
            for c in COMMODITIES
            if (n := self.pay.get(c))
        ]
        return [
            fact(self.words("preview.points"), gain),
            fact(self.words("preview.cost"), paid),
        ]

    def _result(self) -> Node | None:
        if not self.offer:
            return None
        tokens = self.context.me["tokens"]
        left = {c: max(0, n - self.pay.get(c, 0)) for c, n in tokens.items()}
        rest = self.offer["worth"][self.context.seat] - self.offer["points"]
        points = self.words("town.gain_more", n=self.offer["points"], rest=rest)
        return block(
            self.words("preview.title"),
            stock_change(self.words, tokens, left),
            rest > 0 and fact(self.words("preview.points"), points),
            fact(self.words("town.value"), f"${worth(self.pay, prices(self.context.view))}"),
        )
