"""The whole log in sentences, filtered by player."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from tycoon import Seat

from tycoon_web.games.story import Line
from tycoon_web.kit.controls import Text, button, emblem, sheet
from tycoon_web.kit.vtree import Node, h


def log_sheet(t: Text, log: list[Line], seats: Sequence[Seat], only: int | None) -> Node:
    """Round by round, the newest first, each in its order."""
    chips = [_chip(None, t("log.everybody"), None, only)]
    chips += [_chip(seat, s.name, s.emblem, only) for seat, s in enumerate(seats)]
    shown = [line for line in log if only is None or line.seat == only]
    rounds = [
        (number, list(lines)) for number, lines in groupby(shown, key=lambda line: line.round)
    ]
    parts = [
        h(
            "section.log-part",
            {"key": str(number)},
            h("h3.log-round", {}, t("round", n=number) if number else t("log.setup")),
            h("ol.log-list", {}, [_row(line, seats) for line in lines]),
        )
        for number, lines in reversed(rounds)
    ]
    return sheet(t, "log", t("log.title"), h("div.chips", {}, chips), parts)


def _chip(seat: int | None, name: str, sign: str | None, only: int | None) -> Node:
    return button(
        f"#log-{'all' if seat is None else seat}.chip",
        "log-filter",
        sign and emblem(sign),
        h("bdi", {}, name),
        fields={"seat": "" if seat is None else seat},
        aria_pressed="true" if seat == only else "false",
    )


def _row(line: Line, seats: Sequence[Seat]) -> Node:
    sign = emblem(seats[line.seat].emblem) if line.seat is not None else h("span.no-emblem")
    return h("li.log-line" + (".undone" if line.undone else ""), {}, sign, h("span", {}, line.text))
