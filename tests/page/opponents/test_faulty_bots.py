"""What a bot does wrong is told, and nothing is lost."""

from __future__ import annotations

import pytest
import tycoon
from tycoon_web.rooms.opponents.room import UNASKED

from tests.page.desk import Page
from tests.page.opponents.bots import Random, double, let_bots, page_at, screen, table


def stored(page: Page) -> tycoon.Session:
    """The game as the next start would find it."""
    return Page(page.port.again().store, "table").session


def test_a_fault_is_told_and_the_move_thought_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Random(wrong=1)
    double(monkeypatch, bot)
    page = page_at(table("raccoon", "b."), pace="instant")
    let_bots(page, lambda: bool(page.app.ui.alarm) and page.app.ui.alarm in page.text())
    assert "Something went wrong while Ann was thinking" in page.text()
    assert bot.tries == 1
    assert len(page.session.journal) == 1
    let_bots(page)
    assert len(page.session.journal) > 1
    assert page.session.to_act == 1


def test_after_a_second_fault_people_are_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Random(wrong=2 * UNASKED)
    double(monkeypatch, bot)
    page = page_at(table("raccoon", "b."))
    let_bots(page)
    assert bot.tries == UNASKED
    assert "try again, or let a person take the seat" in page.text()
    assert not page.find(id="bot-next")
    page.press(id="bot-again")
    let_bots(page)
    assert bot.tries == 2 * UNASKED
    page.press(id="bot-person")
    page.press(do="yes")
    assert page.session.seats[0].bot is None
    assert screen(page) == "start"
    assert stored(page).seats[0].bot is None


def test_an_impossible_move_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Random()
    double(monkeypatch, bot)
    monkeypatch.setattr(
        tycoon.GAMES["raccoon"], "sample_action", lambda state, dice: tycoon.Action("dance")
    )
    page = page_at(table("raccoon", "b."))
    let_bots(page)
    assert page.app.table.play
    assert page.app.table.play.seating.stuck
    assert len(page.session.journal) == 1
