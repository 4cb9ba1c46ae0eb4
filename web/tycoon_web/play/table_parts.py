"""What the tables of all games are built of: the bar on top, the deeds, the latest of the log."""

from __future__ import annotations

from itertools import groupby

from tycoon_web.kit.bar import Trail, bar
from tycoon_web.kit.controls import button, emblem, icon
from tycoon_web.kit.vtree import Node, h
from tycoon_web.telling.turn_log import Line
from tycoon_web.telling.views import View
from tycoon_web.telling.words import Words


def head(words: Words, title: str, sign: str, trail: Trail | None, view: View) -> Node:
    """The bar, with the round that the view is of."""
    return bar(words, title, sign, trail, view["round"], last_round=bool(view["ending"]))


def deed(name: str, do: str, sign: str, text: str, css: str = "", why: str | None = None) -> Node:
    """A button in the place of the actions; ``name`` is its id."""
    return button(f"#{name}.deed{css}", do, icon(sign), h("b", {}, text), why=why)


def latest(words: Words, log: list[Line], players: list[View], most: int) -> Node:
    """The latest ``most`` lines turn by turn, newest turn first, each turn in its order; the button
    opens the whole log.
    """
    turns = [list(lines) for _, lines in groupby(log[-most:], key=lambda line: line.turn)]
    return button(
        "#log.log-button",
        "open-log",
        h("span.side-title", {}, icon("i-log"), words("log.title")),
        h("span.log-rows", {}, [_turn(turn, players) for turn in reversed(turns)]),
        label=words("log.open"),
    )


def _turn(lines: list[Line], players: list[View]) -> Node:
    """A short paragraph with the emblem of whose turn it was."""
    seat = lines[0].seat
    sign = seat is not None and emblem(players[seat]["emblem"])
    text = " ".join(line.text for line in lines)
    return h("span.log-row", {"key": str(lines[0].turn)}, sign, h("span", {}, text))
