"""Two copies of a game side by side, for whoever must choose: what differs of what is open to all
(FI-08).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from tycoon import Session

from tycoon_web.device.records import Label
from tycoon_web.kit.controls import Text, animal, named
from tycoon_web.kit.tables import row
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.telling.labels import moment
from tycoon_web.telling.turn_log import TurnLog
from tycoon_web.telling.views import View

#: Of each copy, so many of its last moves.
MOVES = 4


class Told(Protocol):
    """A game that knows how it is told; `play.Play` is one."""

    session: Session
    turn_log: TurnLog

    def standing(self, view: View, seat: int) -> list[Child]: ...


class Copy(NamedTuple):
    """One of the two."""

    name: str
    """Whose it is: ``arrival.<name>``."""
    play: Told
    """Never played on."""
    apart: int
    """How many of its last actions only this copy has."""


def side_by_side(t: Text, copies: tuple[Copy, Copy]) -> Node:
    """How far they are, whose turn it is, how everybody stands, where that differs; behind a tap
    what happened last.
    """
    return h(
        "section.beside",
        {},
        h(
            "table.figures",
            {},
            h("caption.hidden", {}, t("arrival.beside")),
            h("thead", {}, h("tr", {}, h("td", {}), [_head(t, copy) for copy in copies])),
            h("tbody", {}, _rows(t, copies)),
        ),
        h(
            "details.folded",
            {"key": "moves"},
            h("summary", {}, t("arrival.last")),
            h("div.beside-moves", {}, [_moves(t, copy) for copy in copies]),
        ),
    )


def _head(t: Text, copy: Copy) -> Node:
    return h("th", {"scope": "col"}, t(f"arrival.{copy.name}"))


def _rows(t: Text, copies: tuple[Copy, Copy]) -> list[Node]:
    views = [(copy.play, copy.play.session.view(None)) for copy in copies]
    far = [moment(t, Label().of(copy.play.session)) for copy in copies]
    turns = [_turn(t, copy.play) for copy in copies]
    standing = [
        _row(_player(seat.emblem, seat.name), [play.standing(view, number) for play, view in views])
        for number, seat in enumerate(copies[0].play.session.seats)
    ]
    rows = [_row(t("arrival.far"), far), _row(t("arrival.turn"), turns), *standing]
    return [told for told in rows if told]


def _row(head: Child, cells: Sequence[Child]) -> Node | None:
    """None of what is the same in both."""
    return row(head, cells) if len({str(cell) for cell in cells}) > 1 else None


def _player(sign: str, name: str) -> Child:
    badge = h(f"span.badge.em-{sign}", {}, animal(sign))
    return h("span.beside-who", {}, badge, h("bdi", {}, name))


def _turn(t: Text, play: Told) -> Child:
    seat = play.session.to_act
    if seat is None:
        return t("arrival.over")
    who = play.session.seats[seat]
    return named(who.emblem, who.name)


def _moves(t: Text, copy: Copy) -> Node:
    """The last ones in their order; those that the other copy has not are marked."""
    steps = copy.play.session.standing
    rows = []
    for number in range(max(1, len(steps) - MOVES), len(steps)):
        told = copy.play.turn_log.tell(steps[number])
        apart = number >= len(steps) - copy.apart
        only = apart and h("span.hidden", {}, t("arrival.apart"), " ")
        rows.append(h("li" + (".apart" if apart else ""), {"key": str(number)}, only, told))
    title = t("arrival.moves", copy=t(f"arrival.{copy.name}"))
    return h("section", {}, h("h3", {}, title), h("ol", {}, rows))
