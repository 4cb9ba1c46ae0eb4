"""The log in signs: tokens, pictures of what was got, prices that moved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tycoon import Event
from tycoon.games.raccoon.rules.cards import COMMODITIES

from tycoon_web.games.raccoon.table.cards import pictured
from tycoon_web.games.raccoon.telling.signs import Sign, sign
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import disc, emblem, icon
from tycoon_web.kit.vtree import Node, h
from tycoon_web.telling.ledger import Entry

#: What is done in every round, in a word.
DEEDS = {"produced": "sign.made", "sold": "sign.sold"}
#: Tokens of a sort that lie one by one.
PILE = 4
#: What came on offer: the next to buy it tells that, and words do.
REVEALED = ("railroad_revealed", "tile_revealed", "town_revealed")
#: Short words instead of a sentence.
SHORT = {"bonus_declined": "sign.no_bonus", "bid_passed": "sign.passed"}


def entry(words: Words, event: Event, emblems: Sequence[str]) -> Entry | None:
    """None where only words can say it, nothing in it where signs say nothing; ``emblems``: of
    the players, by seat.
    """
    told = event.params
    if event.key == "prices_raised":
        moves = {name: (a, b) for name, (a, b) in told["changes"].items() if a != b}
        steps = [_price(name, *move) for name, move in moves.items()]
        return Entry("", steps, note=True, quiet=True)
    if event.key == "bid_made":
        return Entry("", [h("b", {}, f"${told['amount']}")], note=True, named=True)
    if text := SHORT.get(event.key):
        said = h("span", {}, words(text))
        passed = event.key == "bid_passed"
        return Entry("", [said], note=True, named=passed, quiet=not passed)
    if event.key == "auction_started":
        return Entry("i-auction", [_called(words, told["railroad"])], note=True)
    if event.key in REVEALED:
        return Entry("", [])
    drawn = sign(words, event)
    return drawn and _entry(words, event, drawn, emblems)


def _entry(words: Words, event: Event, drawn: Sign, emblems: Sequence[str]) -> Entry:
    told = event.params
    seller = None if drawn.seller is None else emblems[drawn.seller]
    what = [
        pictured(told),
        tokens(drawn.goods),
        drawn.text and h("span.log-name", {}, drawn.text),
        event.key == "town_bought" and tokens(told["pay"], "−"),
        event.key == "sold" and _price(told["commodity"], told["price"], told["price_after"]),
        seller and h(f"span.badge.em-{seller}", {}, emblem(seller)),
    ]
    named = event.key == "auction_won"
    if event.key == "discarded":
        return Entry("", [tokens(drawn.goods, "−")], note=True)
    came = sum(drawn.goods.values())
    amount = "" if came and drawn.amount == f"+{came}" else drawn.amount  # its tokens say so
    deed = words(DEEDS[event.key]) if event.key in DEEDS else ""
    return Entry(drawn.deed, what, amount, named=named, deed=deed)


def _called(words: Words, thing: str) -> Node:
    return h("span", {}, words.thing(thing))


def tokens(goods: Mapping[str, int], sign: str = "") -> Node | None:
    """Those that came, or behind a minus ``sign`` those that went."""
    drawn = [_sort(name, goods[name]) for name in COMMODITIES if goods.get(name)]
    return h("span.log-tokens", {}, sign and h("b", {}, sign), drawn) if drawn else None


def _sort(name: str, count: int) -> Node:
    """A pile of them; what would be too long for one has its number."""
    if count > PILE:
        return h("span.log-good", {}, disc(name), h("b", {}, str(count)))
    return h("span.log-good", {}, [disc(name) for _ in range(count)])


def _price(name: str, before: int, after: int) -> Node | None:
    """What a commodity costs now, and by how much that is more or less; on a paper: than what."""
    if before == after:
        return None
    way, step = ("up", f"▲{after - before}") if after > before else ("down", f"▼{before - after}")
    return h(
        f"span.log-price.c-{name}",
        {},
        icon(f"c-{name}", "ci"),
        h("span.log-was", {}, f"${before} →"),
        h(f"span.log-{way}", {}, step),
        h("b", {}, f"${after}"),
    )
