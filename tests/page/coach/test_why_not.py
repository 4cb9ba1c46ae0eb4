"""Why not …? A move is tapped to hear what speaks for it and against it; and the note itself."""

from __future__ import annotations

import pytest
from tycoon import Action
from tycoon.bots import Situation, dice_of
from tycoon.coach import advice, why_not
from tycoon_web.games.letter.play import Play as LetterPlay
from tycoon_web.kit.vtree import h, walk
from tycoon_web.play.page import page_of
from tycoon_web.rooms.coach.note import judged
from tycoon_web.rooms.coach.race import ALIKE, alike

from tests.page.coach.tables import ask_all, at_turn, note_of, page_with_hints, taken
from tests.page.desk import Page
from tests.page.opponents.bots import let_bots
from tests.page.watch import watch


def test_a_move_that_is_tapped_is_weighed_instead_of_done() -> None:
    page = page_with_hints(at_turn("raccoon"))
    page.press(do="reveal")
    ask_all(page)
    page.press(do="hint-why")
    assert "Tap any move" in note_of(page)
    assert page.port.focus == "coach-title"
    before = page.session.dumps()
    page.press(id="act-sell")
    play = page.app.autosave.play
    assert play
    assert play.panel is None, "its panel does not open"
    let_bots(page)
    assert page.session.dumps() == before
    told = note_of(page)
    assert "Why not: Sell" in told
    found = why_not(Situation(page.session), dice_of(page.session), sale_of(page))
    for reason in found.against[:1]:
        assert play.words.reason(reason) in told, "the most telling one"
    assert ("as good" in told) == (not found.against)
    for reason in (*found.reasons, *found.against):
        assert play.words.reason(reason) in page.app.ui.said, "all of it is read out"
    assert "ringed" not in page.everything(), "nothing else calls for attention"
    page.press(id="act-produce")
    let_bots(page)
    assert not play.panel
    assert "Why not: Produce" in note_of(page), "another one may be tapped at once"
    watch(page)
    page.press(do="hint-plan")
    assert page.find(id="hint-why"), "the plan is there again"
    assert taken(page) == (1, 0), "all that is about one moment is one hint"


def test_what_was_asked_about_can_be_filled_in_anyway() -> None:
    page = page_with_hints(at_turn("raccoon"))
    page.press(do="reveal")
    ask_all(page)
    page.press(do="hint-why")
    sale = sale_of(page)
    page.press(id="act-sell")
    let_bots(page)
    page.press(id="hint-anyway")
    draft = page.app.autosave.play and page.app.autosave.play.draft()
    assert draft
    assert draft.actions() == [sale]


@pytest.mark.parametrize("apart", [0, ALIKE, ALIKE + 1])
def test_two_moves_that_are_alike_do_not_race(apart: int) -> None:
    """A guess is no finer: what is nearly the same is said to be, instead of two numbers."""
    page = page_with_hints(at_turn("raccoon"))
    page.press(do="reveal")
    play = page.app.autosave.play
    assert play
    moment, dice = Situation(page.session), dice_of(page.session)
    best = advice(moment, dice).plan._replace(chance=0.4 + apart / 100)
    told = why_not(moment, dice, sale_of(page))._replace(chance=0.4)
    leaf = judged(play.words, best, told, lambda _: (None, None), "key")
    even, drawn = apart <= ALIKE, list(walk(h("div", {}, leaf.body)))
    assert alike(0.4 + apart / 100, 0.4) == even
    ways = [e[1]["style"]["--at"] for e in drawn if e[1].get("class") == "race-way"]
    assert ways == ([] if even else [f"{40 + apart}%", "40%"])
    figures = [e for e in drawn if e[1].get("class") == "race-wins"]
    assert len(figures) == (0 if even else 2)
    assert any("weighed-even" in str(e[1].get("class")) for e in drawn) == even


def test_what_is_no_move_does_what_it_does_meanwhile() -> None:
    """A word is laid letter by letter; it is a move once it is printed."""
    page = page_with_hints(at_turn("letter", challenge="automatic"))
    page.press(do="reveal")
    ask_all(page)
    page.press(do="hint-why")
    page.press(id="hand-0")
    play = page.app.autosave.play
    assert isinstance(play, LetterPlay)
    assert play.word
    assert not play.word.spelling.empty()
    assert "Tap any move" in note_of(page), "it still waits"
    page.press(do="clear")
    play.word.propose(next(a for a in page.session.legal_actions() if a.do == "play_word"))
    page.app.render()
    page.press(id="commit")
    let_bots(page)
    assert page.session.prompt().phase == "turn", "nothing is printed"
    assert "Why not: Print" in note_of(page)


def test_the_note_closes_by_its_button_and_by_escape_and_leaves_the_table_in_use() -> None:
    page = page_with_hints(at_turn("raccoon"))
    page.press(do="reveal")
    ask_all(page)
    assert not any(e[1].get("inert") for e in page.elements()), "everything can be reached"
    page.key("Escape")
    assert not page.find(id="coach-title")
    assert page.port.focus == "tool-hint"
    ask_all(page)
    page.press(id="coach-close")
    assert "ringed" not in page.everything()
    page.press(id="act-sell")
    ask_all(page)
    page.key("Escape")
    assert page.find(id="bench"), "the panel is next"
    page.key("Escape")
    assert not page.find(id="bench")


def sale_of(page: Page) -> Action:
    """What the key of selling stands for."""
    play = page.app.autosave.play
    assert play
    found = page_of("raccoon").meant(play, {"do": "sell"})
    assert found
    return found
