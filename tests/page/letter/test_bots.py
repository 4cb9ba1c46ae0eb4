"""Bots at Letter Tycoon: they answer a word at once, and people are asked only once."""

from __future__ import annotations

import pytest
import tycoon
from tycoon.bots import USUAL, Bot, Budget, Situation, Thinking
from tycoon.kernel.rules import Dice

from tests.page.desk import Page
from tests.page.opponents.bots import Random, double, let_bots, page_at, screen, table


class Doubter(Bot):
    """Answers every word the same way, and lays a word where it can."""

    def __init__(self, answer: str) -> None:
        self.answer, self.asked = answer, 0

    def think(self, situation: Situation, dice: Dice, budget: Budget = USUAL) -> Thinking:
        yield
        if situation.view["phase"] == "challenge":
            self.asked += 1
            return tycoon.Action(self.answer)
        rules, imagined = tycoon.GAMES[situation.game], situation.imagine(dice)
        words = (a for a in rules.legal_actions(imagined) if a.do == "play_word")
        return next(words, None) or (yield from Random().think(situation, dice))


def laid(who: str) -> tycoon.Session:
    """Seat 0 is about to lay a word, by table challenges."""
    session = table("letter", who, challenge="table")
    assert session.to_act == 0
    return session


def lay(page: Page) -> None:
    """The person to act lays the first word that comes to mind."""
    action = next(a for a in page.session.legal_actions() if a.do == "play_word")
    page.app.table.act([action])
    page.app.render()


def test_bots_accept_at_once_and_the_turn_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Doubter("accept")
    double(monkeypatch, bot)
    page = page_at(laid(".bb"))
    lay(page)
    assert screen(page) == "challenge"
    assert not page.find(do="object"), "there is nobody to object"
    passed = let_bots(page)
    assert bot.asked == 2
    assert passed < 0.5, "nobody waits for an answer"
    assert page.session.to_act == 0


def test_a_bots_challenge_comes_to_a_verdict(monkeypatch: pytest.MonkeyPatch) -> None:
    double(monkeypatch, Doubter("challenge"))
    page = page_at(laid(".bb"))
    lay(page)
    let_bots(page)
    assert screen(page) == "verdict"
    assert "Bea" in page.text()
    page.press(do="go-on")
    assert screen(page) != "verdict"


@pytest.mark.parametrize("who", [".b.", "..b", ".b.b."])
def test_people_settle_once_wherever_bots_sit(who: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Doubter("accept")
    double(monkeypatch, bot)
    page = page_at(laid(who))
    page.press(do="reveal")
    lay(page)
    let_bots(page)
    people = [seat for seat, kind in enumerate(who) if kind == "." and seat]
    assert [element[1]["data-seat"] for element in page.find(do="object")] == [
        str(seat) for seat in people
    ]
    page.press(id=f"object-{people[-1]}")
    page.press(do="settle")
    let_bots(page)
    assert screen(page) == "verdict"
    assert bot.asked == who.count("b")
    assert page.app.table.play
    assert page.app.table.play.result
    assert page.session.seats[people[-1]].name in page.text()


@pytest.mark.parametrize("pace", ["normal", "instant"])
def test_who_lays_a_bots_word_in_doubt(pace: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's word is the people's to judge; the bot goes on when it has been."""
    double(monkeypatch, Doubter("accept"))
    page = page_at(laid("b."))
    page.app.chosen.pace = pace
    let_bots(page, lambda: screen(page) == "challenge")
    let_bots(page)
    assert screen(page) == "challenge"
    page.press(id="object-1")
    page.press(do="settle")
    assert screen(page) == "verdict"
    passed = let_bots(page)
    assert passed > 1, "the verdict is there to be read, at any pace"
    assert screen(page) != "verdict"


def test_undo_of_an_answer_leads_to_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """What bots answered before stays; one's own answer is one's own decision."""
    double(monkeypatch, Doubter("accept"))
    page = page_at(laid("bb."))
    let_bots(page, lambda: screen(page) == "challenge")
    let_bots(page)
    assert page.session.to_act == 2
    page.press(do="settle")
    page.press(id="tool-undo")
    if page.app.ui.question:
        page.press(do="yes")
    assert page.session.to_act == 2
    assert screen(page) == "challenge"
