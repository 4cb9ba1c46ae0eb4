"""What all appraisals of one decision share, seen from the seat that decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tycoon.games.raccoon.bots.judge import Judge, sudden_death
from tycoon.games.raccoon.rules.cards import CARDS
from tycoon.games.raccoon.rules.powers import powers
from tycoon.games.raccoon.rules.state import EMPTY, State
from tycoon.games.raccoon.rules.storage import surplus
from tycoon.games.raccoon.rules.towns import price_of
from tycoon.kernel.actions import Action

#: What an appraisal is the sum of, in victory points.
TERMS = (
    "points",  # scored by the action itself
    "prospects",  # of what it makes possible: series, pairs, effects of buildings
    "money",  # dollars that come in or go out
    "goods",  # tokens that come in or go out
    "prices",  # what other prices do to the own goods
    "town",  # how much nearer or farther the town on offer gets
    "bonus",  # the bonus tile of a production
    "card",  # a card that is worse, or better, than the others goes
    "production",  # the production that a purchase begins
    "others",  # what prices, commissions and payments give to others, or take from them
    "denial",  # what others would have had of it
)


class Appraisal(NamedTuple):
    """What an action is worth in victory points, and why: only differences mean anything."""

    action: Action
    total: float
    terms: dict[str, float]
    """By the names of `TERMS`; their sum is the total."""


def appraisal(action: Action, **terms: float) -> Appraisal:
    """The action with the sum of these terms."""
    return Appraisal(action, sum(terms.values()), terms)


#: What `Known` keeps of a scene.
_MEASURES = (
    "_town_points", "denial", "dollar", "interest", "left", "price", "reach", "sway", "turns",
    "wealth", "worth",
)  # fmt: skip


class Scene:
    """A state as the seat to act weighs it."""

    __slots__ = ("_cards", "able", "judge", "known", "me", "seat", "state", *_MEASURES)

    def __init__(self, judge: Judge, state: State, seat: int) -> None:
        self.judge, self.state, self.seat = judge, state, seat
        self.me, self.able = state.players[seat], powers(state, seat)
        self.known = judge.known(state, seat)
        self._cards: dict[int, float] = {}
        if not self.known.measures:
            self._measure()
            self.known.measures = tuple([getattr(self, name) for name in _MEASURES])
            return
        for name, measure in zip(_MEASURES, self.known.measures, strict=True):
            setattr(self, name, measure)

    def _measure(self) -> None:
        judge, state = self.judge, self.state
        self.turns = judge.turns(state)
        self.left = self.turns[self.seat]
        self.interest = judge.interest(state, self.me, self.left)
        self.wealth = self.me.money + judge.goods(self.me.tokens, state.prices)
        self.worth = self.value(self.me.money, self.wealth)
        self.dollar = judge.dollar(self.wealth, self.left)
        self.denial = judge.weights.denial / (len(state.players) - 1)
        self.price = None if state.town == EMPTY else price_of(state.town, self.able.town_discount)
        self._town_points = sum(judge.town(state, self.me, self.left)) if self.price else 0.0
        self.reach = self.reached(self.me.tokens)
        self.sway = self._sway()

    def value(self, cash: int, wealth: float) -> float:
        """Points that money and goods together are worth, the cash among them."""
        points = self.judge.money(wealth, self.left) + self.interest * cash
        if self.state.config.thousand != "off":
            points += sudden_death(cash, wealth)
        return points

    def settled(self, cash: int, tokens: Sequence[int], prices: Sequence[int]) -> float:
        """`value` of so much cash and these tokens at these prices."""
        return self.value(cash, cash + self.judge.goods(tokens, prices))

    def reached(self, tokens: Sequence[int]) -> float:
        """Points expected from the town on offer with these tokens."""
        if self.price is None:
            return 0.0
        held, total = tokens[self.price.commodity], sum(tokens)
        return self._town_points * self.judge.way(self.price, held, total)

    def _sway(self) -> list[float]:
        """By commodity: what $1 more of its price gives to the others, as far as that counts."""
        sway, piles = [0.0] * 6, self.judge.piles
        for seat, player in enumerate(self.state.players if self.denial else ()):
            if seat == self.seat:
                continue
            dollar = self.denial * self.judge.dollar(player.money, self.turns[seat])
            for commodity, count in enumerate(player.tokens):
                if count:
                    sway[commodity] += dollar * piles[count]
        return sway

    def swayed(self, prices: Sequence[int]) -> float:
        """Points by which these prices are better for us than today's, as others have less."""
        sway, together = self.sway, zip(self.state.prices, prices, strict=True)
        return sum(
            [
                (before - after) * sway[commodity]
                for commodity, (before, after) in enumerate(together)
                if before != after
            ]
        )

    def card(self, card: int) -> float:
        """Points of having this card in the hand rather than another of those there."""
        if not self._cards:
            known = self.known.cards
            for number in self.me.hand:
                if number not in known:
                    known[number] = self._goods_of(number)
            points = {number: known[number] for number in self.me.hand}
            average = sum(points.values()) / len(points)
            self._cards = {number: worth - average for number, worth in points.items()}
        return self._cards[card]

    def _goods_of(self, card: int) -> float:
        """Points of the best goods that a card shows, as far as they count already."""
        prices = self.state.prices
        icons = zip(prices, CARDS[card].produce, strict=True)
        dollars = sorted([price for price, n in icons for _ in range(n)], reverse=True)
        best = sum(dollars[: self.able.production_limit])
        return self.judge.weights.card * self.dollar * best

    # -- single tokens ----------------------------------------------------------------------------

    def token_worths(self, tokens: Sequence[int], prices: Sequence[int]) -> list[float]:
        """By commodity: points of one token more, for the town on offer, too."""
        return self._with_town(self._in_piles(tokens, prices, more=True), tokens, more=True)

    def _in_piles(self, tokens: Sequence[int], prices: Sequence[int], more: bool) -> list[float]:
        """By commodity: points that one token more, or the last one held, adds to its pile; of one
        that is not held any number."""
        held = zip(tokens, prices, strict=True)
        return [self._in_pile(count, price, more) for count, price in held]

    def _in_pile(self, count: int, price: int, more: bool) -> float:
        piles, upper = self.judge.piles, count + more
        return self.dollar * price * (piles[upper] - piles[upper - 1])

    def _with_town(self, worths: list[float], tokens: Sequence[int], more: bool) -> list[float]:
        """These worths and what one token more, or less, changes about the town on offer."""
        if self.price is None:
            return worths
        town = self.price
        steps = self.judge.steps(town, tokens[town.commodity], sum(tokens), 1 if more else -1)
        any_one, own_one = steps[0] * self._town_points, steps[1] * self._town_points
        together = [worth + any_one for worth in worths]
        together[town.commodity] = worths[town.commodity] + own_one
        return together

    def best(
        self, tokens: Sequence[int], prices: Sequence[int], offered: Sequence[int], count: int
    ) -> list[int]:
        """The most useful so many of the tokens offered, one after the other."""
        tokens, left = list(tokens), list(offered)
        piled = self._in_piles(tokens, prices, more=True)
        for _ in range(count):
            worths = self._with_town(piled, tokens, more=True)
            at = max([i for i, there in enumerate(left) if there], key=worths.__getitem__)
            tokens[at] += 1
            left[at] -= 1
            piled[at] = self._in_pile(tokens[at], prices[at], more=True)
        return [before - after for before, after in zip(offered, left, strict=True)]

    def least(
        self, tokens: Sequence[int], prices: Sequence[int], count: int, hope: bool = True
    ) -> list[int]:
        """The so many tokens that are missed least, one after the other; ``hope``: for the town
        on offer, too."""
        tokens, given = list(tokens), [0] * 6
        piled = self._in_piles(tokens, prices, more=False)
        for _ in range(count):
            worths = self._with_town(piled, tokens, more=False) if hope else piled
            at = min([i for i, held in enumerate(tokens) if held], key=worths.__getitem__)
            tokens[at] -= 1
            given[at] += 1
            piled[at] = self._in_pile(tokens[at], prices[at], more=False)
        return given

    def kept(self, tokens: Sequence[int], prices: Sequence[int]) -> list[int]:
        """What is left of these tokens when the storage is as full as it may be."""
        over = surplus(tokens, self.able.storage)
        if over <= 0:
            return list(tokens)
        return [a - b for a, b in zip(tokens, self.least(tokens, prices, over), strict=True)]
