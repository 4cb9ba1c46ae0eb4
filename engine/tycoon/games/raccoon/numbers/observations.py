"""What a seat of Raccoon Tycoon may know, as numbers in fixed places.

It is made of `Session.view` and nothing else. Seats stand in the order of play from one's own on,
those that the table does not have are zeros. What is not known, like the money of others, is -1,
and so are empty places and a supply without end. Money is in dollars, `MOST` at the most.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from tycoon.games.raccoon.numbers.places import (
    COMPANIES,
    FACES,
    PHASES,
    PLACES,
    SEATS,
    TOOK,
    TOWN_NAMES,
)
from tycoon.games.raccoon.numbers.reading import write
from tycoon.games.raccoon.rules.cards import CARD_NUMBERS, COMMODITIES, TOWN_VALUES

__all__ = ["MOST", "PLACES", "numbers_of", "parts_of", "write"]

MOST = 10_000


def numbers_of(view: Mapping[str, Any]) -> list[int]:
    """The numbers of a seat's view, the same places in every game; each from -1 to `MOST`."""
    numbers = [number for _, part in parts_of(view) for number in part]
    return [min(number, MOST) for number in numbers]


def parts_of(view: Mapping[str, Any]) -> Iterator[tuple[str, list[int]]]:
    """The numbers in named parts, in their order."""
    yield "phase", _one_of(view["phase"], PHASES)
    yield "to_act", _seat(view, view["to_act"])
    yield "start_seat", _seat(view, view["start_seat"])
    yield "round", [view["round"], bool(view["ending"])]
    yield "prices", [track["price"] for track in view["market"]]
    yield "supply", [_known(track["supply"]) for track in view["market"]]
    yield "deck", [view["deck"]]
    yield "discard", _some_of(view["discard"], CARD_NUMBERS)
    yield from _offers(view)
    yield from _turn(view)
    hand = view["players"][view["you"]]["hand"]
    yield "hand", _some_of([card["card"] for card in hand], CARD_NUMBERS)
    for on in SEATS:
        yield f"seat_{on}", _player(view, on)


def _offers(view: Mapping[str, Any]) -> Iterator[tuple[str, list[int]]]:
    yield "railroads_left", [view["railroads"]["deck"]]
    for place, railroad in enumerate(view["railroads"]["offer"]):
        yield f"railroad_{place}", _one_of(railroad and railroad["company"], COMPANIES)
    towns = view["towns"]
    yield "towns_left", [towns["left"][str(value)] for value in TOWN_VALUES]
    town = towns["offer"]
    yield "town", _one_of(town and town["town"], TOWN_NAMES)
    price = town["prices"][view["you"]] if town else {"specific": -1, "any": -1}
    yield "town_price", [price["specific"], price["any"]]
    yield "tiles_left", [view["tiles"]["stack"]]
    for place, tile in enumerate(view["tiles"]["offer"]):
        yield (
            f"tile_{place}",
            [*_one_of(tile and tile["tile"], FACES), tile["cost"] if tile else -1],
        )


def _turn(view: Mapping[str, Any]) -> Iterator[tuple[str, list[int]]]:
    turn = view["turn"] or {"extra": 0, "bought": 0, "took": None, "sold": [], "built": 0}
    yield "turn", [turn["extra"], turn["bought"], turn["built"]]
    yield "took", _one_of(turn["took"], TOOK)
    yield "sold", _some_of(turn["sold"], COMMODITIES)
    yield "excess", [view["discarding"]["excess"] if view["discarding"] else 0]
    auction = view["auction"] or {"railroad": None, "bid": None, "leader": None, "passed": []}
    yield "auctioned", _one_of(auction["railroad"], COMPANIES)
    yield "bid", [auction["bid"] or 0]
    yield "leader", _seat(view, auction["leader"])
    on = [_on(view, seat) for seat in auction["passed"]]
    yield "passed", _some_of(on, SEATS)


def _player(view: Mapping[str, Any], on: int) -> list[int]:
    """What is known of who sits so many seats on; nothing but zeros where nobody does."""
    players = view["players"]
    if on >= len(players):
        return [0] * len(_player(view, 0))
    player = players[(view["you"] + on) % len(players)]
    tiles = [tile["tile"] for tile in player["tiles"]]
    active = [tile["tile"] for tile in player["tiles"] if tile["active"]]
    return [
        1,
        *(player["tokens"][name] for name in COMMODITIES),
        *(player[name] for name in ("stored", "limit", "production_limit")),
        *(player[name] for name in ("hand_count", "hand_limit", "vp")),
        _known(player["money"]),
        *(player["railroads"].get(company, 0) for company in COMPANIES),
        *_some_of(player["towns"], TOWN_NAMES),
        *(tiles.count(face) for face in FACES),
        *(active.count(face) for face in FACES),
    ]


def _on(view: Mapping[str, Any], seat: int) -> int:
    """How many seats on it is from one's own."""
    return (seat - int(view["you"])) % len(view["players"])


def _seat(view: Mapping[str, Any], seat: int | None) -> list[int]:
    return _one_of(None if seat is None else _on(view, seat), SEATS)


def _one_of(value: Any, values: Collection[Any]) -> list[int]:
    """A one in the place of the value; None has no place."""
    return [int(value == each) for each in values]


def _some_of(chosen: Collection[Any], values: Collection[Any]) -> list[int]:
    """A one in the place of each that is chosen."""
    return [int(each in chosen) for each in values]


def _known(number: int | None) -> int:
    return -1 if number is None else number
