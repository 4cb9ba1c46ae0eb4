"""What who looks has, on the walnut tray: cash, goods in their wells, counts, points."""

from __future__ import annotations

from collections.abc import Iterator

from tycoon.games.raccoon.rules.cards import COMMODITIES

from tycoon_web.games.raccoon.table.strips import later, owned, strip_label, works
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import animal, button, disc, icon
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.views import View

#: More wells than this have no room in a row: then a disc stands for all tokens of its sort.
MOST_WELLS = 18


def own_stock(
    words: Words, me: View, then: View | None = None, *, signed: bool = False
) -> list[Node]:
    """What who looks has, and its heading; ``signed``: with the owner's animal, as while somebody
    else acts.

    ``then`` is the same once what is being put together is done: goods to come have a ring, those
    that go leave their wells, and the room told is what is taken up then.
    """
    counts = dict(zip(("railroads", "towns", "tiles"), owned(me), strict=True))
    label = words(
        "me.label",
        money=me["money"],
        tokens=words.counts(me["tokens"]),
        stored=me["stored"],
        limit=me["limit"],
        vp=me["vp"],
        **counts,
    ) + later(words, me)
    return [
        h("h2.hidden", {"key": "own-title"}, words("me.title")),
        _tray(words, me, then or me, label, "#own", signed=signed),
    ]


def open_stock(words: Words, player: View) -> list[Node]:
    """What all may know of somebody who plays before them."""
    title = h("h2.hidden", {"key": "own-title"}, words("tableau.title", name=player["name"]))
    seat = player["seat"]
    return [
        title,
        _tray(words, player, player, strip_label(words, player), f"#strip-{seat}", signed=True),
    ]


def _tray(words: Words, one: View, then: View, label: str, name: str, *, signed: bool) -> Node:
    """The edge of the desk; the button opens all about the player."""
    mine, money = name == "#own", one["money"]

    def named(thing: str) -> str:
        return f"#own-{thing}" if mine else ""

    return button(
        f"{name}.me.m-walnut.em-{one['emblem']}",
        "open-tableau",
        signed and h(f"span.badge.me-face.em-{one['emblem']}", {}, animal(one["emblem"])),
        signed and h("bdi.me-name", {}, one["name"]),
        money is not None and h(f"span{named('money')}.purse", {}, words.money(money)),
        wells(one, then, pointed=mine),
        _room(words, one, then, named("room")),
        h(f"span{named('owned')}.me-owned", {}, works(one)),
        _points(words, one["vp"], named("points")),
        fields={"seat": one["seat"]},
        label=label,
    )


def _points(words: Words, points: int, name: str) -> Node:
    unit = words("me.point" if points == 1 else "me.points")
    return h(f"span{name}.me-points", {}, h("b", {}, points), h("small", {}, unit))


def wells(me: View, then: View, *, pointed: bool = False) -> Node:
    """A well for every token that there is room for, and the tokens in them.

    pointed: what is said of a commodity may point here; it is the tray of who acts.
    """
    taken = sum(max(me["tokens"][name], then["tokens"][name]) for name in COMMODITIES)
    limit = max(me["limit"], then["limit"])
    if max(taken, limit) > MOST_WELLS:
        return h("span.wells.wells-few", {}, list(_piles(me["tokens"], then["tokens"], pointed)))
    empty = [h("span.well") for _ in range(limit - taken)]
    return h("span.wells", {}, list(_tokens(me["tokens"], then["tokens"], pointed)), empty)


def _tokens(now: dict[str, int], then: dict[str, int], pointed: bool) -> Iterator[Node]:
    """Token by token; those of a sort lie together."""
    for name in COMMODITIES:
        kept = min(now[name], then[name])
        states = [""] * kept + [".coming"] * (then[name] - kept) + [".going"] * (now[name] - kept)
        for place, state in enumerate(states):
            yield disc(name, f".token{state}") if place else _first(name, state, pointed)


def _first(name: str, state: str, pointed: bool) -> Node:
    """The first token of its sort, which stands for all of them where one is pointed at."""
    tag, attrs, children = disc(name, f".token{state}.first")
    return tag, {**attrs, **_named(name, pointed)}, list(children)


def _named(name: str, pointed: bool) -> dict[str, str]:
    return {"id": f"own-{name}"} if pointed else {}


def _piles(now: dict[str, int], then: dict[str, int], pointed: bool) -> Iterator[Node]:
    """A disc for all tokens of a sort, and how many they are."""
    for name in COMMODITIES:
        if now[name] or then[name]:
            state = ".coming" if then[name] > now[name] else ""
            disc_and_count = disc(name, f".token{state}"), h("b", {}, then[name])
            yield h("span.pile", _named(name, pointed), *disc_and_count)


def _room(words: Words, one: View, then: View, name: str) -> Node:
    """How many tokens are stored, of how many; before them those there are now, if others."""
    over = then["stored"] > then["limit"]
    full = ".over" if over else ".full" if then["stored"] == then["limit"] else ""
    now = one["stored"] != then["stored"] and h("span.me-now", {}, one["stored"], " →")
    limit = h("small", {}, words("me.of", limit=then["limit"]))
    told: list[Child] = [now, h("b", {}, then["stored"]), limit]
    return h(f"span{name}.me-room{full}", {}, icon("i-store"), told)
