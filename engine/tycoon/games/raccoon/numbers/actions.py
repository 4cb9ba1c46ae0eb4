"""Raccoon Tycoon's actions as numbers that always mean the same: 0 … `COUNT` - 1.

They stand in the order of `SECTIONS`, of each the whole list:

* who is bought from is told by how many seats on it sits (1 … 4), so that every seat sees the same;
* a bid is told by how many dollars it lies above the least one, 0 … `MOST_RAISED`. Higher ones are
  left out: whoever wants to pay more gets there by bidding again. They are all that is left out in
  games with a limited supply;
* counts of tokens go up to `MOST_TOKENS`, the largest supply of a commodity (RT-03). Where the
  supply is unlimited more can be held: it is sold, given back or bought in several actions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, combinations, product
from types import MappingProxyType
from typing import Any

from tycoon.games.raccoon.numbers.places import MOST_TOKENS as MOST_TOKENS
from tycoon.games.raccoon.rules.auction import AUCTIONS, least_bid, lowest_bid
from tycoon.games.raccoon.rules.cards import (
    CARD_NUMBERS,
    CARDS,
    COMMODITIES,
    INDEX,
    TILES,
    TOWNS,
    names_of,
)
from tycoon.games.raccoon.rules.phases import Auction
from tycoon.games.raccoon.rules.setup import OFFERED_TILES
from tycoon.games.raccoon.rules.state import State
from tycoon.kernel.actions import Action, numbered
from tycoon.kernel.multisets import multisets
from tycoon.kernel.table import acting

MOST_RAISED = 99  #: dollars

_MOST_SEATS = 5
_MOST_PAID = max(town.any for town in TOWNS)
_COUNTS = range(1, MOST_TOKENS + 1)


def _tables(most: Sequence[int], sizes: Iterable[int]) -> Iterator[dict[str, int]]:
    """Every count table of one of these sizes with at most so many of each commodity."""
    for size in sizes:
        yield from map(names_of, multisets(tuple(most), size))


def _productions() -> Iterator[Action]:
    for card in CARD_NUMBERS:
        icons = CARDS[card].produce
        for take in _tables(icons, range(sum(icons) + 1)):
            yield Action("produce", card=card, take=take)


def _bonuses() -> Iterator[Action]:
    for tile in TILES.faces:
        shown, most = tile.given
        for take in _tables(shown, range(1, most + 1)):
            yield Action("take_bonus", tile=tile.id, take=take)


def _sales() -> Iterator[Action]:
    for name, count in product(COMMODITIES, _COUNTS):
        yield Action("sell", commodity=name, count=count)
        for export in COMMODITIES:
            yield Action("sell", commodity=name, count=count, export=export)


#: By kind of action: all of it, as a seat sees it.
SECTIONS: Mapping[str, tuple[Action, ...]] = MappingProxyType(
    {
        "end_turn": (Action("end_turn"),),
        "decline": (Action("decline"),),
        "pass": (Action("pass"),),
        "declare_victory": (Action("declare_victory"),),
        "bid": tuple(Action("bid", amount=above) for above in range(MOST_RAISED + 1)),
        "auction": AUCTIONS,
        "build": TILES.builds[: len(TILES.basics + TILES.advanced)],
        "upgrade": tuple(TILES.upgrades[front] for front in TILES.back_of),
        "produce": tuple(_productions()),
        "take_bonus": tuple(_bonuses()),
        "sell": tuple(_sales()),
        "discard": tuple(
            Action("discard", commodity=name, count=count)
            for name, count in product(COMMODITIES, _COUNTS)
        ),
        "buy_from_player": tuple(
            Action("buy_from_player", seat=on, commodity=name, count=count)
            for on, name, count in product(range(1, _MOST_SEATS), COMMODITIES, _COUNTS)
        ),
        "buy_town": tuple(
            Action("buy_town", pay=pay)
            for pay in _tables((_MOST_PAID,) * 6, range(1, _MOST_PAID + 1))
        ),
        "choose_start_tiles": tuple(
            Action("choose_start_tiles", tiles=tiles)
            for tiles in combinations([tile.id for tile in TILES.basics], OFFERED_TILES)
        ),
        "take_start_tokens": tuple(
            Action("take_start_tokens", tokens=tokens)
            for size in range(1, _MOST_SEATS + 1)
            for tokens in combinations(COMMODITIES, size)
        ),
    }
)
_ALL = tuple(chain.from_iterable(SECTIONS.values()))
_FIRST = {do: _ALL.index(section[0]) for do, section in SECTIONS.items()}
_NUMBERS = MappingProxyType({action: number for number, action in enumerate(_ALL)})
_NONE = -1  #: the number kept with an action that is left out
COUNT = len(_ALL)  #: how many actions there are


def number_of(action: Action, view: Mapping[str, Any]) -> int | None:
    """The number of a legal action of the seat whose view this is; None: it is left out."""
    return _NUMBERS.get(_moved(action, view, -1))


def numbers(state: State, actions: Iterable[Action]) -> Iterator[int | None]:
    """`number_of` each of these, which are legal in this state, for the seat that acts in it."""
    phase, players = state.phase, len(state.players)
    lowest = _FIRST["bid"] - (least_bid(phase) if isinstance(phase, Auction) else 0)
    for action in actions:
        number = action.number
        if number is not None and number >= 0:
            yield number
        elif action.do == "bid":
            number = lowest + action["amount"]
            yield number if number < _FIRST["bid"] + MOST_RAISED + 1 else None
        elif action.do == "buy_from_player":
            yield _purchase((action["seat"] - acting(state)) % players, action)
        elif number is None and (known := numbered(action, _NUMBERS.get(action, _NONE))) >= 0:
            yield known
        else:
            yield None


def _purchase(on: int, action: Action) -> int | None:
    """The number of buying from who sits so many seats on."""
    kinds, count = (on - 1) * len(COMMODITIES) + INDEX[action["commodity"]], action["count"]
    if count > MOST_TOKENS:
        return None
    return _FIRST["buy_from_player"] + kinds * MOST_TOKENS + int(count) - 1


def label_of(number: int) -> str:
    """What the action with this number is, to be read.

    >>> label_of(0), label_of(5)
    ('end_turn', 'bid amount=1')
    """
    action = _ALL[number]
    fields = (f"{name}={_told(value)}" for name, value in action.to_dict().items() if name != "do")
    return " ".join([action.do, *fields])


def _told(value: Any) -> str:
    if isinstance(value, dict):
        return "+".join(f"{count} {name}" for name, count in value.items()) or "nothing"
    return "+".join(value) if isinstance(value, list) else str(value)


def action_of(number: int, view: Mapping[str, Any]) -> Action:
    """The action with this number, for the seat whose view this is; raises IndexError."""
    if number < 0:
        raise IndexError(number)
    return _moved(_ALL[number], view, 1)


def _moved(action: Action, view: Mapping[str, Any], way: int) -> Action:
    """From what a seat sees to what the game does (1), or back (-1)."""
    if action.do == "bid":
        auction = view["auction"]
        least = lowest_bid(auction["bid"] or 0, auction["minimum"])
        return Action("bid", amount=action["amount"] + way * least)
    if action.do == "buy_from_player":
        seat = (action["seat"] + way * view["you"]) % len(view["players"])
        return Action("buy_from_player", **{**action.fields, "seat": seat})
    return action
