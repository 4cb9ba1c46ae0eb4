"""Raccoon Tycoon at the device: start tokens, auctions and their hammer besides the turns."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any, cast

from tycoon import Action, Event, Session

from tycoon_web.device.settings import Settings
from tycoon_web.games.raccoon.auction.bidding import Bidding, beyond
from tycoon_web.games.raccoon.panels.panel import ActionPanel
from tycoon_web.games.raccoon.panels.rest import RestPanel
from tycoon_web.games.raccoon.panels.start import StartPanel
from tycoon_web.games.raccoon.panels.trade import TradePanel
from tycoon_web.games.raccoon.table.open_table import open_table
from tycoon_web.games.raccoon.telling.turn_log import TurnLog
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.games.raccoon.turn_context import TurnContext
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.vtree import Child, Node
from tycoon_web.play import panel as panels
from tycoon_web.play import play
from tycoon_web.play.turn_context import Onlooker
from tycoon_web.telling.views import View

#: Steps inside an action that the rules demand, with their panels.
_STEPS: dict[str, type[ActionPanel]] = {
    "bonus": RestPanel,
    "trading": TradePanel,
    "discard": RestPanel,
}
#: A bid that nobody answers lightly.
GRAVE = 24


class Play(play.Play):
    """Session plus hand-over."""

    public_phases = MappingProxyType(
        {"start_tokens": "start", "start_tiles": "start", "auction": "auction"}
    )
    shared_screens = ("auction",)
    no_points = ("money",)
    words: Words
    turn_log: TurnLog
    panel: ActionPanel | None

    def __init__(self, session: Session, messages: Messages, settings: Settings) -> None:
        #: What the last auction came to, until the table goes on.
        self.hammer: dict[str, Any] | None = None
        self.start: StartPanel | None = None
        self.bidding: Bidding | None = None
        super().__init__(session, messages, settings)

    def begin(self, messages: Messages, names: list[str]) -> None:
        self.words = Words(messages, names, self.session.options, self.session.state.config.tiles)
        self.turn_log = TurnLog(self.session, self.words)

    def new_context(self, onlooker: Onlooker | None = None) -> TurnContext:
        return TurnContext(self.session, self.words, onlooker)

    @property
    def context(self) -> TurnContext:
        return cast(TurnContext, super().context)

    def lay_out(self) -> None:
        self.start = self.bidding = self.hammer = None
        if self.phase == "auction":
            self.bidding = Bidding(self.session, self.words)
        elif self.seating.acting:
            return
        elif self.phase in self.public_phases:
            self.start = StartPanel(self.context, {})
        elif self.phase in _STEPS:
            self.panel = _STEPS[self.phase](self.context, {})

    def gravity(self) -> float:
        auction = self.session.view(None)["auction"]
        return min(1.0, ((auction and auction["bid"]) or 0) / GRAVE)

    def open_up(self, player: View, own: View) -> None:
        super().open_up(player, own)
        player["money"] = own["money"]

    def whispered(self) -> str | None:
        bidder = self.session.to_act
        if self.bidding is None or bidder is None or self.peek != bidder:
            return None
        money = self.session.view(bidder)["players"][bidder]["money"]
        return beyond(self.words, self.bidding.amount, money)

    def curtain_key(self) -> str:
        turn = self.session.view(None)["turn"]
        return "curtain.extra" if turn and turn["extra"] else super().curtain_key()

    def on_table(self, view: View, seat: int) -> list[Node]:
        return open_table(self.words, self.turn_log.last_seen(seat), view, seat)

    def standing(self, view: View, seat: int) -> list[Child]:
        return [self.words("points", n=view["players"][seat]["vp"])]

    def draft(self) -> panels.ActionPanel | None:
        return self.start if self.screen() == "start" else super().draft()

    def screen(self) -> str:
        return "hammer" if self.hammer else super().screen()

    @property
    def result(self) -> dict[str, Any] | None:
        return self.hammer

    def put_away(self) -> None:
        self.hammer = None

    def apply(self, actions: Sequence[Action]) -> list[Event]:
        lot = self.session.view(None)["auction"] if self.phase == "auction" else None
        events = super().apply(actions)
        for event in events:
            if event.key == "auction_won" and self.session.to_act is not None:
                self.hammer = {**event.params, "lot": lot, "revealed": None}
            elif event.key == "railroad_revealed" and self.hammer:
                self.hammer["revealed"] = event.params["railroad"]
        return events

    def may_end_itself(self, events: Sequence[Event]) -> bool:
        """After an auction the table sees the result first."""
        sold = any(event.key == "auction_won" for event in events)
        return not sold and super().may_end_itself(events)

    def midway(self) -> bool:
        view = self.session.view(None)
        if view["phase"] in _STEPS:
            return True
        if view["phase"] == "auction":
            return view["auction"]["bid"] is None
        return bool(view["turn"] and view["turn"]["bought"])
