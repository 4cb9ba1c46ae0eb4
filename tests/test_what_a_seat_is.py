"""Whoever is asked about a seat says what is none, in the engine's own words."""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest
import tycoon
import tycoon.bots
import tycoon.coach
import tycoon.league
import tycoon.session.copies
from tycoon.bots import dice_of
from tycoon.coach.analysis import Analysis, Turn
from tycoon.league.records import Record
from tycoon.session.seats import Automaton

from tests.conformance.play import NAMES

GAMES = sorted(tycoon.GAMES)
NONE_OF_THREE = (True, False, 1.0, -1, "0", 99, 3, [0], float("nan"), 10**9000)
ANYWHERE = (True, 1.0, -1, "0")
Asking = Callable[[tycoon.Session, Any], object]

TURN = Turn(1, 0, 1, (0.3,) * 3, (0.3,) * 3, (0.0,) * 3)
ANALYSIS = Analysis((), (TURN,))
RECORD = Record(None, (0,), ({},) * 3, "", 0, 1, 1, ())  # type: ignore[arg-type]
#: Everything public that is asked about a seat, and how.
ASKED: dict[str, Asking] = {
    "Session.view": lambda game, seat: game.view(seat),
    "Session.hand_seat": lambda game, seat: game.hand_seat(seat, None),
    "Session.try_from": lambda game, seat: game.try_from(0, seat, Automaton("trader", "even")),
    "Session.name_seat": lambda game, seat: game.name_seat(seat, "Ann"),
    "Rules.view": lambda game, seat: game.rules.view(game.state, seat),
    "Rules.imagine": lambda game, seat: game.rules.imagine(game.state, seat, dice_of(game)),
    "Event.visible_to": lambda _, seat: tycoon.Event("x", {}, 0).visible_to(seat),
    "Analysis.worst": lambda _, seat: ANALYSIS.worst(seat),
    "Analysis.best": lambda _, seat: ANALYSIS.best(seat),
    "Analysis.lost": lambda _, seat: ANALYSIS.lost(seat),
    "Analysis.luck": lambda _, seat: ANALYSIS.luck(seat),
    "Record.share": lambda _, seat: RECORD.share(seat),
}  # fmt: skip
#: Those who look on from outside are nobody's seat.
FOR_ALL = ("Session.view", "Rules.view", "Event.visible_to")
#: An event does not know how many sit at its table.
KNOWS_NO_TABLE = "Event.visible_to"
#: The packages that people import from.
PUBLIC = (
    "tycoon.session.public",
    "tycoon.bots",
    "tycoon.coach",
    "tycoon.session.copies",
    "tycoon.league",
)


def about_a_seat() -> set[str]:
    """Public functions, and methods of public classes, with an argument that is a seat."""
    found = set()
    for name in PUBLIC:
        module = import_module(name)
        inside = pkgutil.iter_modules(getattr(module, "__path__", []), f"{name}.")
        modules = [module, *(import_module(one.name) for one in inside if not one.ispkg)]
        for value in {value for one in modules for value in vars(one).values() if callable(value)}:
            if getattr(value, "__module__", "").startswith("tycoon"):
                found |= {asked for asked, call in parts(value) if "seat" in arguments(call)}
    return found


def parts(value: Any) -> list[tuple[str, Any]]:
    if not inspect.isclass(value):
        return [(value.__name__, value)]
    members = inspect.getmembers(value, inspect.isfunction)
    return [(f"{value.__name__}.{name}", call) for name, call in members if name[0] != "_"]


def arguments(call: Any) -> tuple[str, ...]:
    return tuple(inspect.signature(call).parameters)


def test_all_that_is_public_and_asked_about_a_seat_is_tried() -> None:
    assert {name for name in about_a_seat() if not name.startswith("_")} == set(ASKED)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("asked", ASKED)
def test_what_is_no_seat_is_refused_in_the_engines_words(game: str, asked: str) -> None:
    session = tycoon.new_game(game, NAMES[:3])
    before = session.dumps()
    wrong = ANYWHERE if asked == KNOWS_NO_TABLE else NONE_OF_THREE
    for seat in (*wrong, *(() if asked in FOR_ALL else (None,))):
        with pytest.raises(tycoon.TycoonError) as refused:
            ASKED[asked](session, seat)
        assert refused.value.code == "no_such_seat", seat
    assert session.dumps() == before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("asked", ASKED)
def test_every_seat_of_the_table_is_one(game: str, asked: str) -> None:
    session = tycoon.new_game(game, NAMES[:3])
    for seat in (0, 1, 2, *((None,) if asked in FOR_ALL else ())):
        ASKED[asked](session, seat)
