"""Keys at the own table: letters lay cards, others use the abilities (B.6)."""

from __future__ import annotations

from typing import Any

from tycoon.letter.cards import LETTERS

from tycoon_web.games.letter.play import Play
from tycoon_web.games.letter.spelling import HAND, POOL

_ABILITIES = {"*": ("copy", "X"), "+": ("final-s", "Z"), "/": ("other-row", "V")}


def command_at_table(play: Play, key: str, event: dict[str, Any]) -> dict[str, Any] | None:
    """What a key asks for on the word bench; None when it means nothing here."""
    bench = play.word
    if bench is None or play.bench:
        return None
    if key == "Backspace":
        return {"do": "take-last"}
    if key in _ABILITIES:
        do, patent = _ABILITIES[key]
        why = None if play.desk.owns(patent) else play.words("refusal.no_patent", letter=patent)
        if not why:
            why = {"copy": bench.no_copy, "final-s": bench.no_final_s}.get(do, lambda: None)()
        return {"do": do, "why": why, "id": do}
    letter = key.upper()
    if letter not in LETTERS:
        return None
    first = POOL if event.get("shift") else HAND
    row = bench.spelling.current
    again = letter == "Y" and bool(row) and row[-1].letter == "Y"
    missing = not again and bench.free(letter, first) is None
    why = play.words("word.no_card", letter=letter) if missing else None
    return {"do": "type", "letter": letter, "first": first, "why": why}
