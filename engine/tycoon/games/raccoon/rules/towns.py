"""The Town action (RT-51, RT-52, RT-76)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Any

from tycoon.games.raccoon.rules.cards import INDEX, TOWNS, names_of, pairs_of
from tycoon.games.raccoon.rules.phases import done
from tycoon.games.raccoon.rules.powers import powers
from tycoon.games.raccoon.rules.scoring import town_worth
from tycoon.games.raccoon.rules.state import EMPTY, State, return_to_supply
from tycoon.games.raccoon.rules.turn import check_triggers
from tycoon.kernel.actions import Action, is_counts, understood
from tycoon.kernel.events import Event, Log
from tycoon.kernel.multisets import draw_multiset
from tycoon.kernel.refusals import Refusal
from tycoon.kernel.rules import ActionType, Dice
from tycoon.kernel.table import acting


@dataclass(frozen=True, slots=True)
class Price:
    """What the town on offer costs a seat, what tiles save taken off both ways (RT-A29); one token
    at least."""

    commodity: int
    specific: int
    any: int

    def missing(self, tokens: Sequence[int]) -> tuple[int, int]:
        """How many more of these tokens either way asks for; 0 or less: they pay it."""
        return self.specific - tokens[self.commodity], self.any - sum(tokens)


def town_price(state: State, seat: int) -> Price:
    """The price of the town on offer for ``seat``; only asked while there is one."""
    return price_of(state.town, powers(state, seat).town_discount)


@lru_cache(maxsize=1_000)
def price_of(number: int, discount: int) -> Price:
    """What a town costs with so many tokens taken off, as far as they can be."""
    town = TOWNS[number]
    less = min(discount, town.specific - 1)
    return Price(INDEX[town.commodity], town.specific - less, town.any - less)


# A payment is a number, so that two halves of one are put together by adding: so many bits hold
# how many tokens of a commodity are paid. Nobody pays more than eight (RT-D3).
_BITS = 4
_MASK = (1 << _BITS) - 1
_SHIFTS = range(0, 6 * _BITS, _BITS)


class _Payments(dict[int, Action]):
    """By number; each is made when it is first asked for."""

    def __missing__(self, number: int) -> Action:
        pay = [number >> shift & _MASK for shift in _SHIFTS]
        self[number] = action = Action("buy_town", pay=names_of(pay))
        return action


_PAYMENTS = _Payments()


def _payment(counts: Sequence[int]) -> Action:
    return _PAYMENTS[sum(n << shift for n, shift in zip(counts, _SHIFTS, strict=True))]


@lru_cache(maxsize=1_000)
def _specific(price: Price) -> Action:
    """Paying with the one commodity."""
    return _payment([price.specific if i == price.commodity else 0 for i in range(6)])


def payments(price: Price, tokens: Sequence[int]) -> list[Action]:
    """Every way to pay the price with these tokens: the one commodity, then any mix."""
    actions = [_specific(price)] if tokens[price.commodity] >= price.specific else []
    if sum(tokens) >= price.any:
        actions += _mixes(price.any, *tokens)
    return actions


@lru_cache(maxsize=10_000)
def _mixes(total: int, *tokens: int) -> list[Action]:
    """Every way to pay so many tokens: some of the first three commodities, the rest of others."""
    one, two, three, *rest = tokens
    first, others = _by_total(one, two, three, 0), _by_total(*rest, _SHIFTS[3])
    least = max(total + 1 - len(others), 0)
    return [
        _PAYMENTS[some | more]
        for starts, ends in zip(first[least:], others[total - least :: -1], strict=False)
        for some in starts
        for more in ends
    ]


@lru_cache(maxsize=10_000)
def _by_total(one: int, two: int, three: int, shift: int) -> list[list[int]]:
    """Payments of up to so many tokens of three commodities, the first of which has its bits at
    ``shift``; those at index n are n tokens."""
    found: list[list[int]] = [[] for _ in range(one + two + three + 1)]
    for a, b, c in product(range(one + 1), range(two + 1), range(three + 1)):
        found[a + b + c].append((a | b << _SHIFTS[1] | c << _SHIFTS[2]) << shift)
    return found


class BuyTown(ActionType[State], do="buy_town", shape={"pay": is_counts}):
    """Buying the town on offer with tokens (RT-51)."""

    def legal(self, state: State) -> Sequence[Action]:
        """Every way to pay."""
        if state.town == EMPTY:
            return ()
        return payments(town_price(state, acting(state)), state.players[acting(state)].tokens)

    def refuse(self, state: State) -> Refusal | None:
        """No town, or too few tokens both ways."""
        if state.town == EMPTY:
            return Refusal("no_town_on_offer")
        price, tokens = town_price(state, acting(state)), state.players[acting(state)].tokens
        specific, of_any = price.missing(tokens)
        if min(specific, of_any) <= 0:
            return None
        params = {
            "commodity": TOWNS[state.town].commodity,
            "count": price.specific,
            "any": price.any,
            "missing": specific,
            "missing_any": of_any,
        }
        return Refusal("town_too_dear", params)

    def check(self, state: State, action: Action) -> Refusal | None:
        """Tokens of one's own that make one of the two prices."""
        if refusal := self.refuse(state):
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

    def sample(self, state: State, dice: Dice) -> Action:
        """The one commodity or any mix, tokens drawn blindly."""
        price, tokens = town_price(state, acting(state)), state.players[acting(state)].tokens
        specific = tokens[price.commodity] >= price.specific
        if specific and (sum(tokens) < price.any or dice.randrange(2)):
            return _specific(price)
        return _payment(draw_multiset(tokens, price.any, dice))

    def bounds(self, state: State) -> Mapping[str, Any]:
        """What is held, and how many tokens pay."""
        price, tokens = town_price(state, acting(state)), state.players[acting(state)].tokens
        totals = [price.specific] if tokens[price.commodity] >= price.specific else []
        totals += [price.any] if sum(tokens) >= price.any else []
        return {"pay": {"counts": names_of(tokens), "total": totals}}

    def apply(self, state: State, action: Action, log: Log) -> None:
        """The tokens go back to the supply; what it brings is told with its pair (RT-96)."""
        seat, player = acting(state), state.players[acting(state)]
        for commodity, count in action.meaning or understood(action, pairs_of(action["pay"])):
            return_to_supply(state, seat, commodity, count)
        if log is not None:
            town, pay = TOWNS[state.town].id, dict(action["pay"])
            bought = {"seat": seat, "town": town, "pay": pay}
            points = town_worth(player, state.town, state.config.tiles)
            log.append(Event("town_bought", {**bought, "points": points}))
        player.towns.append(state.town)
        state.town = EMPTY
        state.phase = done(seat, "buy_town")
        check_triggers(state, seat, log)
