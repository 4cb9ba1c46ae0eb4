"""What a seat's tiles let it do, all effects put together (RT-31 … RT-36, RT-53 … RT-84)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tycoon.raccoon.cards import Tile, Tiles
from tycoon.raccoon.state import State

STORAGE = 10  #: tokens anybody may keep (RT-35)
PRODUCTION = 3  #: icons anybody takes in a production (RT-25)


class Powers(NamedTuple):
    """The sum or the best of the tiles' effects; the fields of `Tile` say what they mean."""

    storage: int
    """How many tokens may be kept: 10, 1 per tile, and the Warehouses' extra (RT-35)."""
    production_limit: int
    hand: int
    bonuses: tuple[Tile, ...]
    """The B tiles."""
    bonus_takes: tuple[tuple[str, tuple[int, ...], int], ...]
    """What each of them gives while nothing is short: its id, tokens to choose from, how many."""
    commissions: tuple[tuple[str, tuple[int, ...]], ...]
    """Trading firms: tile id and commodities."""
    auction_commissions: tuple[tuple[str, int], ...]
    """Auction houses: tile id and dollars."""
    builds: int
    sales: int
    town_discount: int
    export: int
    trading_floor: bool


def _bonus_of(tile: Tile) -> tuple[tuple[int, ...], int]:
    """What a B tile lets choose from, and how many (RT-31, RT-65)."""
    if tile.bonus_any:
        return (tile.bonus_any,) * 6, tile.bonus_any
    return tile.bonus, sum(tile.bonus)


@lru_cache(maxsize=10_000)
def powers_of(tiles: Tiles, indices: tuple[int, ...]) -> Powers:
    """The powers of some of a game's tiles."""
    owned = [tiles.faces[index] for index in indices]
    return Powers(
        storage=STORAGE + len(owned) + sum(tile.storage for tile in owned),
        production_limit=max([PRODUCTION, *(tile.production_limit for tile in owned)]),
        hand=max([3, *(tile.hand for tile in owned)]),
        bonuses=tuple(tile for tile in owned if tile.kind == "B"),
        bonus_takes=tuple((tile.id, *_bonus_of(tile)) for tile in owned if tile.kind == "B"),
        commissions=tuple((tile.id, tile.commission) for tile in owned if tile.commission),
        auction_commissions=tuple(
            (tile.id, tile.auction_commission) for tile in owned if tile.auction_commission
        ),
        builds=max([1, *(tile.builds for tile in owned)]),
        sales=max([1, *(tile.sales for tile in owned)]),
        town_discount=sum(tile.town_discount for tile in owned),
        export=max([0, *(tile.export for tile in owned)]),
        trading_floor=any(tile.trading_floor for tile in owned),
    )


def powers(state: State, seat: int) -> Powers:
    """The powers ``seat`` may use now: of all its tiles, or of those of earlier rounds (RT-48)."""
    player, config = state.players[seat], state.config
    if not config.next_round:
        return powers_of(config.tiles, tuple(player.tiles))
    earlier = zip(player.tiles, player.since, strict=True)
    active = tuple([tile for tile, since in earlier if since < state.round])
    return powers_of(config.tiles, active)


def hand_limit(state: State, seat: int) -> int:
    """The hand maximum (RT-30); a new Smuggler or Black Market counts at once (RT-A28)."""
    return powers_of(state.config.tiles, tuple(state.players[seat].tiles)).hand
