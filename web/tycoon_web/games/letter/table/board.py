"""What every screen of the game is built of: cabinet, stage, opponents and the tray."""

from __future__ import annotations

from tycoon_web.games.letter.table.story import story
from tycoon_web.games.letter.table.strips import own, strip
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import part
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.turn_log import Line
from tycoon_web.telling.views import View, clockwise


def frame(top: Node, *, phase: str, patents: Node, stage: Child, players: Node, tray: Node) -> Node:
    """The areas of the layout; what lies on the stage is part of it."""
    return h(
        "div.table.lt-table",
        {"key": "letter-table", "class": f"phase-{phase}"},
        top,
        h("main.lt-board", {"key": "board"}, patents, stage, players, tray),
    )


def side(words: Words, view: View, log: list[Line], seat: int) -> Node:
    """Everybody but ``seat``, whose tray shows, and the latest lines of the log."""
    others = clockwise(view["players"], seat)[1:]
    return part(
        f"aside.pl.desks.pl-{len(others)}",
        words("players"),
        h("div.strips", {}, [strip(words, player, view) for player in others]),
        story(words, log, view["players"]),
    )


def tray(words: Words, view: View, seat: int, *lies: Child, mine: bool = True) -> Node:
    """What a player has, with what lies there besides: cards, tools, keys; ``mine``: who looks on
    is the one.
    """
    player = view["players"][seat]
    attrs = {"key": "tray", "class": f"em-{player['emblem']}"}
    return h("div.lt-tray.m-walnut", attrs, own(words, player, view, mine=mine), *lies)
