"""All actions of a turn at once: what several rule areas ask is looked up once."""

from __future__ import annotations

from tycoon.games.raccoon.rules import auction, building, production, selling, towns, trading
from tycoon.games.raccoon.rules.powers import powers
from tycoon.games.raccoon.rules.state import EMPTY, State
from tycoon.kernel.actions import Action


def turn_actions(state: State, seat: int) -> list[Action]:
    """What the kinds of `TURN_ACTIONS` list, in that order, before anything is done in a turn."""
    player, able, config = state.players[seat], powers(state, seat), state.config
    actions = production.takes(state, player.hand, able.production_limit)
    if able.trading_floor and not config.any_goods:
        actions += trading.purchases(state)
    if able.export:
        actions += selling.export_sales(state)
    else:
        actions += selling.plain_sales(*player.tokens)
    actions += auction.auctions(state.railroads, player.money)
    table, money = config.tiles, player.money
    actions += building.affordable(table.builds, table.costs, state.tiles, money)
    if player.tiles:
        actions += building.affordable(table.upgrades, table.upgrade_costs, player.tiles, money)
    if state.town != EMPTY:
        price = towns.price_of(state.town, able.town_discount)
        actions += towns.payments(price, player.tokens)
    return actions
