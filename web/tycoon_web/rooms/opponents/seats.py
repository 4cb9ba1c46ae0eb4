"""The sheet in which a seat changes hands between a person and a bot, or gets another name."""

from __future__ import annotations

from tycoon import Session
from tycoon.session.seats import LONGEST_NAME

from tycoon_web.dealing.players import player_row
from tycoon_web.kit.controls import Text, animal, sheet
from tycoon_web.kit.vtree import Node, h


def _name(t: Text, number: int, name: str) -> Node:
    """Written down once the field is left, as the name of a game is."""
    own = {"defaultValue": name, "maxlength": str(LONGEST_NAME), "autocomplete": "off"}
    asked = {"type": "text", "data-do": "name-seat", "data-seat": str(number)}
    label = {"aria-label": t("setup.name_of", n=number + 1), "spellcheck": "false"}
    return h(f"input#seat-name-{number}.name", {**asked, **own, **label})


def seats_sheet(t: Text, session: Session) -> Node:
    """Every seat with who plays it; another choice is asked about."""
    rows = [
        h(
            f"li.seat-hands.em-{seat.emblem}",
            {"key": seat.emblem},
            animal(seat.emblem),
            h("h3.hidden", {}, seat.name),
            _name(t, number, seat.name),
            player_row(t, "hand-seat", number, seat.bot),
            seat.bot and h("small", {}, t(f"character.{seat.bot.character}.note")),
        )
        for number, seat in enumerate(session.seats)
    ]
    return sheet(t, "seats", t("seats"), h("p", {}, t("seats.note")), h("ul.seats-hands", {}, rows))
