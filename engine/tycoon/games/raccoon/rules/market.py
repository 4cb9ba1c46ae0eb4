"""What the price tracks do (RT-08, RT-27, RT-38, RT-77): plain numbers, for rules and bots alike.

A commodity is its index, a price is in dollars and on its track.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from tycoon.games.raccoon.rules.cards import CARDS, PRICE_MAX, PRICE_MIN


def raised(commodity: int, price: int, dollars: int) -> int:
    """The price so many dollars higher, at most the top of the track (RT-27, RT-A03, RT-A12)."""
    return min(price + dollars, PRICE_MAX[commodity])


def sold(commodity: int, price: int, count: int) -> tuple[int, int]:
    """What so many tokens bring, all at this price, and the price afterwards (RT-37, RT-38)."""
    return price * count, max(price - count, PRICE_MIN[commodity])


def risen(prices: Sequence[int], card: int) -> list[int]:
    """The prices after a production with this card, $1 higher per icon (RT-27)."""
    after = list(prices)
    for commodity, rises in _RISES[card]:
        after[commodity] = rises[after[commodity]]
    return after


def cheapest(held: Sequence[int], prices: Sequence[int], count: int) -> dict[int, int]:
    """``count`` of the tokens held, those worth least, the larger pile first, by commodity."""
    picked: dict[int, int] = {}
    for commodity in sorted(range(len(held)), key=lambda i: (prices[i], -held[i])):
        if take := min(held[commodity], count - sum(picked.values())):
            picked[commodity] = take
    return picked


def worth(counts: Mapping[int, int], prices: Sequence[int]) -> int:
    """Dollars at these prices."""
    return sum(prices[commodity] * count for commodity, count in counts.items())


@cache
def _rises(commodity: int, icons: int) -> tuple[int, ...]:
    """By price: the one after so many icons."""
    return tuple(raised(commodity, price, icons) for price in range(PRICE_MAX[commodity] + 1))


#: By card number: (commodity, prices after by prices before) pairs.
_RISES = tuple(
    tuple(
        (commodity, _rises(commodity, icons))
        for commodity, icons in enumerate(card.raises)
        if icons
    )
    for card in CARDS
)
