"""Keys at the own table: 1 to 5 are the actions."""

from __future__ import annotations

from typing import Any

from tycoon_web.games.raccoon.play import Play
from tycoon_web.games.raccoon.table.table import ACTIONS

#: For the menu.
KEYS = (("1 – 5", "actions"),)


def command_at_table(play: Play, key: str, event: dict[str, Any]) -> dict[str, Any] | None:
    """The action button a digit stands for; None when the key means nothing here."""
    if play.screen() != "table" or not key.isdigit() or not 1 <= int(key) <= len(ACTIONS):
        return None
    name, do = list(ACTIONS.items())[int(key) - 1]
    why = play.context.why(do)
    if name == "build" and play.context.can("upgrade"):
        why = None
    return {"do": name, "why": why, "id": f"act-{name}"}
