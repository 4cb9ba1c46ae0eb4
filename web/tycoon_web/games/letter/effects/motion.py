"""What moves on Letter Tycoon's table: letters, money, wax on a patent, the list that is leafed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tycoon_web.effects.motion import (
    ENDING,
    LAST_ROUND,
    Beat,
    Hall,
    Motion,
    Place,
    count,
    dealt,
    earned,
    fly,
    over,
    paid,
    slide,
    stamp,
)
from tycoon_web.kit.controls import emblem, icon
from tycoon_web.kit.vtree import h

Params = Mapping[str, Any]
_DECK: Place = [".cm-note", ".cm"]
_POOL: Place = [".cm .lt-cards"]
_WORD: Place = [".laid", ".list-stamp", ".matter", ".word"]
#: A piece of type that nobody reads yet.
_TYPE = h("span.moved-card.moved-type")
_BOOK = h("span.moved-book", {}, icon("i-book"), [h("i.moved-leaf") for _ in range(3)])


def _verdict(hall: Hall) -> list[Beat]:
    """The list is leafed through, and its word stamped."""
    return [[over("leaf", [".list-stamp", ".refused"], _BOOK)], [stamp(".list-stamp, .refused")]]


def _challenge_failed(p: Params, hall: Hall) -> list[Beat]:
    """The one dollar comes from who objected, or from the bank."""
    seat = p["active"]
    if p["paid_by"] == "bank":
        return [*_verdict(hall), earned(hall, seat, 1, _WORD)]
    both = [*paid(hall, p["seat"], 1, hall.seat(seat)), count(hall.money(seat), 1)]
    return [*_verdict(hall), both]


def _card_replaced(p: Params, hall: Hall) -> list[Beat]:
    end = _POOL if p["from"] == "pool" else hall.hand(p["seat"])
    return [[dealt(_DECK, end, card=_TYPE)]]


def _earned(p: Params, hall: Hall) -> list[Beat]:
    seat, stock = p["seat"], h("span.moved-coin.moved-stock", {}, icon("i-stock"))
    certificates = [fly(stock, _WORD, hall.seat(seat), p["stock"])] if p["stock"] else []
    return [[*earned(hall, seat, p["money"], _WORD), *certificates]]


def _royalties_paid(p: Params, hall: Hall) -> list[Beat]:
    return [earned(hall, p["seat"], p["amount"], _WORD + hall.seat(p["from"]), hop=True)]


def _patent_bought(p: Params, hall: Hall) -> list[Beat]:
    """Paid for, and sealed with wax in its owner's colour."""
    seat, place = p["seat"], [f"#patent-{p['letter']}"]
    sign = hall.emblems[seat]
    wax = h(f"span.moved-wax.em-{sign}", {}, emblem(sign))
    return [paid(hall, seat, p["cost"], place), [over("seal", place, wax)]]


MOTION = Motion(
    moves={
        "word_played": lambda p, hall: [[slide(".laid-cards .lc", hall.hand(p["seat"]))]],
        "challenge_failed": _challenge_failed,
        "word_rejected": lambda p, hall: _verdict(hall),
        "earned": _earned,
        "royalties_paid": _royalties_paid,
        "patent_bought": _patent_bought,
        "card_replaced": _card_replaced,
        "cards_discarded": lambda p, hall: [
            [dealt(hall.hand(p["seat"]), _DECK, p["count"], _TYPE)] if p["count"] else []
        ],
        "cards_drawn": lambda p, hall: [[dealt(_DECK, hall.hand(p["seat"]), p["count"], _TYPE)]],
        "pool_refilled": lambda p, hall: [[dealt(_DECK, _POOL, len(p["cards"]), _TYPE)]],
        "end_triggered": LAST_ROUND,
        "game_over": lambda p, hall: ENDING,
    },
    still=frozenset(
        {
            "game_started", "deck_cut", "round_started", "turn_started", "turn_ended",
            "word_accepted", "word_challenged", "purchase_declined", "cards_shed", "card_drawn",
            "deck_reshuffled", "resumed_from_checkpoint", "play_on", "undone",
        }
    ),
)  # fmt: skip
