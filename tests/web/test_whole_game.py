"""Whole games from the home screen to the final scores, by pressing what a player sees."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from tycoon import Session

from tests.web import motions, positions
from tests.web.conftest import Visitor
from tests.web.ending import assert_scores_are_the_engines
from tests.web.hands import Finger, Keyboard, Mouse
from tests.web.player import Table
from tests.web.secrets import assert_nothing_hidden
from tests.web.visit import Visit

NAMES = ("Ann", "Bea")
#: What moves in a game.
KINDS = {"fly", "slide", "flip", "count", "knock", "stamp", "light", "announce", "grow"}


def assert_everything_happened(game: Session) -> None:
    """An auction lost by its starter, an upgrade, and a town paid with any tokens."""
    events = [event for step in game.journal for event in step.events]
    won = [event.params for event in events if event.key == "auction_won"]
    assert any(auction["seat"] != auction["starter"] for auction in won)
    assert any(event.key == "upgraded" for event in events)
    payments = [event.params["pay"] for event in events if event.key == "town_bought"]
    assert any(len(pay) > 1 for pay in payments), payments


def interrupt(visit: Visit) -> None:
    """Close in the middle, come back: the game waits at the curtain of whoever must act."""
    before, page = visit.game(), visit.page
    assert before.to_act is not None
    visit.reload()
    visit.press("Continue") if page.url.endswith("/") else None
    assert visit.heading() == before.seats[before.to_act].name
    assert_nothing_hidden(visit)
    assert visit.game().dumps() == before.dumps()


@pytest.mark.ux("HO-01", "HO-02", "HO-05")
def test_we_play_a_game_on_to_its_end(visitor: Visitor) -> None:
    """With all that moves and sounds, from the last third of a game."""
    begun = positions.found(positions.last_third, NAMES)
    visit = visitor(game=begun, settings=motions.ALL_ON, script=motions.WATCH)
    visit.go_on()
    Table(visit).play()
    assert_scores_are_the_engines(visit, visit.game())
    motions.assert_as_set(visit, KINDS, moving=True)


@pytest.mark.ux("A11-01", "HO-01", "HO-02", "HO-05")
@pytest.mark.parametrize(
    ("names", "seed", "auto_end", "hands"),
    [
        (["Ann", "Bea", "Cyd"], "three at one table", False, Keyboard),
        (["Ann", "Bea"], "two at one table", True, Mouse),
        (["Ann", "Bea"], "two at one table", True, Finger),
    ],
    ids=["three by keyboard", "two by mouse", "two by finger"],
)
def test_we_play_a_whole_game(
    visitor: Visitor,
    names: list[str],
    seed: str,
    auto_end: bool,
    hands: Callable[[Page], Mouse],
) -> None:
    moving = len(names) == 2
    settings = motions.ALL_ON if moving else {}
    visit = visitor(settings=settings, script=motions.WATCH)
    visit.hands = hands(visit.page)
    visit.set_up("raccoon", names, names[1], seed)
    if auto_end:
        visit.hands.press(visit.page.get_by_role("switch", name="End turns automatically"))
    visit.press("Start the game")
    table = Table(visit, at_curtain=lambda: assert_nothing_hidden(visit))
    table.play(until=lambda: table.turns == 12 and bool(table.curtain().count()))
    interrupt(visit)
    table.play()
    game = visit.game()
    assert_everything_happened(game)
    assert_scores_are_the_engines(visit, game)
    assert game.outcome is not None
    winners = " ".join(names[seat] for seat in game.outcome.winners)
    assert winners in visit.page.get_by_role("heading", level=2).first.inner_text()
    motions.assert_as_set(visit, KINDS, moving=moving)
