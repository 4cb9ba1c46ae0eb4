"""What things are worth, in victory points and dollars, by one set of weights."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from operator import mul

from tycoon.games.raccoon.bots.memory import Known, Memory, looks
from tycoon.games.raccoon.bots.weights import Weights
from tycoon.games.raccoon.rules.cards import (
    COPIES_PER_RAILROAD,
    HAND,
    PRODUCTION,
    Tile,
)
from tycoon.games.raccoon.rules.ending import THOUSAND
from tycoon.games.raccoon.rules.phases import Auction
from tycoon.games.raccoon.rules.powers import Powers, powers
from tycoon.games.raccoon.rules.scoring import (
    STEPS,
    per,
    railroad_worth,
    tile_worth,
    town_worth,
)
from tycoon.games.raccoon.rules.state import EMPTY, Player, State
from tycoon.games.raccoon.rules.towns import Price, town_price
from tycoon.games.raccoon.rules.turn import railroads_left, tiles_left, towns_left

_MOST_TOKENS = 400  #: more than are in the box, or than storage holds when there is no end of them
_LAST_TURN = 0.3  #: turns that are left to who has the last one
_SOON = 0.6  #: the fewest turns that are expected while nothing has ended the game
WON = 1000.0  #: points of having won


class Judge:
    """One way of judging; it reads of a state only what lies open, purses and the own hand."""

    def __init__(self, weights: Weights) -> None:
        self.weights, self._memory = weights, Memory[Known]()
        self.piles = [
            weights.goods * n * n / (n + weights.pile) if n else 0.0 for n in range(_MOST_TOKENS)
        ]
        """By count: tokens of one commodity as how many of them will fetch today's price."""
        self._steps: dict[tuple[int, ...], tuple[float, float]] = {}

    def known(self, state: State, seat: int) -> Known:
        """What the seat has found out about tables that look like this one, to be added to."""
        found, key = self._memory.of(state), (seat, *looks(state))
        if key not in found:
            found[key] = Known()
        return found[key]

    # -- time ---------------------------------------------------------------------------------

    def turns(self, state: State) -> list[float]:
        """By seat: own turns still to come after the one that is being taken."""
        players = len(state.players)
        if state.ending:
            return _last_turns(state, players)
        w, config = self.weights, state.config
        towns, railroads = towns_left(state), railroads_left(state)
        left = [w.turns_per_town * towns, w.turns_per_railroad * railroads]
        if config.building_trigger or config.longer:
            left.append(w.turns_per_tile * tiles_left(state))
        left.sort()
        turns = left[1 if config.longer else 0] / players
        return [max(_SOON, min(turns, w.longest))] * players

    # -- money and goods ------------------------------------------------------------------------

    def money(self, dollars: float, turns: float) -> float:
        """Points that money can still become; the more there is, the less another dollar adds."""
        w = self.weights
        return w.per_turn * turns * (1 - exp(-dollars / (w.spend * turns)))

    def dollar(self, dollars: float, turns: float) -> float:
        """Points of one dollar more."""
        w = self.weights
        return w.per_turn / w.spend * exp(-dollars / (w.spend * turns))

    def price(self, dollars: float, turns: float, points: float, interest: float = 0.0) -> float:
        """The dollars that so many points are worth to who has so many: `money` turned round."""
        w = self.weights
        rest = exp(-dollars / (w.spend * turns)) + points / (w.per_turn * turns)
        most = dollars if rest >= 1 else dollars + w.spend * turns * log(rest)
        return self._banked(dollars, turns, points, interest, most) if interest else most

    def _banked(
        self, dollars: float, turns: float, points: float, interest: float, most: float
    ) -> float:
        """`price` where every dollar spent costs its interest, too; found by halving."""
        all_of_it, least = self.money(dollars, turns), 0.0
        for _ in range(10):
            middle = (least + most) / 2
            lost = all_of_it - self.money(dollars - middle, turns) + interest * middle
            least, most = (middle, most) if lost <= points else (least, middle)
        return least

    def interest(self, state: State, player: Player, turns: float) -> float:
        """Points of a dollar for a player's Banks at the end; half while there is time to spend
        it (RT-81)."""
        banks = per(state.config.tiles, player.tiles, "money")
        return banks / state.config.bank_divisor * (0.5 if turns > 1 else 1.0)

    def goods(self, tokens: Sequence[int], prices: Sequence[int]) -> float:
        """Dollars expected for tokens: a larger pile is worth more per token."""
        dollars: float = sum(map(mul, prices, map(self.piles.__getitem__, tokens)))
        return dollars

    # -- towns, railroads, buildings --------------------------------------------------------------

    def town(self, state: State, player: Player, turns: float) -> tuple[float, float]:
        """Points of the town on offer for a player: now, and as a partner of railroads to come."""
        now = town_worth(player, state.town, state.config.tiles)
        if sum(player.railroads) > len(player.towns):
            return now, 0.0
        return now, self.weights.pair * min(1.0, turns / 4)

    def reach(self, state: State, seat: int, tokens: Sequence[int], turns: float) -> float:
        """Points that a seat with these tokens expects from the town on offer."""
        if state.town == EMPTY:
            return 0.0
        player, price = state.players[seat], town_price(state, seat)
        held, total = tokens[price.commodity], sum(tokens)
        return sum(self.town(state, player, turns)) * self.way(price, held, total)

    def way(self, price: Price, held: int, total: int) -> float:
        """The share of a town's points that tokens for it are worth: so many of its commodity,
        so many in all."""
        w = self.weights
        share = max(held / price.specific, 0.9 * total / price.any)
        return w.town_hope * (share**w.town_power if share < 1 else 1.0)

    def steps(self, price: Price, held: int, total: int, step: int) -> tuple[float, float]:
        """What ``step`` tokens more change about `way`: any ones, and ones of its commodity."""
        key = (price.specific, price.any, held, total, step)
        if key not in self._steps:
            now, after = self.way(price, held, total), total + step
            any_one = abs(self.way(price, held, after) - now)
            self._steps[key] = any_one, abs(self.way(price, held + step, after) - now)
        return self._steps[key]

    def railroad(
        self, state: State, player: Player, railroad: int, turns: float
    ) -> tuple[float, float]:
        """Points of a card of this company for a player: now, and of those that may follow."""
        owned, steps, w = player.railroads[railroad], STEPS[railroad], self.weights
        now = railroad_worth(player, railroad, state.config.tiles)
        alone = len(player.towns) <= sum(player.railroads)
        later = w.pair * min(1.0, turns / 4) if alone else 0.0
        taken = sum(other.railroads[railroad] for other in state.players)
        left = COPIES_PER_RAILROAD - taken - state.railroads.count(railroad)
        if owned + 1 < COPIES_PER_RAILROAD and left > 0:
            grows = steps[owned + 1] - steps[owned]
            later += w.series * grows * min(1.0, left / 2) * min(1.0, turns / 5)
        return now, later

    def building(
        self, state: State, seat: int, tile: int, turns: float, front: int = EMPTY
    ) -> tuple[float, float]:
        """Points of a tile for a seat: now, and by what it does in the turns that are left.

        ``front`` is the face that it is turned round from, or EMPTY for a new tile.
        """
        player, tiles = state.players[seat], state.config.tiles
        face, now = tiles.faces[tile], tile_worth(player, tile, tiles, front)
        later = self.effects(state, seat, face, front) * turns
        if face.points_per == "money":
            kept = max(0, player.money - tiles.costs[tile])
            later += 0.5 * kept / state.config.bank_divisor
        if face.auction_commission:
            later += self.weights.house * face.auction_commission * railroads_left(state)
        return now, later

    def effects(self, state: State, seat: int, tile: Tile, front: int = EMPTY) -> float:
        """Points per turn of what a tile lets its owner do, beyond what the seat can do already."""
        w, able = self.weights, powers(state, seat)
        faces = state.config.tiles.faces
        rate = w.room * (tile.room - (faces[front].room if front != EMPTY else 0))
        rate += w.discount * tile.town_discount
        rate += w.second_sale * max(0, tile.sales - able.sales)
        rate += w.second_build * max(0, tile.builds - able.builds)
        rate += w.export * max(0, tile.export - able.export)
        if tile.hand > able.hand:
            rate += w.hand * ((tile.hand - HAND) ** 0.5 - (able.hand - HAND) ** 0.5)
        if tile.trading_floor and not able.trading_floor:
            rate += w.floor
        if tile.production_limit > able.production_limit:
            rate += self._limit(tile.production_limit) - self._limit(able.production_limit)
        if tile.commission:
            prices = sum([state.prices[commodity] for commodity in tile.commission])
            rate += w.firm * len(state.players) * prices / 8
        if tile.kind == "B":
            rate += self._bonus(state, able, tile, front)
        if tile.points_per:
            rate += getattr(w, f"per_{tile.points_per}")
        return rate

    def _limit(self, limit: int) -> float:
        """Points per turn of taking so many icons of a card."""
        return 0.0 if limit <= PRODUCTION else self.weights.limit[limit > PRODUCTION + 1]

    def _bonus(self, state: State, able: Powers, tile: Tile, front: int) -> float:
        """Points per turn that a B tile gives over the best one owned: only one is used."""
        w = self.weights
        best = max([bonus_dollars(state, *bonus) for bonus in able.bonuses.values()], default=0.0)
        gain = w.bonus * max(0.0, bonus_dollars(state, *tile.given) - best)
        return gain + (w.bonus_more if front == EMPTY else 0.0)


def bonus_dollars(state: State, tokens: Sequence[int], count: int) -> float:
    """What so many of these tokens would fetch, when any of them may be chosen as average ones."""
    prices = state.prices
    if sum(tokens) > count:
        return count * sum(prices) / 5
    return float(sum([price * n for price, n in zip(prices, tokens, strict=True)]))


def _last_turns(state: State, players: int) -> list[float]:
    """The end is coming: who has had the last turn, or has it now, and who will have one."""
    phase = state.phase
    if phase.seat is None:
        return [_LAST_TURN] * players
    acting = phase.starter if isinstance(phase, Auction) else phase.seat
    order = (acting - state.start) % players
    return [
        _LAST_TURN if (seat - state.start) % players <= order else 1.0 for seat in range(players)
    ]


def sudden_death(money: int, wealth: float) -> float:
    """Points of being close to $1,000 where they win (RT-100); all of them when one has it."""
    if money >= THOUSAND:
        return WON
    share = wealth / THOUSAND
    return 60.0 * (share if share < 1 else 1.0) ** 8
