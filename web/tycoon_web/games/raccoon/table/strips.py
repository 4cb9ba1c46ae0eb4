"""The other players at a glance."""

from __future__ import annotations

from collections.abc import Mapping

from tycoon_web.dealing.players import bot_mark, bot_words
from tycoon_web.games.raccoon.table.cards import rosette, tile_picture, townscape
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import animal, button, disc, icon
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.views import View

#: Of more sorts of tokens the numbers stand below, where a plaque is high enough.
ONE_ROW = 3
#: More things owned than these lie in stacks, one for each kind.
APART = 5


def strip(words: Words, player: View, *, active: bool, starts: bool, places: int = 0) -> Node:
    """One player; the button opens the whole tableau; ``places``: wells that wait for tokens."""
    return button(
        f"#strip-{player['seat']}.pq.m-walnut.em-{player['emblem']}"
        + (".active" if active else ""),
        "open-tableau",
        h(
            "span.pq-face",
            {},
            _spine(words, player),
            h(
                "span.pq-top",
                {},
                h("bdi.strip-name", {}, player["name"]),
                bot_mark(words, player),
                starts and icon("i-first", "first", words("starts")),
                player["money"] is not None
                and h("span.strip-money", {}, words.money(player["money"])),
                stored(player),
            ),
            _store(player, places),
            h("span.pq-owned", {"aria-hidden": "true"}, _signs(player), _waits(player)),
        ),
        fields={"seat": player["seat"]},
        label=strip_label(words, player),
        key=f"strip-{player['seat']}",
    )


def strip_label(words: Words, player: View) -> str:
    """The whole of it in a sentence."""
    counts = owned(player)
    told = words(
        "strip.label",
        name=player["name"],
        vp=player["vp"],
        stored=player["stored"],
        limit=player["limit"],
        tokens=words.counts(player["tokens"]),
        railroads=counts[0],
        towns=counts[1],
        tiles=counts[2],
    )
    return told + later(words, player) + bot_words(words, player)


def _spine(words: Words, player: View) -> Node:
    """Whose it is, and the points so far."""
    return h(
        "span.pq-spine",
        {},
        animal(player["emblem"]),
        h("span.pq-points", {}, h("b", {}, player["vp"]), h("small.unit", {}, words("vp"))),
    )


def stored(player: View) -> Node:
    """How full the storage is."""
    return h("span.stored", {}, icon("i-store"), f"{player['stored']}/{player['limit']}")


def _store(player: View, places: int) -> Node:
    """The tokens by sort; how many single ones, heaps and figures there are says how large they
    can be.
    """
    held = {name: n for name, n in player["tokens"].items() if n}
    numbers = [str(n) for n in held.values() if n > 1]
    sizes = {
        "--ones": str(len(held) - len(numbers) + places),
        "--heaps": str(len(numbers)),
        "--figures": str(len("".join(numbers))),
    }
    heaps = [_heap(n, disc(name)) for name, n in held.items()]
    heaps += [h("span.piece", {}, h("span.well"))] * places
    many = ".many" if len(held) > ONE_ROW else ""
    return h(f"span.fan.pq-store{many}", {"aria-hidden": "true", "style": sizes}, heaps)


def _signs(player: View) -> list[Node]:
    """Railroads, towns and buildings, each as its sign with their number."""
    signs = zip(("i-rail", "i-town", "i-build"), owned(player), strict=True)
    return [h("span.pq-kind", {}, icon(sign), h("b", {}, n)) for sign, n in signs if n]


def works(player: View) -> Node:
    """Railroads, towns and buildings as they are drawn on their cards; how many pictures there are
    says how large they can be.
    """
    sets = [(n, rosette(company)) for company, n in player["railroads"].items() if n]
    kinds = [
        [townscape(town) for town in player["towns"]],
        [tile_picture(tile["tile"]) for tile in player["tiles"]],
    ]
    if len(sets) + sum(map(len, kinds)) <= APART:
        piles = sets + [(1, picture) for kind in kinds for picture in kind]
    else:
        piles = _sets(sets) + [(len(kind), kind[-1]) for kind in kinds if kind]
    figures = sum(len(str(n)) for n, _ in piles if n > 1)
    stacks = sum(n > 1 for n, _ in piles)
    sizes = {"--n": len(piles) + (waiting(player) > 0), "--figures": figures, "--stacks": stacks}
    return h(
        "span.fan.works",
        {"aria-hidden": "true", "style": {name: str(n) for name, n in sizes.items()}},
        [_heap(n, top, ".stacked") for n, top in piles],
        _waits(player),
    )


def _sets(sets: list[tuple[int, Node]]) -> list[tuple[int, Node]]:
    """Railroads set by set, or in one pile where they would be too many."""
    if len(sets) <= APART - 2:
        return sets
    return [(sum(n for n, _ in sets), max(sets, key=lambda one: one[0])[1])]


def _heap(n: int, top: Node, css: str = "") -> Node:
    """So many of one kind: the topmost, with their number beside it."""
    return h(f"span.piece.heap{css}", {}, top, h("b", {}, n)) if n > 1 else h("span.piece", {}, top)


def goods(tokens: Mapping[str, int]) -> Node:
    """The tokens by sort, each as one with its number."""
    held = [(name, n) for name, n in tokens.items() if n]
    return h(
        "span.goods",
        {"aria-hidden": "true"},
        [h(f"span.good.c-{name}", {}, disc(name), h("b", {}, n)) for name, n in held],
    )


def owned(player: View) -> tuple[int, int, int]:
    """Railroads, towns and tiles owned."""
    return sum(player["railroads"].values()), len(player["towns"]), len(player["tiles"])


def tokens_line(player: View) -> Node:
    """Tokens by sort, and how full the storage is."""
    return h("span.strip-tokens", {"aria-hidden": "true"}, goods(player["tokens"]), stored(player))


def holdings(player: View, *, railroads: bool = True) -> Node:
    """Railroads, towns, tiles as three counted signs; ``railroads`` may be told another way."""
    signs = list(zip(("i-rail", "i-town", "i-build"), owned(player), strict=True))
    return h(
        "span.strip-owned",
        {"aria-hidden": "true"},
        [h("span.mini", {}, icon(sign), n) for sign, n in signs[0 if railroads else 1 :]],
        _waits(player),
    )


def _waits(player: View) -> Child:
    """Behind what is owned: how many tiles still wait."""
    wait = waiting(player)
    return wait > 0 and h("span.mini.waiting", {}, icon("i-wait"), wait)


def waiting(player: View) -> int:
    """Tiles that work only from the next round on (RT-48)."""
    return sum(not tile["active"] for tile in player["tiles"])


def later(words: Words, player: View) -> str:
    """The same in a sentence, for the end of a label."""
    return f" {words('strip.waiting', n=waiting(player))}" if waiting(player) else ""
