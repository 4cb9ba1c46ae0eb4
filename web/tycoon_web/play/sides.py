"""Who sits on which side of the device, and what everybody has there in the open.

A row has one letter per seat: "b" in front, where the bar on top can be read, "l" on the left, "t"
opposite, "r" on the right. The styles turn what stands there (`styles/sides.css`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tycoon import Session

from tycoon_web.device.settings import Settings
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.seating import Seating

#: Where the table lies as the device does.
FRONT = "b"
#: Clockwise, and how many have room there.
ROOM = {"b": 2, "l": 1, "t": 2, "r": 1}
#: Percent from which on text is too large for panels.
LARGE = 130
#: By number of players, clockwise from the front.
_USUAL = {2: "bt", 3: "blr", 4: "bltr", 5: "bbltr"}
#: Where two people play among bots: so many of those one after the other, the fewer first.
_FACING = {(0, 1): "btr", (0, 2): "btrl", (1, 1): "bltr", (0, 3): "bttrl", (1, 2): "blttr"}
_ACROSS = str.maketrans("bltr", "trbl")


def row_of(settings: Settings, seats: int, people: Sequence[int] = ()) -> str:
    """Where so many players sit on this device, these of them people (else all): as was chosen,
    else evenly around it, but two people at the long sides, face to face.
    """
    rows = (row for row in settings.places.split(",") if len(row) == seats and _fits(row))
    usual = _face_to_face(seats, *people) if len(people) == 2 < seats else _USUAL[seats]
    return next(rows, usual)


def _face_to_face(seats: int, one: int, other: int) -> str:
    """The first of the two sits in front, and bots clockwise between them, in turn."""
    between, after = other - one - 1, seats - 1 - other + one
    row = _FACING[min(between, after), max(between, after)]
    if between > after:
        row = row.translate(_ACROSS)
    first = one if between <= after else other
    return row[seats - first :] + row[: seats - first]


class Sitting(Protocol):
    """A game at the device."""

    session: Session
    settings: Settings
    seating: Seating

    @property
    def shared_screens(self) -> tuple[str, ...]: ...
    @property
    def result(self) -> object: ...
    def screen(self) -> str: ...


def sitting(play: Sitting) -> str:
    """The row of this table; "" where all look from one side: on wish, and where one is alone."""
    if len(play.seating.people) < 2 or play.settings.sides == "one":
        return ""
    return row_of(play.settings, len(play.session.seats), play.seating.people)


def around(play: Sitting) -> str:
    """The row of those who have panels; "" also with large text, which needs the room."""
    return "" if play.settings.text >= LARGE else sitting(play)


def facing(play: Sitting) -> str:
    """The two sides from which all read what has come of something; "" where one is enough."""
    row = set(sitting(play))
    if row == {"l", "r"} and play.settings.sides == "turn":
        return "lr"
    return "bt" if {"b", "t"} <= row else ""


def twice(play: Sitting, *told: Child) -> Node | None:
    """The same for those who sit opposite, turned to them: only for eyes, so without controls."""
    return h("div.opposite", {"aria-hidden": "true"}, *told) if facing(play) else None


def turns(play: Sitting) -> bool:
    """Does the table turn to whoever is next, so that nobody takes the device away?"""
    return play.settings.sides == "turn" and bool(sitting(play))


def side_of(play: Sitting) -> str:
    """The side that the whole table turns to (`styles/sides.css`): panels lie right already."""
    row = sitting(play)
    if not turns(play) or play.screen() in play.shared_screens:
        return FRONT
    seat = None if play.result else _reader(play)
    return (facing(play) or FRONT)[0] if seat is None else row[seat]


def _reader(play: Sitting) -> int | None:
    """Who acts, or where a bot does, the last person who did; None: nobody more than others."""
    company, session = play.seating, play.session
    if session.to_act is None or company.busy is None:
        return session.to_act
    return next((s.seat for s in reversed(session.standing) if not company.is_bots(s.seat)), None)


def seated(row: str, seat: int, side: str) -> str:
    """The same with this seat elsewhere; who sat there last makes room."""
    there = [other for other in range(len(row)) if row[other] == side and other != seat]
    places = list(row)
    if len(there) == ROOM[side]:
        places[there[-1]] = row[seat]
    places[seat] = side
    return "".join(places)


def kept(settings: Settings, row: str) -> str:
    """What the device is to remember: this row, and those for other numbers of players."""
    others = [old for old in settings.places.split(",") if old and len(old) != len(row)]
    return ",".join([*others, row])


def place(row: str, seat: int, sign: str, *parts: Child) -> Node:
    """What a player with this emblem has on the table, turned to where the player sits."""
    css = ""
    if row:
        beside = [other for other in range(len(row)) if row[other] == row[seat]]
        css = f".side-{row[seat]}" + (f".half-{beside.index(seat)}" if len(beside) > 1 else "")
    return h("div.sitter" + css, {"key": f"sitter-{seat}"}, h(f"div.face.em-{sign}", {}, *parts))


def _fits(row: str) -> bool:
    return set(row) <= ROOM.keys() and all(row.count(side) <= n for side, n in ROOM.items())
