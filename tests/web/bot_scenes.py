"""Screens with bots; shared by layout and axe tests."""

from __future__ import annotations

from tycoon import Session
from tycoon.session.seats import Automaton

from tests.web import letter_positions, positions
from tests.web.conftest import Scene, Visitor
from tests.web.visit import Visit

BOT = Automaton("trader", "even")


def set_up(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    """One person against bots, one of which is being chosen."""
    visit = visitor()
    visit.new_game()
    visit.hands.press(visit.page.locator("#set-company-bots"))
    for _ in range(len(names) - 2):
        visit.press("Add a player")
    visit.hands.press(visit.page.locator("#player-1"))
    return visit


def _with_bots(game: Session, people: int) -> Session:
    """Who must act is a bot, and so are all but so many of the others."""
    acting = game.to_act
    assert acting is not None
    for seat in range(len(game.seats)):
        after = (seat - acting) % len(game.seats)
        game.hand_seat(seat, None if 0 < after <= people else BOT)
    return game


def _told(game: Session, visitor: Visitor) -> Visit:
    """The bot has done something, and waits."""
    visit = visitor(game=game, settings={"pace": "slow"})
    visit.go_on()
    visit.page.locator(".bot-told .fresh, #settle").first.wait_for()
    if visit.page.locator("#settle").count():
        visit.hands.press(visit.page.locator("#settle"))
        visit.page.locator(".bot-told .fresh").first.wait_for()
    visit.hands.press(visit.page.locator("#bot-pause"))
    return visit


def _turn(people: int) -> Scene:
    def scene(visitor: Visitor, names: tuple[str, ...]) -> Visit:
        game = positions.found(positions.bonus_possible, names)  # it produces
        return _told(_with_bots(game, people), visitor)

    return scene


def _letter_turn(people: int) -> Scene:
    def scene(visitor: Visitor, names: tuple[str, ...]) -> Visit:
        game = letter_positions.found(letter_positions.own_turn, names)
        return _told(_with_bots(game, people), visitor)

    return scene


def seats(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    """The sheet in which seats change hands."""
    visit = _turn(1)(visitor, names)
    visit.hands.press(visit.page.locator("#tool-open-menu"))
    visit.hands.press(visit.page.locator("#menu-seats"))
    return visit


ALL: dict[str, Scene] = {
    "set-up with bots": set_up,
    "a bot's turn before one": _turn(1),
    "a bot's turn before several": _turn(2),
    "a bot's word before one": _letter_turn(1),
    "a bot's word before several": _letter_turn(2),
    "seats": seats,
}
