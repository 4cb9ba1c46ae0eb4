"""The parts of the table with the paragraph about each, for the top of the rules sheet."""

from __future__ import annotations

from tycoon.letter.cards import ABILITIES

from tycoon_web.games.handbook import Sign
from tycoon_web.games.letter.paragraphs import PARAGRAPHS
from tycoon_web.games.letter.play import Play

#: Message after "legend." and name in `PARAGRAPHS` -> drawing.
_PARTS = {
    "lay": "i-check",
    "open-patents": "i-seal",
    "open-tables": "i-table",
    "open-tableau": "i-flag",
    "royalties": "i-sell",
    "zeppelin": "i-zeppelin",
    "stock": "i-stock",
    "declare": "i-swap",
    "q-card": "i-plus",
    "object": "i-people",
    "discard": "i-discard",
    "shed": "i-end",
}


def legend(play: Play) -> list[Sign]:
    """Parts of the table, then the patents with an ability."""
    words = play.words
    parts = [
        Sign(symbol, words(f"legend.{part}"), PARAGRAPHS[part]) for part, symbol in _PARTS.items()
    ]
    abilities = [
        Sign("i-seal", words("legend.patent", letter=letter), PARAGRAPHS[f"patent-{letter}"])
        for letter in ABILITIES
    ]
    return [*parts, *abilities]
