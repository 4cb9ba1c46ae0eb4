"""A moment of a finished game goes in a link, and whoever opens it finds the replay there."""

from __future__ import annotations

import json
from typing import Any

import pytest
import tycoon
from tycoon.session import saves
from tycoon.session.checkpoints import with_moment

from tests.page.desk import Page, page_with
from tests.page.games import over, plain_turn, played


@pytest.fixture(scope="module")
def save() -> str:
    return played(2, over).dumps()


def watching(text: str) -> Page:
    page = page_with(tycoon.load_game(text))
    page.press(id="watch")
    return page


def place(page: Page) -> int | None:
    """How many actions have happened where the replay stands."""
    play = page.app.table.play
    return play.replay.index if play and play.replay else None


def arrived(page: Page, text: str) -> Page:
    page.answer("received", text=text, when="")
    return page


def test_a_moment_goes_in_the_link_and_never_in_the_file(save: str) -> None:
    page = watching(save)
    page.touch(page.find(id="replay-slider")[0], "input", value="57")
    page.press(id="share-moment")
    assert json.loads(page.port.packing)["moment"] == 57
    page.answer("packed", packed="abc")
    assert "The link opens at this moment" in page.text()
    assert f"57 of {len(page.session.standing) - 1}" in page.text()
    page.press(do="copy-game")
    assert page.port.given[-1][3] == save
    page.press(do="close")
    assert place(page) == 57
    page.press(do="open-menu")
    page.press(id="menu-share")
    assert page.port.packing == save, "without being asked for, none"


def test_versions_that_know_of_no_moments_read_the_same_game(save: str) -> None:
    """They look at the fields they know, and at the checksum over all of them."""
    text = with_moment(save, 57)
    assert saves.read(text) == {
        **saves.read(save),
        "moment": 57,
        "checksum": json.loads(text)["checksum"],
    }
    assert tycoon.load_game(text).dumps() == save


def test_a_new_game_is_taken_and_stands_there(save: str) -> None:
    page = arrived(Page(), with_moment(save, 57))
    assert f"57 of {len(tycoon.load_game(save).standing) - 1}" in page.text()
    assert place(page) is None, "nothing happens before it is taken"
    page.press(do="take-new")
    assert place(page) == 57
    assert page.session.dumps() == save
    assert with_moment(save, 57) not in page.port.store.values()


def test_of_a_game_that_is_here_already_the_own_one_is_watched(save: str) -> None:
    page = page_with(tycoon.load_game(save))
    stored = dict(page.port.store)
    page.app.go("")
    arrived(page, with_moment(save, 3))
    page.press(do="watch-arrival")
    assert place(page) == 3
    arrived(page, with_moment(save, 4))
    page.press(do="watch-arrival")
    assert place(page) == 4
    assert page.port.store.keys() == stored.keys()


@pytest.mark.parametrize(
    "moment", [-1, 10**9, 10**400, 1.5, True, "57", "", [57], {"at": 57}, "<img onerror=x>"]
)
def test_a_moment_that_cannot_be_is_refused_and_the_game_is_not(save: str, moment: Any) -> None:
    text = saves.write({**saves.read(save), "moment": moment})
    page = arrived(Page(), text)
    assert "The moment that the link names is not in this game." in " ".join(page.alarms())
    assert "onerror" not in page.everything()
    page.press(do="take-new")
    assert place(page) is None
    assert page.find(id="watch")


def test_no_moment_of_a_game_that_goes_on_can_be_looked_at() -> None:
    session = played(3, plain_turn, least=60)
    page = arrived(Page(), with_moment(session.dumps(), 5))
    assert "The moment that the link names is not in this game." in " ".join(page.alarms())
    page.press(do="take-new")
    assert place(page) is None
    assert page.find(id="curtain-title")
