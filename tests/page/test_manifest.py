"""Who answers what stands in the manifest, made of the rooms' own tables by the build."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from making.manifest import FILE, made
from tycoon_web import manifest
from tycoon_web.kit.events import Handlers
from tycoon_web.rooms.room import Room

from tests.page.desk import Page


def test_the_manifest_is_what_the_build_makes_of_the_rooms() -> None:
    assert FILE.read_text(encoding="utf-8") == made()


@pytest.mark.parametrize(
    ("written", "of"),
    [
        (manifest.CONTROLS, Room.handlers),
        (manifest.NEWS, Room.answers),
        (manifest.SHEETS, Room.sheets),
    ],
    ids=["controls", "news", "sheets"],
)
def test_it_names_all_that_the_rooms_of_a_page_answer(
    written: Mapping[str, str], of: Callable[[Room], Mapping[str, Any]]
) -> None:
    rooms = Page().app.rooms
    found = {name: room for room, names in written.items() for name in names.split()}
    assert found == {
        name: room for room, own in rooms.items() for name in getattr(own, of.__name__)()
    }


def test_the_lessons_table_answers_what_the_other_does() -> None:
    def names(of: Callable[[], Handlers]) -> set[str]:
        return set(of())

    app = Page().app
    assert names(app.classroom.handlers) == names(app.table.handlers)
