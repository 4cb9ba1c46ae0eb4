"""The Trading Floor: buying another player's tokens while producing (RT-78, RT-A07 … RT-A10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from tycoon.games.raccoon.rules.cards import COMMODITIES, INDEX
from tycoon.games.raccoon.rules.phases import Trading, Turn
from tycoon.games.raccoon.rules.powers import powers
from tycoon.games.raccoon.rules.state import State
from tycoon.games.raccoon.rules.storage import check_storage
from tycoon.kernel.actions import Action, is_amount, is_number, is_text
from tycoon.kernel.events import Event, Log
from tycoon.kernel.prompts import Bounds
from tycoon.kernel.refusals import Refusal
from tycoon.kernel.rules import ActionType
from tycoon.kernel.table import acting


def _closed(state: State) -> Refusal | None:
    """Why the floor itself is closed to the acting seat now, or None."""
    if state.config.any_goods and isinstance(state.phase, Turn):
        return _AFTER_PRODUCTION
    return None if powers(state, acting(state)).trading_floor else _NO_FLOOR


_NO_FLOOR = Refusal("no_trading_floor")
_AFTER_PRODUCTION = Refusal("trading_floor_after_production")


def _stocks(state: State) -> list[tuple[int, int, int]]:
    """What there is to buy: (seller, commodity, how many they hold)."""
    buyer = acting(state)
    only = state.phase.seller if isinstance(state.phase, Trading) else -1
    return [
        (seat, commodity, held)
        for seat, player in enumerate(state.players)
        if seat != buyer and only in (-1, seat)
        for commodity, held in enumerate(player.tokens)
        if held
    ]


def most_bought(held: int, price: int, money: int) -> int:
    """How many of the tokens that somebody holds so much money pays (RT-78)."""
    return min(held, money // price)


def _lots(state: State) -> list[tuple[int, int, int]]:
    """What can be bought: (seller, commodity, the most the cash allows)."""
    money = state.players[acting(state)].money
    return [
        (seat, commodity, most)
        for seat, commodity, held in _stocks(state)
        if (most := most_bought(held, state.prices[commodity], money))
    ]


def begin(state: State, seat: int) -> bool:
    """Does ``seat``, which has produced, trade now (RT-A08)? Then its sub-state has begun.

    Only asked in editions that trade after production.

    With secret money whoever has the tile is asked while others hold anything, and only `decline`
    ends it: anything else would tell about the purse (RT-87). With open money there is nothing to
    hide, and whoever can buy nothing (more) is not asked, as in an auction (RT-A47).
    """
    if not powers(state, seat).trading_floor or not _stocks(state) or _passes_by_itself(state):
        return False
    state.phase = Trading(seat)
    return True


def _passes_by_itself(state: State) -> bool:
    return state.config.open_money and not _lots(state)


@lru_cache(maxsize=10_000)
def purchase(seller: int, commodity: int, count: int) -> Action:
    """Buying so many tokens of a player (RT-78)."""
    return Action("buy_from_player", seat=seller, commodity=COMMODITIES[commodity], count=count)


def purchases(state: State) -> list[Action]:
    """Everything that can be bought from other players, where the floor is open."""
    return [
        purchase(seller, commodity, count)
        for seller, commodity, most in _lots(state)
        for count in range(1, most + 1)
    ]


def exchange(state: State, buyer: int, seller: int, commodity: int, count: int) -> int:
    """Tokens and money change hands, the market does not move (RT-A09); how much is paid."""
    giver, taker = state.players[seller], state.players[buyer]
    paid = state.prices[commodity] * count
    giver.tokens[commodity] -= count
    taker.tokens[commodity] += count
    giver.money += paid
    taker.money -= paid
    return paid


class BuyFromPlayer(
    ActionType[State],
    do="buy_from_player",
    shape={"seat": is_number, "commodity": is_text, "count": is_amount},
):
    """Buying tokens of another player at the price of the market (RT-78)."""

    def legal(self, state: State) -> Sequence[Action]:
        """Whatever others hold and the cash allows."""
        return () if _closed(state) else purchases(state)

    def refuse(self, state: State) -> Refusal | None:
        """The floor is closed, nobody holds anything, or all is too dear."""
        if refusal := _closed(state):
            return refusal
        if not (stocks := _stocks(state)):
            return Refusal("nothing_to_buy_from_players")
        if _lots(state):
            return None
        least = min(state.prices[commodity] for _, commodity, _ in stocks)
        money = state.players[acting(state)].money
        return Refusal("players_too_dear", {"least": least, "money": money})

    def check(self, state: State, action: Action) -> Refusal | None:
        """Of one other player, who holds it, and not too dear."""
        if refusal := _closed(state):
            return refusal
        seller, name, count = action["seat"], action["commodity"], action["count"]
        if not 0 <= seller < len(state.players) or seller == acting(state):
            return Refusal("not_another_player", {"seat": seller})
        if isinstance(state.phase, Trading) and state.phase.seller not in (-1, seller):
            return Refusal("one_seller_only", {"seat": state.phase.seller})
        if name not in INDEX:
            return Refusal("unknown_commodity", {"commodity": name})
        held = state.players[seller].tokens[INDEX[name]]
        if not 1 <= count <= held:
            return Refusal("seller_has_fewer", {"seat": seller, "commodity": name, "count": held})
        cost, money = state.prices[INDEX[name]] * count, state.players[acting(state)].money
        return None if cost <= money else Refusal("too_dear", {"cost": cost, "money": money})

    def bounds(self, state: State) -> Mapping[str, Bounds]:
        """Commodities in the order of the market."""
        found = super().bounds(state)
        names = sorted(found["commodity"]["one_of"], key=COMMODITIES.index)
        return {**found, "commodity": {"one_of": names}}

    def apply(self, state: State, action: Action, log: Log) -> None:
        """Before producing it begins the production; afterwards only that seller is left."""
        buyer, seller, count = acting(state), action["seat"], action["count"]
        commodity = INDEX[action["commodity"]]
        paid = exchange(state, buyer, seller, commodity, count)
        if isinstance(state.phase, Turn):
            state.phase = Turn(buyer, state.phase.extra, bought=True)
        else:
            state.phase = Trading(buyer, seller)
            if _passes_by_itself(state):
                check_storage(state, buyer)
        if log is not None:
            goods = {"commodity": action["commodity"], "count": count}
            params = {**goods, "price": state.prices[commodity], "paid": paid}
            log.append(Event("bought_from_player", {"seat": buyer, "seller": seller, **params}))


def decline(state: State, log: Log) -> None:
    """Buy nothing (more) from players."""
    seat = acting(state)
    check_storage(state, seat)
    if log is not None:
        log.append(Event("trading_ended", {"seat": seat}))
