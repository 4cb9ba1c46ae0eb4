"""Raccoon Tycoon at the device: start tokens, auctions and their hammer besides the turns."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any

from tycoon import Action, Event, Session

from tycoon_web.device.settings import Settings
from tycoon_web.games import bench as panels
from tycoon_web.games import play
from tycoon_web.games.desk import Onlooker
from tycoon_web.games.raccoon.bench import Bench
from tycoon_web.games.raccoon.bidding import Bidding, beyond
from tycoon_web.games.raccoon.desk import Desk
from tycoon_web.games.raccoon.open_table import open_table
from tycoon_web.games.raccoon.rest import RestBench
from tycoon_web.games.raccoon.start import StartBench
from tycoon_web.games.raccoon.story import Chronicle
from tycoon_web.games.raccoon.trade import TradeBench
from tycoon_web.games.raccoon.words import Words
from tycoon_web.games.views import View
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.vtree import Child, Node

#: Steps inside an action that the rules demand, with their panels.
_STEPS: dict[str, type[Bench]] = {
    "bonus": RestBench,
    "trading": TradeBench,
    "discard": RestBench,
}


class Play(play.Play):
    """Session plus hand-over."""

    public_phases = MappingProxyType(
        {"start_tokens": "start", "start_tiles": "start", "auction": "auction"}
    )
    shared_stages = ("auction",)
    words: Words
    chronicle: Chronicle
    bench: Bench | None

    def __init__(self, session: Session, messages: Messages, settings: Settings) -> None:
        #: What the last auction came to, until the table goes on.
        self.hammer: dict[str, Any] | None = None
        self.start: StartBench | None = None
        self.bidding: Bidding | None = None
        super().__init__(session, messages, settings)

    def begin(self, messages: Messages, names: list[str]) -> None:
        self.words = Words(messages, names, self.session.options, self.session.state.config.tiles)
        self.chronicle = Chronicle(self.session, self.words)

    def new_desk(self, onlooker: Onlooker | None = None) -> Desk:
        return Desk(self.session, self.words, onlooker)

    @property
    def desk(self) -> Desk:
        found = super().desk
        assert isinstance(found, Desk)
        return found

    def lay_out(self) -> None:
        self.start = self.bidding = self.hammer = None
        if self.phase == "auction":
            self.bidding = Bidding(self.session, self.words)
        elif self.company.acting:
            return
        elif self.phase in self.public_phases:
            self.start = StartBench(self.desk, {})
        elif self.phase in _STEPS:
            self.bench = _STEPS[self.phase](self.desk, {})

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
        return open_table(self.words, self.chronicle.last_seen(seat), view, seat)

    def standing(self, view: View, seat: int) -> list[Child]:
        return [self.words("points", n=view["players"][seat]["vp"])]

    def draft(self) -> panels.Bench | None:
        return self.start if self.stage() == "start" else super().draft()

    def stage(self) -> str:
        return "hammer" if self.hammer else super().stage()

    @property
    def result(self) -> dict[str, Any] | None:
        return self.hammer

    def put_away(self) -> None:
        self.hammer = None

    def apply(self, actions: Sequence[Action]) -> list[Event]:
        events = super().apply(actions)
        for event in events:
            if event.key == "auction_won" and self.session.to_act is not None:
                self.hammer = dict(event.params)
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
