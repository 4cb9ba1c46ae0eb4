"""Commands of Raccoon Tycoon's own controls: panels, auction, extra actions."""

from __future__ import annotations

from tycoon import Action

from tycoon_web.games.raccoon.panels.auction import AuctionPanel
from tycoon_web.games.raccoon.panels.build import BuildPanel
from tycoon_web.games.raccoon.panels.panel import ActionPanel
from tycoon_web.games.raccoon.panels.produce import ProducePanel
from tycoon_web.games.raccoon.panels.sell import SellPanel
from tycoon_web.games.raccoon.panels.town import TownPanel
from tycoon_web.games.raccoon.play import Play
from tycoon_web.kit.events import Answering, Event, control
from tycoon_web.kit.scenes import asked, put
from tycoon_web.play.panel_host import PanelHost
from tycoon_web.ui_state import Question

_CHAIR = asked(put("th-chair", 158, 54, 66, 82))
_MONEY = asked(*(put("th-coin", 122 + 36 * at, 66 - 8 * (at % 2), 50) for at in range(3)))
_PANELS = (ProducePanel, SellPanel, AuctionPanel, BuildPanel, TownPanel)
PANELS: dict[str, type[ActionPanel]] = {panel.name: panel for panel in _PANELS}


class Commands(Answering):
    """What this game's controls ask for."""

    def __init__(self, host: PanelHost, play: Play) -> None:
        self.host = host
        self.play = play
        self.t = host.t

    # --- putting an action together --------------------------------------------------------------

    @control("produce")
    def _produce(self, event: Event) -> None:
        panel = self.play.panel
        if isinstance(panel, ProducePanel) and event.get("card"):
            panel.edit("produce-card", event)
        else:
            self._open_bench(event)

    @control("sell", "auction", "build", "town")
    def _open_bench(self, event: Event) -> None:
        play, name = self.play, event["do"]
        if play.screen() != "table":
            return
        same = play.panel is not None and play.panel.name == name
        targeted = any(
            field in event for field in ("card", "commodity", "railroad", "tile", "upgrade")
        )
        if same and not targeted:
            self.host.cancel()
            return
        if play.panel is None:
            self.host.ui.put_on_top(event.get("id"), "bench-title")
        play.panel = PANELS[name](play.context, event)

    @control("decline")
    def _decline(self, event: Event) -> None:
        """Giving up an extra action is always asked about (UN-04)."""
        if self.play.phase == "last_call":
            self.host.act([Action("decline")])
        elif self.play.screen() == "table":
            question = Question(
                self.t("decline.ask"),
                self.t("decline.note"),
                self.t("decline"),
                lambda: self.host.act([Action("decline")]),
                picture=_CHAIR,
            )
            self.host.ui.ask(question, event.get("id"))

    @control("declare")
    def _declare(self, event: Event) -> None:
        """$1,000 win at once (RT-100); in the auction everybody is asked the same way (HO-02)."""
        if self.play.screen() in ("table", "auction"):
            question = Question(
                self.t("declare.ask"),
                self.t("declare.note"),
                self.t("declare"),
                self._declare_victory,
                picture=_MONEY,
            )
            self.host.ui.ask(question, event.get("id"))

    def _declare_victory(self) -> None:
        """With too little money nothing happens, as with a bid: it would tell the table."""
        action = Action("declare_victory")
        if self.host.may_change() and self.play.session.check(action) is None:
            self.host.act([action])

    # --- the auction -----------------------------------------------------------------------------

    @control("bid-to")
    def _bid_to(self, event: Event) -> None:
        if self.play.bidding:
            self.play.bidding.edit(event["to"])

    @control("bid")
    def _bid(self, event: Event) -> None:
        """The table sees nothing of a bid above the bidder's money, who hears of it at "peek"."""
        bidding = self.play.bidding
        if bidding and self.host.may_change() and bidding.possible():
            self.host.act([bidding.action()])

    @control("pass")
    def _pass(self, event: Event) -> None:
        if self.play.bidding:
            self.host.act([Action("pass")])

    @control("go-on")
    def _go_on(self, event: Event) -> None:
        """After the hammer: the starter's turn ends, or the starter acts again (RT-44)."""
        self.play.put_away()
        if self.play.phase == "done" and not self.play.seating.acting:
            self.host.act([Action("end_turn")])
        else:
            self.host.ui.said = ""
            self.host.ui.focus_screen()

    @control("open-chart")
    def _open_chart(self, event: Event) -> None:
        self.host.ui.open_sheet("chart", event.get("commodity", ""), event)
