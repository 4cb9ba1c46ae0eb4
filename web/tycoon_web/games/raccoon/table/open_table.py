"""The market, the offers and everybody's points, while the device is handed on."""

from __future__ import annotations

from collections.abc import Iterator

from tycoon_web.games.raccoon.table.cards import rosette, tile_glyph, townscape
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import icon
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.public_parts import player, shelf, thing
from tycoon_web.telling.views import View


def open_table(words: Words, before: dict[str, int], view: View, seat: int) -> list[Node]:
    """From the view for all eyes; ``before``: the prices that ``seat``'s last turn left."""
    prices = [_price(words, row, before) for row in view["market"]]
    return [
        shelf("open-market.m-slate", words("market"), prices),
        shelf("open-offers.m-paper", words("offers"), _offers(words, view, seat)),
        shelf("open-players", words("players"), [_player(words, p) for p in view["players"]]),
    ]


def _price(words: Words, row: View, before: dict[str, int]) -> Node:
    name, price = row["commodity"], row["price"]
    moved = price - before.get(name, price)
    said = words("curtain.price", name=words.thing(name), price=price)
    if moved:
        said += " " + words("market.rose" if moved > 0 else "market.fell", amount=abs(moved))
    change = h("span", {}, f"{'▲' if moved > 0 else '▼'}{abs(moved)}") if moved else None
    return thing(
        name, said, icon(f"c-{name}", "ci"), h("b", {}, f"${price}"), change, css=f".c-{name}"
    )


def _offers(words: Words, view: View, seat: int) -> Iterator[Node]:
    for place, card in enumerate(view["railroads"]["offer"]):
        if card:
            name, least = words.thing(card["company"]), card["minimum"]
            said = words("curtain.railroad", name=name, minimum=least)
            told = _told(name, h("b", {}, f"${least}"))
            yield thing(f"railroad-{place}", said, rosette(card["company"]), told)
    if town := view["towns"]["offer"]:
        yield _town(words, town, seat)
    for place, tile in enumerate(view["tiles"]["offer"]):
        if tile:
            name, cost = words.thing(tile["tile"]), tile["cost"]
            said = words("curtain.price", name=name, price=cost)
            glyph = tile_glyph(words.tile(tile["tile"]))
            told = _told(name, h("b", {}, f"${cost}"))
            yield thing(f"tile-{place}", said, glyph, told)


def _told(name: str, *cost: Child) -> Node:
    """What it is called, and below what it costs."""
    return h("span.open-told", {}, h("span", {}, name), h("span.open-cost", {}, *cost))


def _town(words: Words, town: View, seat: int) -> Node:
    price, sort = town["prices"][seat], town["specific"]["commodity"]
    name, points = words.thing(town["town"]), town["points"]
    known = {"n": price["specific"], "what": words.some(sort), "any": price["any"]}
    said = words("curtain.town", name=name, points=points, **known)
    cost: list[Child] = [
        h("span", {}, price["specific"]),
        icon(f"c-{sort}", f"ci c-{sort}"),
        h("span", {}, f"{words('or')} {price['any']} {words('any')}"),
    ]
    told = _told(name, h("b", {}, words("points", n=points)), *cost)
    return thing("town", said, townscape(town["town"]), told)


def _player(words: Words, row: View) -> Node:
    name, points = row["name"], words("points", n=row["vp"])
    said = f"{words.player(row['seat'])}: {points}."
    return player(str(row["seat"]), row["emblem"], name, said, h("b", {}, points))
