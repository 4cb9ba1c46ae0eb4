"""The manifest says what the rooms' own tables say."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from tycoon_web import manifest
from tycoon_web.kit.events import Handlers
from tycoon_web.rooms.room import Room

from tests.page.desk import Page


@pytest.mark.parametrize(
    ("written", "of"),
    [
        (manifest.CONTROLS, Room.handlers),
        (manifest.NEWS, Room.answers),
        (manifest.SHEETS, Room.sheets),
    ],
    ids=["controls", "news", "sheets"],
)
def test_the_manifest_is_what_the_rooms_say(
    written: Mapping[str, str], of: Callable[[Room], Mapping[str, Any]]
) -> None:
    rooms = Page().app.rooms
    found = {name: sorted(getattr(room, of.__name__)()) for name, room in rooms.items()}
    assert {name: names.split() for name, names in written.items()} == {
        name: names for name, names in found.items() if names
    }


def test_the_lessons_table_answers_what_the_other_does() -> None:
    def names(of: Callable[[], Handlers]) -> set[str]:
        return set(of())

    app = Page().app
    assert names(app.classroom.handlers) == names(app.table.handlers)
