"""Learning in a browser: the guide, every lesson by clicking what the ring shows (each day some),
and "What is this?" by finger, mouse and key. Everything on the way to a lesson is measured and
looked at by axe.
"""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect
from tycoon_web.games import OFFERED
from tycoon_web.play.page import page_of

from tests.everyday import EVERYDAY, in_turn
from tests.page.desk import catalogue
from tests.web.axe import violations
from tests.web.conftest import Visitor
from tests.web.test_layout import SIZES, faults
from tests.web.visit import Visit

LESSON = {"raccoon": "sell", "letter": "patents"}
#: Something on the table of that lesson, and what it is called.
THING = {
    "raccoon": ("#ladder-iron .icon", "commodity.iron"),
    "letter": (".star >> nth=0", "legend.letter.ability"),
}
CONTROL = {
    "raccoon": ("#act-sell", "legend.raccoon.sell"),
    "letter": ("#tables", "legend.letter.tables"),
}
TOUCH = """(element, type) => element.dispatchEvent(new PointerEvent(type, {
  bubbles: true, isPrimary: true, pointerType: "touch", clientX: 5, clientY: 5 }))"""
CLICK = "(element) => element.closest('button').click()"


def looked_at(visit: Visit, turn: int) -> list[str]:
    """What is wrong with what shows; every day at some of the sizes, by turns."""
    return faults(visit, in_turn(SIZES[::-1], turn, 4)) + violations(visit)


def said(key: str) -> str:
    return str(catalogue()[key])


def close(visit: Visit) -> None:
    visit.page.locator("#sheet-close").click()
    expect(visit.page.locator(".sheet")).to_have_count(0)


@pytest.mark.parametrize("game", OFFERED)
def test_who_has_never_played_learns_it(visitor: Visitor, game: str) -> None:
    visit = visitor()
    page = visit.page
    visit.new_game(game)
    wrong = looked_at(visit, 0)
    page.locator("#offer-guide").click()
    wrong += looked_at(visit, 1)
    page.locator("#guide-lessons").click()
    wrong += looked_at(visit, 2)
    page.locator(f"#lesson-{LESSON[game]}").click()
    expect(page.locator(".lesson-bar")).to_be_visible()
    wrong += looked_at(visit, 3)
    ask_about_things(visit, game)
    every = [lesson.id for lesson in page_of(game).lessons]
    first = every.index(LESSON[game])
    played = every[first:] + every[:first]
    if EVERYDAY:  # tests/page/lessons plays them all
        played = [*played[:2], every[0]]
    for lesson in played:
        if lesson == every[0]:
            visit.open(f"#lesson/{game}-{lesson}")
        elif lesson != LESSON[game]:
            page.locator("#lesson-next").click()
        learn(visit, said(f"lesson.{game}.{lesson}.done"))
    stored = json.loads(visit.storage()["tycoon-table:lessons"])
    assert stored == {game: ["guide", *played]}
    assert not [key for key in visit.storage() if ":game" in key]
    assert not wrong, "\n".join(wrong)


def learn(visit: Visit, end: str) -> None:
    """Press what the ring shows until this is said."""
    page = visit.page
    while not page.get_by_text(end).count():
        if not page.locator(".pointed").count():
            page.locator("#lesson-show").click()
        page.locator(".pointed").click()


def ask_about_things(visit: Visit, game: str) -> None:
    """By a held finger, the right button and the key; what is held is not pressed."""
    page, (thing, name), (control, other) = visit.page, THING[game], CONTROL[game]
    title = page.locator(".sheet-what h2")
    page.locator(thing).evaluate(TOUCH, "pointerdown")
    expect(title).to_have_text(said(name))
    page.locator(thing).evaluate(TOUCH, "pointerup")
    page.locator(thing).evaluate(CLICK)  # the finger has been lifted: that was no press
    expect(title).to_have_text(said(name))
    close(visit)
    page.locator(control).click(button="right")
    expect(title).to_have_text(said(other))
    close(visit)
    page.locator(control).focus()
    page.keyboard.press("?")
    expect(title).to_have_text(said(other))
    page.locator("#what-legend").click()
    expect(page.locator(".legend-row").first).to_be_visible()
    assert not faults(visit)
    close(visit)
    assert visit.focused() == control[1:]
    page.locator("#tool-open-rules").click()
    page.locator("#rules-tap").click()
    page.locator(control).click()  # asks, and presses nothing
    expect(title).to_have_text(said(other))
    close(visit)
