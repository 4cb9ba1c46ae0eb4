"""Ending a turn: the played cards leave, the hand is filled up (LT-25, LT-12, LT-A34)."""

from __future__ import annotations

from tycoon.games.letter.rules.phases import Challenge, Over
from tycoon.games.letter.rules.state import State
from tycoon.games.letter.rules.turn import (
    clear_table,
    draw_cards,
    next_turn,
    refill_pool,
    take_back,
)
from tycoon.kernel.actions import Action
from tycoon.kernel.events import Event, Log
from tycoon.kernel.outcome import AGREED
from tycoon.kernel.rules import Plain
from tycoon.kernel.table import acting


class EndTurn(Plain[State], do="end_turn"):
    """The turn is over (LT-25)."""

    def apply(self, state: State, action: Action, log: Log) -> None:
        """In the last round nobody refills: no turn follows that would use the cards."""
        state.discard += state.laid
        state.laid = []
        if not state.ending:
            draw_cards(state, acting(state), log)
        next_turn(state, log)


def finish(state: State) -> list[Event]:
    """The table agreed to end here: a word nobody has judged is taken back, the rest put away."""
    if isinstance(state.phase, Challenge):
        take_back(state)
    events: list[Event] = []
    refill_pool(state, events)
    state.discard += state.laid
    clear_table(state)
    state.phase = Over(AGREED)
    return [*events, Event("game_over", {"reason": AGREED})]
