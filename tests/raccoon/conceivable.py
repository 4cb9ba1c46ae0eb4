"""Every action a player could possibly think of, written from the action shapes alone.

This knows nothing of the rules: it names all cards, all takes, all bids and so on, far beyond
what can be legal, and it is the tests' measure for what the engine lists.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import permutations, product
from typing import Any

from tycoon import Action

COMMODITIES = ("wheat", "wood", "iron", "coal", "goods", "luxury")
COMPANIES = ("skunkworks", "sly_fox", "fat_cat", "big_bear", "top_dog", "tycoon")
FRONTS = ("wheat_field", "lumber_yard", "coal_deposit", "iron_deposit", "tool_and_die", "vineyard")
FACES = (
    *FRONTS,
    "grain_farm", "saw_mill", "coal_mine", "iron_mine", "loom", "glass_works",
    "machine_shop", "water_mill", "lumber_wheat_trading_firm", "coal_iron_trading_firm",
    "goods_luxury_trading_firm", "warehouse", "construction_company", "freight_company",
    "governors_mansion", "rail_baron", "bank", "auction_house", "smuggler", "black_market",
    "brick_works", "mayors_office", "trading_floor", "export_company", "cottage_industry",
    "factory",
)  # fmt: skip
SEATS = range(-1, 6)
CARDS = range(56)
#: More tokens of a sort than anybody can hold or any payment needs.
MANY = 25

#: What a probe is asked: is it refused for a reason that its other fields cannot mend?
Hopeless = Callable[[Action], bool]


def piles(least: int, most: int) -> list[dict[str, int]]:
    """Every way to name ``least`` to ``most`` tokens in all."""
    found: list[dict[str, int]] = []

    def pile(names: tuple[str, ...], left: int, chosen: dict[str, int]) -> None:
        if not names:
            if most - left >= least:
                found.append(chosen)
            return
        for count in range(left + 1):
            pile(names[1:], left - count, {**chosen, names[0]: count} if count else chosen)

    pile(COMMODITIES, most, {})
    return found


TAKES = piles(0, 5)
BONUSES = piles(0, 3)
PAYMENTS = piles(0, 8)


def everything(most_money: int, hopeless: Hopeless) -> Iterator[Action]:
    """All conceivable actions of a table where nobody has more than ``most_money``."""
    for amount in range(-1, most_money + 3):
        yield Action("bid", amount=amount)
    for group in groups():
        probes = [group[0], group[1], group[-1]]
        yield from probes if all(map(hopeless, probes)) else group


@cache
def groups() -> list[list[Action]]:
    """Actions that differ in one way; when three of a group are hopeless all of them are."""
    dos = ("pass", "decline", "end_turn", "declare_victory", "undo", "accept")
    found = [
        [Action(do) for do in dos],
        [Action("auction", railroad=railroad) for railroad in COMPANIES],
        [Action("build", tile=tile) for tile in FACES],
        [Action("upgrade", tile=tile) for tile in FACES],
        [Action("buy_town", pay=pay) for pay in PAYMENTS],
        [Action("discard", **lot) for lot in _lots()],
        [Action("sell", **lot) for lot in _lots()],
        [Action("sell", **lot, export=name) for lot in _lots() for name in COMMODITIES],
        [Action("take_start_tokens", tokens=some) for some in _lists(COMMODITIES, 6)],
        [Action("choose_start_tiles", tiles=some) for some in _lists(FRONTS, 5)],
    ]
    found += [[Action("produce", card=card, take=take) for take in TAKES] for card in CARDS]
    found += [[Action("take_bonus", tile=tile, take=take) for take in BONUSES] for tile in FACES]
    found += [[Action("buy_from_player", seat=n, **lot) for lot in _lots()] for n in SEATS]
    return found


def _lots() -> list[dict[str, Any]]:
    """Any number of any commodity."""
    return [{"commodity": name, "count": n} for name, n in product(COMMODITIES, range(MANY))]


def _lists(names: tuple[str, ...], most: int) -> list[list[str]]:
    """All lists of different names, and all short ones with repetitions."""
    different = [list(some) for size in range(most + 1) for some in permutations(names, size)]
    repeated = [list(some) for size in (2, 3) for some in product(names, repeat=size)]
    return different + [some for some in repeated if len(set(some)) < len(some)]
