"""Keys at the own table: 1 to 5 are the actions."""

from __future__ import annotations

from typing import Any

from tycoon_web.games.raccoon.play import Play
from tycoon_web.games.raccoon.table.action_keys import ACTIONS, why_not

#: For the menu.
KEYS = (("1 – 5", "actions"),)


def command_at_table(play: Play, key: str, event: dict[str, Any]) -> dict[str, Any] | None:
    """The action button a digit stands for; None when the key means nothing here."""
    if play.screen() != "table" or not key.isdigit() or not 1 <= int(key) <= len(ACTIONS):
        return None
    name = list(ACTIONS)[int(key) - 1]
    return {"do": name, "why": why_not(play.context, name), "id": f"act-{name}"}
