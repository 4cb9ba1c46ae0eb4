"""Raccoon Tycoon as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from tycoon.games.raccoon.rules import scoring
from tycoon.games.raccoon.rules.auction import Bid, CallAuction, Pass
from tycoon.games.raccoon.rules.audit import audit
from tycoon.games.raccoon.rules.building import Build, Upgrade
from tycoon.games.raccoon.rules.cards import TILES
from tycoon.games.raccoon.rules.ending import (
    DeclareVictory,
    Decline,
    EndTurn,
    finish,
    thousand_reached,
)
from tycoon.games.raccoon.rules.forecast import forecast
from tycoon.games.raccoon.rules.imagining import imagine
from tycoon.games.raccoon.rules.listing import LISTS
from tycoon.games.raccoon.rules.migrations import modern
from tycoon.games.raccoon.rules.options import CONFLICTS, OPTIONS, PRESETS, configure
from tycoon.games.raccoon.rules.phases import ChooseTiles, Done, Turn
from tycoon.games.raccoon.rules.production import Produce, TakeBonus
from tycoon.games.raccoon.rules.selling import Sell
from tycoon.games.raccoon.rules.setup import ChooseStartTiles, TakeStartTokens, new_state
from tycoon.games.raccoon.rules.state import State
from tycoon.games.raccoon.rules.storage import DiscardTokens
from tycoon.games.raccoon.rules.table import describe
from tycoon.games.raccoon.rules.towns import BuyTown
from tycoon.games.raccoon.rules.trading import BuyFromPlayer
from tycoon.games.raccoon.rules.view import view
from tycoon.kernel.actions import Action
from tycoon.kernel.events import Event, Log
from tycoon.kernel.options import Value
from tycoon.kernel.refusals import Refusal
from tycoon.kernel.rules import ActionType, Dice, Rules
from tycoon.kernel.seating import seat_of, viewer

_KINDS: tuple[ActionType[State], ...] = (
    ChooseStartTiles(),
    TakeStartTokens(),
    Produce(),
    BuyFromPlayer(),
    TakeBonus(),
    DiscardTokens(),
    Sell(),
    CallAuction(),
    Bid(),
    Pass(),
    Build(),
    Upgrade(),
    BuyTown(),
    Decline(),
    DeclareVictory(),
    EndTurn(),
)


class RaccoonRules(Rules[State]):
    """The rules RT-01 … RT-101; the state is `tycoon.games.raccoon.rules.state.State`."""

    id = "raccoon"
    options = OPTIONS
    presets = PRESETS
    conflicts = CONFLICTS
    kinds = MappingProxyType({kind.do: kind for kind in _KINDS})
    audit = staticmethod(audit)
    describe = staticmethod(describe)
    outcome = staticmethod(scoring.outcome)
    finish = staticmethod(finish)
    of_the_table = frozenset({ChooseTiles.name})
    tiles = TILES
    """The tiles in the box, as printed."""

    def setup(
        self, options: Mapping[str, Value], players: int, seed: str, lexicon: Any = None
    ) -> tuple[State, list[Event]]:
        """RT-07 … RT-19."""
        state = new_state(configure(options, players, self.tiles), seed)
        params = {"start_seat": state.start, "edition": options["edition"]}
        return state, [Event("game_started", params)]

    def state_from_dict(
        self, data: Any, options: Mapping[str, Value], players: int, lexicon: Any = None
    ) -> State:
        """See `State.from_dict`; also reads what older versions wrote."""
        config = configure(options, players, self.tiles)
        return State.from_dict(modern(data, config), config)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """See `tycoon.games.raccoon.rules.view`."""
        return view(state, viewer(seat, len(state.players)))

    def forecast(self, state: State) -> dict[str, Any]:
        """See `tycoon.games.raccoon.rules.forecast`."""
        return forecast(state, self.dos(state))

    def imagine(self, state: State, seat: int, dice: Dice) -> State:
        """See `tycoon.games.raccoon.rules.imagining`."""
        return imagine(state, seat_of(seat, len(state.players)), dice)

    def dos(self, state: State) -> tuple[str, ...]:
        """Declaring victory belongs to every sub-state of a game with that variant (RT-A38)."""
        dos = state.phase.dos
        return (*dos, "declare_victory") if state.config.thousand == "declare" and dos else dos

    def moves(self, state: State) -> list[Action]:
        """See `Rules.moves`; most lists are made in one go."""
        phase = state.phase
        in_one_go = LISTS.get(type(phase))
        if in_one_go and state.config.thousand != "declare":
            return in_one_go(state, phase) or super().moves(state)
        return super().moves(state)

    def after(self, state: State, log: Log) -> None:
        """RT-100, automatic reading."""
        if state.config.thousand == "automatic":
            thousand_reached(state, log)

    def wrong_phase(self, state: State, do: str) -> Refusal:
        """One code per sub-state, so that the reason can be said in words."""
        if do == "declare_victory" and state.phase.seat is not None:
            return Refusal("no_sudden_death")
        if isinstance(state.phase, Done):
            return Refusal("action_taken", {"took": state.phase.took})
        if isinstance(state.phase, Turn) and state.phase.bought:
            return Refusal("production_started")
        if isinstance(state.phase, Turn) and do == "decline":
            return Refusal("must_take_action")
        return Refusal(_WRONG_PHASE[state.phase.name], {"do": do})


_WRONG_PHASE = {
    "start_tiles": "start_tiles_first",
    "start_tokens": "start_tokens_first",
    "turn": "not_in_this_turn",
    "bonus": "bonus_first",
    "trading": "trading_first",
    "discard": "discard_first",
    "auction": "auction_running",
    "last_call": "last_call_only",
    "over": "game_over",
}
