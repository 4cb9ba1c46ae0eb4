"""Screens of the coach; shared by layout and axe tests."""

from __future__ import annotations

from tycoon import Session, new_game
from tycoon.bots import Situation, dice_of, make

from tests.web.conftest import Scene, Visitor
from tests.web.save_store import stored
from tests.web.visit import Visit

#: So that a hint may know the list, see LT-30.
OPTIONS = {"raccoon": {}, "letter": {"challenge": "automatic"}}
#: Words that everybody knows.
SHORT = {"HIM", "TIME", "SEA", "WAVE", "OAK", "HIKE"}
BOT = {"level": "apprentice"}


def played(game: str, names: tuple[str, ...]) -> Session:
    """To the end; the first seat is a person's, who plays as the others do."""
    players = [{"name": name, "bot": BOT if seat else None} for seat, name in enumerate(names)]
    session, bot = (
        new_game(game, players, {**OPTIONS[game], "start_seat": 0}, "coached"),
        make(game, BOT["level"]),
    )
    while session.to_act is not None:
        session.apply(bot.choose(Situation(session), dice_of(session)))
    return session


def late_turn(game: str, names: tuple[str, ...], left: int = 0) -> Session:
    """A turn of the person, ``left`` turns of theirs before the last one."""
    whole = played(game, names)
    turns = [
        at
        for at, step in enumerate(whole.standing[1:])
        if step.seat == 0 and whole.at(at).prompt().phase == "turn"
    ]
    return whole.at(turns[-1 - left])


def with_hints(visitor: Visitor, session: Session, script: str = "") -> Visit:
    """The person, alone with bots, may ask for hints."""
    visit = visitor(storage=stored(session, {"pace": "instant"}, hints=True), script=script)
    visit.go_on()
    return visit


def ask(visit: Visit) -> None:
    """For all of a plan; a word comes bit by bit."""
    visit.hands.press(visit.page.locator("#tool-hint"))
    while not visit.page.locator(".coach-why").count():
        visit.page.locator(".coach-why, #hint-more").first.wait_for()
        if visit.page.locator("#hint-more").count():
            visit.hands.press(visit.page.locator("#hint-more"))


def _hint(game: str) -> Scene:
    def scene(visitor: Visitor, names: tuple[str, ...]) -> Visit:
        visit = with_hints(visitor, late_turn(game, names, 3))
        ask(visit)
        return visit

    return scene


def filled_in(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    """The word that the coach would print lies in the stick."""
    visit = _hint("letter")(visitor, names)
    visit.hands.press(visit.page.locator("#hint-do"))
    return visit


def why_not(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    """What speaks for another move, and what against it."""
    visit = _hint("raccoon")(visitor, names)
    visit.hands.press(visit.page.locator("#hint-why"))
    visit.hands.press(visit.page.locator("#act-produce"))
    visit.page.locator("#hint-anyway").wait_for()
    return visit


def why_not_asked(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    """Which move?"""
    visit = _hint("raccoon")(visitor, names)
    visit.hands.press(visit.page.locator("#hint-why"))
    return visit


def why_not_this_word(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    """… and what for a word that comes to mind first."""
    visit = _hint("letter")(visitor, names)
    visit.hands.press(visit.page.locator("#hint-why"))
    words = [one for one in visit.game().legal_actions() if one.do == "play_word"]
    word = next((one for one in words if one["word"] in SHORT), words[0])
    for letter, place in zip(word["word"], word["places"], strict=True):
        cards = ".cm" if place == "p" else ".hd"
        free = visit.page.locator(f"{cards} .lc:not([aria-pressed=true])")
        exactly = visit.page.get_by_text(letter, exact=True)
        visit.hands.press(free.filter(has=exactly).first)
    visit.hands.press(visit.page.locator("#commit"))
    visit.page.locator("#hint-anyway").wait_for()
    return visit


def decided(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    """The whole of it; Letter Tycoon is thought through in less time."""
    visit = visitor(game=played("letter", names))
    visit.press("See the result")
    tell(visit)
    return visit


def tell(visit: Visit) -> None:
    """What decided the game that is over."""
    visit.press("What decided it")
    visit.page.locator(".decided-chart").wait_for()


def everybody(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    """And what everybody did best and worst."""
    visit = decided(visitor, names)
    visit.hands.press(visit.page.locator("#decided-everybody"))
    return visit


ALL: dict[str, Scene] = {
    "hint": _hint("raccoon"),
    "letter hint": _hint("letter"),
    "hint filled in": filled_in,
    "why not": why_not,
    "letter why not": why_not_this_word,
    "why not what": why_not_asked,
    "what decided it": decided,
    "everybody's turns": everybody,
}
