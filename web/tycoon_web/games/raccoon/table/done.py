"""What was done in this turn, as a picture: the house in its street, the town, the loaded wagon."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from tycoon import Event

from tycoon_web.games.raccoon.table.cards import (
    LONG,
    PICTURES,
    livery,
    locomotive,
    rosette,
    tile_figures,
    tile_picture,
    tile_scene,
    townscape,
    wagon,
)
from tycoon_web.games.raccoon.table.ledger import REVEALED, entry, tokens
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import disc, icon
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.turn_log import Line
from tycoon_web.telling.views import View

Params = Mapping[str, Any]


def stage(words: Words, lines: Sequence[Line], players: list[View], seat: int) -> Node | None:
    """The latest of what one has done oneself as a picture; None where it is not worth one."""
    last = _latest(lines, seat)
    if last is None or not last.event or last.event.key not in _SCENES:
        return None
    return _pictured(words, last.event, last.text, players[seat])


def told(words: Words, lines: Sequence[Line], players: list[View], seat: int) -> Node | None:
    """The same in a line; its sentence is for those who do not see it."""
    last = _latest(lines, seat)
    if last is None:
        return None
    emblems = [player["emblem"] for player in players]
    drawn = last.event and entry(words, last.event, emblems)
    if not drawn or not any(drawn.what):
        tick = h("span.told-tick.m-go", {}, icon("i-check"))
        return h("div.act-told.m-sunk", {}, tick, h("span", {}, last.text))
    what = h("span.told-what", {"aria-hidden": "true"}, drawn.what)
    amount = drawn.amount and h("b.told-amount", {"aria-hidden": "true"}, drawn.amount)
    return h("div.act-told.m-sunk", {}, h("span.hidden", {}, last.text), what, amount)


def allowed(words: Words, lines: Sequence[Line], players: list[View], seat: int, what: str) -> Node:
    """Why more can be done: the building with more than one of ``what``; what was done is heard."""
    owned = [tile["tile"] for tile in players[seat]["tiles"]]
    tile = next(name for name in owned if getattr(words.tile(name), what) > 1)
    last = _latest(lines, seat)
    return h(
        "div.act-allows",
        {},
        last and h("span.hidden", {}, last.text),
        tile_picture(tile),
        h("b", {}, words.thing(tile)),
        h("span", {}, words.effect(tile)),
    )


def _latest(lines: Sequence[Line], seat: int) -> Line | None:
    """What one has done oneself in the latest turn, best what is worth a picture."""
    own = [line for line in lines if line.seat == seat and line.turn == lines[-1].turn][::-1]
    own = [line for line in own if not (line.event and line.event.key in REVEALED)]
    main = next((line for line in own if line.event and line.event.key in _SCENES), None)
    return main or next(iter(own), None)


class _Scene(NamedTuple):
    """What is shown of it."""

    picture: Node
    name: str = ""
    price: Child = None
    """What was paid, or how it comes to what it brought."""
    gain: Child = None


def _pictured(words: Words, event: Event, text: str, me: View) -> Node:
    """The picture with its name, on a ribbon what it brought, small what was paid for it."""
    scene = _SCENES[event.key](words, event.params, me)
    silent = {"aria-hidden": "true"}
    long = ".long" if len(scene.name) > LONG else ""
    name = scene.name and h(f"span.told-name{long}", {}, scene.name)
    price = scene.price and h("span.told-price", {}, scene.price)
    ribbon = scene.gain and h("b.told-amount", silent, scene.gain)
    slip = h("span.told-slip", silent, name, price)
    return h("div.act-told.told-scene", {}, h("span.hidden", {}, text), scene.picture, slip, ribbon)


def _built(words: Words, told: Params, me: View) -> _Scene:
    own = [tile["tile"] for tile in me["tiles"] if tile["tile"] != told["tile"]]
    gives = tile_figures(words.tile(told["tile"])) or None
    scene = tile_scene(words, told["tile"], own)
    return _Scene(scene, _name(words, told), _paid(words, f"${told['cost']}"), gives)


def _town(words: Words, told: Params, _: View) -> _Scene:
    points = [h("span", {}, f"+{told['points']}"), h("small", {}, words("vp"))]
    return _Scene(
        townscape(told["town"]), _name(words, told), _paid(words, tokens(told["pay"])), points
    )


def _won(words: Words, told: Params, _: View) -> _Scene:
    lot = told["railroad"]
    train = h(f"div.lot-train.{livery(lot)}", {}, rosette(lot), locomotive(lot))
    return _Scene(train, _name(words, told), _paid(words, f"${told['amount']}"))


def _sold(words: Words, told: Params, me: View) -> _Scene:
    load = [disc(told["commodity"])] * told["count"]
    sum_ = f"{told['count']} × ${told['price']}"
    scene = wagon(load, css=f".c-{told['commodity']}")
    return _Scene(scene, words("sign.sold"), sum_, f"+${told['income']}")


def _made(words: Words, told: Params, _: View) -> _Scene:
    load = [disc(name) for name, n in told["take"].items() for _ in range(n)]
    scene = wagon(load, css=".sale-made", behind="th-works")
    return _Scene(scene, words("sign.made"), gain=f"+{len(load)}")


def _paid(words: Words, what: Child) -> Child:
    return [h("small", {}, words("sign.paid")), what]


def _name(words: Words, told: Params) -> str:
    return words.thing(next(told[kind] for kind in PICTURES if kind in told))


#: What is worth a picture.
_SCENES: Mapping[str, Callable[[Words, Params, View], _Scene]] = MappingProxyType(
    {
        "built": _built,
        "upgraded": _built,
        "town_bought": _town,
        "auction_won": _won,
        "sold": _sold,
        "produced": _made,
    }
)
