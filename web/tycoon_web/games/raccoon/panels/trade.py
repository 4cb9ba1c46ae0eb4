"""Trading after producing: commodities of one player at the raised prices (RT-78, RT-A08)."""

from __future__ import annotations

from tycoon import Action
from tycoon.games.raccoon.rules.cards import COMMODITIES

from tycoon_web.games.raccoon.panels.panel import ActionPanel, stock_change, token_row
from tycoon_web.games.raccoon.turn_context import prices, worth
from tycoon_web.kit.controls import button, named
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.panel import Edits, block, fact
from tycoon_web.play.turn_context import Fields
from tycoon_web.telling.views import View


class TradePanel(ActionPanel):
    """A basket from one seller; an empty one goes on without buying."""

    name = "trade"
    symbol = "t-trading-floor"
    demanded = True

    def open(self, target: Fields) -> None:
        #: seller -> commodity -> the most that money and stock allow
        self.offers: dict[int, dict[str, int]] = {}
        for action in self.context.session.legal_actions():
            if action.do == "buy_from_player":
                lots = self.offers.setdefault(action["seat"], {})
                lots[action["commodity"]] = max(lots.get(action["commodity"], 0), action["count"])
        self._choose(next(iter(self.offers), -1))

    def _choose(self, seller: int) -> None:
        self.seller = seller
        self.basket: dict[str, int] = {}

    def edits(self) -> Edits:
        return {
            "trade-seller": lambda fields: self._choose(int(fields["value"])),
            "trade-count": self._put,
        }

    def _put(self, fields: Fields) -> None:
        self.basket = {**self.basket, fields["commodity"]: max(0, int(fields["to"]))}

    def _cost(self) -> int:
        return worth(self.basket, prices(self.context.view))

    def _buying(self) -> list[Action]:
        return [
            Action("buy_from_player", seat=self.seller, commodity=c, count=self.basket[c])
            for c in COMMODITIES
            if self.basket.get(c)
        ]

    def actions(self) -> list[Action]:
        """Buy, then finish trading unless that is over by itself."""
        buying = self._buying()
        found = self.context.try_foresee(buying)
        if isinstance(found, str) or found[1]["phase"] != "trading":
            return buying
        return [*buying, Action("decline")]

    def obstacle(self) -> str | None:
        cost, money = self._cost(), self.context.me["money"]
        if cost > money:
            return self.words("refusal.too_dear", cost=cost, money=money)
        return super().obstacle()

    def commit_label(self) -> str:
        cost = self._cost()
        return self.words("trade.buy", amount=cost) if cost else self.words("trade.commit")

    def aloud(self) -> str:
        return f"{self.words.counts(self.basket)}: {super().aloud()}"

    def body(self) -> Child:
        if not self.offers:  # with secret money one is asked all the same (RT-A08)
            return [
                h("p", {}, self.context.why("buy_from_player")),
                h("p", {}, self.words("trade.nothing")),
                self._result(),
            ]
        return [
            h("p", {}, self.words("trade.note")),
            block(
                self.words("trade.from"),
                h("div.chips", {}, [self._chip(seat) for seat in self.offers]),
            ),
            block(self.words("trade.what"), h("div.drops", {}, self._rows())),
            self._result(),
        ]

    def _chip(self, seat: int) -> Node:
        player: View = self.context.view["players"][seat]
        return button(
            f"#seller-{seat}.chip",
            "trade-seller",
            *named(player["emblem"], player["name"]),
            fields={"value": seat},
            pressed=seat == self.seller,
        )

    def _rows(self) -> list[Node]:
        price = prices(self.context.view)
        return [
            token_row(
                self.words,
                "trade-count",
                c,
                self.basket.get(c, 0),
                most,
                price[c],
                key=f"{self.seller}-{c}",
            )
            for c, most in self.offers.get(self.seller, {}).items()
        ]

    def _result(self) -> Node:
        found = self.context.try_foresee(self._buying())
        me = self.context.me
        if isinstance(found, str) or not self._cost():
            return fact(self.words("preview.money"), self.words.money(me["money"]))
        after = found[1]["players"][self.context.seat]
        return block(
            self.words("preview.title"),
            stock_change(self.words, me["tokens"], after["tokens"]),
            fact(self.words("preview.storage"), f"{after['stored']} / {me['limit']}"),
            fact(self.words("preview.money"), self.words.moneys(me["money"], after["money"])),
        )
