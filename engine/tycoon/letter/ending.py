"""Ending a turn: the played cards leave, the hand is filled up (LT-25, LT-12, LT-A34)."""

from __future__ import annotations

from tycoon.kernel.actions import Action
from tycoon.kernel.events import Event
from tycoon.kernel.rules import Kind
from tycoon.kernel.table import acting
from tycoon.letter.state import State
from tycoon.letter.turn import draw_cards, next_turn


def _apply(state: State, action: Action) -> list[Event]:
    """In the last round nobody refills: no turn follows that would use the cards."""
    state.discard += state.laid
    state.laid = []
    drawn = [] if state.ending else draw_cards(state, acting(state))
    return [*drawn, *next_turn(state)]


_END_TURN = Action("end_turn")
END_TURN: Kind[State] = Kind(
    "end_turn",
    {},
    lambda state, action: None,
    _apply,
    lambda state: (_END_TURN,),
    lambda state, dice: _END_TURN,
)
