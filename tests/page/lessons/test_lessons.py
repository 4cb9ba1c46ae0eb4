"""Each lesson is played through the page from its data, and touches nothing that is stored."""

from __future__ import annotations

import json

import pytest
from tycoon_web.device.progress import LESSONS as KEY
from tycoon_web.games import OFFERED
from tycoon_web.play.page import page_of
from tycoon_web.telling.lesson import Lesson

from tests.page.desk import Element, FakePort, Page, catalogue, page_with
from tests.page.games import plain_turn, played
from tests.page.watch import unanswered

EVERY = [lesson for game in OFFERED for lesson in page_of(game).lessons]


def name_of(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.id}"


def said(key: str) -> str:
    return str(catalogue()[key])


def started(lesson: Lesson, page: Page | None = None) -> Page:
    """A page at this lesson, by its address."""
    page = page or Page()
    page.port.place = f"lesson/{name_of(lesson)}"
    page.app.handle({"type": "moved"})
    return page


def pointed(page: Page) -> Element:
    """What the ring is around."""
    (found,) = (e for e in page.elements() if "pointed" in str(e[1].get("class", "")).split())
    return found


def follow(page: Page) -> None:
    """Press what the ring shows until the task is done."""
    school = page.app.lessons.school
    step = school.step
    page.press(do="lesson-show")
    for _ in range(20):
        page.touch(pointed(page), "click")
        if school.step != step:
            return
    raise AssertionError("the ring leads nowhere")


@pytest.mark.parametrize("lesson", EVERY, ids=name_of)
def test_a_lesson_is_played_through_the_page(lesson: Lesson) -> None:
    page = started(lesson)
    for number in range(len(lesson.tasks)):
        assert said(f"lesson.{lesson.game}.{lesson.id}.{number + 1}") in page.text()
        assert page.app.ui.alarm == ""
        follow(page)
    assert said(f"lesson.{lesson.game}.{lesson.id}.done") in page.text()
    play = page.app.lessons.school.play
    assert play
    assert play.session.to_act is not None  # the end has a screen that leads to stored games
    assert json.loads(page.port.store[KEY]) == {lesson.game: [lesson.id]}


def lesson_of(game: str, id: str) -> Lesson:
    return next(lesson for lesson in page_of(game).lessons if lesson.id == id)


def press_all(page: Page, *ids: str) -> None:
    for id in ids:
        page.press(id=id)


def test_what_the_engine_refuses_is_refused_in_its_words() -> None:
    page = started(lesson_of("raccoon", "town"))
    page.press(id="railroad-0")  # more than the purse holds
    assert "bid" in str(page.app.ui.why)
    assert page.app.lessons.school.step == 0


def test_another_action_is_told_before_anything_happens() -> None:
    """What the engine would have happen, then that something else is asked for."""
    page = started(lesson_of("raccoon", "sell"))
    play = page.app.lessons.school.play
    assert play
    before = play.session.dumps()
    press_all(page, "act-sell", "sell-wood", "commit")
    assert "Ann sold 3 wood at $1 for $3" in page.app.ui.alarm
    assert play.session.dumps() == before
    press_all(page, "sell-coal")
    assert pointed(page)[1]["id"] == "commit"  # a wrong try shows the way


def test_a_word_that_is_none_is_told_by_the_list() -> None:
    page = started(lesson_of("letter", "word"))
    press_all(page, "hand-1", "hand-2", "hand-3", "commit")
    assert "Not in the list: BFH." in page.app.ui.alarm
    press_all(page, "clear", "hand-1", "hand-0", "pool-2", "commit")
    assert "Ann earned $1" in page.app.ui.alarm


def test_a_lesson_that_is_done_asks_for_nothing_more_and_leads_on() -> None:
    page = started(lesson_of("raccoon", "sell"))
    follow(page)
    page.press(id="end-turn")
    assert page.app.ui.alarm == said("lesson.over")
    page.press(id="lesson-next")
    assert page.port.place == "lesson/raccoon-storage"
    page.press(id="lesson-leave")
    assert page.port.place == ""
    page.press(id="home-learn")
    assert "passed" in page.find(id="lesson-sell")[0][1]["class"]
    assert "passed" not in page.find(id="lesson-storage")[0][1]["class"]


def test_what_is_taken_back_begins_the_lesson_anew() -> None:
    page = started(lesson_of("raccoon", "auction"))
    follow(page)
    page.press(id="tool-undo")
    page.press(do="yes")
    assert page.app.lessons.school.step == 0
    follow(page)
    follow(page)
    assert said("lesson.raccoon.auction.done") in page.text()


def test_a_lesson_touches_no_stored_game() -> None:
    """Not while it is played, and the game at the table is there afterwards as it was."""
    page = page_with(played(3, plain_turn))
    page.press(do="reveal")
    stored, game = dict(page.port.store), page.session.dumps()
    page.press(id="tool-open-menu")
    page.press(id="menu-lessons-raccoon")
    for lesson in page_of("raccoon").lessons:
        page.press(id=f"lesson-{lesson.id}") if page.find(id=f"lesson-{lesson.id}") else page.press(
            id="lesson-next"
        )
        for _ in lesson.tasks:
            follow(page)
        assert not unanswered(page, list(page.elements()))
        for key in ("m", "l", "?"):
            page.key(key)
            page.key("Escape")
    page.press(id="lesson-leave")
    assert page.session.dumps() == game
    assert page.port.store.pop(KEY)
    assert page.port.store == stored
    assert page.port.claims[-1][0] == page.app.autosave.slot
    assert page.find(id="reveal")  # a game is entered under its curtain


@pytest.mark.parametrize("text", ["{", "[1]", '{"raccoon": 3}', "null", '{"letter": [[]]}'])
def test_damaged_progress_is_left_out_with_one_sentence(text: str) -> None:
    page = Page({KEY: text})
    page.press(id="home-learn")
    assert said("lessons.damaged") in page.text()
    started(lesson_of("raccoon", "sell"), page)
    follow(page)
    assert json.loads(page.port.store[KEY]) == {"raccoon": ["sell"]}


@pytest.mark.parametrize("trouble", ["full", "forbidden"])
def test_progress_that_cannot_be_stored_is_told_and_the_lesson_goes_on(trouble: str) -> None:
    port = FakePort()
    port.refuse = trouble
    page = started(lesson_of("raccoon", "sell"), Page(port=port))
    follow(page)
    assert said("lesson.raccoon.sell.done") in page.text()
    assert said("lessons.unkept") in page.text()
    page.press(id="lesson-leave")
    page.press(id="home-learn")
    assert "passed" in page.find(id="lesson-sell")[0][1]["class"]  # as long as the page is open


def test_what_is_learned_takes_the_place_of_nothing_that_was_not_read() -> None:
    port = FakePort({KEY: '{"letter": ["guide"]}'})
    port.unreadable = frozenset({KEY})
    page = started(lesson_of("raccoon", "sell"), Page(port=port))
    follow(page)
    assert said("lessons.unkept") in page.text()
    assert port.store[KEY] == '{"letter": ["guide"]}'
    port.unreadable = frozenset()
    page.press(id="lesson-leave")
    build = started(lesson_of("raccoon", "build"), page)
    for _ in lesson_of("raccoon", "build").tasks:
        follow(build)
    assert json.loads(port.store[KEY]) == {"letter": ["guide"], "raccoon": ["sell", "build"]}


def test_an_address_of_no_lesson_leads_home() -> None:
    for place in ("lesson/raccoon-none", "lesson/chess-1", "lesson/", "lesson"):
        page = Page(route=place)
        assert page.find(id="wordmark"), place
