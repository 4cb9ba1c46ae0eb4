"""Buying on the Trading Floor before producing (RT-78, RT-A07 … RT-A09)."""

from __future__ import annotations

from tycoon import Action

from tycoon_web.games.raccoon.turn_context import TurnContext, prices, worth
from tycoon_web.kit.controls import button, emblem, icon, stepper
from tycoon_web.kit.vtree import Node, h
from tycoon_web.play.panel import Edits, block
from tycoon_web.play.turn_context import Fields


class Purchase:
    """A draft purchase from one player; empty unless the player wants it."""

    def __init__(self, context: TurnContext) -> None:
        self.context = context
        self.words = context.words
        #: (seller, commodity) -> the most that can be bought
        self.offers: dict[tuple[int, str], int] = {}
        if context.can("buy_from_player"):
            for action in context.session.legal_actions():
                if action.do == "buy_from_player":
                    key = action["seat"], action["commodity"]
                    self.offers[key] = max(self.offers.get(key, 0), action["count"])
        self.wanted: tuple[int, str] | None = None
        self.count = 0

    def edits(self) -> Edits:
        """Who answers which control of this part."""
        return {"floor-offer": self._want, "floor-count": self._count}

    def _want(self, fields: Fields) -> None:
        key = int(fields["seat"]), fields["commodity"]
        self.wanted = None if key == self.wanted else key
        self.count = 1

    def _count(self, fields: Fields) -> None:
        if self.wanted:
            self.count = max(1, min(int(fields["to"]), self.offers[self.wanted]))

    def actions(self) -> list[Action]:
        """The purchase, if there is one."""
        if not self.wanted:
            return []
        seat, commodity = self.wanted
        return [Action("buy_from_player", seat=seat, commodity=commodity, count=self.count)]

    def block(self) -> Node | None:
        """The part of the production panel; nothing without a Trading Floor."""
        if not self.context.knows("buy_from_player") or not self._owned():
            return None
        title, note = self.words("floor.title"), self.words("floor.note")
        if not self.offers:
            return block(title, h("p.quiet-text", {}, self.context.why("buy_from_player")))
        return block(
            title,
            h("div.chips", {}, [self._chip(*key) for key in self.offers]),
            self._amount(),
            note=note,
        )

    def _owned(self) -> bool:
        return any(self.words.tile(tile["tile"]).trading_floor for tile in self.context.me["tiles"])

    def _chip(self, seat: int, commodity: str) -> Node:
        player = self.context.view["players"][seat]
        return button(
            f"#floor-{seat}-{commodity}.chip",
            "floor-offer",
            emblem(player["emblem"], label=player["name"]),
            icon(f"c-{commodity}", f"ci c-{commodity}", self.words.thing(commodity)),
            f"${prices(self.context.view)[commodity]}",
            fields={"seat": seat, "commodity": commodity},
            pressed=(seat, commodity) == self.wanted,
        )

    def _amount(self) -> Node | None:
        if not self.wanted:
            return None
        seat, commodity = self.wanted
        paid = worth({commodity: self.count}, prices(self.context.view))
        what = self.words("floor.pay", seller=self.words.player(seat), amount=paid)
        count = stepper(
            self.words,
            "floor-count",
            self.count,
            1,
            self.offers[self.wanted],
            self.words.thing(commodity),
        )
        return h("div.row", {}, count, h("span", {}, what))
