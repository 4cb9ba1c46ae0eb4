"""The parts of the table with the paragraph about each, for the top of the rules sheet."""

from __future__ import annotations

from tycoon_web.games.handbook import Sign
from tycoon_web.games.raccoon.paragraphs import PARAGRAPHS, tile_rule
from tycoon_web.games.raccoon.play import Play
from tycoon_web.games.raccoon.table import ACTIONS, SYMBOLS

#: Message after "legend." and name in `PARAGRAPHS` -> drawing.
_PARTS = {
    "open-chart": "i-chart",
    "lots": "i-rail",
    "town": "i-town",
    "tiles": "i-build",
    "decks": "i-wait",
    "hand": "t-cards",
    "storage": "i-store",
    "peek": "i-sell",
    "open-tableau": "i-first",
}


def legend(play: Play) -> list[Sign]:
    """Parts of the table, actions, and the tiles now on offer; all of it public."""
    words = play.words
    parts = [
        Sign(symbol, words(f"legend.{part}"), PARAGRAPHS[part]) for part, symbol in _PARTS.items()
    ]
    actions = [Sign(SYMBOLS[name], words(f"{name}.name"), PARAGRAPHS[name]) for name in ACTIONS]
    actions += [
        Sign("i-end", words("turn.end"), PARAGRAPHS["end-turn"]),
        Sign("i-undo", words("undo"), PARAGRAPHS["undo"]),
    ]
    if words.options.get("thousand") == "declare":
        actions.append(Sign("i-crown", words("declare"), PARAGRAPHS["declare"]))
    if not words.options.get("must_act"):
        actions.append(Sign("i-skip", words("decline"), PARAGRAPHS["decline"]))
    offer = [tile["tile"] for tile in play.session.view(None)["tiles"]["offer"] if tile]
    return [*parts, *actions, *(Sign("i-build", words.thing(t), tile_rule(t)) for t in offer)]
