"""The whole table agrees to finish now, from the menu (X-06)."""

from __future__ import annotations

from random import Random

import pytest
import tycoon

from tests.conformance.play import Deal, load, steps
from tests.page.desk import Page
from tests.page.table.test_replay import at_the_end

pytestmark = pytest.mark.rule("RT-A48", "LT-A46")
GAMES = pytest.mark.parametrize("game", sorted(tycoon.GAMES))
REASON = "The whole table agreed to stop here."
#: Sub-states in which something is begun that a vote to stop must leave alone.
BEGUN = [
    ("raccoon", "start_tokens"), ("raccoon", "turn"), ("raccoon", "auction"), ("raccoon", "done"),
    ("raccoon", "bonus"), ("raccoon", "trading"), ("raccoon", "discard"),
    ("letter", "turn"), ("letter", "challenge"), ("letter", "buy"), ("letter", "done"),
]  # fmt: skip
MIX = {"raccoon": {"trading_floor": "any_goods", "start_offer": "mixed"}, "letter": {}}


def in_the_middle(game: str, phase: str, *, least: int = 0) -> tycoon.Session:
    """A game in this sub-state."""
    for seed in range(20):
        session = Deal(game, 3, f"vote {seed}", 0, MIX[game]).session()
        for number, _ in enumerate(steps(session, Random(seed), 400)):
            if number >= least and session.prompt().phase == phase:
                return session
    raise LookupError(phase)


def ask(page: Page) -> None:
    page.press(id="tool-open-menu")
    page.press(id="menu-finish")


def secrets(page: Page) -> list[str]:
    """Cards of any hand in the document."""
    hands = ("data-card", "rack-card", "produces", "seat-money")
    return [mark for mark in hands if mark in page.everything()]


@GAMES
def test_the_question_says_that_all_must_agree_and_no_changes_nothing(game: str) -> None:
    page = at_the_end(in_the_middle(game, "turn", least=30))
    before = page.session.dumps()
    assert page.app.table.play
    assert page.app.table.play.screen() == "curtain"
    ask(page)
    assert "Does everybody agree to finish now?" in page.text()
    assert "All at the table must agree." in page.text()
    assert secrets(page) == [], "nothing hidden shows before they have agreed"
    page.press(do="no")
    assert page.session.dumps() == before
    assert page.port.focus == "menu-finish"
    page.press(do="close")
    assert page.app.table.play.screen() == "curtain"


@pytest.mark.parametrize(("game", "phase"), BEGUN)
def test_the_end_screen_names_the_reason_and_undo_leads_right_back(game: str, phase: str) -> None:
    session = in_the_middle(game, phase, least=0 if phase.startswith("start") else 20)
    page = at_the_end(session)
    state, steps_so_far = session.state.to_dict(), len(session.standing)
    if page.find(do="reveal"):
        page.press(do="reveal")
    ask(page)
    page.press(do="yes")
    assert page.app.table.play
    assert page.app.table.play.screen() == "over"
    assert page.app.ui.sheet is None
    assert REASON in page.text()
    assert f"{REASON} The game is over." in page.app.ui.said
    again = Page(page.port.store, "table")
    assert REASON in again.text(), "it is stored"
    assert load(page.session.dumps()).outcome == page.session.outcome
    assert not _offers_to_finish(page)
    page.press(do="undo")
    assert "Does the whole table agree?" in page.text()
    page.press(do="yes")
    assert page.session.state.to_dict() == state, "the vote alone is taken back"
    assert len(page.session.standing) == steps_so_far
    assert page.app.table.play.screen() != "over"


@pytest.mark.parametrize(("game", "phase"), [("raccoon", "start_tokens"), ("letter", "turn")])
def test_what_ended_before_anybody_had_a_turn_can_be_watched(game: str, phase: str) -> None:
    """No round has begun, nobody has a point."""
    page = at_the_end(in_the_middle(game, phase, least=1))
    if page.find(do="reveal"):
        page.press(do="reveal")
    ask(page)
    page.press(do="yes")
    page.press(id="watch")
    assert page.app.table.play
    assert page.find(id="replay-slider")


def _offers_to_finish(page: Page) -> bool:
    page.press(id="tool-open-menu")
    found = bool(page.find(id="menu-finish"))
    page.press(do="close")
    return found


@GAMES
def test_what_the_table_is_looking_at_gives_way_to_the_result(game: str) -> None:
    """The hammer of an auction, the verdict on a word."""
    page = at_the_end(in_the_middle(game, "auction" if game == "raccoon" else "challenge"))
    assert page.app.table.play
    if game == "raccoon":
        while page.app.table.play.screen() == "auction":
            page.press(do="bid" if page.session.view(None)["auction"]["bid"] is None else "pass")
        assert page.app.table.play.screen() == "hammer"
    else:
        seat = page.session.to_act
        page.press(id=f"object-{seat}")
        page.press(do="settle")
        assert page.app.table.play.screen() == "verdict"
    ask(page)
    page.press(do="yes")
    assert page.app.table.play.screen() == "over"
    assert REASON in page.text()


@GAMES
def test_a_game_ended_by_vote_can_be_watched_to_its_last_step(game: str) -> None:
    session = in_the_middle(game, "turn", least=30)
    session.finish()
    page = at_the_end(session)
    page.press(id="watch")
    page.key("End")
    assert f"{REASON} The game is over." in page.text()
    page.press(id="replay-back")
    page.press(id="close-replay")
    assert REASON in page.text()


@GAMES
def test_only_the_window_that_plays_can_finish(game: str) -> None:
    page = at_the_end(in_the_middle(game, "turn", least=30))
    ask(page)
    page.app.autosave.elsewhere = True
    page.press(do="yes")
    assert page.session.to_act is not None
