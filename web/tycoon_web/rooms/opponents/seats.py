"""The sheet in which a seat changes hands between a person and a bot."""

from __future__ import annotations

from tycoon import Session

from tycoon_web.dealing.players import player_row
from tycoon_web.kit.controls import Text, named, sheet
from tycoon_web.kit.vtree import Node, h


def seats_sheet(t: Text, session: Session) -> Node:
    """Every seat with who plays it; another choice is asked about."""
    rows = [
        h(
            f"li.seat-hands.em-{seat.emblem}",
            {"key": seat.emblem},
            h("h3", {}, named(seat.emblem, seat.name)),
            player_row(t, "hand-seat", number, seat.bot),
            seat.bot and h("small", {}, t(f"character.{seat.bot.character}.note")),
        )
        for number, seat in enumerate(session.seats)
    ]
    return sheet(t, "seats", t("seats"), h("p", {}, t("seats.note")), h("ul.seats-hands", {}, rows))
