"""The Production action: card, goods, bonus tile (RT-24 … RT-34)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from tycoon.kernel.actions import Action, is_counts, is_number, is_text
from tycoon.kernel.events import Event
from tycoon.kernel.multisets import draw_multiset, multisets
from tycoon.kernel.refusals import Refusal
from tycoon.kernel.rules import Dice, Kind
from tycoon.kernel.table import acting
from tycoon.raccoon import trading
from tycoon.raccoon.cards import (
    CARDS,
    COMMODITIES,
    INDEX,
    PRICE_MAX,
    Tile,
    counted,
    names_of,
)
from tycoon.raccoon.phases import Bonus
from tycoon.raccoon.powers import PRODUCTION, powers
from tycoon.raccoon.state import State, take_from_supply
from tycoon.raccoon.storage import check_storage

_MOST_ICONS = max(max(card.produce) for card in CARDS)


def _is_plenty(state: State) -> bool:
    """Can the supply give whatever a card shows?"""
    return state.config.unlimited or min(state.supply) >= _MOST_ICONS


def offered(state: State, seat: int, card: int) -> tuple[tuple[int, ...], range]:
    """What the supply can give of the card's icons, and how many may be taken (RT-A01)."""
    icons = CARDS[card].produce
    available = icons if _is_plenty(state) else tuple(map(min, icons, state.supply))
    return available, _sizes(available, powers(state, seat).production_limit)


def _sizes(available: tuple[int, ...], limit: int) -> range:
    """Three icons, or all there are; with a P tile any number from that to its limit (RT-A05)."""
    icons = sum(available)
    return range(min(PRODUCTION, icons), min(limit, icons) + 1)


def _check_produce(state: State, action: Action) -> Refusal | None:
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
            return Refusal("supply_short", {"commodity": name, "count": available[INDEX[name]]})
    return None if sum(take.values()) in sizes else _wrong_size(sizes)


def _wrong_size(sizes: range) -> Refusal:
    if len(sizes) == 1:
        return Refusal("take_exactly", {"count": sizes[0]})
    return Refusal("take_between", {"least": sizes[0], "most": sizes[-1]})


def _apply_produce(state: State, action: Action) -> list[Event]:
    seat, number = acting(state), action["card"]
    take_from_supply(state, seat, counted(action["take"]))
    state.players[seat].hand.remove(number)
    state.discard.append(number)
    params = {"seat": seat, "card": number, "take": dict(action["take"])}
    produced = Event("produced", params)
    prices = _raise_prices(state, CARDS[number].raises)
    events = [prices, produced] if state.config.prices_first else [produced, prices]
    if usable_bonuses(state, seat):
        state.phase = Bonus(seat)
    else:
        _after_bonus(state, seat)
    return events


def _raise_prices(state: State, raises: tuple[int, ...]) -> Event:
    """$1 per icon, up to the top of the track (RT-27, RT-A03)."""
    changes = {}
    for commodity, icons in enumerate(raises):
        if icons:
            before = state.prices[commodity]
            state.prices[commodity] = min(before + icons, PRICE_MAX[commodity])
            changes[COMMODITIES[commodity]] = [before, state.prices[commodity]]
    return Event("prices_raised", {"changes": changes})


def _legal_produce(state: State) -> Sequence[Action]:
    seat = acting(state)
    limit, plenty = powers(state, seat).production_limit, _is_plenty(state)
    actions: list[Action] = []
    for card in state.players[seat].hand:
        icons = CARDS[card].produce
        actions += _takes(card, icons if plenty else tuple(map(min, icons, state.supply)), limit)
    return actions


@lru_cache(maxsize=10_000)
def _takes(card: int, available: tuple[int, ...], limit: int) -> tuple[Action, ...]:
    """Every way to produce with this card."""
    return tuple(
        Action("produce", card=card, take=names_of(take))
        for size in _sizes(available, limit)
        for take in multisets(available, size)
    )


def _sample_produce(state: State, dice: Dice) -> Action:
    hand = state.players[acting(state)].hand
    card = hand[dice.randrange(len(hand))]
    available, sizes = offered(state, acting(state), card)
    size = sizes[dice.randrange(len(sizes))] if len(sizes) > 1 else sizes[0]
    return Action("produce", card=card, take=names_of(draw_multiset(available, size, dice)))


def _produce_bounds(state: State) -> Mapping[str, Any]:
    hand = state.players[acting(state)].hand
    takes = {card: offered(state, acting(state), card) for card in hand}
    per_card = {
        str(card): {"counts": names_of(available), "total": list(sizes)}
        for card, (available, sizes) in takes.items()
    }
    return {"card": {"one_of": list(hand)}, "take": {"by_card": per_card}}


PRODUCE: Kind[State] = Kind(
    "produce",
    {"card": is_number, "take": is_counts},
    _check_produce,
    _apply_produce,
    _legal_produce,
    _sample_produce,
    bounds=_produce_bounds,
)


def usable_bonuses(state: State, seat: int) -> dict[str, tuple[tuple[int, ...], int]]:
    """The B tiles that can give something: id -> tokens available and how many (RT-31, RT-A01)."""
    bonuses = {tile.id: _bonus_of(state, tile) for tile in powers(state, seat).bonuses}
    return {tile: bonus for tile, bonus in bonuses.items() if bonus[1]}


def _bonus_of(state: State, tile: Tile) -> tuple[tuple[int, ...], int]:
    wanted = (tile.bonus_any,) * 6 if tile.bonus_any else tile.bonus
    available = wanted if state.config.unlimited else tuple(map(min, wanted, state.supply))
    most = tile.bonus_any or sum(tile.bonus)
    return available, min(most, sum(available))


def _check_bonus(state: State, action: Action) -> Refusal | None:
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


def _apply_bonus(state: State, action: Action) -> list[Event]:
    seat = acting(state)
    take_from_supply(state, seat, counted(action["take"]))
    _after_bonus(state, seat)
    params = {"seat": seat, "tile": action["tile"], "take": dict(action["take"])}
    return [Event("bonus_taken", params)]


def _legal_bonus(state: State) -> Sequence[Action]:
    actions: list[Action] = []
    for tile, bonus in usable_bonuses(state, acting(state)).items():
        actions += _bonuses(tile, *bonus)
    return actions


@lru_cache(maxsize=10_000)
def _bonuses(tile: str, available: tuple[int, ...], total: int) -> tuple[Action, ...]:
    """Every way to use this B tile."""
    takes = multisets(available, total)
    return tuple(Action("take_bonus", tile=tile, take=names_of(take)) for take in takes)


def _sample_bonus(state: State, dice: Dice) -> Action:
    bonuses = list(usable_bonuses(state, acting(state)).items())
    tile, bonus = bonuses[dice.randrange(len(bonuses))]
    return Action("take_bonus", tile=tile, take=names_of(draw_multiset(*bonus, dice)))


def _bonus_bounds(state: State) -> Mapping[str, Any]:
    bonuses = usable_bonuses(state, acting(state))
    per_tile = {
        tile: {"counts": names_of(available), "total": [total]}
        for tile, (available, total) in bonuses.items()
    }
    return {"tile": {"one_of": list(bonuses)}, "take": {"by_tile": per_tile}}


TAKE_BONUS: Kind[State] = Kind(
    "take_bonus",
    {"tile": is_text, "take": is_counts},
    _check_bonus,
    _apply_bonus,
    _legal_bonus,
    _sample_bonus,
    bounds=_bonus_bounds,
)


def decline_bonus(state: State) -> list[Event]:
    """Use no B tile this time (RT-A06)."""
    seat = acting(state)
    _after_bonus(state, seat)
    return [Event("bonus_declined", {"seat": seat})]


def _after_bonus(state: State, seat: int) -> None:
    """Trading after production where the edition has it, else storage (RT-A08)."""
    if not trading.begin(state, seat):
        check_storage(state, seat)
