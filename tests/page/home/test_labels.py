"""What the list of games tells of each without opening it: its label, and how that is stored."""

from __future__ import annotations

import hashlib
import json

import pytest
from tycoon_web.device.records import opened
from tycoon_web.device.save_store import FIRST, generations

from tests.page.desk import page_with
from tests.page.games import over, plain_turn, played


def test_a_game_tells_whose_turn_it_is_and_a_finished_one_shows_who_has_won_it() -> None:
    page = page_with(played(2, over))
    won = set(page.session.outcome.winners) if page.session.outcome else set()
    page.press(do="play-again")
    to_act = page.session.to_act
    assert to_act is not None
    begun, name = page.app.autosave.slot, page.session.seats[to_act].name
    page.do("open-menu", "home")
    assert f"{name} to play" in page.text()
    signs = [seat.emblem for number, seat in enumerate(page.session.seats) if number in won]
    faces = [str(e[1]["class"]) for e in page.elements() if "ticket-face" in str(e[1].get("class"))]
    assert [any(f"em-{sign}" in face for sign in signs) for face in faces] == [True]
    slots = page.app.home.save_store.look().slots
    turns = {slot.id: saved.label.turn for slot in slots for saved in slot.games}
    assert turns == {FIRST: None, begun: to_act}


def test_what_a_newer_version_writes_into_a_label_is_no_damage() -> None:
    port = page_with(played(2, over)).port
    key = generations(FIRST)[0]
    saved = opened(port.store[key], key)
    assert saved
    assert opened(labelled(port.store[key], mood="merry"), key) == saved


def labelled(stored: str, **more: object) -> str:
    """A stored game with something else in its label, and a checksum that agrees."""
    record = json.loads(stored)
    record["label"] |= more
    parts = [str(record["number"]), record["when"], json.dumps(record["label"], sort_keys=True)]
    total = hashlib.sha256("\n".join([*parts, record["text"]]).encode()).hexdigest()[:32]
    return json.dumps({**record, "sum": total})


@pytest.mark.parametrize("turn", [2, -1, "Ann", True])
def test_a_turn_that_is_no_seat_is_not_taken_from_a_label(turn: object) -> None:
    port = page_with(played(2, plain_turn)).port
    key = generations(FIRST)[0]
    before, after = (
        opened(s, key) for s in (port.store[key], labelled(port.store[key], turn=turn))
    )
    assert before
    assert after
    assert (after.text, after.label.turn) == (before.text, None)
