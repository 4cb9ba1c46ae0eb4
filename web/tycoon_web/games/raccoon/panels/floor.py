"""Buying on the Trading Floor before producing (RT-78, RT-A07 … RT-A09)."""

from __future__ import annotations

from tycoon import Action

from tycoon_web.games.raccoon.panels.panel import option, options
from tycoon_web.games.raccoon.turn_context import TurnContext, prices, worth
from tycoon_web.kit.controls import button, disc, icon, named, stepper
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.panel import Edits
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
        #: Are the goods of others laid out?
        self.shown = False
        self.seller = next((seat for seat, _ in self.offers), -1)
        self.wanted: tuple[int, str] | None = None
        self.count = 0

    def propose(self, action: Action) -> None:
        """Put this purchase in."""
        self.wanted = action["seat"], action["commodity"]
        self.seller, self.count, self.shown = action["seat"], action["count"], True

    def edits(self) -> Edits:
        """Who answers which control of this part."""
        return {
            "floor-open": self._open,
            "floor-seller": self._ask,
            "floor-offer": self._want,
            "floor-count": self._count,
        }

    def _open(self, fields: Fields) -> None:
        """Laid out, or put away again; what is wanted stays so."""
        self.shown = not self.shown

    def _ask(self, fields: Fields) -> None:
        self.seller, self.wanted = int(fields["value"]), None

    def _want(self, fields: Fields) -> None:
        key = int(fields["seat"]), fields["commodity"]
        self.wanted, self.shown = None if key == self.wanted else key, True
        self.seller = key[0]
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

    def opener(self) -> Node | None:
        """Lays the goods of others out; nothing without a Trading Floor."""
        if not self.context.knows("buy_from_player") or not self._owned():
            return None
        why = None if self.offers else self.context.why("buy_from_player")
        return button(
            "#floor-open.floor-open",
            "floor-open",
            icon("t-trading-floor"),
            self.words("floor.title"),
            self._wanted(),
            why=why,
            aria_expanded=str(self.shown).lower(),
        )

    def _wanted(self) -> Child:
        """What is bought before, where the goods are put away."""
        if self.shown or not self.wanted:
            return None
        return [
            h("b", {}, f"+{self.count}"),
            disc(self.wanted[1], "", self.words.thing(self.wanted[1])),
        ]

    def block(self) -> Node | None:
        """From whom, what, how many."""
        if not self.shown:
            return None
        return h(
            "div.floor",
            {"role": "group", "aria-label": self.words("floor.title")},
            h(
                "div.floor-from",
                {},
                options(self.words("trade.from"), self._sellers()),
                h("p.slip-note", {}, self.words("floor.note")),
            ),
            options(self.words("trade.what"), self._goods(), ".slip-wild"),
            self._amount(),
        )

    def _owned(self) -> bool:
        return any(self.words.tile(tile["tile"]).trading_floor for tile in self.context.me["tiles"])

    def _sellers(self) -> list[Node]:
        seats = dict.fromkeys(seat for seat, _ in self.offers)
        if len(seats) < 2:
            return []
        return [
            option(
                f"#floor-from-{seat}.opt-player",
                "floor-seller",
                *named(player["emblem"], player["name"]),
                fields={"value": seat},
                chosen=seat == self.seller,
            )
            for seat in seats
            for player in [self.context.view["players"][seat]]
        ]

    def _goods(self) -> list[Node]:
        return [
            self._good(seat, commodity) for seat, commodity in self.offers if seat == self.seller
        ]

    def _good(self, seat: int, commodity: str) -> Node:
        price = prices(self.context.view)[commodity]
        content: list[Child] = [
            disc(commodity, "", self.words.thing(commodity)),
            h("span", {}, f"{self.offers[seat, commodity]} × ${price}"),
        ]
        return option(
            f"#floor-{seat}-{commodity}.opt-good",
            "floor-offer",
            content,
            fields={"seat": seat, "commodity": commodity},
            chosen=(seat, commodity) == self.wanted,
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
        return h("div.slip-count", {}, count, h("span", {}, what))
