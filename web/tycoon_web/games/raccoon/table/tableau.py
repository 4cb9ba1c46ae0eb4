"""Everything a player owns, in a sheet."""

from __future__ import annotations

from tycoon.games.raccoon.rules.cards import RAILROAD_INDEX, RAILROADS, TOWNS

from tycoon_web.games.raccoon.table.cards import (
    livery,
    rail_band,
    rail_picture,
    set_steps,
    tile_face,
    town_view,
)
from tycoon_web.games.raccoon.table.tray import wells
from tycoon_web.games.raccoon.telling.paragraphs import PARAGRAPHS
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import emblem, icon, rule_link, sheet
from tycoon_web.kit.tables import row, table
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.views import View

_TOWN_POINTS = {town.id: town.points for town in TOWNS}
#: Sources of points that are shown even when they are worth nothing.
_ALWAYS = ("towns", "railroads", "pairs", "buildings")


def tableau_sheet(words: Words, player: View) -> Node:
    """Tokens, railroads, towns, buildings and where the points come from, on the player's desk."""
    railroads = [_railroad(words, player, c, n) for c, n in player["railroads"].items()]
    towns = [_town(words, town) for town in player["towns"]]
    tiles = [_tile(words, tile) for tile in player["tiles"]]
    owned = [
        _part(words, "railroads", railroads),
        _part(words, "towns", towns),
        _part(words, "buildings", tiles),
    ]
    return sheet(
        words,
        "tableau",
        words("tableau.title", name=player["name"]),
        _head(words, player),
        h("div.desk", {}, h("div.desk-owned", {}, owned), _points(words, player)),
        ground=f".m-walnut.em-{player['emblem']}",
    )


def _head(words: Words, player: View) -> Node:
    text = words(
        "tableau.head",
        vp=player["vp"],
        stored=player["stored"],
        limit=player["limit"],
        hand=player["hand_count"],
        hand_limit=player["hand_limit"],
    )
    money = player["money"]
    known = words("tableau.secret") if money is None else words.money(money)
    link = rule_link(words, PARAGRAPHS["storage"], "storage", words("legend.raccoon.storage"))
    goods = h("span.desk-wells", {"aria-hidden": "true"}, wells(player, player))
    held = h("p.hidden", {}, words.counts(player["tokens"]))
    badge = h(f"span.badge.em-{player['emblem']}", {}, emblem(player["emblem"]))
    told = h("p", {}, text, " · ", known)
    return h("div.tableau-head", {}, badge, told, link, goods, held)


def _part(words: Words, kind: str, cards: list[Node]) -> Node:
    title = words(kind)
    body: Child = h("p.quiet-text", {}, words("tableau.none"))
    if cards:
        title, body = f"{title} ({len(cards)})", h("div.tableau-cards", {}, cards)
    link = rule_link(words, PARAGRAPHS[kind], kind, words(kind))
    return h("section.tableau-part", {}, h("div.titled", {}, h("h3", {}, title), link), body)


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
    return h(
        "div.tableau-tile",
        {},
        h("div.card.tile.small", {}, tile_face(words, tile["tile"], None)),
        h("p", {}, words.effect(tile["tile"])),
        not tile["active"] and h("p.waiting", {}, icon("i-wait"), words("tile.waits")),
    )


def _points(words: Words, player: View) -> Node:
    rows = [
        row(words.source(s), [points], key=s)
        for s, points in player["points"].items()
        if points or s in _ALWAYS
    ]
    total = row(words("source.so_far"), [player["vp"]], ".total")
    title = h("h3", {}, words("tableau.points"))
    return h("section.tableau-part.desk-points.m-paper", {}, title, table((), [*rows, total]))
