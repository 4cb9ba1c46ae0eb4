"""How a seat stands at a later moment, as numbers whose worth is learned from finished games."""

from __future__ import annotations

from operator import mul

from tycoon.games.raccoon.bots.judge import Judge, bonus_dollars
from tycoon.games.raccoon.bots.learned import LEAVES, Learned
from tycoon.games.raccoon.bots.memory import Memory, looks
from tycoon.games.raccoon.bots.weights import TRADER, taught
from tycoon.games.raccoon.rules.cards import COPIES_PER_RAILROAD, HAND, PRODUCTION, STORAGE
from tycoon.games.raccoon.rules.powers import Powers, powers
from tycoon.games.raccoon.rules.scoring import STEPS, public_total
from tycoon.games.raccoon.rules.state import EMPTY, Player, State
from tycoon.games.raccoon.rules.turn import railroads_left

#: What is looked at, by seat. Each counts once as it is, and once by how early it is in the game.
FEATURES = (
    "points",  # scored so far, everything but cash
    "unit",  # one: by how early it is the worth of a turn
    "first",  # has the move
    "cash_10", "cash_25", "cash_more",  # dollars up to 10, from there to 25, beyond
    "wealth",  # the root of dollars and goods
    "goods",  # dollars that the goods will fetch
    "sale",  # dollars of the best single sale
    "tokens",  # how many are held
    "town",  # points expected from the town on offer
    "alone",  # railroads or towns without a partner
    "series",  # points of the next cards of companies, as far as there are any
    "offer",  # points of the better railroad on offer
    "room",  # storage beyond what everybody has
    "limit_4", "limit_5",  # takes four icons; five or more
    "bonus", "bonus_2",  # dollars of the best bonus tile, of the second
    "firms", "house", "second_sale", "second_build", "hand", "discount", "floor", "export",
    "per_town", "per_railroad", "per_building", "per_money",
    "tiles",
)  # fmt: skip
_LONG = 12.0  #: own turns to come at which it is as early as can be


class Leaf:
    """The learned worth of the features at a table of so many seats.

    Every character judges by it alike, with the even weights that it was learned with.
    """

    def __init__(self, players: int, found: Learned | None = None) -> None:
        """found: what was learned, instead of what the file says."""
        self._judge = Judge(taught(found.weights) if found else TRADER)
        self._memory = Memory[list[float]]()
        worths = (found.leaves if found else LEAVES)[players]
        self._now = [worths[name][0] for name in FEATURES]
        self._early = [worths[name][1] for name in FEATURES]

    def standings(self, state: State) -> list[float]:
        """By seat: points expected at the end; only differences mean anything."""
        known, key = self._memory.of(state), (*looks(state), *state.railroads)
        if key not in known:
            known[key] = self._standings(state)
        return known[key][:]

    def _standings(self, state: State) -> list[float]:
        turns = self._judge.turns(state)
        standings = []
        for seat, left in enumerate(turns):
            early = min(left, _LONG) / _LONG
            worths = [a + early * b for a, b in zip(self._now, self._early, strict=True)]
            standings.append(sum(map(mul, worths, features(self._judge, state, seat, left))))
        return standings


def row(judge: Judge, state: State, seat: int) -> list[float]:
    """All that is learned from: the features, then the same by how early it is."""
    left = judge.turns(state)[seat]
    now = features(judge, state, seat, left)
    early = min(left, _LONG) / _LONG
    return now + [early * value for value in now]


def features(judge: Judge, state: State, seat: int, left: float) -> list[float]:
    """Those of `FEATURES`, in their order; ``left`` are the own turns still to come."""
    player, able, prices = state.players[seat], powers(state, seat), state.prices
    money, tokens = player.money, player.tokens
    goods = judge.goods(tokens, prices)
    rails, towns = sum(player.railroads), len(player.towns)
    return [
        public_total(player, state.config.tiles),
        1.0,
        float(seat == state.phase.seat),
        money if money < 10 else 10.0,
        0.0 if money < 10 else money - 10.0 if money < 25 else 15.0,
        money - 25.0 if money > 25 else 0.0,
        (money + goods) ** 0.5,
        goods,
        max(map(mul, tokens, prices)),
        sum(tokens),
        judge.reach(state, seat, tokens, left),
        abs(rails - towns),
        _series(state, player),
        _offer(state, player),
        *_effects(state, player, able),
    ]


def _series(state: State, player: Player) -> float:
    total = 0.0
    for railroad, count in enumerate(player.railroads):
        if 0 < count < COPIES_PER_RAILROAD:
            left = COPIES_PER_RAILROAD - sum([other.railroads[railroad] for other in state.players])
            if left:
                total += STEPS[railroad][count] * left / 3
    return total


def _offer(state: State, player: Player) -> float:
    best = 0
    for railroad in state.railroads:
        if railroad != EMPTY:
            best = max(best, STEPS[railroad][player.railroads[railroad]])
    return best


def _effects(state: State, player: Player, able: Powers) -> list[float]:
    """From ``room`` on: what the seat's tiles do."""
    if not player.tiles:
        return _NO_TILES
    faces, prices = state.config.tiles.faces, state.prices
    scoring = [faces[index].points_per for index in player.tiles]
    given = [bonus_dollars(state, *bonus) for bonus in able.bonuses.values()]
    bonuses = sorted(given, reverse=True)
    paid = [sum([prices[i] for i in each]) for _, each in able.commissions]
    return [
        able.storage - STORAGE,
        able.production_limit == PRODUCTION + 1,
        able.production_limit > PRODUCTION + 1,
        bonuses[0] if bonuses else 0.0,
        bonuses[1] if len(bonuses) > 1 else 0.0,
        sum(paid) / 8,
        sum([dollars for _, dollars in able.auction_commissions]) * railroads_left(state) / 10,
        able.sales - 1,
        able.builds - 1,
        able.hand - HAND,
        able.town_discount,
        able.trading_floor,
        able.export / 3,
        scoring.count("town"),
        scoring.count("railroad"),
        scoring.count("building"),
        scoring.count("money") * player.money / state.config.bank_divisor,
        len(player.tiles),
    ]


_NO_TILES = [0.0] * (len(FEATURES) - FEATURES.index("room"))
