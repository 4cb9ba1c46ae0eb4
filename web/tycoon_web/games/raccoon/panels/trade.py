"""Trading after producing: commodities of one player at the raised prices (RT-78, RT-A08)."""

from __future__ import annotations

from tycoon import Action
from tycoon.games.raccoon.rules.cards import COMMODITIES

from tycoon_web.games.raccoon.panels.mix import Mix, channel, keys, put
from tycoon_web.games.raccoon.panels.panel import ActionPanel, change, option, options
from tycoon_web.games.raccoon.table.cards import tile_scene
from tycoon_web.games.raccoon.turn_context import prices, worth
from tycoon_web.kit.controls import animal, named
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.panel import Edits
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

    def propose(self, action: Action) -> None:
        """One purchase, or none."""
        if action.do == "buy_from_player":
            self._choose(action["seat"])
            self.basket = {action["commodity"]: action["count"]}
        else:
            self.basket = {}

    def edits(self) -> Edits:
        return {
            "trade-seller": lambda fields: self._choose(int(fields["value"])),
            "trade-count": self._put,
        }

    def _put(self, fields: Fields) -> None:
        self.basket = put(self.basket, fields)

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

    def line(self) -> Child:
        return self.words("trade.line") if self.offers else None

    def picture(self) -> Child:
        """Who sells; where nobody can, the floor itself."""
        if not self.offers:
            floor = next(tile for tile in self.words.tiles.faces if tile.trading_floor)
            return tile_scene(self.words, floor.id, [])
        sign = self.context.view["players"][self.seller]["emblem"]
        return h(f"div.trade-scene.em-{sign}", {}, animal(sign))

    def body(self) -> Child:
        if not self.offers:  # with secret money one is asked all the same (RT-A08)
            return [
                h("p.trade-why", {}, self.context.why("buy_from_player")),
                h("p.slip-note", {}, self.words("trade.nothing")),
            ]
        sellers = [self._seller(seat) for seat in self.offers]
        return [
            options(self.words("trade.from"), sellers, ".trade-sellers"),
            self._basket(),
        ]

    def _seller(self, seat: int) -> Node:
        player: View = self.context.view["players"][seat]
        return option(
            f"#seller-{seat}.opt-player",
            "trade-seller",
            *named(player["emblem"], player["name"]),
            fields={"value": seat},
            chosen=seat == self.seller,
        )

    def _basket(self) -> list[Node]:
        price, money = prices(self.context.view), self.context.me["money"]
        mix = Mix("trade-count", self.offers.get(self.seller, {}), self.basket)
        cost = self._cost()
        left = change(self.words.money(money), self.words.money(money - cost))
        paid = self.words("floor.pay", seller=self.words.player(self.seller), amount=cost)
        notes: list[Child] = [h("b", {}, self.words.money(money))]
        if cost:
            notes = [h("span", {}, paid), h("span.stock-change", {}, left)]
        return [
            channel(self.words, mix, self.words("trade.what"), *notes),
            keys(self.words, mix, price),
        ]
