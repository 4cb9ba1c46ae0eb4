"""What moves on Raccoon Tycoon's table: tokens, prices, the hammer, cards and towns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tycoon_web.effects.motion import (
    COIN,
    ENDING,
    LAST_ROUND,
    Beat,
    Hall,
    Motion,
    Move,
    Place,
    announced,
    count,
    dealt,
    earned,
    flip,
    fly,
    knock,
    over,
    paid,
    slide,
    stamp,
)
from tycoon_web.games.raccoon.table.cards import locomotive, tile_glyph, townscape
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import disc
from tycoon_web.kit.vtree import Node, h

Params = Mapping[str, Any]
_DECKS: Place = [".of"]
_LOT: Place = [".lot-card", ".sold-card"]


def _tokens(commodity: str, start: Place, end: Place, n: int, into: str = "") -> Move:
    return fly(disc(commodity, ".moved-token"), start, end, n, "drop", into)


def _wells(seat: int, commodity: str) -> str:
    """Where tokens lie one by one."""
    return f"#own[data-seat='{seat}'] .wells:not(.wells-few) .token.c-{commodity}"


def _card(*drawn: Node, css: str = "") -> Node:
    return h(f"span.moved-card{css}", {}, drawn)


def _supply(commodity: str) -> Place:
    return [f"#ladder-{commodity} .ladder-foot", f"#ladder-{commodity}"]


def _store(hall: Hall, seat: int, commodity: str) -> Place:
    return [f"#own[data-seat='{seat}'] .token.c-{commodity}", *hall.seat(seat)]


def _from_supply(hall: Hall, seat: int, taken: Iterable[tuple[str, int]]) -> Beat:
    return [
        _tokens(c, _supply(c), _store(hall, seat, c), n, _wells(seat, c)) for c, n in taken if n
    ]


def _to_supply(hall: Hall, seat: int, given: Iterable[tuple[str, int]]) -> Beat:
    return [_tokens(c, _store(hall, seat, c), _supply(c), n) for c, n in given]


def _price(commodity: str, before: int, after: int) -> Beat:
    """Its board flips from number to number."""
    step = 1 if after > before else -1
    said = [f"${price}" for price in range(before, after, step)]
    return [flip([f"#ladder-{commodity} .ladder-price"], said)] if said else []


def _tokens_taken(p: Params, hall: Hall) -> list[Beat]:
    return [_from_supply(hall, p["seat"], [(name, 1) for name in p["tokens"]])]


def _taken(p: Params, hall: Hall) -> list[Beat]:
    return [_from_supply(hall, p["seat"], p["take"].items())]


def _prices_raised(p: Params, hall: Hall) -> list[Beat]:
    moved = p["changes"].items()
    return [[move for name, (low, high) in moved for move in _price(name, low, high)]]


def _sold(p: Params, hall: Hall) -> list[Beat]:
    seat, name = p["seat"], p["commodity"]
    goods = _to_supply(hall, seat, [(name, p["count"])])
    money = earned(hall, seat, p["income"], _supply(name))
    return [goods, _price(name, p["price"], p["price_after"]) + money]


def _bought_from_player(p: Params, hall: Hall) -> list[Beat]:
    buyer, seller = p["seat"], p["seller"]
    name = p["commodity"]
    places = _store(hall, seller, name), _store(hall, buyer, name)
    goods = _tokens(name, *places, p["count"])
    money = paid(hall, buyer, p["paid"], hall.seat(seller))
    return [[goods], [*money, count(hall.money(seller), p["paid"])]]


def _discarded(p: Params, hall: Hall) -> list[Beat]:
    return [_to_supply(hall, p["seat"], [(p["commodity"], p["count"])])]


def _commission_paid(p: Params, hall: Hall) -> list[Beat]:
    return [earned(hall, p["seat"], p["amount"], [".mk", *_LOT], hop=True)]


def _auction_started(p: Params, hall: Hall) -> list[Beat]:
    card = _card(locomotive(p["railroad"]))
    return [[fly(card, [f".rail[data-railroad='{p['railroad']}']"], _LOT)]]


def _bid_made(p: Params, hall: Hall) -> list[Beat]:
    return [[fly(COIN, hall.seat(p["seat"]), [".bid-now", *_LOT], how="roll")]]


def _auction_won(p: Params, hall: Hall) -> list[Beat]:
    """The gavel falls, the ticket is stamped, the points are counted from nothing."""
    spent = count(hall.money(p["seat"]), -p["amount"])
    return [
        [knock(".sold-gavel")],
        [stamp(".sold-ticket .stamp")],
        [spent, count([".sold-gain b"])],
    ]


def _words(hall: Hall) -> Words:
    assert isinstance(hall.words, Words)
    return hall.words


def _built(p: Params, hall: Hall) -> list[Beat]:
    tile, seat = p["tile"], p["seat"]
    place = [f".tile[data-tile='{tile}']", ".of"]
    card = _card(tile_glyph(_words(hall).tile(tile)))
    return [paid(hall, seat, p["cost"], place), [fly(card, place, hall.seat(seat))]]


def _upgraded(p: Params, hall: Hall) -> list[Beat]:
    """The tile is turned over where it lies."""
    card = _card(tile_glyph(_words(hall).tile(p["tile"])))
    place = hall.seat(p["seat"])
    return [[count(hall.money(p["seat"]), -p["cost"]), over("seal", place, card)]]


def _town_bought(p: Params, hall: Hall) -> list[Beat]:
    """Its windows light up before it goes to its owner."""
    seat, town = p["seat"], _card(townscape(p["town"]), h("i.moved-dusk"), css=".moved-town")
    place = ["#town-card", ".of"]
    goods = _to_supply(hall, seat, p["pay"].items())
    return [goods, [over("light", place, town)], [fly(town, place, hall.seat(seat))]]


MOTION = Motion(
    moves={
        "tokens_taken": _tokens_taken,
        "produced": _taken,
        "bonus_taken": _taken,
        "prices_raised": _prices_raised,
        "exported": lambda p, hall: [_price(p["commodity"], p["from"], p["to"])],
        "sold": _sold,
        "bought_from_player": _bought_from_player,
        "discarded": _discarded,
        "commission_paid": _commission_paid,
        "auction_started": _auction_started,
        "bid_made": _bid_made,
        "auction_won": _auction_won,
        "built": _built,
        "upgraded": _upgraded,
        "town_bought": _town_bought,
        "cards_drawn": lambda p, hall: [[dealt(_DECKS, hall.hand(p["seat"]), p["count"])]],
        "railroad_revealed": lambda p, hall: [
            [slide(f".rail[data-railroad='{p['railroad']}']", _DECKS)]
        ],
        "town_revealed": lambda p, hall: [[slide("#town-card", _DECKS)]],
        "tile_revealed": lambda p, hall: [[slide(f".tile[data-tile='{p['tile']}']", _DECKS)]],
        "end_triggered": LAST_ROUND,
        "last_call": announced("last_call", "i-flag", "round.last"),
        "victory_declared": announced("victory_declared", "i-crown", "declare"),
        "game_over": lambda p, hall: ENDING,
    },
    still=frozenset(
        {
            "game_started", "start_tiles_chosen", "turn_started", "turn_ended", "round_started",
            "extra_declined", "bonus_declined", "trading_ended", "bid_passed", "card_drawn",
            "deck_reshuffled", "resumed_from_checkpoint", "play_on", "undone",
        }
    ),
)  # fmt: skip
