"""The whole log in sentences, filtered by player."""

from __future__ import annotations

from itertools import groupby

from tycoon_web.games.raccoon.desk import View
from tycoon_web.games.raccoon.story import Line
from tycoon_web.games.raccoon.words import Words
from tycoon_web.parts.controls import button, emblem, sheet
from tycoon_web.vtree import Node, h


def log_sheet(words: Words, log: list[Line], players: list[View], only: int | None) -> Node:
    """Round by round, the newest first, each in its order."""
    chips = [_chip(None, words("log.everybody"), None, only)]
    chips += [_chip(p["seat"], p["name"], p["emblem"], only) for p in players]
    shown = [line for line in log if only is None or line.seat == only]
    rounds = [
        (number, list(lines)) for number, lines in groupby(shown, key=lambda line: line.round)
    ]
    parts = [
        h(
            "section.log-part",
            {"key": str(number)},
            h("h3.log-round", {}, words("round", n=number) if number else words("log.setup")),
            h("ol.log-list", {}, [_row(line, players) for line in lines]),
        )
        for number, lines in reversed(rounds)
    ]
    return sheet(words, "log", words("log.title"), h("div.chips", {}, chips), parts)


def _chip(seat: int | None, name: str, sign: str | None, only: int | None) -> Node:
    return button(
        f"#log-{'all' if seat is None else seat}.chip",
        "log-filter",
        sign and emblem(sign),
        h("bdi", {}, name),
        fields={"seat": "" if seat is None else seat},
        aria_pressed="true" if seat == only else "false",
    )


def _row(line: Line, players: list[View]) -> Node:
    sign = emblem(players[line.seat]["emblem"]) if line.seat is not None else h("span.no-emblem")
    return h("li.log-line" + (".undone" if line.undone else ""), {}, sign, h("span", {}, line.text))
