"""Records falling, all of them, and the deal of the day; shared by layout and axe tests."""

from __future__ import annotations

from tycoon import load_game

from tests.web import coach_scenes, positions
from tests.web.conftest import Scene, Visitor
from tests.web.end_scenes import last_press
from tests.web.save_store import Memory, keep
from tests.web.visit import Visit


def evening(names: tuple[str, ...]) -> Memory:
    """A game that was soon given up, one against bots, and one before its last press."""
    memory = Memory()
    given_up = load_game(positions.found(positions.first_turn, names).dumps())
    given_up.finish()
    keep(memory, given_up, "game-first")
    keep(memory, coach_scenes.played("letter", names), "game-second")
    keep(memory, last_press(names), "game-third")
    return memory


def falls(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    """What was stored before is counted when the records are opened; then the game ends."""
    visit = visitor(storage=evening(names))
    visit.hands.press(visit.page.locator("#open-records"))
    visit.page.get_by_role("button", name="Bots: Apprentice").wait_for()  # its list has come
    visit.hands.press(visit.page.locator("#sheet-close"))
    visit.hands.press(visit.page.locator("[data-do=continue][data-slot=game-third]"))
    visit.take_device()
    visit.hands.press(visit.page.locator("[data-do=end-turn]").first)
    visit.hands.press(visit.page.locator("#count-skip"))
    visit.page.locator(".fallen").wait_for()
    return visit


def records(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    """The case, and a scene per game."""
    visit = falls(visitor, names)
    visit.hands.press(visit.page.locator("#end-records"))
    visit.page.locator(".trophy").first.wait_for()
    return visit


def opened(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    """And what stands behind a tap."""
    visit = records(visitor, names)
    for summary in visit.page.locator(".sheet-records summary").all():
        visit.hands.press(summary)
    return visit


def daily(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    """Who plays the deal of the day is asked before the first one."""
    visit = visitor(game=positions.found(positions.over, names))
    visit.hands.press(visit.page.locator("#more-daily > summary"))
    visit.hands.press(visit.page.locator("#daily-letter"))
    visit.page.locator("#start-daily").wait_for()
    return visit


ALL: dict[str, Scene] = {
    "a record falls": falls,
    "records": records,
    "deal of the day": daily,
    "records opened": opened,
}
