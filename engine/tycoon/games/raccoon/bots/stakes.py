"""What a railroad is worth to everybody, and what to bid for it."""

from __future__ import annotations

from typing import NamedTuple

from tycoon.games.raccoon.bots.judge import Judge
from tycoon.games.raccoon.bots.scene import Appraisal, Scene, appraisal
from tycoon.games.raccoon.rules.auction import AUCTIONS, least_bid, under_the_hammer
from tycoon.games.raccoon.rules.cards import RAILROADS
from tycoon.games.raccoon.rules.state import State
from tycoon.kernel.actions import Action


class Stake(NamedTuple):
    """What a card of a company means to a seat."""

    now: float
    """Points it scores at once."""
    later: float
    """Points that are to be expected because of it."""
    wealth: float
    """Dollars of the seat, goods among them."""
    limit: int
    """Dollars up to which it should bid, if it looks at nobody else."""
    interest: float
    """Points that a dollar brings it by its Banks."""

    @property
    def points(self) -> float:
        """Both together."""
        return self.now + self.later


def stakes(judge: Judge, state: State, railroad: int, turns: list[float]) -> list[Stake]:
    """By seat."""
    found = []
    for player, left in zip(state.players, turns, strict=True):
        now, later = judge.railroad(state, player, railroad, left)
        wealth = player.money + judge.goods(player.tokens, state.prices)
        interest = judge.interest(state, player, left)
        dollars = judge.weights.bid * judge.price(wealth, left, now + later, interest)
        found.append(Stake(now, later, wealth, min(player.money, int(dollars)), interest))
    return found


def _limit(scene: Scene, wealth: float, points: float) -> int:
    """Dollars up to which the seat to act bids for so many points."""
    price = scene.judge.price(wealth, scene.left, points, scene.interest)
    return min(scene.me.money, int(scene.judge.weights.bid * price))


class Contest(NamedTuple):
    """What an auction of a card of a company would come to."""

    mine: Stake
    keenest: int
    """The rival who would bid most."""
    rival: Stake
    denied: float
    """Points that it counts to the seat that this rival would not have them."""
    limit: int
    """Dollars up to which the seat should bid."""
    price: int
    """Dollars that would win it."""

    @property
    def won(self) -> bool:
        """Would the seat get it?"""
        return self.limit >= self.price


def contest(scene: Scene, railroad: int) -> Contest:
    """If the seat to act put it under the hammer."""
    all_stakes = stakes(scene.judge, scene.state, railroad, scene.turns)
    mine, minimum = all_stakes[scene.seat], RAILROADS[railroad].minimum_bid
    rivals = [(stake.limit, seat) for seat, stake in enumerate(all_stakes) if seat != scene.seat]
    top, keenest = max(rivals)
    rival = all_stakes[keenest]
    denied = scene.denial * rival.points if rival.limit >= minimum else 0.0
    limit = _limit(scene, mine.wealth, mine.points + denied)
    return Contest(mine, keenest, rival, denied, limit, max(minimum, top))


def call(scene: Scene, railroad: int) -> Appraisal:
    """Putting it under the hammer: won at what the keenest rival would give, or lost to them."""
    known, key = scene.known.called, (railroad, scene.state.railroads.count(railroad))
    if key not in known:
        known[key] = _call(scene, railroad)
    return known[key]


def _call(scene: Scene, railroad: int) -> Appraisal:
    mine, keenest, rival, denied, limit, price = found = contest(scene, railroad)
    if found.won:
        paid = scene.value(scene.me.money - price, scene.wealth - price) - scene.worth
        return appraisal(
            AUCTIONS[railroad], points=mine.now, prospects=mine.later, money=paid, denial=denied
        )
    driven = max(RAILROADS[railroad].minimum_bid, limit + 1)
    spent = _cost(scene.judge, rival, driven, scene.turns[keenest])
    return appraisal(AUCTIONS[railroad], denial=-scene.denial * (rival.points - spent))


def _cost(judge: Judge, stake: Stake, dollars: int, left: float) -> float:
    """Points that so many dollars are to who has that stake."""
    poorer = judge.money(max(0.0, stake.wealth - dollars), left)
    return judge.money(stake.wealth, left) - poorer + stake.interest * dollars


class Standing(NamedTuple):
    """Where the seat to act stands in the auction that is running."""

    limit: int
    """Dollars up to which it should bid."""
    top: int
    """Dollars up to which a rival who has not passed would."""
    keenest: int
    """The seat that gets it if this one passes: who leads, else who would bid most."""


def standing(scene: Scene) -> Standing:
    """By what the railroad means to everybody."""
    auction = under_the_hammer(scene.state)
    all_stakes = stakes(scene.judge, scene.state, auction.railroad, scene.turns)
    out = (scene.seat, *auction.passed)
    rivals = [(stake.limit, seat) for seat, stake in enumerate(all_stakes) if seat not in out]
    top, keenest = max(rivals)
    if auction.bid:  # who leads gets it if nobody goes on
        keenest = auction.leader
    rival, mine = all_stakes[keenest], all_stakes[scene.seat]
    spent = _cost(scene.judge, rival, auction.bid, scene.turns[keenest])
    denied = scene.denial * max(0.0, rival.points - spent)
    return Standing(_limit(scene, mine.wealth, mine.points + denied), top, keenest)


def bid(scene: Scene) -> Action:
    """The bid, or the pass, of the seat to act."""
    auction, players = under_the_hammer(scene.state), len(scene.state.players)
    limit, top, _ = standing(scene)
    least = least_bid(auction)
    if auction.bid and limit < least:
        return Action("pass")
    if auction.bid:
        return Action("bid", amount=least)
    if players == 2 or top < limit:  # as much as they would not top
        return Action("bid", amount=max(least, min(limit, top)))
    return Action("bid", amount=least)


def bids(scene: Scene) -> list[Action]:
    """Others than `bid` that may be better: out, one more, a little less or more to begin with."""
    auction = under_the_hammer(scene.state)
    least, most = least_bid(auction), scene.me.money
    if scene.interest:  # what money is to a Bank the leaf has hardly learned
        most = standing(scene).limit
    if auction.bid:
        return [Action("pass"), *([Action("bid", amount=least)] if least <= most else [])]
    choice = bid(scene)["amount"]
    amounts = (least, choice - 2, choice + 3)
    return [Action("bid", amount=amount) for amount in amounts if least <= amount <= most]
