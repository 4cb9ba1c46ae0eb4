"""Ending a turn: the played cards leave, the hand is filled up (LT-25, LT-12, LT-A34)."""

from __future__ import annotations

from tycoon.kernel.actions import Action
from tycoon.kernel.events import Event
from tycoon.kernel.outcome import AGREED
from tycoon.kernel.rules import Kind
from tycoon.kernel.table import acting
from tycoon.letter.phases import Challenge, Over
from tycoon.letter.state import State
from tycoon.letter.turn import clear_table, draw_cards, next_turn, refill_pool, take_back


def _apply(state: State, action: Action) -> list[Event]:
    """In the last round nobody refills: no turn follows that would use the cards."""
    state.discard += state.laid
    state.laid = []
    drawn = [] if state.ending else draw_cards(state, acting(state))
    return [*drawn, *next_turn(state)]


def finish(state: State) -> list[Event]:
    """The table agreed to end here: a word nobody has judged is taken back, the rest put away."""
    if isinstance(state.phase, Challenge):
        take_back(state)
    events = refill_pool(state)
    state.discard += state.laid
    clear_table(state)
    state.phase = Over(AGREED)
    return [*events, Event("game_over", {"reason": AGREED})]


_END_TURN = Action("end_turn")
END_TURN: Kind[State] = Kind(
    "end_turn",
    {},
    lambda state, action: None,
    _apply,
    lambda state: (_END_TURN,),
    lambda state, dice: _END_TURN,
)
