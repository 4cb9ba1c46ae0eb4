"""Prices, what a sale brings, what must be bid: plain functions of plain numbers.

Rules and bots reckon by these alike, so that a printed number stands in one place.
"""

from __future__ import annotations

from collections.abc import Sequence

from tycoon.games.raccoon.rules.cards import CARDS, PRICE_MAX, PRICE_MIN

COMMISSION = 1  #: dollars per unit sold, from each trading firm that deals in it (RT-67)
#: By card number: (commodity, icons) pairs.
RAISES = tuple(tuple((i, n) for i, n in enumerate(card.raises) if n) for card in CARDS)


def risen(prices: Sequence[int], card: int) -> list[int]:
    """The prices after a production with this card: $1 per icon, up to the top (RT-27, RT-A03)."""
    after = list(prices)
    for commodity, icons in RAISES[card]:
        price, top = after[commodity] + icons, PRICE_MAX[commodity]
        after[commodity] = price if price < top else top
    return after


def fallen(commodity: int, price: int, count: int) -> int:
    """Its price after so many were sold: $1 for each, down to the least one (RT-38)."""
    least = PRICE_MIN[commodity]
    return price - count if price - count > least else least


def exported(commodity: int, price: int, by: int) -> int:
    """Its price after an export, up to the top of the track (RT-77, RT-A12)."""
    return min(price + by, PRICE_MAX[commodity])


def lowest_bid(bid: int, minimum: int) -> int:
    """The lowest bid allowed over the standing one, 0 before the opening (RT-41, RT-A15)."""
    return bid + 1 if bid else minimum
