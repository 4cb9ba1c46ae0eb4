"""Everything a player owns, in a sheet."""

from __future__ import annotations

from collections.abc import Mapping

from tycoon.games.raccoon.rules.cards import COMMODITIES, RAILROAD_INDEX, RAILROADS, TOWNS, Tile

from tycoon_web.games.raccoon.table.cards import (
    livery,
    rail_band,
    rail_picture,
    set_steps,
    shop,
    town_view,
)
from tycoon_web.games.raccoon.table.tray import wells
from tycoon_web.games.raccoon.telling.paragraphs import PARAGRAPHS
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import animal, drawing, icon, rule_link, sheet
from tycoon_web.kit.tables import row, table
from tycoon_web.kit.vtree import Node, h
from tycoon_web.telling.views import View

_TOWN_POINTS = {town.id: town.points for town in TOWNS}
#: Sources of points that are shown even when they are worth nothing.
_ALWAYS = ("towns", "railroads", "pairs", "buildings")
#: With fewer pictures a shelf has room for two.
_MANY = 3
_SIGNS = {"railroads": "i-rail", "towns": "i-town", "buildings": "i-build"}


def tableau_sheet(words: Words, player: View, view: View) -> Node:
    """Tokens, railroads, towns, buildings and where the points come from, on the player's desk;
    ``view`` says what an empty shelf could hold.
    """
    railroads = [_railroad(words, player, c, n) for c, n in player["railroads"].items()]
    towns = [_town(words, town) for town in player["towns"]]
    tiles = [_tile(words, tile) for tile in player["tiles"]]
    first = _first(words, view, player["seat"])
    least = 2 if len(railroads) + len(towns) < _MANY else 1
    shown = [
        _shelf(words, "railroads", railroads, first["railroads"], least),
        _shelf(words, "towns", towns, first["towns"], least),
    ]
    built = _shelf(words, "buildings", tiles, first["buildings"], least)
    owned = h("div.desk-show", {}, shown), built
    beside = h("div.desk-beside", {}, _points(words, player), _hidden(words, player))
    return sheet(
        words,
        "tableau",
        words("tableau.title", name=player["name"]),
        _head(words, player),
        h("div.desk", {}, h("div.desk-owned", {}, owned), beside),
        ground=f".m-walnut.em-{player['emblem']}",
    )


def _head(words: Words, player: View) -> Node:
    """Whose it is, and the goods in their wells."""
    room = words("tableau.stored", n=player["stored"], limit=player["limit"])
    link = rule_link(words, PARAGRAPHS["storage"], "storage", words("legend.raccoon.storage"))
    goods = h("span.desk-wells", {"aria-hidden": "true"}, wells(player, player))
    held = h("p.hidden", {}, words.counts(player["tokens"]))
    badge = h(f"span.badge.em-{player['emblem']}", {}, animal(player["emblem"]))
    return h("div.tableau-head", {}, badge, goods, h("p", {}, icon("i-store"), room), held, link)


def _first(words: Words, view: View, seat: int) -> dict[str, str]:
    """What the first of each kind would cost now; "None yet." where there is none on offer."""
    least = {
        "railroads": min((c["minimum"] for c in view["railroads"]["offer"] if c), default=None),
        "buildings": min((t["cost"] for t in view["tiles"]["offer"] if t), default=None),
    }
    told = {
        kind: words("tableau.none") if n is None else words("tableau.first", n=n)
        for kind, n in least.items()
    }
    town = view["towns"]["offer"]
    any_ = town and words("tableau.first_town", n=town["prices"][seat]["any"])
    return {**told, "towns": any_ or words("tableau.none")}


def _shelf(words: Words, kind: str, cards: list[Node], first: str, least: int) -> Node:
    """The cards of a kind, as broad as they are many, ``least`` at least; an empty shelf has
    outlines of them.
    """
    link = rule_link(words, PARAGRAPHS[kind], kind, words(kind), _SIGNS[kind])
    title = h("h3", {}, words(kind), " ", h("b", {}, len(cards) or ""))
    outline = h("i", {"aria-hidden": "true"}, icon(_SIGNS[kind]))
    empty = h(f"div.desk-none.of-{least}", {}, h("p", {}, icon(_SIGNS[kind]), first), [outline] * 4)
    body = h("div.tableau-cards", {}, cards) if cards else empty
    many = {"style": {"--many": str(max(least, len(cards)))}}
    return h(f"section.desk-shelf.of-{kind}", many, h("div.titled", {}, title, link), body)


def _hidden(words: Words, player: View) -> Node:
    """What only the player knows: as many backs as there are cards, and the money."""
    count, money = player["hand_count"], player["money"]
    backs = h("span.desk-backs", {"aria-hidden": "true"}, [h("i.desk-back")] * count)
    known = words("tableau.secret") if money is None else words.money(money)
    coin = drawing("th-coin", "purse-coin")
    return h(
        "section.desk-hidden",
        {},
        backs,
        h("p", {}, icon("t-cards"), words("tableau.hand", n=count)),
        h("p", {}, coin, known),
    )


def _railroad(words: Words, player: View, company: str, count: int) -> Node:
    points = RAILROADS[RAILROAD_INDEX[company]].points
    face = h(
        "span.rail-face",
        {},
        rail_band(words, company, f" × {count}"),
        rail_picture(company),
        set_steps(list(points), count, [(player["emblem"], count)]),
    )
    return h(f"div.card.rail.small.{livery(company)}", {"key": company}, face)


def _town(words: Words, town: str) -> Node:
    face = h("span.town-face", {}, town_view(words, town, _TOWN_POINTS[town]))
    return h("div.card.town.small", {"key": town}, face)


def _tile(words: Words, tile: View) -> Node:
    """The house, and on a board before it what it does."""
    face = words.tile(tile["tile"])
    return h(
        "div.tableau-tile",
        {},
        shop(face),
        h(
            "div.tile-told",
            {},
            h("h4", {}, words.thing(face.id)),
            h("p", {}, words.effect(face.id)),
            _other_side(words, face),
            not tile["active"] and h("p.waiting", {}, icon("i-wait"), words("tile.waits")),
        ),
    )


def _other_side(words: Words, tile: Tile) -> Node | None:
    """What it gives once it is turned over, and what that costs (RT-50)."""
    if not tile.back:
        return None
    back = words.tile(tile.back)
    goods = [words.some(c) for c, n in zip(COMMODITIES, back.bonus, strict=True) if n]
    what = ", ".join(goods) or words("any")
    return h("p.tile-other", {}, words("tile.other", n=back.given[1], what=what, cost=back.cost))


def _sign(signs: Mapping[str, str], source: str) -> Node:
    return icon(signs[source]) if source in signs else h(f"span.swatch.src-{source}")


def _points(words: Words, player: View) -> Node:
    """What they come to, large; below it what each source gives, with the sign of its
    shelf, or its swatch of the count at the end.
    """
    signs = {"pairs": "i-link", **_SIGNS}
    rows = [
        row(h("span.source", {}, _sign(signs, s), words.source(s)), [points], key=s)
        for s, points in player["points"].items()
        if points or s in _ALWAYS
    ]
    total = h("span.hidden", {}, words("source.total"))
    return h(
        "section.desk-points.m-sunk",
        {},
        h("h3", {}, words("tableau.points")),
        h("p.desk-total", {}, total, h("b", {}, player["vp"])),
        table((), rows),
    )
