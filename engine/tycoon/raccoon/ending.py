"""Ending a turn, declining what is optional, and the $1,000 variant (RT-91, RT-100)."""

from __future__ import annotations

from collections.abc import Sequence

from tycoon.kernel.actions import Action
from tycoon.kernel.events import Event
from tycoon.kernel.outcome import AGREED
from tycoon.kernel.refusals import Refusal
from tycoon.kernel.rules import Kind
from tycoon.kernel.table import acting, clockwise
from tycoon.raccoon import production, trading
from tycoon.raccoon.phases import Bonus, Done, LastCall, Over, Trading, Turn
from tycoon.raccoon.state import State
from tycoon.raccoon.turn import refill, start_turn

THOUSAND = 1000


def _apply_end_turn(state: State, action: Action) -> list[Event]:
    """Draw and refill, then the next seat; the round is always completed (RT-91, RT-A22)."""
    seat = acting(state)
    events = [*refill(state, seat), Event("turn_ended", {"seat": seat})]
    after = (seat + 1) % len(state.players)
    if after == state.start:
        if state.ending:
            declaring = state.config.thousand == "declare"
            return [*events, _close(state, having_thousand(state, seat) if declaring else [])]
        state.round += 1
        events.append(Event("round_started", {"round": state.round}))
    return [*events, start_turn(state, after)]


def _close(state: State, asked: Sequence[int]) -> Event:
    """The game is over, once those with $1,000 have said that they do not declare (RT-A38)."""
    if asked:
        state.phase = LastCall(asked[0], tuple(asked[1:]))
        return Event("last_call", {"seat": asked[0]})
    assert state.ending
    state.phase = Over(state.ending)
    return Event("game_over", {"reason": state.ending})


def finish(state: State) -> list[Event]:
    """The table agreed to end here: what is begun comes to nothing (RT-A48)."""
    state.phase = Over(AGREED)
    return [Event("game_over", {"reason": AGREED})]


def having_thousand(state: State, first: int) -> list[int]:
    """The seats with $1,000, in turn order from ``first``."""
    players = state.players
    return [seat for seat in clockwise(players, first) if players[seat].money >= THOUSAND]


def _only(action: Action, refusal: Refusal | None) -> Sequence[Action]:
    return () if refusal else (action,)


_END_TURN, _DECLINE, _DECLARE = Action("end_turn"), Action("decline"), Action("declare_victory")
END_TURN: Kind[State] = Kind(
    "end_turn",
    {},
    lambda state, action: None,
    _apply_end_turn,
    lambda state: (_END_TURN,),
    lambda state, dice: _END_TURN,
)


def _refuse_decline(state: State) -> Refusal | None:
    """Only what is optional can be declined; an extra action not in every edition (RT-A33)."""
    phase = state.phase
    if not isinstance(phase, Turn):
        return None
    return Refusal("must_take_extra_action") if state.config.must_act else None


def _apply_decline(state: State, action: Action) -> list[Event]:
    if isinstance(state.phase, Bonus):
        return production.decline_bonus(state)
    if isinstance(state.phase, Trading):
        return trading.decline(state)
    if isinstance(state.phase, LastCall):
        return [_close(state, state.phase.others)]
    seat = acting(state)
    state.phase = Done(seat, "decline")
    return [Event("extra_declined", {"seat": seat})]


DECLINE: Kind[State] = Kind(
    "decline",
    {},
    lambda state, action: _refuse_decline(state),
    _apply_decline,
    lambda state: _only(_DECLINE, _refuse_decline(state)),
    lambda state, dice: _DECLINE,
    _refuse_decline,
)


def _refuse_declare(state: State) -> Refusal | None:
    """RT-100: at any choice of one's own while holding $1,000, and once at the end (RT-A38)."""
    money = state.players[acting(state)].money
    return None if money >= THOUSAND else Refusal("below_a_thousand", {"money": money})


def _apply_declare(state: State, action: Action) -> list[Event]:
    seat = acting(state)
    return [Event("victory_declared", {"seat": seat}), _win(state, seat)]


DECLARE_VICTORY: Kind[State] = Kind(
    "declare_victory",
    {},
    lambda state, action: _refuse_declare(state),
    _apply_declare,
    lambda state: _only(_DECLARE, _refuse_declare(state)),
    lambda state, dice: _DECLARE,
    _refuse_declare,
)


def _win(state: State, seat: int) -> Event:
    state.phase = Over("thousand", seat)
    return Event("game_over", {"reason": "thousand"})


def thousand_reached(state: State) -> list[Event]:
    """In the automatic reading $1,000 wins at once, first in turn order first (RT-A38).

    Money never comes in while an auction goes on: the seat that acts is the one on turn.
    """
    seat = state.phase.seat
    if seat is None:
        return []
    rich = having_thousand(state, seat)
    return [_win(state, rich[0])] if rich else []
