"""Giving back what does not fit, wherever a production is taken up (RT-36)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tycoon import Action

from tycoon_web.games.raccoon.panels.mix import Mix, channel, keys
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.scenes import ground, scene, token
from tycoon_web.kit.vtree import Child, Node, h


def given_back(drop: Mapping[str, int]) -> list[Action]:
    """An action for every sort."""
    return [Action("discard", commodity=name, count=n) for name, n in drop.items() if n]


def falls_short(words: Words, drop: Mapping[str, int], excess: int) -> str | None:
    """It must be just so many tokens."""
    if excess and sum(drop.values()) != excess:
        return words("produce.give_back_exactly", n=excess)
    return None


def chooser(
    words: Words, mix: Mix, limit: int, price: Mapping[str, int], *, titled: bool
) -> list[Node]:
    """What goes, and the keys that put it there; with its title where nothing else tells it."""
    title = words("produce.overflow", n=mix.wanted, limit=limit)
    given = words("town.given", n=sum(mix.chosen.values()), of=mix.wanted)
    notes: list[Child] = [titled and h("span", {}, title), h("b", {}, given)]
    return [channel(words, mix, title, *notes), keys(words, mix, price)]


def storehouse(words: Words, kept: Mapping[str, int], goes: Mapping[str, int]) -> Node:
    """Every token: what stays stands on shelves, what goes rolls down to the supply's crate."""
    inside, outside = _each(kept), _each(goes)
    many = h("b", {}, str(len(inside)))
    return h(
        "div.storehouse",
        {},
        scene(ground("land"), ground("store"), _shelved(inside)),
        scene(_rolling(outside), ground("bin")),
        h("small.storehouse-sign", {}, words("produce.keep"), many),
        h("small.storehouse-crate", {}, words("produce.to_supply")),
    )


def _each(goods: Mapping[str, int]) -> list[str]:
    return [name for name, n in goods.items() for _ in range(n)]


def _shelved(goods: Sequence[str]) -> list[Node]:
    """On two shelves; smaller, in two rows on each, where there are many."""
    small = len(goods) > 12
    feet, size = ((46, 61, 84, 99), 15) if small else ((61, 99), 21)
    broad = -(-len(goods) // len(feet))
    apart = min(size + 3, 124 // max(1, broad))
    placed: list[Node] = []
    for at, name in enumerate(goods):
        row, place = divmod(at, broad)
        mates = min(broad, len(goods) - row * broad)
        x = 78 + apart * (2 * place - mates + 1) // 2
        placed.append(token(name, x, feet[row] - size // 2 - 1, size))
    return placed


#: Down the chute, the lowest first; then behind the rim of the crate, from the front.
_CHUTE = ((178, 66), (162, 57), (146, 49))
_CRATE = tuple((x, y) for y in (72, 59, 47) for x in (201, 222, 186))


def _rolling(goods: Sequence[str]) -> list[Node]:
    """Half of them are on the way, at most as many as the chute has room for."""
    lying = max(len(goods) // 2, len(goods) - len(_CHUTE))
    places = [*_CRATE[:lying][::-1], *_CHUTE[: len(goods) - lying]]
    turns = (-16, 34, 62)
    return [
        h("g", {"transform": f"rotate({turns[at % 3]} {x} {y})"}, token(name, x, y, 18))
        for at, (name, (x, y)) in enumerate(zip(goods, places, strict=False))
    ]
