"""Rooms behind doors: nothing of them is there before somebody needs it."""

from __future__ import annotations

import subprocess
import sys

import pytest
from tycoon_web.rooms.door import Door, entered

from tests.page.desk import WEB, Page, page_with
from tests.page.games import plain_turn, played

#: What the first screen shows, or must be asked before it is drawn.
FIRST = {"home", "upkeep"}
STANDING = "tycoon_web.rooms.table.keeper"


def open_rooms(page: Page) -> set[str]:
    """The rooms that somebody has been in."""
    names = (
        "home", "upkeep", "setup", "table", "opponents", "coach", "exchange", "rulebook",
        "wordlists", "settings", "lessons", "records", "effects", "daily",
    )  # fmt: skip
    assert len(names) == len(page.app._rooms())
    return {name for name in names if entered(getattr(page.app, name))}


def test_the_first_screen_is_imported_without_the_other_rooms_the_games_and_the_rules() -> None:
    code = "import sys, tycoon_web.app; print(*sys.modules)"
    paths = f"{WEB}:{WEB.parent / 'engine'}"
    done = subprocess.run(
        [sys.executable, "-c", code], env={"PYTHONPATH": paths}, capture_output=True, text=True
    )
    imported = set(done.stdout.split())
    rooms = {name.split(".")[2] for name in imported if name.startswith("tycoon_web.rooms.")}
    assert rooms == FIRST | {"door", "places", "room", "table"}
    assert {name for name in imported if name.startswith("tycoon_web.rooms.table.")} == {STANDING}
    for name in ("tycoon.session", "tycoon.lexicon", "tycoon_web.games.play", "dataclasses"):
        assert name not in imported


def test_the_first_screen_enters_no_other_room_be_there_games_or_not() -> None:
    page = Page()
    assert open_rooms(page) == FIRST
    stored = page_with(played(3, plain_turn)).port.store
    assert open_rooms(Page(stored)) == FIRST


def test_a_room_is_entered_when_its_control_is_pressed() -> None:
    page = Page()
    page.press(id="new-raccoon")
    assert "setup" in open_rooms(page)
    assert "Raccoon" in page.text()


def test_what_nobody_answers_is_asked_of_every_room_and_changes_nothing() -> None:
    page = Page()
    before = page.port.drawn
    page.app.handle({"type": "no-such-news"})
    assert len(open_rooms(page)) == len(page.app._rooms())
    assert page.port.drawn == before


def test_a_door_builds_once_and_keeps_nothing_for_itself() -> None:
    built: list[list[int]] = []

    def build() -> list[int]:
        built.append([1, 2])
        return built[-1]

    door = Door(build)
    assert not entered(door)
    assert door.index(2) == 1
    assert door.copy() == [1, 2]
    assert entered(door)
    assert len(built) == 1
    with pytest.raises(AttributeError):
        door.anything = 1  # type: ignore[attr-defined]
