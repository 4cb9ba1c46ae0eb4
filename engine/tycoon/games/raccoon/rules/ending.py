"""Ending a turn, declining what is optional, and the $1,000 variant (RT-91, RT-100)."""

from __future__ import annotations

from collections.abc import Sequence

from tycoon.games.raccoon.rules import production, trading
from tycoon.games.raccoon.rules.phases import Bonus, Done, LastCall, Over, Trading, Turn, done
from tycoon.games.raccoon.rules.state import State
from tycoon.games.raccoon.rules.turn import refill, start_turn
from tycoon.kernel.actions import Action
from tycoon.kernel.events import Event, Log
from tycoon.kernel.outcome import AGREED
from tycoon.kernel.refusals import Refusal
from tycoon.kernel.rules import Plain
from tycoon.kernel.table import acting, clockwise

THOUSAND = 1000


class EndTurn(Plain[State], do="end_turn"):
    """The turn is over (RT-23, RT-91)."""

    def apply(self, state: State, action: Action, log: Log) -> None:
        """Draw and refill, then the next seat; the round is always completed (RT-91, RT-A22)."""
        assert isinstance(state.phase, Done)
        seat = state.phase.seat
        refill(state, state.phase, log)
        if log is not None:
            log.append(Event("turn_ended", {"seat": seat}))
        after = (seat + 1) % len(state.players)
        if after == state.start:
            if state.ending:
                declaring = state.config.thousand == "declare"
                _close(state, having_thousand(state, seat) if declaring else [], log)
                return
            state.round += 1
            if log is not None:
                log.append(Event("round_started", {"round": state.round}))
        start_turn(state, after, log)


def _close(state: State, asked: Sequence[int], log: Log) -> None:
    """The game is over, once those with $1,000 have said that they do not declare (RT-A38)."""
    if asked:
        state.phase = LastCall(asked[0], tuple(asked[1:]))
        if log is not None:
            log.append(Event("last_call", {"seat": asked[0]}))
        return
    assert state.ending
    state.phase = Over(state.ending)
    if log is not None:
        log.append(Event("game_over", {"reason": state.ending}))


def finish(state: State) -> list[Event]:
    """The table agreed to end here: what is begun comes to nothing (RT-A48)."""
    state.phase = Over(AGREED)
    return [Event("game_over", {"reason": AGREED})]


def having_thousand(state: State, first: int) -> list[int]:
    """The seats with $1,000, in turn order from ``first``."""
    players = state.players
    return [seat for seat in clockwise(players, first) if players[seat].money >= THOUSAND]


class Decline(Plain[State], do="decline"):
    """Not doing what is optional."""

    def refuse(self, state: State) -> Refusal | None:
        """Only what is optional can be declined; an extra action not in every edition (RT-A33)."""
        if not isinstance(state.phase, Turn):
            return None
        return Refusal("must_take_extra_action") if state.config.must_act else None

    def apply(self, state: State, action: Action, log: Log) -> None:
        """What that means is the affair of the sub-state."""
        if isinstance(state.phase, Bonus):
            production.decline_bonus(state, log)
        elif isinstance(state.phase, Trading):
            trading.decline(state, log)
        elif isinstance(state.phase, LastCall):
            _close(state, state.phase.others, log)
        else:
            seat = acting(state)
            state.phase = done(seat, "decline")
            if log is not None:
                log.append(Event("extra_declined", {"seat": seat}))


class DeclareVictory(Plain[State], do="declare_victory"):
    """Winning with $1,000 (RT-100)."""

    def refuse(self, state: State) -> Refusal | None:
        """RT-100: at any choice of one's own while holding $1,000, and once at the end (RT-A38)."""
        money = state.players[acting(state)].money
        return None if money >= THOUSAND else Refusal("below_a_thousand", {"money": money})

    def apply(self, state: State, action: Action, log: Log) -> None:
        """The game is over at once."""
        seat = acting(state)
        if log is not None:
            log.append(Event("victory_declared", {"seat": seat}))
        _win(state, seat, log)


def _win(state: State, seat: int, log: Log) -> None:
    state.phase = Over("thousand", seat)
    if log is not None:
        log.append(Event("game_over", {"reason": "thousand"}))


def thousand_reached(state: State, log: Log) -> None:
    """In the automatic reading $1,000 wins at once, first in turn order first (RT-A38).

    Money never comes in while an auction goes on: the seat that acts is the one on turn.
    """
    seat = state.phase.seat
    if seat is not None and (rich := having_thousand(state, seat)):
        _win(state, rich[0], log)
