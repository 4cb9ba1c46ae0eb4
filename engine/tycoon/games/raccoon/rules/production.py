"""The Production action: card, goods, bonus tile (RT-24 … RT-34)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from tycoon.games.raccoon.rules import trading
from tycoon.games.raccoon.rules.cards import (
    CARDS,
    COMMODITIES,
    INDEX,
    PRODUCTION,
    Bonus,
    names_of,
    pairs_of,
)
from tycoon.games.raccoon.rules.market import risen
from tycoon.games.raccoon.rules.phases import BONUSES
from tycoon.games.raccoon.rules.powers import powers
from tycoon.games.raccoon.rules.state import State, take_from_supply
from tycoon.games.raccoon.rules.storage import check_storage
from tycoon.kernel.actions import Action, is_counts, is_number, is_text, understood
from tycoon.kernel.events import Event, Log
from tycoon.kernel.multisets import multisets
from tycoon.kernel.refusals import Refusal
from tycoon.kernel.rules import ActionType
from tycoon.kernel.table import acting

#: By card number: the commodities whose prices rise.
_RISING = tuple(tuple(i for i, icons in enumerate(card.raises) if icons) for card in CARDS)


def _is_plenty(state: State) -> bool:
    """Can the supply give whatever a card or a tile shows?"""
    return state.config.unlimited or min(state.supply) >= state.config.tiles.most_given


def offered(state: State, seat: int, card: int) -> tuple[tuple[int, ...], range]:
    """What the supply can give of the card's icons, and how many may be taken (RT-A01)."""
    icons = CARDS[card].produce
    available = icons if _is_plenty(state) else tuple(map(min, icons, state.supply))
    return available, _sizes(available, powers(state, seat).production_limit)


def _sizes(available: tuple[int, ...], limit: int) -> range:
    """Three icons, or all there are; with a P tile any number from that to its limit (RT-A05)."""
    icons = sum(available)
    return range(min(PRODUCTION, icons), min(limit, icons) + 1)


def takes(state: State, hand: Sequence[int], limit: int) -> list[Action]:
    """Every way to produce with one of these cards."""
    actions: list[Action] = []
    if _is_plenty(state):
        plenty = _with_plenty(limit)
        for card in hand:
            actions += plenty[card]
    else:
        for card in hand:
            actions += _takes(card, tuple(map(min, CARDS[card].produce, state.supply)), limit)
    return actions


@cache
def _with_plenty(limit: int) -> tuple[tuple[Action, ...], ...]:
    """Every way to produce while nothing is short, by card number."""
    return tuple(_takes(card.number, card.produce, limit) for card in CARDS)


@lru_cache(maxsize=10_000)
def _takes(card: int, available: tuple[int, ...], limit: int) -> tuple[Action, ...]:
    """Every way to produce with this card."""
    return tuple(
        Action("produce", card=card, take=names_of(take))
        for size in _sizes(available, limit)
        for take in multisets(available, size)
    )


class Produce(ActionType[State], do="produce", shape={"card": is_number, "take": is_counts}):
    """Playing a card: goods come in, prices rise (RT-24 … RT-28)."""

    def legal(self, state: State) -> list[Action]:
        """Every card of the hand, with everything that may be taken."""
        seat = acting(state)
        return takes(state, state.players[seat].hand, powers(state, seat).production_limit)

    def check(self, state: State, action: Action) -> Refusal | None:
        """The card is in the hand, shows what is taken, and the supply has it."""
        seat, card, take = acting(state), action["card"], action["take"]
        if card not in state.players[seat].hand:
            return Refusal("card_not_in_hand", {"card": card})
        available, sizes = offered(state, seat, card)
        for name, count in take.items():
            if name not in INDEX:
                return Refusal("unknown_commodity", {"commodity": name})
            icons = CARDS[card].produce[INDEX[name]]
            if count > icons:
                return Refusal("not_on_card", {"commodity": name, "count": icons})
            if count > available[INDEX[name]]:
                left = available[INDEX[name]]
                return Refusal("supply_short", {"commodity": name, "count": left})
        return None if sum(take.values()) in sizes else _wrong_size(sizes)

    def bounds(self, state: State) -> Mapping[str, Any]:
        """By card what may be taken, and how many."""
        hand = state.players[acting(state)].hand
        ways = {card: offered(state, acting(state), card) for card in hand}
        per_card = {
            str(card): {"counts": names_of(available), "total": list(sizes)}
            for card, (available, sizes) in ways.items()
        }
        return {"card": {"one_of": list(hand)}, "take": {"by_card": per_card}}

    def apply(self, state: State, action: Action, log: Log) -> None:
        """Goods, prices, then the bonus tile if there is one."""
        seat, (card, take) = acting(state), action.meaning or _production(action)
        player = state.players[seat]
        take_from_supply(state, seat, take)
        player.hand.remove(card)
        state.discard.append(card)
        before, state.prices = state.prices, risen(state.prices, card)
        if log is not None:
            params = {"seat": seat, "card": card, "take": dict(action["take"])}
            told = [Event("produced", params), _prices_raised(before, state.prices, card)]
            log += reversed(told) if state.config.prices_first else told
        if player.tiles and usable_bonuses(state, seat):
            state.phase = BONUSES[seat]
        else:
            _after_bonus(state, seat)


def _production(action: Action) -> Any:
    """The card's number, and what is taken as (commodity, count) pairs."""
    return understood(action, (action["card"], pairs_of(action["take"])))


def _wrong_size(sizes: range) -> Refusal:
    if len(sizes) == 1:
        return Refusal("take_exactly", {"count": sizes[0]})
    return Refusal("take_between", {"least": sizes[0], "most": sizes[-1]})


def _prices_raised(before: list[int], after: list[int], card: int) -> Event:
    changes = {COMMODITIES[i]: [before[i], after[i]] for i in _RISING[card]}
    return Event("prices_raised", {"changes": changes})


def usable_bonuses(state: State, seat: int) -> Mapping[str, Bonus]:
    """The B tiles that can give something, by id (RT-31, RT-A01)."""
    bonuses = powers(state, seat).bonuses
    return bonuses if not bonuses or _is_plenty(state) else bonuses_with(bonuses, state.supply)


def bonuses_with(bonuses: Mapping[str, Bonus], supply: Sequence[int]) -> Mapping[str, Bonus]:
    """Those of the bonuses that this supply can give something for, and how much (RT-A01)."""
    usable: dict[str, Bonus] = {}
    for tile, (shown, most) in bonuses.items():
        available = tuple(map(min, shown, supply))
        if total := min(most, sum(available)):
            usable[tile] = available, total
    return usable


@lru_cache(maxsize=10_000)
def _bonuses(tile: str, available: tuple[int, ...], total: int) -> tuple[Action, ...]:
    """Every way to use this B tile."""
    ways = multisets(available, total)
    return tuple(Action("take_bonus", tile=tile, take=names_of(take)) for take in ways)


class TakeBonus(ActionType[State], do="take_bonus", shape={"tile": is_text, "take": is_counts}):
    """One B tile gives extra tokens (RT-31, RT-32)."""

    def legal(self, state: State) -> list[Action]:
        """Every usable tile, with everything it can give."""
        actions: list[Action] = []
        for tile, bonus in usable_bonuses(state, acting(state)).items():
            actions += _bonuses(tile, *bonus)
        return actions

    def check(self, state: State, action: Action) -> Refusal | None:
        """A usable tile of one's own, and all that it gives."""
        bonuses = usable_bonuses(state, acting(state))
        tile, take = action["tile"], action["take"]
        if tile not in state.config.tiles.index:
            return Refusal("unknown_tile", {"tile": tile})
        if tile not in bonuses:
            return Refusal("no_such_bonus", {"tile": tile})
        available, total = bonuses[tile]
        for name, count in take.items():
            if name not in INDEX:
                return Refusal("unknown_commodity", {"commodity": name})
            if count > available[INDEX[name]]:
                return Refusal("not_of_this_bonus", {"commodity": name, "tile": tile})
        if sum(take.values()) != total:
            return Refusal("take_exactly", {"count": total})
        return None

    def bounds(self, state: State) -> Mapping[str, Any]:
        """By tile what it can give."""
        bonuses = usable_bonuses(state, acting(state))
        per_tile = {
            tile: {"counts": names_of(available), "total": [total]}
            for tile, (available, total) in bonuses.items()
        }
        return {"tile": {"one_of": list(bonuses)}, "take": {"by_tile": per_tile}}

    def apply(self, state: State, action: Action, log: Log) -> None:
        """The tokens come from the supply."""
        seat = acting(state)
        take = action.meaning or understood(action, pairs_of(action["take"]))
        take_from_supply(state, seat, take)
        _after_bonus(state, seat)
        if log is not None:
            params = {"seat": seat, "tile": action["tile"], "take": dict(action["take"])}
            log.append(Event("bonus_taken", params))


def decline_bonus(state: State, log: Log) -> None:
    """Use no B tile this time (RT-A06)."""
    seat = acting(state)
    _after_bonus(state, seat)
    if log is not None:
        log.append(Event("bonus_declined", {"seat": seat}))


def _after_bonus(state: State, seat: int) -> None:
    """Trading after production where the edition has it, else storage (RT-A08)."""
    if not (state.config.any_goods and trading.begin(state, seat)):
        check_storage(state, seat)
