"""Everything on Raccoon Tycoon's table; all of it public."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tycoon.games.raccoon.rules.cards import COMMODITIES, TILES

from tycoon_web.games.raccoon.play import Play
from tycoon_web.games.raccoon.table.cards import (
    railroad_card,
    rosette,
    tile_card,
    tile_glyph,
    tile_picture,
    town_card,
    townscape,
)
from tycoon_web.games.raccoon.table.market import Marks, ladder
from tycoon_web.games.raccoon.table.production import production_sight
from tycoon_web.games.raccoon.table.story import decks
from tycoon_web.games.raccoon.table.strips import strip
from tycoon_web.games.raccoon.table.tray import wells
from tycoon_web.games.raccoon.telling.paragraphs import PARAGRAPHS, tile_rule
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import animal, disc, drawing
from tycoon_web.kit.vtree import h
from tycoon_web.telling.legend import Entry, Group, Legend, Piece, Thing, legend_of, picture_of
from tycoon_web.telling.views import View

_ALL_SIX = h("span.six", {"aria-hidden": "true"}, [disc(c) for c in COMMODITIES])
_BOARD = h("span.sign-text.six", {"aria-hidden": "true"}, disc("wheat"), "$8")
#: Gives more of a commodity, and can be turned over.
_BONUS = [tile for tile in TILES.faces if tile.back and any(tile.bonus)][-1]
_TABLE = (
    Thing("market", _BOARD, "mk ladder rung i-chart open-chart", "open-chart"),
    Thing("ghost", "=▼2 $10", "ghost rise fall ladder-then", "open-chart"),
    Thing("before", "=▲2", "before", "open-chart"),
    Thing("supply", "=22", "ladder-foot", "RT-03"),
    Thing("goods", _ALL_SIX, "c-wheat c-wood c-iron c-coal c-goods c-luxury", "RT-02"),
    Thing("railroad", rosette("fat_cat"), "rail rosette locomotive lot auction-railroad", "lots"),
    Thing("set", "=3 7 12 19", "steps set-step rail-note", "railroads"),
    Thing("owners", "e-key", "step-owners", "lots"),
    Thing("minimum", "=$4", "notch", "bid"),
    Thing("town", townscape("bridgewater"), "town town-view townscape", "town"),
    Thing("points", "=3", "plaque pq-points", "towns"),
    Thing("town-price", "=3 / 5", "tickets price-ticket tick-mark town-kind town-pay", "town"),
    Thing("tile", tile_picture(TILES.basics[0].id), "tile build-tile", "tiles"),
    Thing("bonus-tile", "=B", "letter-b bonus-tile bonus-choose", "rest"),
    Thing("production-tile", "=P", "letter-p", "RT-33"),
    Thing("glyph", "t-any", "tile-gives tile-effect building alone effect-glyph t-any t-cards"
          " t-trading-floor", "tiles"),
    Thing("fold", "=+2", "fold tile-foot build-upgrade build-back", "RT-50"),
    Thing("coin", "=$5", "coin", "build"),
    Thing("others", "i-people", "pq seat me open-tableau", "open-tableau"),
    Thing("decks", "=14", "decks deck few-left", "decks"),
    Thing("storage", "i-store", "i-store stored gauge", "storage"),
    Thing("owned", "i-rail", "i-rail i-town i-build", "open-tableau"),
    Thing("waiting", "i-wait", "i-wait waiting", "RT-48"),
    Thing("first", "i-first", "i-first", "RT-19"),
    Thing("purse", "=$10", "purse strip-money seat-money", "peek"),
    Thing("stock", "=2", "token tokens good goods mini stock-change drop floor-offer floor-count"
          " trade-seller trade-count produce-take start-pick", "hand"),
    Thing("hand", "t-cards", "pp hand produce-card", "hand"),
    Thing("rises", "=▲", "pp-up", "open-chart"),
    Thing("yields", "=↓", "pp-down", "hand"),
    Thing("produce", "i-produce", "i-produce produce bench-produce", "produce"),
    Thing("sell", "i-sell", "i-sell sell bench-sell sell-commodity sell-count sell-export", "sell"),
    Thing("auction", rosette("sly_fox"), "i-auction auction bench-auction opening-bid", "auction"),
    Thing("build", tile_picture(TILES.basics[1].id), "build bench-build", "build"),
    Thing("buy-town", townscape("dunmoor"), "town-action bench-town", "town"),
    Thing("bid", "i-plus", "bid bid-to bid-now bid-desk", "bid"),
    Thing("leads", "i-crown", "i-crown leader standing", "bid"),
    Thing("pass", "i-skip", "i-skip pass", "pass"),
    Thing("peek", "i-eye", "i-eye peek", "peek"),
    Thing("look", "i-eye", "start-look", "start-look"),
    Thing("sold", drawing("th-gavel", "gavel"), "sold-card stamp go-on", "go-on"),
    Thing("end-turn", "i-end", "i-end end-turn", "end-turn"),
    Thing("decline", "i-skip", "decline", "decline"),
    Thing("declare", "i-crown", "declare", "declare"),
)  # fmt: skip


def legend(play: Play) -> Legend:
    """In the order of the table; the buildings now on offer with what lies on a building."""
    view = play.public()
    groups = _groups(play.words, view)
    found = legend_of(play.words, "raccoon", _TABLE, PARAGRAPHS, closer, groups)
    points = found.entries["points"]._replace(picture=picture_of(f"=3 {play.words('vp')}"))
    on_offer = [offer["tile"] for offer in view["tiles"]["offer"] if offer]
    tiles = {
        tile: _tile(play.words, tile)._replace(picture=tile_picture(tile)) for tile in on_offer
    }
    until = [thing.name for thing in _TABLE].index("others")
    every = [*{**found.entries, "points": points}.items()]
    return found._replace(entries={**dict(every[:until]), **tiles, **dict(every[until:])})


def _groups(words: Words, view: View) -> list[Group]:
    """The table's parts, each with a sample of what lies there."""
    me = _somebody(view)
    bonus, producing = (
        tile_card(words, {"tile": tile.id, "cost": tile.cost}, 0, None, legal=True)
        for tile in (_BONUS, next(tile for tile in TILES.faces if tile.kind == "P"))
    )
    card = {"card": "", "raise": {"wood": 1, "luxury": 1}, "produce": {"wheat": 2, "coal": 1}}
    plaque = strip(words, me, active=False, starts=False)
    pair = h("span.legend-cards", {}, bonus, producing)
    buildings = [Piece(pair, "tile bonus-tile fold glyph production-tile coin")]
    somebody = (
        Piece(plaque, "purse storage owned others"),
        Piece(wells(me, me), "stock"),
        Piece(decks(words, view), "decks"),
    )
    cards = Piece(production_sight(words, card), "rises yields hand")
    offers = words("offers")
    return [
        Group("market", words("market"), disc("wheat"), [_board(words, view)]),
        Group("railroad", words("railroads"), rosette("fat_cat"), [_share(words, view, me)]),
        Group("town", words("towns"), townscape("bridgewater"), [_town(words, me)]),
        Group("tile", words("topic.raccoon.building"), tile_picture(_BONUS.id), buildings, offers),
        Group("others", words("players"), animal("lantern", "em-lantern"), somebody),
        Group("hand", words("hand"), drawing("th-works", "legend-thing"), [cards]),
        Group("produce", words("topic.raccoon.turns"), drawing("th-gavel", "legend-thing")),
    ]


def _somebody(view: View) -> View:
    """The first player with something of everything."""
    tokens = dict.fromkeys(COMMODITIES, 0) | {"wheat": 2, "iron": 3}
    new = {"tile": _BONUS.id, "since": 1, "active": False}
    held = {"tokens": tokens, "stored": 5, "limit": 7, "money": 10}
    return {**view["players"][0], **held, "seat": 0, "railroads": {"fat_cat": 1}, "tiles": [new]}


def _board(words: Words, view: View) -> Piece:
    iron = {**view["market"][2], "price": 9, "supply": 4}
    drawn = ladder(words, iron, Marks(ghosts={"iron": 7}, before={"iron": 8}))
    return Piece(drawn, "goods market supply before ghost")


def _share(words: Words, view: View, me: View) -> Piece:
    share = {"company": "fat_cat", "points": [3, 7, 12, 19], "minimum": 4}
    players = [me, *view["players"][1:]]
    card = railroad_card(words, share, players, 0, 0, None, legal=False, chosen=False)
    return Piece(card, "railroad owners minimum set")


def _town(words: Words, me: View) -> Piece:
    town = {"town": "bridgewater", "points": 3, "prices": [{"specific": 3, "any": 5}]}
    asked = {"commodity": "wheat", "count": 3}
    card = town_card(words, {**town, "specific": asked}, 6, me, None, legal=True)
    return Piece(card, "points town town-price")


def _tile(words: Words, tile: str) -> Entry:
    picture, effect = tile_glyph(words.tile(tile)), words.effect(tile)
    return Entry(tile, picture, words.thing(tile), effect, tile_rule(tile))


def closer(words: Words, entry: Entry, mark: str, fields: Mapping[str, Any]) -> Entry:
    """The very thing: which goods, which building."""
    if mark in _TABLE[4].marks.split():
        return entry._replace(picture=picture_of(mark), text=words.thing(mark[2:]))
    tile = fields.get("tile") or fields.get("upgrade")
    return _tile(words, tile) if tile and entry.name in ("tile", "glyph") else entry
