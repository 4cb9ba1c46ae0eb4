"""The storage limit and what must go back to the supply (RT-35, RT-36)."""

from __future__ import annotations

from collections.abc import Sequence

from tycoon.games.raccoon.rules.cards import COMMODITIES, INDEX
from tycoon.games.raccoon.rules.phases import DISCARDS, PRODUCED
from tycoon.games.raccoon.rules.powers import powers
from tycoon.games.raccoon.rules.state import State, return_to_supply
from tycoon.kernel.actions import Action, UpTo, is_amount, is_text
from tycoon.kernel.events import Event, Log
from tycoon.kernel.refusals import Refusal
from tycoon.kernel.rules import ActionType
from tycoon.kernel.table import acting


def check_storage(state: State, seat: int) -> None:
    """Too many tokens must be discarded at once (RT-36, RT-A07)."""
    state.phase = (DISCARDS if excess(state, seat) > 0 else PRODUCED)[seat]


def surplus(tokens: Sequence[int], storage: int) -> int:
    """How many tokens are above the storage; 0 or less when all fit (RT-35)."""
    return sum(tokens) - storage


def excess(state: State, seat: int) -> int:
    """How many tokens ``seat`` holds above its storage; 0 or less when all fit."""
    return surplus(state.players[seat].tokens, powers(state, seat).storage)


#: By commodity: giving 1, 2, 3 … of it back.
_DISCARDS = tuple(UpTo("discard", commodity=name) for name in COMMODITIES)


class DiscardTokens(
    ActionType[State], do="discard", shape={"commodity": is_text, "count": is_amount}
):
    """Tokens that do not fit go back to the supply (RT-36)."""

    def legal(self, state: State) -> list[Action]:
        """Any commodity, as many as are too many."""
        over = excess(state, acting(state))
        actions: list[Action] = []
        for discards, held in zip(_DISCARDS, state.players[acting(state)].tokens, strict=True):
            actions += discards[min(held, over)]
        return actions

    def check(self, state: State, action: Action) -> Refusal | None:
        """Held, and not more than are too many."""
        name, count = action["commodity"], action["count"]
        if name not in INDEX:
            return Refusal("unknown_commodity", {"commodity": name})
        held = state.players[acting(state)].tokens[INDEX[name]]
        if not 1 <= count <= held:
            return Refusal("not_that_many", {"commodity": name, "count": held})
        if count > excess(state, acting(state)):
            return Refusal("discard_too_many", {"count": excess(state, acting(state))})
        return None

    def apply(self, state: State, action: Action, log: Log) -> None:
        """Again until all fits."""
        seat, commodity = acting(state), INDEX[action["commodity"]]
        return_to_supply(state, seat, commodity, action["count"])
        check_storage(state, seat)
        if log is not None:
            log.append(Event("discarded", {"seat": seat, **action.fields}))
