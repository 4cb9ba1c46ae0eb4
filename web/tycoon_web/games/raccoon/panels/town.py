"""Buying the town on offer with tokens (RT-51, RT-76, PV-05)."""

from __future__ import annotations

from tycoon import Action

from tycoon_web.games.raccoon.panels.mix import Mix, channel, keys, put
from tycoon_web.games.raccoon.panels.panel import ActionPanel, Face, option, options
from tycoon_web.games.raccoon.table.cards import townscape
from tycoon_web.games.raccoon.turn_context import cheapest, prices, worth
from tycoon_web.kit.controls import disc
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.panel import Edits
from tycoon_web.play.turn_context import Fields
from tycoon_web.telling.views import View


class TownPanel(ActionPanel):
    """Which of the two payments, and the mix."""

    name = "town"
    symbol = "i-town"
    beside = "town"

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

    def propose(self, action: Action) -> None:
        pay = dict(action["pay"])
        self.kind = "specific" if pay == self._default("specific") else "any"
        self.pay = pay

    def offered(self) -> str:
        return "town" if self.offer else ""

    def edits(self) -> Edits:
        return {
            "town-kind": lambda fields: self._choose(fields["value"]),
            "town-pay": self._pay,
        }

    def _pay(self, fields: Fields) -> None:
        self.pay = put(self.pay, fields)

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

    def line(self) -> Child:
        return self.words("town.two_ways")

    def key_face(self) -> Face | None:
        if not self.offer:
            return None
        gain = self.offer["worth"][self.context.seat]
        figure: Child = [h("span", {}, f"+{gain}"), h("small", {}, self.words("vp"))]
        if self.kind == "any":
            return Face(figure, self.words("key.for_any", n=self.counts["any"]))
        what = self.words.counts({self.commodity: self.counts["specific"]})
        return Face(figure, self.words("key.for", what=what))

    def commit_label(self) -> str:
        if not self.offer:
            return super().commit_label()
        return self.words("town.commit_name", name=self.words.thing(self.offer["town"]))

    def badge(self) -> Child:
        if not self.offer or self.obstacle():
            return None
        return h(
            "span.slip-badge", {}, self.words("gain", n=self.offer["worth"][self.context.seat])
        )

    def body(self) -> Child:
        if not self.offer:
            return h("p", {}, self.context.why("buy_town"))
        ways = self._kind("specific"), self._kind("any")
        return [
            h(
                "div.town-line",
                {},
                townscape(self.offer["town"]),
                h("b", {}, self.words.thing(self.offer["town"])),
                h("span", {}, self.words("points", n=self.offer["points"])),
            ),
            options(self.words("town.pay_with"), ways, ".town-ways"),
            h("div.town-tray.m-walnut", {}, self._given()),
            self._more(),
        ]

    def _kind(self, kind: str) -> Node:
        count = self.counts[kind]
        default = self._default(kind)
        possible = default in self.pays and sum(default.values()) == count
        why = None if possible else self.context.why("buy_town") or self._missing(kind)
        price = self.words("town.any", n=count)
        if kind == "specific":
            price = self.words.counts({self.commodity: count})
        return option(
            f"#town-{kind}.opt-way",
            "town-kind",
            h("b", {}, price),
            h("small", {}, why or self.words("town.you_have", n=self._held(kind))),
            fields={"value": kind},
            why=why,
            chosen=kind == self.kind and not why,
        )

    def _held(self, kind: str) -> int:
        tokens: dict[str, int] = self.context.me["tokens"]
        return tokens[self.commodity] if kind == "specific" else sum(tokens.values())

    def _missing(self, kind: str) -> str:
        """Why this payment is impossible: how many tokens of which sort are wanting."""
        tokens, price = self.context.me["tokens"], self.counts[kind]
        if kind == "any":
            return self.words("town.missing_any", n=price - sum(tokens.values()))
        missing = price - tokens[self.commodity]
        return self.words("town.missing", n=missing, what=self.words.some(self.commodity))

    def _given(self) -> list[Node]:
        """Of the one commodity there is nothing to choose; else the mix worth least is proposed."""
        price, of = prices(self.context.view), self.counts[self.kind]
        given = min(sum(self.pay.values()), self._held(self.kind))
        value = self.words("town.value_given", amount=worth(self.pay, price))
        notes = h("b", {}, self.words("town.given", n=given, of=of)), h("span", {}, value)
        if self.kind == "specific":
            wells = [h("span.well")] * (of - given)
            tokens = h("div.mix-tokens", {}, [disc(self.commodity)] * given, wells)
            return [h("div.mix-channel", {}, tokens, h("div.mix-notes", {}, notes))]
        mix = Mix("town-pay", self.context.me["tokens"], self.pay, of)
        what = h("p", {}, self.words("town.swap" if given == of else "town.add"))
        return [
            channel(self.words, mix, self.words("town.mix"), *notes),
            h("div.town-spare", {}, keys(self.words, mix, price), what),
        ]

    def _more(self) -> Node | None:
        """Where pairs and buildings add to the town's own points."""
        assert self.offer
        rest = self.offer["worth"][self.context.seat] - self.offer["points"]
        if rest <= 0:
            return None
        points = self.words("town.gain_more", n=self.offer["points"], rest=rest)
        return h("p.slip-note", {}, points)
