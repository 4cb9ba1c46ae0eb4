"""The table turns to who is next, and tells what has come of something to both long sides."""

from __future__ import annotations

import random

import pytest
import tycoon
from tycoon_web.play.play import Play
from tycoon_web.play.sides import row_of

from tests.page.desk import Element, Page, inside, page_with
from tests.page.opponents import bots

NAMES = ("Ann", "Bea", "Cyrus", "Dot", "Elisabeth")
GAMES = ("raccoon", "letter")
#: What is met in a game before a test of it is done.
WANTED = {
    "raccoon": {"start", "curtain", "table", "auction", "hammer"},
    "letter": {"curtain", "table", "challenge", "verdict"},
}
PANELS = ("auction", "challenge")
RESULTS = ("hammer", "verdict", "over")


def sat_down(game: str, players: int, sides: str, places: str = "") -> Page:
    page = page_with(tycoon.new_game(game, NAMES[:players], {"start_seat": 0}, "turning"))
    page.app.chosen.sides, page.app.chosen.places = sides, places
    page.app.render()
    return page


def at(page: Page) -> Play:
    play = page.app.table.play
    assert play
    return play


def copies(page: Page) -> list[Element]:
    return [e for e in page.elements() if "opposite" in str(e[1].get("class")).split()]


def go_on(page: Page, dice: random.Random) -> None:
    """Whatever the screen asks for, by chance."""
    play = at(page)
    if play.screen() == "curtain":
        page.press(do="reveal")
    elif play.result:
        page.press(do="go-on")
    else:
        sampled = play.session.rules.sample_action(play.session.state, dice)
        play.apply([sampled])
        page.app.render()


def looks(page: Page) -> str:
    """Which screen it is, and to which side it is turned."""
    return f"{at(page).screen()} {page.port.dressed['turn']}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_table_turns_to_who_is_next(game: str, players: int) -> None:
    page, dice, met = sat_down(game, players, "turn"), random.Random(players), set[str]()
    row = row_of(page.app.chosen, players)
    while not met >= WANTED[game]:
        ui, seat = at(page).screen(), at(page).session.to_act
        met.add(ui)
        open_to_all = seat is None or ui in (*PANELS, *RESULTS)
        assert looks(page) == f"{ui} {'b' if seat is None or open_to_all else row[seat]}"
        assert len(copies(page)) == (ui in RESULTS and "t" in row)
        assert "Pass the device" not in page.text(), "it stays where it lies"
        go_on(page, dice)
    page.app.go("")
    page.app.render()
    assert page.port.dressed["turn"] == ""


@pytest.mark.parametrize(("sides", "copied"), [("around", True), ("one", False)])
@pytest.mark.parametrize("game", GAMES)
def test_else_it_lies_still(game: str, sides: str, copied: bool) -> None:
    page, dice = sat_down(game, 4, sides), random.Random(1)
    for _ in range(40):
        assert page.port.dressed["turn"] == "b"
        go_on(page, dice)
    at(page).finish()
    page.app.render()
    assert looks(page) == "over b"
    assert bool(copies(page)) == copied


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_twice_is_for_eyes_only(game: str) -> None:
    """No control, no id, nothing for a screen reader; the winner and everybody's points."""
    page = sat_down(game, 2, "turn")
    at(page).finish()
    page.app.render()
    (copy,) = copies(page)
    assert copy[1]["aria-hidden"] == "true"
    assert not [e for e in inside(copy) if {"id", "data-do", "tabindex"} & e[1].keys()]
    told = [part for e in inside(copy) for part in e[2] if isinstance(part, str)]
    outcome = page.session.outcome
    assert outcome
    for name, score in zip(NAMES, outcome.scores, strict=False):
        assert name in told
        assert str(score["total"]) in told


def test_two_at_the_left_and_right_read_results_from_there() -> None:
    page = sat_down("letter", 2, "turn", "rl")
    assert looks(page) == "curtain r"
    at(page).finish()
    page.app.render()
    assert looks(page) == "over l"
    assert copies(page)


def test_while_bots_play_it_stays_with_the_last_person(monkeypatch: pytest.MonkeyPatch) -> None:
    bots.double(monkeypatch)
    page = page_with(bots.table("letter", ".b.b"))
    page.app.chosen.sides = "turn"
    row = row_of(page.app.chosen, 4)
    page.app.render()
    assert looks(page) == f"curtain {row[0]}"
    page.press(do="reveal")
    dice = random.Random(3)
    while at(page).screen() != "bot":
        go_on(page, dice)
        at(page).renew()
    assert looks(page) == f"bot {row[0]}"


@pytest.mark.parametrize("game", GAMES)
def test_who_is_alone_sits_in_front(game: str) -> None:
    page = page_with(bots.table(game, ".bb"))
    page.app.chosen.sides = "turn"
    page.app.chosen.places = "tlr"
    page.app.render()
    assert page.port.dressed["turn"] == "b"
