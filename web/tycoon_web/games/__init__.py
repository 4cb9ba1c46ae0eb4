"""One package per game, which never know of each other; a game's page is imported when needed."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from tycoon import GAMES

from tycoon_web.game import GamePage

#: In the order in which the home screen offers them.
OFFERED = tuple(GAMES)


@cache
def page_of(game: str) -> GamePage[Any]:
    """What the game brings to the page; its modules are loaded now, not when the page starts."""
    page: GamePage[Any] = import_module(f"tycoon_web.games.{game}.page").PAGE
    return page
