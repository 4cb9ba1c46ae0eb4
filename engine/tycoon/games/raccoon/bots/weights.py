"""The numbers of a manner of judging: learned ones, rough ones, and what characters lean to."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from typing import Any, NamedTuple

from tycoon.games.raccoon.bots import learned


class Weights(NamedTuple):
    """What things are worth; the defaults are estimates by hand, where learning begins.

    Rates are victory points per own turn that is still to come.
    """

    # How many turns are left.
    turns_per_town: float = 3.8
    """Turns of the whole table until a town is bought; likewise for the other two."""
    turns_per_railroad: float = 6.0
    turns_per_tile: float = 4.0
    longest: float = 16.0
    """Nobody looks further ahead than so many own turns."""
    # Money and goods.
    per_turn: float = 1.9
    """The most points that money can become in a turn."""
    spend: float = 3.4
    """Dollars per turn that are spent well; what is beyond is worth less and less."""
    goods: float = 0.78
    """Dollars expected per dollar of the price, for a large pile."""
    pile: float = 2.7
    """How many tokens make half a pile: a sale costs a turn, so small ones are worth less."""
    card: float = 0.02
    """How much of a card's goods is counted while it is in the hand."""
    # Points to come.
    town_hope: float = 0.75
    """The share of a town's points that tokens for all of it are worth before it is bought."""
    town_power: float = 2.5
    """The larger, the less the first tokens for a town count."""
    pair: float = 0.5
    """Points of a railroad or town that waits for its partner."""
    series: float = 0.4
    """How much of what the next card of a company will add is counted now."""
    denial: float = 0.58
    """How much the gains of others count, shared by them."""
    bid: float = 1.08
    """The share of its worth one bids up to for a railroad."""
    # What buildings do.
    bonus: float = 0.017
    """Per dollar of the tokens that the best bonus tile gives per production."""
    bonus_more: float = 0.06
    """For a further bonus tile."""
    limit: tuple[float, float] = (0.22, 0.42)
    """For taking four and for taking five or more."""
    room: float = 0.03
    """Per token of storage."""
    firm: float = 0.066
    """Per player and $8 of the commodities that pay a commission."""
    house: float = 0.1
    """Per dollar of commission and railroad still to come."""
    second_sale: float = 0.19
    second_build: float = 0.055
    hand: float = 0.07
    """For a fourth card in the hand; more of them count less and less."""
    discount: float = 0.1
    floor: float = 0.05
    export: float = 0.08
    """Per dollar that a price may be raised by."""
    per_town: float = 0.78
    """For a tile that scores by towns; likewise for the other three."""
    per_railroad: float = 0.5
    per_building: float = 0.26
    per_money: float = 0.04


#: By these factors a character's weights differ from the even one's.
LEANINGS: Mapping[str, Mapping[str, float]] = {
    "even": {},
    "builder": {
        "bonus": 1.3, "bonus_more": 1.3, "room": 1.3, "firm": 1.3, "house": 1.3,
        "second_sale": 1.3, "second_build": 1.3, "hand": 1.3, "export": 1.3, "per_building": 1.3,
    },
    "baron": {"series": 2.2, "per_railroad": 1.6},
    "speculator": {"goods": 1.15, "spend": 0.9},
}  # fmt: skip

#: An apprentice's own estimates: a short sight, no plans for later, an eye for nobody else, and
#: more caution in auctions than pays.
APPRENTICE = Weights(
    longest=5.0,
    spend=8.0,
    pile=1.0,
    pair=0.2,
    series=0.0,
    denial=0.0,
    bid=0.8,
    bonus=0.01,
    limit=(0.15, 0.25),
)
TRADER = Weights()._replace(**learned.WEIGHTS)


def taught(changes: Mapping[str, Any]) -> Weights:
    """A trader's weights by another training: where they differ from where learning began.

    Raises TypeError or ValueError for what no weight is or can be.
    """
    start = Weights()
    for name, value in changes.items():
        fits = value if isinstance(value, tuple) else (value,)
        like = getattr(start, name, None)
        size = len(like) if isinstance(like, tuple) else 1
        if name not in Weights._fields or len(fits) != size:
            raise ValueError(name)
        if not all(isinstance(number, int | float) and isfinite(number) for number in fits):
            raise TypeError(name)
    return start._replace(**changes)


def weights_of(base: Weights, character: str) -> Weights:
    """These weights as a character has them."""
    factors = LEANINGS[character]
    return base._replace(**{name: getattr(base, name) * by for name, by in factors.items()})
