"""Keys of Letter Tycoon.

At the own table letters lay cards and others use the abilities; when a patent may be bought a
letter buys it; when a word may be challenged digits are the people round the table.
"""

from __future__ import annotations

from typing import Any

from tycoon.games.letter.rules.cards import LETTERS

from tycoon_web.games.letter.panels.spelling import HAND, POOL
from tycoon_web.games.letter.play import Play
from tycoon_web.telling.views import clockwise

#: For the menu.
KEYS = (
    ("A – Z", "letters"),
    ("⇧ A – Z", "pool"),
    ("⌫", "take_back"),
    ("Y Y", "declare"),
    ("*  +  /", "abilities"),
    ("A – Z", "patents"),
    ("1 – 4", "objectors"),
)
_ABILITIES = {"*": ("copy", "X"), "+": ("final-s", "Z"), "/": ("other-row", "V")}


def command_at_table(play: Play, key: str, event: dict[str, Any]) -> dict[str, Any] | None:
    """What a key asks for; None when it means nothing here."""
    ui = play.screen()
    if ui == "buy" and key.upper() in play.public()["buyable"]:
        return {"do": "buy", "letter": key.upper(), "id": f"buy-{key.upper()}"}
    if ui == "challenge":
        return _objector(play, key)
    return _spelt(play, key, event) if ui == "table" and not play.panel else None


def _objector(play: Play, key: str) -> dict[str, Any] | None:
    """The person with this number, counted from who comes after the word's player."""
    players, mover = play.public()["players"], play.public()["turn"]["seat"]
    asked = clockwise(players, mover)[1:]
    people = [player["seat"] for player in asked if not player.get("bot")]
    if key not in [str(number) for number in range(1, len(people) + 1)]:
        return None
    seat = people[int(key) - 1]
    return {"do": "object", "seat": str(seat), "id": f"object-{seat}"}


def _spelt(play: Play, key: str, event: dict[str, Any]) -> dict[str, Any] | None:
    panel = play.word
    if panel is None:
        return None
    if key == "Backspace":
        return {"do": "take-last"}
    if key in _ABILITIES:
        do, patent = _ABILITIES[key]
        why = None if play.context.owns(patent) else play.words("refusal.no_patent", letter=patent)
        if not why:
            why = {"copy": panel.no_copy, "final-s": panel.no_final_s}.get(do, lambda: None)()
        return {"do": do, "why": why, "id": do}
    letter = key.upper()
    if letter not in LETTERS:
        return None
    first = POOL if event.get("shift") else HAND
    row = panel.spelling.current
    again = letter == "Y" and bool(row) and row[-1].letter == "Y"
    missing = not again and panel.free(letter, first) is None
    why = play.words("word.no_card", letter=letter) if missing else None
    return {"do": "type", "letter": letter, "first": first, "why": why}
