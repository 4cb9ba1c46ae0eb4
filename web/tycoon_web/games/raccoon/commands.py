"""Commands of Raccoon Tycoon's own controls: panels, auction, extra actions."""

from __future__ import annotations

from tycoon import Action

from tycoon_web.games.host import Event, Host
from tycoon_web.games.raccoon.bench import Bench
from tycoon_web.games.raccoon.build import BuildBench
from tycoon_web.games.raccoon.hammer import AuctionBench
from tycoon_web.games.raccoon.play import Play
from tycoon_web.games.raccoon.produce import ProduceBench
from tycoon_web.games.raccoon.sell import SellBench
from tycoon_web.games.raccoon.town import TownBench
from tycoon_web.stage import Question

BENCHES: dict[str, type[Bench]] = {
    "produce": ProduceBench,
    "sell": SellBench,
    "auction": AuctionBench,
    "build": BuildBench,
    "town": TownBench,
}


class Commands:
    """What this game's controls ask for."""

    def __init__(self, host: Host, play: Play) -> None:
        self.host = host
        self.play = play
        self.t = host.t

    # --- putting an action together --------------------------------------------------------------

    def do_produce(self, event: Event) -> None:
        bench = self.play.bench
        if isinstance(bench, ProduceBench) and event.get("card"):
            bench.edit("produce-card", event)
        else:
            self._open_bench("produce", event)

    def do_sell(self, event: Event) -> None:
        self._open_bench("sell", event)

    def do_auction(self, event: Event) -> None:
        self._open_bench("auction", event)

    def do_build(self, event: Event) -> None:
        self._open_bench("build", event)

    def do_town(self, event: Event) -> None:
        self._open_bench("town", event)

    def _open_bench(self, name: str, event: Event) -> None:
        play = self.play
        if play.stage() != "table":
            return
        same = play.bench is not None and play.bench.name == name
        targeted = any(
            field in event for field in ("card", "commodity", "railroad", "tile", "upgrade")
        )
        if same and not targeted:
            self.host.do_cancel(event)
            return
        if play.bench is None:
            self.host.put_on_top(event.get("id"), "bench-title")
        play.bench = BENCHES[name](play.desk, event)

    def do_decline(self, event: Event) -> None:
        """Giving up an extra action is always asked about (UN-04)."""
        if self.play.phase == "last_call":
            self.host.act([Action("decline")])
        elif self.play.stage() == "table":
            question = Question(
                self.t("decline.ask"),
                self.t("decline.note"),
                self.t("decline"),
                lambda: self.host.act([Action("decline")]),
            )
            self.host.ask(question, event.get("id"))

    def do_declare(self, event: Event) -> None:
        """$1,000 win at once (RT-100); in the auction everybody is asked the same way (HO-02)."""
        if self.play.stage() in ("table", "auction"):
            question = Question(
                self.t("declare.ask"),
                self.t("declare.note"),
                self.t("declare"),
                self._declare,
            )
            self.host.ask(question, event.get("id"))

    def _declare(self) -> None:
        """With too little money nothing happens, as with a bid: it would tell the table."""
        action = Action("declare_victory")
        if self.host.may_change() and self.play.session.check(action) is None:
            self.host.act([action])

    # --- the auction -----------------------------------------------------------------------------

    def do_bid_to(self, event: Event) -> None:
        if self.play.bidding:
            self.play.bidding.edit(event["to"])

    def do_bid(self, event: Event) -> None:
        """The table sees nothing of a bid above the bidder's money, who hears of it at "peek"."""
        bidding = self.play.bidding
        if bidding and self.host.may_change() and bidding.possible():
            self.host.act([bidding.action()])

    def do_pass(self, event: Event) -> None:
        if self.play.bidding:
            self.host.act([Action("pass")])

    def do_go_on(self, event: Event) -> None:
        """After the hammer: the starter's turn ends, or the starter acts again (RT-44)."""
        self.play.hammer = None
        if self.play.phase == "done":
            self.host.act([Action("end_turn")])
        else:
            self.host.ui.said = ""
            self.host.focus_screen()

    def do_open_chart(self, event: Event) -> None:
        self.host.open_sheet("chart", event.get("commodity", ""), event)
