"""The market, the offers and everybody's points, while the device is handed on."""

from __future__ import annotations

from collections.abc import Iterator

from tycoon_web.games.raccoon.table.cards import (
    livery,
    rosette,
    tile_figures,
    tile_picture,
    townscape,
)
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import icon
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.public_parts import player, shelf, thing
from tycoon_web.telling.views import View


def open_table(words: Words, before: dict[str, int], view: View, seat: int) -> list[Node]:
    """From the view for all eyes; ``before``: the prices that ``seat``'s last turn left."""
    prices = [_price(words, row, before) for row in view["market"]]
    players = [_player(words, player) for player in view["players"]]
    return [
        shelf("open-market.m-slate", words("market"), prices),
        shelf("open-offers.m-paper", words("offers"), _offers(words, view, seat)),
        shelf(f"open-players.of-{len(players)}", words("players"), players),
    ]


def _price(words: Words, row: View, before: dict[str, int]) -> Node:
    name, price = row["commodity"], row["price"]
    moved = price - before.get(name, price)
    said = words("curtain.price", name=words.thing(name), price=price)
    if moved:
        said += " " + words("market.rose" if moved > 0 else "market.fell", amount=abs(moved))
    return thing(name, said, icon(f"c-{name}", "ci"), h("b", {}, f"${price}"), css=f".c-{name}")


def _offers(words: Words, view: View, seat: int) -> Iterator[Node]:
    for place, card in enumerate(view["railroads"]["offer"]):
        if card:
            company, least = card["company"], card["minimum"]
            name = words.thing(company)
            said = words("curtain.railroad", name=name, minimum=least)
            picture = h(f"span.open-picture.{livery(company)}", {}, rosette(company))
            yield _card(f"railroad-{place}", said, picture, name, h("b", {}, f"${least}"))
    if town := view["towns"]["offer"]:
        yield _town(words, town, seat)
    for place, tile in enumerate(view["tiles"]["offer"]):
        if tile:
            name, cost = words.thing(tile["tile"]), tile["cost"]
            said = words("curtain.price", name=name, price=cost)
            figures = tile_figures(words.tile(tile["tile"]), lambda n: icon(f"c-{n}", f"ci c-{n}"))
            gives = figures and h("span.open-gives", {}, figures)
            picture = h("span.open-picture", {}, tile_picture(tile["tile"]), gives)
            yield _card(f"tile-{place}", said, picture, name, h("b", {}, f"${cost}"))


def _card(key: str, said: str, picture: Node, name: str, *cost: Child) -> Node:
    """A card of the table in small: its picture, what it is called, and what it costs."""
    told = h("span.open-told", {}, h("span", {}, name), h("span.open-cost", {}, *cost))
    return thing(key, said, picture, told, css=".open-card")


def _town(words: Words, town: View, seat: int) -> Node:
    price, sort = town["prices"][seat], town["specific"]["commodity"]
    name, points = words.thing(town["town"]), town["points"]
    known = {"n": price["specific"], "what": words.some(sort), "any": price["any"]}
    said = words("curtain.town", name=name, points=points, **known)
    cost: list[Child] = [
        h("b", {}, words("points", n=points)),
        h("span", {}, price["specific"], " ", icon(f"c-{sort}", f"ci c-{sort}")),
        h("span", {}, f"{words('or')} {price['any']} {words('any')}"),
    ]
    picture = h("span.open-picture", {}, townscape(town["town"]))
    return _card("town", said, picture, name, *cost)


def _player(words: Words, row: View) -> Node:
    name, points = row["name"], words("points", n=row["vp"])
    said = f"{words.player(row['seat'])}: {points}."
    has = h("b", {}, row["vp"], h("small", {}, words("vp")))
    return player(str(row["seat"]), row["emblem"], name, said, has)
