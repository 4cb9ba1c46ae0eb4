"""The rules in short, in our own words; what each building does comes from the same messages."""

from __future__ import annotations

from tycoon.raccoon.cards import TILES

from tycoon_web.games.raccoon.cards import tile_glyph
from tycoon_web.games.raccoon.words import Words
from tycoon_web.parts.controls import icon, sheet
from tycoon_web.vtree import Node, h

PARTS = (
    ("goal", "i-crown", 2),
    ("turn", "i-first", 2),
    ("produce", "i-produce", 4),
    ("sell", "i-sell", 2),
    ("auction", "i-auction", 4),
    ("build", "i-build", 3),
    ("town", "i-town", 2),
    ("end", "i-end", 2),
    ("score", "i-crown", 5),
    ("secret", "i-eye", 1),
)


def reference_sheet(words: Words) -> Node:
    """Sections of short points, then the list of buildings."""
    parts = [
        h(
            "section.rules-part",
            {},
            h("h3", {}, icon(symbol), words(f"rules.{name}")),
            h("ul", {}, [h("li", {}, words(f"rules.{name}.{i}")) for i in range(1, points + 1)]),
        )
        for name, symbol, points in PARTS
    ]
    tiles = [
        h(
            "li.rules-tile",
            {},
            h("span.rules-glyph", {}, tile_glyph(tile.id)),
            h(
                "span",
                {},
                h("b", {}, words.thing(tile.id)),
                f" ${tile.cost}",
                h("br"),
                words(f"effect.{tile.id}"),
            ),
        )
        for tile in TILES
    ]
    return sheet(
        words,
        "rules",
        words("rules.title"),
        parts,
        h(
            "section.rules-part",
            {},
            h("h3", {}, icon("i-build"), words("buildings")),
            h("ul.rules-tiles", {}, tiles),
        ),
        h("p.quiet-text", {}, words("rules.own_words")),
    )
