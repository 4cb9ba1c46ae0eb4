"""Everything on Raccoon Tycoon's table; all of it public."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tycoon.games.raccoon.rules.cards import COMMODITIES, TILES

from tycoon_web.games.raccoon.play import Play
from tycoon_web.games.raccoon.table.cards import rosette, tile_glyph, tile_picture, townscape
from tycoon_web.games.raccoon.telling.paragraphs import PARAGRAPHS, tile_rule
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.controls import disc, drawing
from tycoon_web.kit.vtree import h
from tycoon_web.telling.legend import Entry, Legend, Thing, legend_of, picture_of

_ALL_SIX = h("span.six", {"aria-hidden": "true"}, [disc(c) for c in COMMODITIES])
_BOARD = h("span.sign-text.six", {"aria-hidden": "true"}, disc("wheat"), "$8")
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
    Thing("points", "=3", "plaque vp-plate pq-points", "towns"),
    Thing("town-price", "=3 / 5", "tickets price-ticket tick-mark town-kind town-pay", "town"),
    Thing("tile", tile_picture(TILES.basics[0].id), "tile build-tile", "tiles"),
    Thing("bonus-tile", "=B", "letter-b bonus-tile bonus-choose", "rest"),
    Thing("production-tile", "=P", "letter-p", "RT-33"),
    Thing("glyph", "t-any", "glyph tile-gives tile-effect building alone effect-glyph t-any t-cards"
          " t-trading-floor", "tiles"),
    Thing("fold", "=+2 $9", "fold other-side tile-foot build-upgrade", "RT-50"),
    Thing("coin", "=$5", "coin", "build"),
    Thing("decks", "=14", "decks deck left", "decks"),
    Thing("others", "i-people", "pq strip seat me open-tableau", "open-tableau"),
    Thing("storage", "i-store", "i-store stored gauge", "storage"),
    Thing("owned", "i-rail", "i-rail i-town i-build", "open-tableau"),
    Thing("waiting", "i-wait", "i-wait waiting", "RT-48"),
    Thing("first", "i-first", "i-first", "RT-19"),
    Thing("purse", "=$10", "purse strip-money seat-money", "peek"),
    Thing("stock", "=2", "token tokens good goods mini stock-change drop floor-offer floor-count"
          " trade-seller trade-count produce-take start-pick", "hand"),
    Thing("rises", "=▲", "pp-up", "open-chart"),
    Thing("yields", "=↓", "pp-down", "hand"),
    Thing("hand", "t-cards", "pp hand produce-card", "hand"),
    Thing("produce", "i-produce", "i-produce produce bench-produce", "produce"),
    Thing("sell", "i-sell", "i-sell sell bench-sell sell-commodity sell-count sell-export", "sell"),
    Thing("auction", rosette("sly_fox"), "i-auction auction bench-auction opening-bid", "auction"),
    Thing("build", tile_picture(TILES.basics[1].id), "build bench-build", "build"),
    Thing("buy-town", townscape("dunmoor"), "town-action bench-town", "town"),
    Thing("bid", "i-plus", "bid bid-to bid-now bid-desk", "bid"),
    Thing("leads", "i-crown", "i-crown leader standing", "bid"),
    Thing("pass", "i-skip", "i-skip pass", "pass"),
    Thing("peek", "i-eye", "i-eye peek", "peek"),
    Thing("sold", drawing("th-gavel", "gavel"), "sold-card stamp go-on", "go-on"),
    Thing("end-turn", "i-end", "i-end end-turn", "end-turn"),
    Thing("decline", "i-skip", "decline", "decline"),
    Thing("declare", "i-crown", "declare", "declare"),
)  # fmt: skip


def legend(play: Play) -> Legend:
    """In the order of the table, then the buildings now on offer."""
    found = legend_of(play.words, "raccoon", _TABLE, PARAGRAPHS, closer)
    points = found.entries["points"]._replace(picture=picture_of(f"=3 {play.words('vp')}"))
    offer = play.session.view(None)["tiles"]["offer"]
    tiles = {tile["tile"]: _tile(play.words, tile["tile"]) for tile in offer if tile}
    return found._replace(entries={**found.entries, "points": points, **tiles})


def _tile(words: Words, tile: str) -> Entry:
    picture, effect = tile_glyph(words.tile(tile)), words.effect(tile)
    return Entry(tile, picture, words.thing(tile), effect, tile_rule(tile))


def closer(words: Words, entry: Entry, mark: str, fields: Mapping[str, Any]) -> Entry:
    """The very thing: which goods, which building."""
    if mark in _TABLE[4].marks.split():
        return entry._replace(picture=picture_of(mark), text=words.thing(mark[2:]))
    tile = fields.get("tile") or fields.get("upgrade")
    return _tile(words, tile) if tile and entry.name in ("tile", "glyph") else entry
