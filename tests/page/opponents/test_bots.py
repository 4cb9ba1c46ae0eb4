"""Bots at the table: in slices, step by step, stored as people's moves are."""

from __future__ import annotations

import itertools

import pytest
import tycoon
from tycoon.session.seats import Automaton
from tycoon_web.play.thinking import SLICE

from tests.conformance.play import load
from tests.page.desk import Page
from tests.page.opponents.bots import (
    Random,
    act_anyhow,
    double,
    let_bots,
    near_the_end,
    page_at,
    screen,
    table,
)
from tests.page.watch import watch

#: So that no word waits for an answer.
UNASKED_WORDS: dict[str, dict[str, str]] = {"raccoon": {}, "letter": {"challenge": "off"}}
GAMES = pytest.mark.parametrize("game", sorted(tycoon.GAMES))
pytestmark = pytest.mark.usefixtures("random_bots")


def stored(page: Page) -> tycoon.Session:
    """The game as the next start would find it."""
    return Page(page.port.again().store, "table").session


def act_for_people(page: Page, until: str = "") -> None:
    """The people at the table do anything that is possible, until a screen of this name shows."""
    let_bots(page)
    while screen(page) not in ("over", until):
        act_for_one(page)
        let_bots(page)


def act_for_one(page: Page) -> None:
    """Whoever is asked for anything does the first thing that is possible."""
    if screen(page) == "curtain":
        page.press(do="reveal")
    elif page.app.table.play and page.app.table.play.result:
        page.press(do="go-on")
    else:
        act_anyhow(page)


@GAMES
def test_bots_play_a_game_to_the_end_and_everything_is_stored(game: str) -> None:
    page = page_at(near_the_end(table(game, "bbb")))
    let_bots(page)
    assert screen(page) == "over"
    assert stored(page).outcome == page.session.outcome


@pytest.mark.ux("HO-06")
@GAMES
def test_one_person_meets_no_curtain_and_always_sees_the_own_hand(game: str) -> None:
    page = page_at(near_the_end(table(game, ".bb")))
    seen: set[str] = set()

    def look() -> bool:
        page.answer("hidden")
        seen.add(screen(page))
        return False

    let_bots(page, look)
    while screen(page) != "over":
        act_for_one(page)
        let_bots(page, look)
    assert {"bot", "table"} <= seen
    assert "curtain" not in seen


def test_a_reload_brings_one_person_no_curtain() -> None:
    page = page_at(table("raccoon", ".bb"))
    act_for_people(page, "table")
    assert screen(Page(page.port.store, "table")) == "table"


@pytest.mark.ux("HO-06")
@GAMES
def test_two_people_have_a_curtain_between_them_and_none_before_bots(game: str) -> None:
    page = page_at(table(game, ".b.b"))
    act_for_people(page, "curtain")
    seats = []
    for _ in range(4):
        to_act = page.session.to_act
        assert to_act in (0, 2)
        seats.append(to_act)
        page.press(do="reveal")
        while page.session.to_act == to_act and screen(page) == "table":
            act_anyhow(page)
        act_for_people(page, "curtain")
        if screen(page) == "over":
            break
    assert set(seats) == {0, 2}


@GAMES
def test_nothing_of_a_hand_shows_while_a_bot_plays_before_several_people(game: str) -> None:
    page = page_at(table(game, "bb..", **UNASKED_WORDS[game]))
    looked = 0

    def look() -> bool:
        nonlocal looked
        if screen(page) == "bot":
            assert not page.find(id="own")
            assert not page.find(id="hand-0")
            watch(page)
            looked += 1
        return False

    let_bots(page, look)
    assert looked


def test_a_step_is_told_for_as_long_as_it_takes_to_read() -> None:
    paces = {}
    for pace in ("slow", "normal", "fast", "instant"):
        page = page_at(table("raccoon", ".bb"), pace=pace)
        page.press(id="start-wheat")
        page.press(id="start-wood")
        page.press(do="commit")
        act_anyhow(page)
        paces[pace] = let_bots(page)
    assert paces["slow"] > 1.5 * paces["normal"] > 2.25 * paces["fast"]
    assert paces["instant"] < 1


@GAMES
def test_what_a_bot_does_is_told_on_the_table_and_in_the_log(game: str) -> None:
    page = page_at(table(game, "b.", **UNASKED_WORDS[game]))
    assert page.app.table.play
    company = page.app.table.play.seating
    let_bots(page, lambda: bool(company.told and company.told.lines[-1] in page.text()))
    told = company.told
    assert told
    assert told.lines[-1] in page.text()
    assert told.lines[-1] in [line.text for line in page.app.table.play.turn_log.log]
    assert told.lines[-1] in page.app.ui.said


def test_next_goes_on_at_once_and_pause_waits_for_it() -> None:
    page = page_at(table("raccoon", ".bbb"))
    act_anyhow(page)
    page.press(id="bot-pause")
    let_bots(page)
    assert screen(page) == "bot"
    assert page.session.to_act == 1
    for seat in (1, 2, 3):
        before = len(page.session.journal)
        page.press(id="bot-next")
        let_bots(page)
        assert len(page.session.journal) == before + 1
        assert page.app.table.play
        assert page.app.table.play.seating.busy == seat
    page.press(id="bot-next")
    let_bots(page)
    assert screen(page) != "bot"


@pytest.mark.ux("PF-04")
@GAMES
def test_thinking_gives_the_page_its_turn_after_every_slice(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = Random(yields=100)
    double(monkeypatch, bot)
    page = page_at(table(game, "b."))
    slices = [bot.slices]
    while bot.tries == 0:
        page.port.pass_time()
        slices.append(bot.slices)
    done = [after - before for before, after in itertools.pairwise(slices)]
    assert max(done) <= SLICE * 1000 + 1
    assert len(done) >= 100 / (SLICE * 1000)


def test_a_press_while_it_thinks_shortens_the_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Random(yields=10_000)
    double(monkeypatch, bot)
    page = page_at(table("raccoon", "b."))
    bot.let_think(page)
    page.press(id="bot-next")
    let_bots(page)
    assert bot.slices < 100
    assert page.session.to_act == 1


@pytest.mark.parametrize("place", ["hidden", "sheet", "home", "elsewhere"])
def test_nobody_thinks_where_nobody_looks(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Random(yields=1000)
    double(monkeypatch, bot)
    page = page_at(table("raccoon", "bbb"))
    bot.let_think(page)
    before = bot.slices
    if place == "hidden":
        page.hide()
    elif place == "sheet":
        page.press(id="tool-open-log")
    elif place == "home":
        page.port.place = ""
        page.answer("moved")
    else:
        page.answer("claimed", slot=page.app.autosave.slot, mine=False)
    let_bots(page)
    assert bot.slices == before
    if place == "hidden":
        page.port.seen = True
        page.answer("shown")
    elif place == "sheet":
        page.press(id="sheet-close")
    elif place == "home":
        page.port.place = f"table/{page.app.autosave.slot}"
        page.answer("moved")
    else:
        page.answer("claimed", slot=page.app.autosave.slot, mine=True)
    bot.let_think(page)


@GAMES
def test_a_reload_in_the_middle_of_a_turn_leads_to_the_same_game(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = Random(yields=50)
    double(monkeypatch, bot)
    whole, page = page_at(table(game, "bb")), page_at(table(game, "bb"))
    for moves in range(1, 5):
        let_bots(page, lambda: len(page.session.journal) > moves)  # noqa: B023 - asked at once
        bot.let_think(page)
        page = Page(page.port.again().store, "table")
        assert len(page.session.journal) == moves + 1
    let_bots(whole, lambda: len(whole.session.journal) == len(page.session.journal))
    assert page.session.dumps() == whole.session.dumps()


@GAMES
def test_a_game_with_bots_goes_on_on_another_device(game: str) -> None:
    here = page_at(table(game, "bb."))
    let_bots(here, lambda: len(here.session.journal) > 1)
    there = Page()
    there.answer("received", text=here.session.dumps())
    assert "bot-mark" in there.everything(), "what came says who plays"
    there.press(do="take-new")
    assert there.session.seats == here.session.seats
    let_bots(there)
    let_bots(here)
    assert there.session.dumps() == here.session.dumps(), "bots do the same everywhere"


# --- seats change hands --------------------------------------------------------------------------


def test_a_seat_is_given_to_a_bot_and_back_if_all_agree() -> None:
    page = page_at(table("raccoon", ".."))
    page.press_each("tool-open-menu", "menu-seats", "hand-seat-1-tycoon")
    assert "All at the table must agree" in page.text()
    page.press(do="no")
    assert page.session.seats[1].bot is None
    page.press(id="hand-seat-1-tycoon")
    page.press(do="yes")
    assert page.session.seats[1].bot == Automaton("tycoon", "even")
    assert stored(page).seats[1].bot == Automaton("tycoon", "even")
    page.press(id="sheet-close")
    act_for_people(page, "table")
    page.press_each("tool-open-menu", "menu-seats", "hand-seat-1-person")
    page.press(do="yes")
    page.press(id="sheet-close")
    assert screen(page) == "curtain", "two people: the device goes round again"
    assert load(page.session.dumps()).seats == page.session.seats


# --- taking back ---------------------------------------------------------------------------------


def solo_after_a_round(pace: str = "instant") -> Page:
    page = page_at(table("raccoon", ".bb"), pace=pace)
    act_for_people(page, "table")
    return page


def test_undo_leads_to_ones_own_last_decision_and_redo_back() -> None:
    page = solo_after_a_round()
    for _ in range(3):
        seat = page.session.to_act
        act_anyhow(page)
        act_for_people(page, "table")
        assert page.session.to_act == seat
        before, moves = page.session.state.to_dict(), len(page.session.standing)
        page.press(do="undo")
        if page.app.ui.question:
            assert "Take it back all the same?" in page.text()
            page.press(do="yes")
        assert page.session.to_act == seat
        assert not page.port.waiting
        assert len(page.session.standing) < moves
        while page.find(do="redo"):
            page.press(do="redo")
        assert page.session.state.to_dict() == before


def test_what_bots_have_done_since_is_freely_undone_if_nothing_came_to_light() -> None:
    session = table("raccoon", ".b")
    page = page_at(session, pace="instant")
    act_anyhow(page)
    let_bots(page)
    assert page.session.to_act == 0
    steps = [step.seat for step in page.session.standing[1:]]
    assert steps == [0, 1], "both have taken their start tokens, in the open"
    page.press(do="undo")
    assert page.app.ui.question is None
    assert len(page.session.standing) == 1
    assert len(page.session.journal) == 1, "it leaves no trace"


def test_only_bots_have_done_anything_so_nothing_can_be_taken_back() -> None:
    page = page_at(table("raccoon", "b."), pace="instant")
    let_bots(page)
    assert page.session.to_act == 1
    undo = page.find(id="tool-undo")[0]
    assert undo[1].get("data-why")


def test_a_person_alone_finishes_without_asking_anybody() -> None:
    page = solo_after_a_round()
    page.press(id="tool-open-menu")
    page.press(id="menu-finish")
    assert "agree" not in page.text()
    page.press(do="yes")
    assert screen(page) == "over"
