"""A table with a plan of its own: everybody builds."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator

from tests.web.player import Table, figure


class Builders(Table):
    """Everybody buys the cheapest tile they can pay for; all else is money for that."""

    #: The least income in dollars for which somebody goes to the market.
    worth_selling = 20
    traded = False

    def screens(self) -> dict[str, Callable[[], None]]:
        return {
            **super().screens(),
            "choose a bonus": self.go_on,
            "too much in store": self.go_on,
            "buy or go on": self.trade,
        }

    def act(self) -> None:
        for plan in (self.build, self.sell):
            if plan():
                return
        self.produce()

    def build(self) -> bool:
        panel = self.open("Build", "Buy a building")
        if panel is None:
            return False
        tiles = {self.price(tile): tile for tile in self.wanted()}
        if not tiles:  # all that is possible is an upgrade
            panel.get_by_role("button", name="Cancel").last.click()
            return False
        self.press(tiles[min(tiles)])
        self.press(self.commit(panel, "Buy "))
        return True

    def wanted(self) -> list[Locator]:
        """The tiles on offer that can be paid for: they stay in sight beside the sheet."""
        return self.page.locator("[id^=tile-].legal").all()

    def price(self, tile: Locator) -> int:
        return figure(r"^\$(\d+)", tile.locator(".coin").inner_text())

    def sell(self) -> bool:
        if not self.action("Sell").is_enabled():
            return False
        if figure(r"\$(\d+)", self.action("Sell").inner_text()) < self.worth_selling:
            return False
        return super().sell()

    def trade(self) -> None:
        """After a production: one token of somebody, the first time it is possible."""
        more = self.page.locator("[id^=trade-count][id$=plus]").first
        if not self.traded and more.is_enabled():
            self.press(more)
            self.traded = True
        self.go_on()

    def go_on(self) -> None:
        self.press(self.page.locator("#commit"))
        self.answer_question()
