"""Lazy rooms: nothing of them is there before somebody needs it."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest
import tycoon
from tycoon_web.games import OFFERED
from tycoon_web.rooms.lazy import LazyRoom, entered

from tests.page.desk import WEB, Page, page_with
from tests.page.games import Wish, first, plain_turn, played
from tests.page.letter.tables import accept, play, spell
from tests.page.letter.tables import table as spelling_table

#: What the first screen shows, or must be asked before it is drawn.
FIRST = {"home", "upkeep"}
#: Where a game is played: what moves and sounds is looked at there after every drawing.
AT_TABLE = FIRST | {"table", "effects"}
#: What a finished game asks for besides.
AT_THE_END = {
    "records": "the game is counted",
    "daily": "was it the deal of the day?",
}
STANDING = "tycoon_web.rooms.table.autosave"


def open_rooms(page: Page) -> set[str]:
    """The rooms that somebody has been in."""
    return {name for name, room in page.app.rooms.items() if entered(room)}


def test_the_first_screen_is_imported_without_the_other_rooms_the_games_and_the_rules() -> None:
    code = "import sys, tycoon_web.app; print(*sys.modules)"
    paths = f"{WEB}:{WEB.parent / 'engine'}"
    done = subprocess.run(
        [sys.executable, "-c", code], env={"PYTHONPATH": paths}, capture_output=True, text=True
    )
    imported = set(done.stdout.split())
    rooms = {name.split(".")[2] for name in imported if name.startswith("tycoon_web.rooms.")}
    assert rooms == FIRST | {"lazy", "places", "room", "table"}
    assert {name for name in imported if name.startswith("tycoon_web.rooms.table.")} == {STANDING}
    for name in (
        "tycoon.session.session",
        "tycoon.lexicon",
        "tycoon_web.play.play",
        "dataclasses",
    ):
        assert name not in imported


def test_the_first_screen_enters_no_other_room_be_there_games_or_not() -> None:
    page = Page()
    assert open_rooms(page) == FIRST
    stored = page_with(played(3, plain_turn)).port.store
    assert open_rooms(Page(stored)) == FIRST


def test_leaving_the_first_screen_enters_no_room() -> None:
    page = Page()
    page.app.handle({"type": "hidden"})
    assert open_rooms(page) == FIRST


def test_a_room_is_entered_when_its_control_is_pressed() -> None:
    page = Page()
    page.press(id="new-raccoon")
    assert "setup" in open_rooms(page)
    assert "Raccoon" in page.text()


def test_what_nobody_answers_enters_no_room_and_changes_nothing() -> None:
    page = page_with(played(3, plain_turn), "open")
    before, rooms = page.port.drawn, open_rooms(page)
    for name in ("no-such", "", "table", "__init__", "render", "handlers"):
        page.app.handle({"type": name})
        page.app.handle({"type": "click", "do": name})
    assert (page.port.drawn, open_rooms(page)) == (before, rooms)


def test_a_door_builds_once_and_keeps_nothing_for_itself() -> None:
    built: list[list[int]] = []

    def build() -> list[int]:
        built.append([1, 2])
        return built[-1]

    lazy = LazyRoom(build)
    assert not entered(lazy)
    assert lazy.index(2) == 1
    assert lazy.copy() == [1, 2]
    assert entered(lazy)
    assert len(built) == 1
    with pytest.raises(AttributeError):
        lazy.anything = 1  # type: ignore[attr-defined]


def can(do: str) -> Wish:
    """An ordinary turn in which this can be done."""

    def wish(session: tycoon.Session) -> bool:
        return plain_turn(session) and any(a.do == do for a in session.legal_actions())

    return wish


def edit_everything(page: Page) -> int:
    """Use every kind of control that the panel in hand has; how many kinds there were."""
    play = page.app.table.play
    draft = play.draft() if play else None
    assert draft
    found = [page.find(do=do)[0] for do in sorted(draft.edits()) if page.find(do=do)]
    for element in found:
        if "data-why" not in element[1]:
            page.touch(element, "click")
    return len(found)


@pytest.mark.parametrize(
    ("panel", "do"),
    [
        ("produce", "produce"),
        ("sell", "sell"),
        ("auction", "auction"),
        ("build", "build"),
        ("town", "buy_town"),
    ],
)
def test_a_turn_of_raccoon_tycoon_enters_only_the_table(panel: str, do: str) -> None:
    page = page_with(first(can(do), {}), "open")
    page.press(id=f"act-{panel}")
    assert edit_everything(page)
    page.press(do="cancel")
    assert open_rooms(page) == AT_TABLE
    page.press(id=f"act-{panel}")
    page.press(do="commit")
    assert open_rooms(page) == AT_TABLE


def test_a_turn_of_letter_tycoon_enters_only_the_table_and_its_word_list() -> None:
    page = spelling_table("ATCDEFG", "E", money={0: 20})
    spell(page, "CAT")
    assert edit_everything(page) > 2
    page.key("Escape")
    play(page, "CAT")
    accept(page)
    page.press(do="buy")
    page.press(do="end-turn")
    assert open_rooms(page) == AT_TABLE | {"wordlists"}


@pytest.mark.parametrize("game", OFFERED)
def test_a_whole_game_enters_only_the_table_and_what_its_end_needs(game: str) -> None:
    page, dice = Page(), Random(1)
    page.app.chosen.handover = "open"
    page.app.autosave.begin(tycoon.new_game(game, ["Ann", "Bea"], {}, "whole"))
    page.app.render()
    entered_before_the_end = set()
    while page.session.to_act is not None:
        entered_before_the_end = open_rooms(page)
        session = page.session
        page.app.table.act([session.rules.sample_action(session.state, dice)])
        page.app.render()
    lists = {"wordlists"} if game == "letter" else set()
    assert entered_before_the_end == AT_TABLE | lists
    assert open_rooms(page) == AT_TABLE | lists | AT_THE_END.keys()
