"""Selling: one commodity, with Export and the trading firms' income (RT-37 … RT-39, PV-02)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tycoon import Action
from tycoon.games.raccoon.rules.cards import COMMODITIES

from tycoon_web.games.raccoon.panels.panel import ActionPanel, Face, change, option, options, sale
from tycoon_web.games.raccoon.table.cards import wagon
from tycoon_web.games.raccoon.turn_context import prices
from tycoon_web.kit.controls import button, disc, emblem, stepper, switch
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.panel import Edits
from tycoon_web.play.turn_context import Fields, of
from tycoon_web.telling.views import View

#: So many tokens lie beside each other on a key.
ONE_BY_ONE = 3


class SellPanel(ActionPanel):
    """Which commodity, how many, and whether it is exported first."""

    name = "sell"
    symbol = "i-sell"

    def open(self, target: Fields) -> None:
        self.most: dict[str, int] = {}
        #: commodity sold -> what may be exported before (RT-77)
        self.exports: dict[str, list[str]] = {}
        for action in self.context.session.legal_actions():
            if action.do == "sell":
                name = action["commodity"]
                self.most[name] = max(self.most.get(name, 0), action["count"])
                exported = action.get("export")
                if exported and exported not in self.exports.setdefault(name, []):
                    self.exports[name].append(exported)
        best = self.context.forecast()["actions"].get("sell", {}).get("commodity", "")
        self._choose(target.get("commodity") or best)

    def _choose(self, name: str) -> None:
        self.commodity = name
        self.count = self.most.get(name, 0)
        exportable = name in self.exports.get(name, ())
        self.export = name if exportable and not self._at_the_top(name) else ""

    def propose(self, action: Action) -> None:
        self._choose(action["commodity"])
        self.count, self.export = action["count"], action.get("export") or ""

    def _at_the_top(self, name: str) -> bool:
        """Exporting it would change nothing (RT-A12)."""
        (row,) = (row for row in self.context.view["market"] if row["commodity"] == name)
        return bool(row["price"] == row["max"])

    def edits(self) -> Edits:
        return {
            "sell-commodity": lambda fields: self._choose(fields["commodity"]),
            "sell-count": self._set_count,
            "sell-export": self._set_export,
        }

    def _set_count(self, fields: Fields) -> None:
        self.count = max(1, min(int(fields["to"]), self.most.get(self.commodity, 0)))

    def _set_export(self, fields: Fields) -> None:
        self.export = fields.get("value", "" if self.export else self.commodity)

    def actions(self) -> list[Action]:
        if not self.most:
            return []
        exported = {"export": self.export} if self.export else {}
        return [Action("sell", commodity=self.commodity, count=self.count, **exported)]

    def obstacle(self) -> str | None:
        return super().obstacle() if self.most else self.context.why("sell")

    def commit_label(self) -> str:
        sold = self._sold()
        return (
            self.words("sell.commit_for", n=self.count, amount=sold["income"])
            if sold
            else super().commit_label()
        )

    def _sold(self) -> dict[str, int]:
        found = self.context.try_foresee(self.actions())
        events = [] if isinstance(found, str) else of(found[0], "sold")
        return dict(events[0].params) if events else {}

    def line(self) -> Child:
        return self.words("sell.line")

    def key_face(self) -> Face | None:
        sold = self._sold()
        if not sold:
            return None
        told = {"amount": sold["income"], "price": sold["price"], "fees": 0}
        return sale(self.words, self.commodity, self.count, told)

    def picture(self) -> Child:
        """The wagon with what is sold, over it how many at what price."""
        sold = self._sold()
        if not sold:
            return None
        sum_ = h("strong.sum", {}, f"{self.count} × ${sold['price']}")
        load = [disc(self.commodity)] * self.count
        return wagon(load, sum_, css=f".c-{self.commodity}")

    def body(self) -> Child:
        shown = [name for name in COMMODITIES if self.context.me["tokens"][name]]
        return [
            options(self.words("sell.which"), [self._pick(name) for name in shown], ".slip-goods"),
            self._export(),
            self.most and h("div.effects", {}, self._amount(), self._result()),
        ]

    def _pick(self, name: str) -> Node:
        """How many are held, and what all of them would bring."""
        price, held = prices(self.context.view)[name], self.context.me["tokens"][name]
        why = None
        if name not in self.most:
            why = self.context.check(Action("sell", commodity=name, count=held))
        return option(
            f"#sell-{name}.opt-stock",
            "sell-commodity",
            self._heap(name, held),
            h("small", {}, f"${held * price}"),
            fields={"commodity": name},
            why=why,
            chosen=name == self.commodity,
        )

    def _heap(self, name: str, held: int) -> Node:
        """The tokens as they lie; of many one, with their number."""
        few = held <= ONE_BY_ONE
        rest = [disc(name)] * (held - 1 if few else 0)
        number = h("b" + (".hidden" if few else ""), {}, f"×{held}")
        return h("span.opt-heap", {}, disc(name, "", self.words.thing(name)), rest, number)

    def _export(self) -> Node | None:
        """A switch where only what is sold can be exported, else a choice of commodities."""
        possible = self.exports.get(self.commodity, [])
        if not possible:
            return None
        if possible == [self.commodity]:
            text, note = self.words("sell.export"), self.words("sell.export_note")
            return switch("sell-export", text, bool(self.export), note)
        keys = [self._export_key(name) for name in ["", *possible]]
        told = h("p.slip-note", {}, self.words("sell.export"), ": ", self.words("sell.export_any"))
        return h("div.slip-export", {}, told, options(self.words("sell.export"), keys))

    def _export_key(self, name: str) -> Node:
        none: Child = self.words("sell.export_none")
        what = disc(name, "", self.words.thing(name)) if name else none
        return option(
            f"#export-{name or 'none'}",
            "sell-export",
            what,
            fields={"value": name},
            chosen=name == self.export,
        )

    def _amount(self) -> Node:
        """How many."""
        most = self.most.get(self.commodity, 1)
        thing = self.words.thing(self.commodity)
        return h(
            "div.slip-count",
            {"role": "group", "aria-label": self.words("sell.how_many")},
            stepper(self.words, "sell-count", self.count, 1, most, thing),
            most > 1
            and button(
                "#sell-all.sell-all",
                "sell-count",
                self.words("sell.all", n=most),
                fields={"to": most},
            ),
        )

    def _result(self) -> Node | None:
        found = self.context.try_foresee(self.actions())
        if isinstance(found, str):
            return None
        events, after = found
        sold, words = of(events, "sold")[0].params, self.words
        start = prices(self.context.view)[self.commodity]
        price = change(f"${start}", f"${sold['price_after']}")
        if self.export == self.commodity:
            price = [*change(f"${start}", f"${sold['price']}"), *price[1:]]
        mine = after["players"][self.context.seat]
        money = change(words.money(self.context.me["money"]), words.money(mine["money"]))
        market = _fact(words("preview.price_of", what=words.some(self.commodity)), price)
        return h(
            "dl.slip-facts",
            {},
            h("div.on-market", {}, market, self._other_price(after)),
            [self._commission(event.params) for event in of(events, "commission_paid")],
            _fact(words("preview.your_money"), money),
        )

    def _other_price(self, after: View) -> list[Node] | None:
        """What was exported without being sold."""
        if self.export in ("", self.commodity):
            return None
        old, new = prices(self.context.view)[self.export], prices(after)[self.export]
        what = self.words.some(self.export)
        return _fact(self.words("preview.price_of", what=what), change(f"${old}", f"${new}"))

    def _commission(self, paid: Mapping[str, Any]) -> list[Node]:
        player = self.context.view["players"][paid["seat"]]
        sign = emblem(player["emblem"], label=player["name"])
        return _fact([sign, self.words.thing(paid["tile"])], f"+${paid['amount']}")


def _fact(what: Child, how_much: Child) -> list[Node]:
    return [h("dt", {}, what), h("dd", {}, how_much)]
