"""What each action would bring the seat to act, as facts for a table to show; nothing is advised.

Only what that seat may know has a part in it: its own purse, hand and stock, and what lies open.
Lit is an action of which a plain fact holds: a town that can be paid; a sale while a good held
stands within `NEAR` of its top; a production that fits without discarding. At most `LIT` are lit,
in this order: a town, because it scores at once, a sale, because prices move before the next turn,
then a production.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tycoon.games.raccoon.rules.building import Build, Upgrade
from tycoon.games.raccoon.rules.cards import (
    COMMODITIES,
    PRICE_MAX,
    RAILROADS,
    Bonus,
    counted,
)
from tycoon.games.raccoon.rules.market import cheapest, raised, sold, worth
from tycoon.games.raccoon.rules.powers import powers
from tycoon.games.raccoon.rules.production import bonuses_with, takes
from tycoon.games.raccoon.rules.scoring import town_worth
from tycoon.games.raccoon.rules.selling import commissions, exportable, sellable
from tycoon.games.raccoon.rules.state import EMPTY, State
from tycoon.games.raccoon.rules.storage import surplus
from tycoon.games.raccoon.rules.towns import town_price
from tycoon.kernel.table import acting

NEAR = 2  #: dollars below the top of its track at which a good held makes selling lit
LIT = 2  #: how many actions are lit at most
_FIRST = ("buy_town", "sell", "produce")


def forecast(state: State, dos: Sequence[str]) -> dict[str, Any]:
    """By kind of action, of those known now, what it would bring, JSON-ready; and which are lit."""
    found = {do: tell(state) for do, tell in _TOLD.items() if do in dos}
    lit = [do for do in _FIRST if found.get(do, {}).pop("lit", False)]
    return {"actions": found, "lit": lit[:LIT] if "end_turn" not in dos else []}


def _production(state: State) -> dict[str, Any]:
    """The most goods that one card brings, with the bonus tile that adds most (RT-25, RT-31)."""
    seat = acting(state)
    able, player = powers(state, seat), state.players[seat]
    best, card = 0, EMPTY
    for action in takes(state, player.hand, able.production_limit):
        goods = sum(action["take"].values()) + _extra(state, able.bonuses, action["take"])
        if goods > best:
            best, card = goods, action["card"]
    stored = sum(player.tokens)
    over = max(0, surplus(player.tokens, able.storage) + best)
    room = {"stored": stored, "after": stored + best, "limit": able.storage, "over": over}
    return {"count": best, "card": card, **room, "lit": best > 0 and not over}


def _extra(state: State, bonuses: Mapping[str, Bonus], take: Mapping[str, int]) -> int:
    """The most that a bonus tile adds once this is taken out of the supply."""
    if not state.config.unlimited:
        left = [there - taken for there, taken in zip(state.supply, counted(take), strict=True)]
        bonuses = bonuses_with(bonuses, left)
    return max((total for _, total in bonuses.values()), default=0)


def _sale(state: State) -> dict[str, Any]:
    """The sale that brings the most, all tokens of a good, exported first where that pays (RT-37,
    RT-77); the seat's own trading firms pay too (RT-67)."""
    seat = acting(state)
    able = powers(state, seat)
    best: dict[str, Any] = {}
    held = sellable(state)
    for commodity, count in enumerate(held):
        if count:
            sale = _sale_of(state, commodity, count)
            sale["fees"] = sum(paid for _, paid in commissions(able, commodity, count))
            sale["amount"] += sale["fees"]
            best = sale if sale["amount"] > best.get("amount", 0) else best
    if not best:
        return {"none": True}
    near = [
        COMMODITIES[i] for i, n in enumerate(held) if n and PRICE_MAX[i] - state.prices[i] <= NEAR
    ]
    return {**best, "near_top": near, "lit": bool(near)}


def _sale_of(state: State, commodity: int, count: int) -> dict[str, Any]:
    name, price = COMMODITIES[commodity], state.prices[commodity]
    dollars = powers(state, acting(state)).export
    if dollars and name in exportable(state, name):
        price = raised(commodity, price, dollars)
    income, after = sold(commodity, price, count)
    told = {"commodity": name, "count": count, "price": price, "after": after, "amount": income}
    return {**told, "export": price > state.prices[commodity]}


def _auction(state: State) -> dict[str, Any]:
    """The lowest minimum bid, and how many railroads are on offer (RT-40, RT-41)."""
    on_offer = [RAILROADS[railroad] for railroad in state.railroads if railroad != EMPTY]
    if not on_offer:
        return {"none": True}
    least = min(on_offer, key=lambda railroad: railroad.minimum_bid)
    told = {"minimum": least.minimum_bid, "railroad": least.id, "count": len(on_offer)}
    return {**told, **_short(least.minimum_bid, state)}


def _short(cost: int, state: State) -> dict[str, int]:
    """The dollars that are missing, where some are."""
    missing = cost - state.players[acting(state)].money
    return {"short": missing} if missing > 0 else {}


def _building(state: State) -> dict[str, Any]:
    """The cheapest tile of the offer, else the cheapest own one to be turned over, and how many
    can be paid (RT-46, RT-50)."""
    table, seat = state.config.tiles, acting(state)
    builds = [table.index[action["tile"]] for action in Build().legal(state)]
    turns = [table.index[action["tile"]] for action in Upgrade().legal(state)]
    if builds or turns:
        backs = [table.back_of[front] for front in turns]
        least = min(builds or backs, key=table.costs.__getitem__)
        counts = {"count": len(builds), "upgrades": len(turns)}
        return {"cost": table.costs[least], "tile": table.faces[least].id, **counts}
    owned = [table.back_of[tile] for tile in state.players[seat].tiles if tile in table.back_of]
    wanted = [tile for tile in state.tiles if tile != EMPTY] + owned
    if not wanted:
        return {"none": True}
    least = min(wanted, key=table.costs.__getitem__)
    cost = table.costs[least]
    return {"cost": cost, "tile": table.faces[least].id, **_short(cost, state)}


def _town(state: State) -> dict[str, Any]:
    """What the town on offer adds to the points, and the payment worth least at today's prices
    (RT-51, RT-76); what is missing either way where it cannot be paid."""
    if state.town == EMPTY:
        return {"none": True}
    seat = acting(state)
    player, price = state.players[seat], town_price(state, seat)
    told: dict[str, Any] = {"points": town_worth(player, state.town, state.config.tiles)}
    specific, of_any = price.missing(player.tokens)
    ways = [{price.commodity: price.specific}] if specific <= 0 else []
    ways += [cheapest(player.tokens, state.prices, price.any)] if of_any <= 0 else []
    if not ways:
        missing = {"commodity": COMMODITIES[price.commodity], "missing": specific}
        return {**told, **missing, "missing_any": of_any}
    pay = min(ways, key=lambda way: worth(way, state.prices))
    names = {COMMODITIES[commodity]: count for commodity, count in sorted(pay.items())}
    counts = {"count": sum(pay.values()), "any": pay is not ways[0] or specific > 0}
    return {**told, "pay": names, "worth": worth(pay, state.prices), **counts, "lit": True}


#: By kind of action: what it would bring.
_TOLD = {
    "produce": _production,
    "sell": _sale,
    "auction": _auction,
    "build": _building,
    "buy_town": _town,
}
