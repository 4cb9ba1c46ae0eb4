"""Who is asked for what the whole table decides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tycoon.kernel.rules import Rules
from tycoon.kernel.table import clockwise
from tycoon.session.seats import Seat


def asked(state: Any, seats: Sequence[Seat], rules: Rules[Any]) -> Any:
    """The state as these seats are asked for an action.

    What the whole table decides is for its people: the first of them from the start seat on speaks
    for it, a bot only among bots (RT-A46).
    """
    phase = state.phase
    if phase.name not in rules.of_the_table:
        return state
    people = (seat for seat in clockwise(seats, phase.seat) if not seats[seat].bot)
    speaker = next(people, phase.seat)
    if speaker == phase.seat:
        return state
    found = state.copy()
    found.phase = replace(phase, seat=speaker)
    return found
