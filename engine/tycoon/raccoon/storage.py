"""The storage limit and what must go back to the supply (RT-35, RT-36)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tycoon.kernel.actions import Action, is_number, is_text
from tycoon.kernel.events import Event
from tycoon.kernel.refusals import Refusal
from tycoon.kernel.rules import Dice, Kind
from tycoon.kernel.table import acting
from tycoon.raccoon.cards import COMMODITIES, INDEX, names_of
from tycoon.raccoon.phases import Discard, Done
from tycoon.raccoon.powers import powers
from tycoon.raccoon.state import State, return_to_supply


def check_storage(state: State, seat: int) -> None:
    """Too many tokens must be discarded at once (RT-36, RT-A07)."""
    state.phase = Discard(seat) if excess(state, seat) > 0 else Done(seat, "produce")


def excess(state: State, seat: int) -> int:
    """How many tokens ``seat`` holds above its storage; 0 or less when all fit."""
    return sum(state.players[seat].tokens) - powers(state, seat).storage


def _check_discard(state: State, action: Action) -> Refusal | None:
    name, count = action["commodity"], action["count"]
    if name not in INDEX:
        return Refusal("unknown_commodity", {"commodity": name})
    held = state.players[acting(state)].tokens[INDEX[name]]
    if not 1 <= count <= held:
        return Refusal("not_that_many", {"commodity": name, "count": held})
    if count > excess(state, acting(state)):
        return Refusal("discard_too_many", {"count": excess(state, acting(state))})
    return None


def _apply_discard(state: State, action: Action) -> list[Event]:
    seat = acting(state)
    return_to_supply(state, seat, INDEX[action["commodity"]], action["count"])
    check_storage(state, seat)
    return [Event("discarded", {"seat": seat, **action.fields})]


def _legal_discard(state: State) -> Sequence[Action]:
    over = excess(state, acting(state))
    return [
        Action("discard", commodity=COMMODITIES[commodity], count=count)
        for commodity, held in enumerate(state.players[acting(state)].tokens)
        for count in range(1, min(held, over) + 1)
    ]


def _sample_discard(state: State, dice: Dice) -> Action:
    tokens = state.players[acting(state)].tokens
    held = [i for i, n in enumerate(tokens) if n]
    commodity = held[dice.randrange(len(held))]
    most = min(tokens[commodity], excess(state, acting(state)))
    return Action("discard", commodity=COMMODITIES[commodity], count=1 + dice.randrange(most))


def _discard_bounds(state: State) -> Mapping[str, Any]:
    tokens = state.players[acting(state)].tokens
    return {
        "commodity": {"one_of": list(names_of(tokens))},
        "count": {"min": 1, "max": excess(state, acting(state))},
    }


DISCARD: Kind[State] = Kind(
    "discard",
    {"commodity": is_text, "count": is_number},
    _check_discard,
    _apply_discard,
    _legal_discard,
    _sample_discard,
    bounds=_discard_bounds,
)
