"""What purchases on the Trading Floor are worth (RT-78)."""

from __future__ import annotations

from collections.abc import Iterator

from tycoon.games.raccoon.bots.judge import sudden_death
from tycoon.games.raccoon.bots.producing import productions
from tycoon.games.raccoon.bots.scene import Appraisal, Scene, appraisal
from tycoon.games.raccoon.rules.cards import CARDS
from tycoon.games.raccoon.rules.market import raised
from tycoon.games.raccoon.rules.phases import Trading, Turn
from tycoon.games.raccoon.rules.trading import exchange, most_bought, purchase


def buy(scene: Scene, seller: int, commodity: int, count: int) -> Appraisal:
    """Goods of somebody else at the price of the market; before producing with what follows."""
    state, me = scene.state, scene.me
    paid = count * state.prices[commodity]
    tokens = me.tokens[:]
    tokens[commodity] += count
    before_all = isinstance(state.phase, Turn)
    base = me.tokens if before_all else scene.kept(me.tokens, state.prices)
    poorer = scene.settled(me.money - paid, base, state.prices)
    terms = {
        "money": poorer - scene.settled(me.money, base, state.prices),
        "others": _seller(scene, seller, commodity, count),
    }
    if before_all:  # whatever does not fit goes back after the production only
        after = state.copy()
        exchange(after, scene.seat, seller, commodity, count)
        found = productions(Scene(scene.judge, after, scene.seat))
        terms["production"] = max([one.total for one in found])
    else:
        tokens = scene.kept(tokens, state.prices)
    return appraisal(
        purchase(seller, commodity, count),
        goods=scene.settled(me.money - paid, tokens, state.prices) - poorer,
        town=scene.reached(tokens) - scene.reached(base),
        **terms,
    )


def _seller(scene: Scene, seller: int, commodity: int, count: int) -> float:
    """What the dollars do for the seller, and the goods no longer do."""
    judge, state, left = scene.judge, scene.state, scene.turns[seller]
    player, paid = state.players[seller], count * state.prices[commodity]
    tokens = player.tokens[:]
    tokens[commodity] -= count
    before = player.money + judge.goods(player.tokens, state.prices)
    after = player.money + paid + judge.goods(tokens, state.prices)
    gain = judge.money(after, left) - judge.money(before, left)
    gain += judge.reach(state, seller, tokens, left)
    gain -= judge.reach(state, seller, player.tokens, left)
    if state.config.thousand != "off":
        gain += sudden_death(player.money + paid, after) - sudden_death(player.money, before)
    return -scene.denial * gain


def purchases(scene: Scene) -> Iterator[Appraisal]:
    """Those that may be worth it: all of a commodity that somebody holds, or what a town needs."""
    state, me = scene.state, scene.me
    only = state.phase.seller if isinstance(state.phase, Trading) else -1
    prices = _hoped(scene)
    for seller, player in enumerate(state.players):
        if seller == scene.seat or only not in (-1, seller):
            continue
        for commodity, held in enumerate(player.tokens):
            most = most_bought(held, state.prices[commodity], me.money)
            for count in _counts(scene, commodity, most):
                if _promises(scene, prices, commodity, count):
                    yield buy(scene, seller, commodity, count)


def _hoped(scene: Scene) -> list[int]:
    """The best price of each commodity that a production of this turn may bring."""
    prices = scene.state.prices
    if not isinstance(scene.state.phase, Turn):
        return prices
    rises = [max([CARDS[card].raises[i] for card in scene.me.hand]) for i in range(6)]
    return [raised(i, price, rises[i]) for i, price in enumerate(prices)]


def _counts(scene: Scene, commodity: int, most: int) -> set[int]:
    """How many are worth a thought: all, and just what the town on offer still needs."""
    price, tokens = scene.price, scene.me.tokens
    counts = {most}
    if price is not None:
        counts.add(price.any - sum(tokens))
        if price.commodity == commodity:
            counts.add(price.specific - tokens[commodity])
    return {count for count in counts if 0 < count <= most}


def _promises(scene: Scene, prices: list[int], commodity: int, count: int) -> bool:
    """Does it gain anything at those prices, if there is room enough?"""
    me = scene.me
    tokens = me.tokens[:]
    tokens[commodity] += count
    cash = me.money - count * scene.state.prices[commodity]
    gain = scene.settled(cash, tokens, prices) - scene.settled(me.money, me.tokens, prices)
    return gain + scene.reached(tokens) - scene.reach > 0
