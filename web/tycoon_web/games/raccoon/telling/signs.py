"""What happened, in signs instead of sentences: a line of the log on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from tycoon import Event

from tycoon_web.games.raccoon.telling.words import Words

Params = Mapping[str, Any]


class Sign(NamedTuple):
    """One event: who did it stands with its seat."""

    deed: str
    """The drawing of what was done."""
    goods: Mapping[str, int] = MappingProxyType({})
    """Tokens that changed hands, by commodity."""
    text: str = ""
    """The card or building, or at which price."""
    amount: str = ""
    """What it brought or cost."""
    seller: int | None = None
    """Whose tokens they were."""


def sign(words: Words, event: Event) -> Sign | None:
    """None where the table shows it better: prices stand in the market, cards on offer."""
    make = _SIGNS.get(event.key)
    return make(words, event.params) if make else None


def _start(_: Words, p: Params) -> Sign:
    goods = {name: p["tokens"].count(name) for name in p["tokens"]}
    return Sign("i-store", goods, amount=f"+{len(p['tokens'])}")


def _taken(deed: str) -> Callable[[Words, Params], Sign]:
    return lambda _, p: Sign(deed, p["take"], amount=f"+{sum(p['take'].values())}")


def _sold(words: Words, p: Params) -> Sign:
    price = words("sign.at", price=p["price"])
    return Sign("i-sell", {p["commodity"]: p["count"]}, price, f"+${p['income']}")


def _exported(words: Words, p: Params) -> Sign:
    return Sign("i-chart", {p["commodity"]: 1}, words.moneys(p["from"], p["to"]))


def _bought(_: Words, p: Params) -> Sign:
    goods = {p["commodity"]: p["count"]}
    return Sign("i-swap", goods, amount=f"−${p['paid']}", seller=p["seller"])


def _discarded(_: Words, p: Params) -> Sign:
    return Sign("i-discard", {p["commodity"]: p["count"]}, amount=f"−{p['count']}")


def _commission(words: Words, p: Params) -> Sign:
    return Sign("i-build", text=words.thing(p["tile"]), amount=f"+${p['amount']}")


def _spent(deed: str, what: str, cost: str) -> Callable[[Words, Params], Sign]:
    return lambda words, p: Sign(deed, text=words.thing(p[what]), amount=f"−${p[cost]}")


def _town(words: Words, p: Params) -> Sign:
    amount = f"+{words('points', n=p['points'])}"
    return Sign("i-town", text=words.thing(p["town"]), amount=amount)


def _said(deed: str, text: str) -> Callable[[Words, Params], Sign]:
    return lambda words, _: Sign(deed, text=words(text))


_SIGNS: Mapping[str, Callable[[Words, Params], Sign]] = MappingProxyType(
    {
        "tokens_taken": _start,
        "produced": _taken("i-produce"),
        "bonus_taken": _taken("i-build"),
        "sold": _sold,
        "exported": _exported,
        "bought_from_player": _bought,
        "discarded": _discarded,
        "commission_paid": _commission,
        "auction_won": _spent("i-auction", "railroad", "amount"),
        "built": _spent("i-build", "tile", "cost"),
        "upgraded": _spent("i-build", "tile", "cost"),
        "town_bought": _town,
        "end_triggered": _said("i-flag", "round.last"),
        "last_call": _said("i-flag", "round.last"),
        "victory_declared": _said("i-crown", "declare"),
        "undone": _said("i-undo", "sign.undone"),
    }
)
