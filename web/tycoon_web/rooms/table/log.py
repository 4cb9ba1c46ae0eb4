"""The whole log in sentences, by player; of a finished game every line leads to its moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from tycoon import Seat

from tycoon_web.kit.controls import button, emblem, named, sheet
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.play import Play
from tycoon_web.telling.turn_log import Line

#: Lines that are shown, the latest ones: more than games have that come to an end.
MOST = 2_000


def log_sheet(play: Play, only: int | None) -> Node:
    """Round by round, the newest first, each in its order; ``only``: what concerns this seat."""
    t, seats, places = play.words, play.session.seats, _places(play)
    chips = [_chip(None, t("log.everybody"), None, only)]
    chips += [_chip(seat, s.name, s.emblem, only) for seat, s in enumerate(seats)]
    shown = [line for line in play.turn_log.log if only is None or line.seat == only]
    rounds = [
        (number, list(lines))
        for number, lines in groupby(shown[-MOST:], key=lambda line: line.round)
    ]
    here = play.replay.index if play.replay else None
    columns = {"style": {"--players": str(len(seats))}}
    heads = [h("span", {}, named(seat.emblem, seat.name)) for seat in seats]
    parts = [
        h(
            "section.log-part",
            {"key": str(place)},
            h("h3.log-round", {}, t("round", n=number) if number else t("log.setup")),
            h("ol.log-list", {}, [_row(line, seats, places, here) for line in lines]),
        )
        for place, (number, lines) in reversed(list(enumerate(rounds)))
    ]
    note = [
        places and h("p.quiet-text", {}, t("log.jump")),
        len(shown) > MOST and h("p.quiet-text", {}, t("log.latest", n=MOST)),
    ]
    every = only is None
    return sheet(
        t,
        "log",
        t("log.title"),
        h("div.chips", {}, chips),
        note,
        every and h("div.log-heads", {**columns, "aria-hidden": "true"}, heads),
        h("div", {**columns, "class": "ledger" * every}, parts),
    )


def _places(play: Play) -> dict[int, int]:
    """Where a replay shows a step, by its identity; none of a game that cannot be watched."""
    steps = play.session.standing
    watched = play.session.to_act is None and len(steps) > 1
    return {id(step): place for place, step in enumerate(steps)} if watched else {}


def _chip(seat: int | None, name: str, sign: str | None, only: int | None) -> Node:
    return button(
        f"#log-{'all' if seat is None else seat}.chip",
        "log-filter",
        sign and emblem(sign),
        h("bdi", {}, name),
        fields={"seat": "" if seat is None else seat},
        pressed=seat == only,
    )


def _row(line: Line, seats: Sequence[Seat], places: Mapping[int, int], here: int | None) -> Node:
    sign = emblem(seats[line.seat].emblem) if line.seat is not None else h("span.no-emblem")
    column = {} if line.seat is None else {"style": {"--column": str(line.seat + 1)}}
    told: list[Child] = [sign, h("span", {}, line.text)]
    place = places.get(id(line.step))
    if place is None:  # taken back, or the game goes on
        return h("li.log-line" + (".undone" if line.undone else ""), column, told)
    now = "step" if place == here else None
    jump = button(".log-jump", "replay-jump", *told, fields={"at": place}, aria_current=now)
    return h("li.log-line", column, jump)
