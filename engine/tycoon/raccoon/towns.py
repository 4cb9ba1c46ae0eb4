"""The Town action (RT-51, RT-52, RT-76)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from tycoon.kernel.actions import Action, is_counts
from tycoon.kernel.events import Event
from tycoon.kernel.multisets import draw_multiset, multisets
from tycoon.kernel.refusals import Refusal
from tycoon.kernel.rules import Dice, Kind
from tycoon.kernel.table import acting
from tycoon.raccoon.cards import INDEX, TOWNS, names_of
from tycoon.raccoon.phases import Done
from tycoon.raccoon.powers import powers
from tycoon.raccoon.state import EMPTY, State, return_to_supply
from tycoon.raccoon.turn import check_triggers


class Price(NamedTuple):
    """What the town on offer costs a seat, what tiles save taken off both ways (RT-A29); one token
    at least."""

    commodity: int
    specific: int
    any: int


def town_price(state: State, seat: int) -> Price:
    """The price of the town on offer for ``seat``; only asked while there is one."""
    town = TOWNS[state.town]
    less = min(powers(state, seat).town_discount, town.specific - 1)
    return Price(INDEX[town.commodity], town.specific - less, town.any - less)


def _refuse(state: State) -> Refusal | None:
    if state.town == EMPTY:
        return Refusal("no_town_on_offer")
    price, tokens = town_price(state, acting(state)), state.players[acting(state)].tokens
    if tokens[price.commodity] >= price.specific or sum(tokens) >= price.any:
        return None
    params = {
        "commodity": TOWNS[state.town].commodity,
        "count": price.specific,
        "any": price.any,
        "missing": price.specific - tokens[price.commodity],
        "missing_any": price.any - sum(tokens),
    }
    return Refusal("town_too_dear", params)


def _check(state: State, action: Action) -> Refusal | None:
    if refusal := _refuse(state):
        return refusal
    price, tokens = town_price(state, acting(state)), state.players[acting(state)].tokens
    pay = action["pay"]
    for name, count in pay.items():
        if name not in INDEX:
            return Refusal("unknown_commodity", {"commodity": name})
        if count > tokens[INDEX[name]]:
            return Refusal("not_that_many", {"commodity": name, "count": tokens[INDEX[name]]})
    town = TOWNS[state.town]
    if sum(pay.values()) == price.any or pay == {town.commodity: price.specific}:
        return None
    params = {"commodity": town.commodity, "count": price.specific, "any": price.any}
    return Refusal("wrong_payment", params)


def _apply(state: State, action: Action) -> list[Event]:
    seat = acting(state)
    for name, count in action["pay"].items():
        return_to_supply(state, seat, INDEX[name], count)
    state.players[seat].towns.append(state.town)
    params = {"seat": seat, "town": TOWNS[state.town].id, "pay": dict(action["pay"])}
    state.town = EMPTY
    state.phase = Done(seat, "buy_town")
    return [Event("town_bought", params), *check_triggers(state, seat)]


@lru_cache(maxsize=10_000)
def _payment(counts: tuple[int, ...]) -> Action:
    return Action("buy_town", pay=names_of(counts))


def _legal(state: State) -> Sequence[Action]:
    if state.town == EMPTY:
        return ()
    price, tokens = town_price(state, acting(state)), state.players[acting(state)].tokens
    mixes = [_payment(pay) for pay in multisets(tokens, price.any)]
    if tokens[price.commodity] < price.specific:
        return mixes
    return [Action("buy_town", pay={TOWNS[state.town].commodity: price.specific}), *mixes]


def _sample(state: State, dice: Dice) -> Action:
    price, tokens = town_price(state, acting(state)), state.players[acting(state)].tokens
    specific = tokens[price.commodity] >= price.specific
    if specific and (sum(tokens) < price.any or dice.randrange(2)):
        return Action("buy_town", pay={TOWNS[state.town].commodity: price.specific})
    return Action("buy_town", pay=names_of(draw_multiset(tokens, price.any, dice)))


def _bounds(state: State) -> Mapping[str, Any]:
    price, tokens = town_price(state, acting(state)), state.players[acting(state)].tokens
    totals = [price.specific] if tokens[price.commodity] >= price.specific else []
    totals += [price.any] if sum(tokens) >= price.any else []
    return {"pay": {"counts": names_of(tokens), "total": totals}}


BUY_TOWN: Kind[State] = Kind(
    "buy_town", {"pay": is_counts}, _check, _apply, _legal, _sample, _refuse, _bounds
)
