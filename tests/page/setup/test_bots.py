"""Bots at set-up: one press for the usual table, any other seat by seat."""

from __future__ import annotations

import subprocess
import sys

import pytest
import tycoon
from tycoon.games import game_of
from tycoon.session.seats import Automaton
from tycoon_web.device.records import Label

from tests.page.desk import Page
from tests.page.opponents.bots import double, let_bots, page_at, screen, table

GAMES = pytest.mark.parametrize("game", sorted(tycoon.GAMES))


def bots(page: Page) -> list[str | None]:
    """The level of every seat's bot."""
    return [seat.bot and seat.bot.level for seat in page.session.seats]


def test_one_press_from_home_to_a_game_against_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    double(monkeypatch)
    page = Page()
    page.press(id="bot-raccoon")
    assert bots(page) == [None, "trader"]
    assert page.app.ui.route == "table"


def test_three_presses_from_home_to_a_game_against_two_bots(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    double(monkeypatch)
    page = Page()
    page.press_each("new-raccoon", "set-company-bots", "add-player", "start-game")
    assert bots(page) == [None, "trader", "trader"]
    assert len({seat.name for seat in page.session.seats}) == 3
    assert len({seat.emblem for seat in page.session.seats}) == 3
    let_bots(page)
    assert page.session.to_act == 0
    assert screen(page) == "start"


@GAMES
def test_a_seat_is_made_a_bots_with_level_and_character(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    double(monkeypatch)
    page = Page()
    page.press(id=f"new-{game}")
    page.press(id="player-1")
    page.press(id="set-player-1-tycoon")
    page.press(id=f"set-character-1-{game_of(game).characters[2]}")
    page.press(id="set-player-1-apprentice")
    page.press(id="remove-2")
    if game == "letter":
        page.app.setup.draft.values["challenge"] = "table"
    page.press(id="start-game")
    if page.app.ui.route == "table":
        assert page.session.seats[1].bot == Automaton("apprentice", game_of(game).characters[2])
    else:
        assert game == "letter", "its word list is still to come"


def test_a_bots_name_is_nobody_elses() -> None:
    page = Page()
    page.press(id="new-raccoon")
    page.press(id="set-company-bots")
    own = page.find(id="name-1")[0][1]["placeholder"]
    page.touch(page.find(id="name-0")[0], "input", value=own)
    assert page.find(id="name-1")[0][1]["placeholder"] == f"{own} II"


def test_seats_keep_their_bots_when_they_move_and_go() -> None:
    page = Page()
    page.press_each(
        "new-raccoon",
        "set-company-bots",
        "add-player",
        "player-2",
        "set-player-2-tycoon",
        "move-up-2",
        "move-up-1",
    )
    levels = [bot and bot.level for bot in page.app.setup.draft.bots]
    assert levels == ["tycoon", None, "trader"]
    page.press(id="add-player")
    assert page.app.setup.draft.bots[3] == page.app.setup.draft.bots[2]
    page.press(id="remove-0")
    levels = [bot and bot.level for bot in page.app.setup.draft.bots]
    assert levels == [None, "trader", "trader"]
    page.press(id="set-company-people")
    assert page.app.setup.draft.bots == [None, None, None]


def test_who_sat_there_before_the_bots_finds_the_name_again() -> None:
    page = Page()
    page.press(id="new-raccoon")
    page.press(id="add-player")
    for seat, name in enumerate(("Ann", "Bea", "Cy", "Dov")):
        page.touch(page.find(id=f"name-{seat}")[0], "input", value=name)
    page.press(id="set-company-bots")
    assert page.app.setup.draft.names == ["Ann", ""]
    page.press(id="set-company-people")
    assert page.app.setup.draft.names == ["Ann", "Bea", "Cy", "Dov"]
    page.press(id="set-company-bots")
    page.touch(page.find(id="name-1")[0], "input", value="Tick")
    page.press(id="set-company-people")
    assert page.app.setup.draft.names == ["Ann", "Tick"]


def test_nameless_people_come_back_as_many_as_they_were() -> None:
    page = Page()
    page.press_each("new-raccoon", "set-company-bots", "set-company-bots", "set-company-people")
    assert page.app.setup.draft.names == ["", "", ""]


def test_seats_that_came_or_went_among_the_bots_stay_so() -> None:
    page = Page()
    page.press(id="new-raccoon")
    page.press(id="remove-2")
    for seat, name in enumerate(("Ann", "Bea")):
        page.touch(page.find(id=f"name-{seat}")[0], "input", value=name)
    page.press_each("set-company-bots", "add-player", "start-seat-2", "set-company-people")
    assert page.app.setup.draft.names == ["Ann", "Bea", ""]
    assert page.app.setup.draft.start == 2


def test_a_linked_deal_keeps_its_number_of_players_among_people() -> None:
    page = Page()
    page.press(id="new-raccoon")
    for seat, name in enumerate(("Ann", "Bea", "Cy")):
        page.touch(page.find(id=f"name-{seat}")[0], "input", value=name)
    page.press(id="set-company-bots")
    page.port.place = "deal=raccoon&players=3&seed=ours&edition=es"
    page.answer("moved")
    page.press(id="set-company-people")
    assert page.app.setup.draft.names == ["Ann", "", ""]


def test_another_game_keeps_the_level_and_knows_its_own_characters() -> None:
    page = Page()
    page.press_each(
        "new-raccoon",
        "player-1",
        "set-player-1-tycoon",
        "set-character-1-baron",
        "back",
        "new-letter",
    )
    assert page.app.setup.draft.bots[1] == Automaton("tycoon", "even")


def test_the_curtain_is_no_question_for_one_person_nor_the_pace_for_people() -> None:
    page = Page()
    page.press(id="new-raccoon")
    assert page.find(do="set-handover")
    assert not page.find(do="set-pace")
    page.press(id="set-company-bots")
    assert not page.find(do="set-handover")
    assert page.find(do="set-pace")


@GAMES
def test_once_more_with_the_same_table_keeps_the_bots(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    double(monkeypatch)
    page = page_at(table(game, ".bb"))
    page.press(id="tool-open-menu")
    page.press(id="menu-finish")
    page.press(do="yes")
    page.press(do="play-again")
    assert bots(page) == [None, "trader", "trader"]


def test_the_list_of_games_marks_bots() -> None:
    page = page_at(table("raccoon", ".b"))
    page.press(id="tool-open-menu")
    page.press(id="menu-home")
    entry = page.app.home.entries()[0]
    assert entry.label.bots == (1,)
    assert "bot-mark" in page.everything()
    assert Label().of(page.session).bots == (1,)


def test_people_among_themselves_import_no_bot() -> None:
    """Neither does the home screen, nor the set-up of a game with bots."""
    script = """
import sys
from tests.page.desk import new_page, choose_tokens
page = new_page()
choose_tokens(page)
page.press(do="reveal")
page.press(id="tool-open-menu")
page.press(id="menu-new")
page.press(id="set-company-bots")
assert not [name for name in sys.modules if name.startswith("tycoon.bots")], "imported"
"""
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        check=False,
        env={"PYTHONPATH": ":".join(["engine", "web", "scripts", "."])},
    )
    assert done.returncode == 0, done.stderr
