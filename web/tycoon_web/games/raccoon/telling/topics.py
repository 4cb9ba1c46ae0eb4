"""What the rules open with: a picture for each of eight chapters."""

from __future__ import annotations

from tycoon_web.games.raccoon.table.cards import rosette, townscape
from tycoon_web.kit.controls import disc, drawing
from tycoon_web.kit.vtree import Child

#: Chapter by chapter; its words are ``topic.raccoon.<chapter>`` and ``.about``.
TOPICS: dict[str, Child] = {
    "scoring": drawing("th-wreath", "building"),
    "turns": drawing("b-factory", "building"),
    "production": [disc(name) for name in ("wheat", "wood", "coal")],
    "selling": drawing("b-export-company", "building"),
    "auctions": [rosette(name) for name in ("sly_fox", "big_bear")],
    "building": drawing("b-vineyard", "building"),
    "towns": [townscape(name) for name in ("bridgewater", "dunmoor")],
    "end": drawing("b-bank", "building"),
}
