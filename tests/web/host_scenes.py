"""A first game with its host; shared by layout and axe tests."""

from __future__ import annotations

from collections.abc import Mapping

from tycoon import Action, Session, new_game
from tycoon.bots import Situation, dice_of, make

from tests.web.conftest import Scene, Visitor
from tests.web.save_store import Memory, keep
from tests.web.visit import Visit

#: As the host has them (`games/<game>/telling/first_game.py`).
OPTIONS: dict[str, dict[str, object]] = {"raccoon": {}, "letter": {"challenge": "automatic"}}
BOT = {"level": "apprentice", "character": "even"}
SEEDS = {"raccoon": "welcome 135", "letter": "welcome 4"}


def dealt(game: str, names: tuple[str, ...]) -> Session:
    """A first game as the page deals it."""
    seats: list[Mapping[str, object]] = [
        {"name": names[0], "emblem": "lantern"},
        {"name": names[1], "emblem": "key", "bot": BOT},
    ]
    return new_game(game, seats, {"start_seat": 0, **OPTIONS[game]}, SEEDS[game])


def begun(names: tuple[str, ...]) -> Session:
    """The first turn of Raccoon Tycoon."""
    game = dealt("raccoon", names)
    game.apply(Action("take_start_tokens", tokens=["luxury"]))
    game.apply(Action("take_start_tokens", tokens=["iron", "goods"]))
    return game


def _with_host(visitor: Visitor, game: Session, met: str = "") -> Visit:
    """It goes on where it was; what was explained before is known."""
    memory = Memory()
    keep(memory, game, "game-host", guided=True)
    if met:
        memory["tycoon-table:host"] = met
    visit = visitor(storage=memory, settings={"pace": "slow"})
    visit.hands.press(visit.page.locator("[data-do=continue]").first)
    return visit


def choosing(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    """The very first screen: a commodity to begin with."""
    visit = _with_host(visitor, dealt("raccoon", names))
    visit.page.locator("#host-title").wait_for()
    return visit


def first_turn(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    visit = _with_host(visitor, begun(names), '{"raccoon": ["goal", "start"]}')
    visit.page.locator("#host-title").wait_for()
    return visit


def quiet(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    """Nothing is explained: the table is whole, with words under the actions."""
    visit = first_turn(visitor, names)
    visit.hands.press(visit.page.locator("#host-got"))
    visit.page.locator("#host-title").wait_for(state="detached")
    return visit


def producing(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    """What is explained beside an open sheet leaves its keys in sight."""
    known = '{"raccoon": ["goal", "start", "turn", "card", "building", "town"]}'
    visit = _with_host(visitor, begun(names), known)
    visit.hands.press(visit.page.locator("#act-produce"))
    visit.page.locator("#host-title").wait_for()
    return visit


def bot(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    """The bot has produced, and waits."""
    game = begun(names)
    game.apply(next(action for action in game.legal_actions() if action.do == "produce"))
    game.apply(Action("end_turn"))
    known = '{"raccoon": ["goal", "start", "turn", "building"]}'
    visit = _with_host(visitor, game, known)
    visit.page.locator(".bot-told .fresh").first.wait_for()
    visit.hands.press(visit.page.locator("#bot-pause"))
    visit.page.locator("#host-title").wait_for()
    return visit


def first_word(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    """The first turn of Letter Tycoon."""
    visit = _with_host(visitor, dealt("letter", names), '{"letter": ["goal"]}')
    visit.page.locator("#host-title").wait_for()
    return visit


def raising(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    """The bot has opened an auction."""
    game = begun(names)
    game.apply(next(action for action in game.legal_actions() if action.do == "produce"))
    game.apply(Action("end_turn"))
    game.apply(next(action for action in game.legal_actions() if action.do == "auction"))
    game.apply(next(action for action in game.legal_actions() if action.do == "bid"))
    known = '{"raccoon": ["goal", "start", "turn", "building", "rises"]}'
    visit = _with_host(visitor, game, known)
    visit.page.locator("#host-title").wait_for()
    return visit


def buying(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    """A patent can be bought for the first word."""
    game = dealt("letter", names)
    word = make("letter", "apprentice").choose(Situation(game), dice_of(game))
    game.apply(word)
    visit = _with_host(visitor, game, '{"letter": ["goal", "turn"]}')
    visit.page.locator("#host-title").wait_for()
    return visit


ALL: dict[str, Scene] = {
    "host raise": raising,
    "host buy": buying,
    "host first word": first_word,
    "host first turn": first_turn,
    "host quiet": quiet,
    "host choosing": choosing,
    "host producing": producing,
    "host bot": bot,
}
