"""What the whole table decides is decided by its people (RT-A46)."""

from __future__ import annotations

import json
from typing import Any

import pytest
import tycoon
from tycoon.bots import Situation, dice_of
from tycoon.coach import hints
from tycoon.session.seats import Automaton

from tests.hostile import signed

pytestmark = pytest.mark.rule("RT-15@start_tiles=chosen", "RT-A46")

NAMES = ("Ann", "Bea", "Cy", "Dot")
TILES = ["wheat_field", "lumber_yard", "coal_deposit", "vineyard"]
BOT = {"level": "trader"}


def german(bots: str, start: int = 0) -> tycoon.Session:
    """A table with a seat for each letter: "." a person, "b" a bot."""
    players = [
        {"name": name, "bot": BOT if who == "b" else None}
        for name, who in zip(NAMES, bots, strict=False)
    ]
    options = {"edition": "de-piatnik", "start_seat": start}
    return tycoon.new_game("raccoon", players, options, "the table decides")


def asked(session: tycoon.Session) -> set[Any]:
    """Who must act, wherever it is told."""
    return {
        session.to_act,
        session.state.phase.seat,
        session.prompt().seat,
        session.view(None)["to_act"],
        session.view(0)["to_act"],
    }


@pytest.mark.parametrize(
    ("bots", "start", "speaker"),
    [("b.", 0, 1), ("bb.b", 0, 2), (".bb", 1, 0), ("..b", 1, 1), ("bbb", 1, 1), ("...", 2, 2)],
)
def test_the_first_person_from_the_start_seat_on_chooses_and_a_bot_among_bots(
    bots: str, start: int, speaker: int
) -> None:
    session = german(bots, start)
    assert asked(session) == {speaker}
    action = tycoon.Action("choose_start_tiles", tiles=TILES)
    ((_, view),) = session.preview(action)
    (event,) = session.apply(action)
    assert event.params["seat"] == session.standing[-1].seat == speaker
    assert asked(session) == {start, view["to_act"]} == {start}, "who begins takes tokens first"
    assert session.can_undo


def test_a_seat_that_changes_hands_speaks_for_the_table_no_more() -> None:
    session = german("b..")
    session.hand_seat(1, Automaton("trader", "even"))
    assert asked(session) == {2}
    session.hand_seat(0, None)
    assert asked(session) == {0}


def test_a_save_tells_the_start_seat_whoever_chooses() -> None:
    session = german("b..")
    data = json.loads(session.dumps())
    assert data["checkpoint"]["state"]["phase"] == {"phase": "start_tiles", "seat": 0}
    assert asked(tycoon.load_game(session.dumps())) == {1}
    data["checkpoint"]["index"] = 1
    older = {**data, "app_version": "0.2.0", "actions": [{"do": "is no action any more"}]}
    resumed = tycoon.load_game(signed(older))
    assert resumed.from_checkpoint
    assert asked(resumed) == {1}
    session.apply(tycoon.Action("choose_start_tiles", tiles=TILES))
    assert tycoon.load_game(session.dumps()).dumps() == session.dumps()


def test_a_hint_is_for_who_chooses_and_from_what_that_seat_may_know() -> None:
    session = german("b..")
    situation = Situation(session)
    imagined = situation.imagine(dice_of(session))
    assert imagined.phase.seat == situation.seat == 1
    assert imagined.players[1].hand == session.state.players[1].hand
    assert hints(situation, dice_of(session))
