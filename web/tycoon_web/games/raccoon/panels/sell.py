"""Selling: one commodity, with Export and the trading firms' income (RT-37 … RT-39, PV-02)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tycoon import Action
from tycoon.games.raccoon.rules.cards import COMMODITIES

from tycoon_web.games.raccoon.panels.panel import ActionPanel
from tycoon_web.games.raccoon.turn_context import prices
from tycoon_web.kit.controls import button, icon, named, stepper, switch
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.panel import Edits, block, fact
from tycoon_web.play.turn_context import Fields, of
from tycoon_web.telling.views import View


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
        value = prices(self.context.view)
        best = max(self.most, key=lambda c: value[c] * self.most[c], default="")
        self._choose(target.get("commodity") or best)

    def _choose(self, name: str) -> None:
        self.commodity = name
        self.count = self.most.get(name, 0)
        exportable = name in self.exports.get(name, ())
        self.export = name if exportable and not self._at_the_top(name) else ""

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

    def body(self) -> Child:
        return [
            block(
                self.words("sell.which"), h("div.icons", {}, [self._pick(c) for c in COMMODITIES])
            ),
            self._export(),
            self.most and self._amount(),
            self._result(),
        ]

    def _pick(self, name: str) -> Node:
        price, held = prices(self.context.view)[name], self.context.me["tokens"][name]
        why = None
        if name not in self.most:
            why = self.context.check(Action("sell", commodity=name, count=max(1, held)))
        return button(
            f"#sell-{name}.pick.c-{name}" + (".taken" if name == self.commodity else ""),
            "sell-commodity",
            icon(f"c-{name}", "ci"),
            h("span", {}, self.words.thing(name)),
            h("b", {}, f"{held} × ${price}"),
            fields={"commodity": name},
            why=why,
            pressed=name == self.commodity,
        )

    def _export(self) -> Node | None:
        """A switch where only what is sold can be exported, else a choice of commodities."""
        possible = self.exports.get(self.commodity, [])
        if not possible:
            return None
        if possible == [self.commodity]:
            text, note = self.words("sell.export"), self.words("sell.export_note")
            return switch("sell-export", text, bool(self.export), note)
        return block(
            self.words("sell.export"),
            h("div.chips", {}, [self._export_chip(name) for name in ["", *possible]]),
            note=self.words("sell.export_any"),
        )

    def _export_chip(self, name: str) -> Node:
        text = self.words.thing(name) if name else self.words("sell.export_none")
        return button(
            f"#export-{name or 'none'}.chip",
            "sell-export",
            name and icon(f"c-{name}", f"ci c-{name}"),
            h("span", {}, text),
            fields={"value": name},
            pressed=name == self.export,
        )

    def _amount(self) -> Node:
        most = self.most.get(self.commodity, 1)
        return block(
            self.words("sell.how_many"),
            h(
                "div.row",
                {},
                stepper(
                    self.words, "sell-count", self.count, 1, most, self.words.thing(self.commodity)
                ),
                button(
                    "#sell-all.chip",
                    "sell-count",
                    self.words("sell.all", n=most),
                    fields={"to": most},
                ),
            ),
        )

    def _result(self) -> Node | None:
        found = self.context.try_foresee(self.actions())
        if isinstance(found, str) or not self.most:
            return None
        events, after = found
        sold = of(events, "sold")[0].params
        start = prices(self.context.view)[self.commodity]
        price = f"${start} → ${sold['price_after']}"
        if self.export == self.commodity:
            price = f"${start} → ${sold['price']} → ${sold['price_after']}"
        return block(
            self.words("preview.title"),
            h(
                "p.sum",
                {},
                f"{sold['count']} × ${sold['price']} = ",
                h("strong", {}, f"${sold['income']}"),
            ),
            fact(self.words("preview.price_of", what=self.words.some(self.commodity)), price),
            self._other_price(after),
            [self._commission(event.params) for event in of(events, "commission_paid")],
            fact(
                self.words("preview.money"),
                self.words.moneys(
                    self.context.me["money"], after["players"][self.context.seat]["money"]
                ),
            ),
        )

    def _other_price(self, after: View) -> Node | None:
        """What was exported without being sold."""
        if self.export in ("", self.commodity):
            return None
        old, new = prices(self.context.view)[self.export], prices(after)[self.export]
        what = self.words.some(self.export)
        return fact(self.words("preview.price_of", what=what), f"${old} → ${new}")

    def _commission(self, paid: Mapping[str, Any]) -> Node:
        player = self.context.view["players"][paid["seat"]]
        who = [*named(player["emblem"], player["name"]), f" +${paid['amount']}"]
        return fact(self.words.thing(paid["tile"]), who, "commission")
