"""What a seat's tiles let it do, all effects put together (RT-31 … RT-36, RT-53 … RT-84)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from tycoon.games.raccoon.rules.cards import HAND, PRODUCTION, STORAGE, Bonus, Tiles
from tycoon.games.raccoon.rules.phases import Done
from tycoon.games.raccoon.rules.state import State


@dataclass(frozen=True, slots=True)
class Powers:
    """The sum or the best of the tiles' effects; the fields of `Tile` say what they mean."""

    storage: int
    """How many tokens may be kept: 10, 1 per tile, and the Warehouses' extra (RT-35)."""
    production_limit: int
    hand: int
    bonuses: Mapping[str, Bonus]
    """What each B tile gives while nothing is short."""
    commissions: tuple[tuple[str, tuple[int, ...]], ...]
    """Trading firms: tile id and commodities."""
    auction_commissions: tuple[tuple[str, int], ...]
    """Auction houses: tile id and dollars."""
    builds: int
    sales: int
    town_discount: int
    export: int
    trading_floor: bool


#: Of a seat without tiles.
_NONE = Powers(STORAGE, PRODUCTION, HAND, {}, (), (), 1, 1, 0, 0, False)


@lru_cache(maxsize=10_000)
def powers_of(tiles: Tiles, indices: tuple[int, ...]) -> Powers:
    """The powers of some of a game's tiles: those of all but the last, and what that one adds."""
    if not indices:
        return _NONE
    have, tile = powers_of(tiles, indices[:-1]), tiles.faces[indices[-1]]
    paid, fee = tile.commission, tile.auction_commission
    return Powers(
        storage=have.storage + tile.room,
        production_limit=max(have.production_limit, tile.production_limit),
        hand=max(have.hand, tile.hand),
        bonuses={**have.bonuses, tile.id: tile.given} if tile.kind == "B" else have.bonuses,
        commissions=have.commissions + (((tile.id, paid),) if paid else ()),
        auction_commissions=have.auction_commissions + (((tile.id, fee),) if fee else ()),
        builds=max(have.builds, tile.builds),
        sales=max(have.sales, tile.sales),
        town_discount=have.town_discount + tile.town_discount,
        export=max(have.export, tile.export),
        trading_floor=have.trading_floor or tile.trading_floor,
    )


def powers(state: State, seat: int) -> Powers:
    """The powers ``seat`` may use now: of all its tiles, or of those of earlier rounds (RT-48)."""
    player, config = state.players[seat], state.config
    if not player.tiles:
        return _NONE
    if not config.next_round:
        return powers_of(config.tiles, tuple(player.tiles))
    earlier = zip(player.tiles, player.since, strict=True)
    active = tuple([tile for tile, since in earlier if since < state.round])
    return powers_of(config.tiles, active)


def another(state: State, done: Done) -> bool:
    """Do the seat's tiles allow the same kind of action once more (RT-72, RT-73)?"""
    if done.took == "sell":
        return len(done.sold) < powers(state, done.seat).sales
    return done.took == "build" and done.built < powers(state, done.seat).builds


def hand_limit(state: State, seat: int) -> int:
    """The hand maximum (RT-30); a new Smuggler or Black Market counts at once (RT-A28)."""
    return powers_of(state.config.tiles, tuple(state.players[seat].tiles)).hand
