"""All actions of a sub-state at once: what several rule areas ask is looked up once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tycoon.games.raccoon.rules import auction, building, production, selling, towns, trading
from tycoon.games.raccoon.rules.ending import Decline, EndTurn
from tycoon.games.raccoon.rules.phases import SECOND_ACTIONS, Auction, Bonus, Done, Turn
from tycoon.games.raccoon.rules.powers import another, powers
from tycoon.games.raccoon.rules.state import EMPTY, State
from tycoon.kernel.actions import Action

_DECLINE, _END_TURN, _PASS = Decline().action, EndTurn().action, auction.Pass().action
_TAKE_BONUS = production.TakeBonus()


def _in_turn(state: State, turn: Turn) -> list[Action]:
    """The five actions, or what is left of them (RT-22, RT-44, RT-78)."""
    player, able, config = state.players[turn.seat], powers(state, turn.seat), state.config
    actions = production.takes(state, player.hand, able.production_limit)
    if turn.bought:
        return actions
    if able.trading_floor and not config.any_goods:
        actions += trading.purchases(state)
    if able.export:
        actions += selling.export_sales(state)
    else:
        actions += selling.plain_sales(player.tokens)
    money, table = player.money, config.tiles
    actions += auction.auctions(state.railroads, money)
    actions += building.affordable(table.builds, table.costs, state.tiles, money)
    if player.tiles:
        actions += building.affordable(table.upgrades, table.upgrade_costs, player.tiles, money)
    if state.town != EMPTY:
        price = towns.price_of(state.town, able.town_discount)
        actions += towns.payments(price, player.tokens)
    if turn.extra and not config.must_act:
        actions.append(_DECLINE)
    return actions


def _in_auction(state: State, running: Auction) -> list[Action]:
    """Bids, and passing once there is one (RT-41, RT-A14)."""
    actions = auction.bids(auction.least_bid(running), state.players[running.seat].money)
    if running.bid:
        actions.append(_PASS)
    return actions


def _in_bonus(state: State, bonus: Bonus) -> list[Action]:
    """One of the B tiles, or none (RT-32, RT-A06)."""
    return [*_TAKE_BONUS.legal(state), _DECLINE]


def _when_done(state: State, done: Done) -> list[Action]:
    """Ending the turn, where no second action may come before it (RT-72, RT-73)."""
    more = done.took in SECOND_ACTIONS and another(state, done)
    return [] if more else [_END_TURN]


#: By sub-state: what its kinds of action list, in the order of its `dos`; empty where it is left
#: to them. Where victory can be declared this is not all (RT-A38).
LISTS: Mapping[type, Callable[[State, Any], list[Action]]] = {
    Turn: _in_turn,
    Auction: _in_auction,
    Bonus: _in_bonus,
    Done: _when_done,
}
