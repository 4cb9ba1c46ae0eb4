"""Tables with hints, and coaches that have thought to the end."""

from __future__ import annotations

from typing import Any

import tycoon
from tycoon_web.device.records import Label
from tycoon_web.device.save_store import FIRST

from tests.page.desk import Page, inside
from tests.page.opponents.bots import let_bots


def page_with_hints(session: tycoon.Session, *, handover: str = "curtain") -> Page:
    """A page that found this game in the store, whose table wants hints."""
    page = Page()
    page.app.settings.chosen.handover = handover
    label = Label(hints=(0,) * len(session.seats))
    page.app.home.save_store.save(FIRST, session.dumps(), label.of(session))
    page.app.home.save_store.keep_settings(page.app.settings.chosen)
    return Page(page.port.store, "table")


def at_turn(game: str, **options: Any) -> tycoon.Session:
    """Two people, seat 0 on turn."""
    session = tycoon.new_game(game, ["Ann", "Bea"], {"start_seat": 0, **options}, "hinted")
    while session.prompt().phase != "turn":
        session.apply(next(session.legal_actions()))
    return session


def ask(page: Page) -> None:
    """For a hint, and wait for it."""
    page.press(do="hint")
    let_bots(page)


def taken(page: Page) -> tuple[int, ...]:
    """By seat how many hints were asked for."""
    assert page.app.table.play
    return page.app.table.play.hints


def note_of(page: Page) -> str:
    """What stands on the coach's note."""
    (found,) = page.find(id="coach")
    texts = [child for one in inside(found) for child in one[2] if isinstance(child, str)]
    return " ".join(texts)


def ask_all(page: Page) -> None:
    """For the plan, and all that is told step by step."""
    ask(page)
    while page.find(do="hint-more"):
        page.press(do="hint-more")
