"""The screens of the page, each reached in a visit of its own; shared by layout and axe tests."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from random import Random

from tycoon import load_game

from tests.web import (
    bot_scenes,
    coach_scenes,
    end_scenes,
    host_scenes,
    letter_positions,
    letter_scenes,
    positions,
    record_scenes,
)
from tests.web.conftest import Scene, Visitor
from tests.web.save_store import Memory, keep
from tests.web.visit import Visit

#: Who else has played at the device: each has an animal of their own.
OTHERS = ("Kit", "Lou", "Max", "Pia", "Tom")


def home(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    return visitor(game=positions.found(positions.everything_possible, names))


def first_visit(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    """Nothing is stored."""
    return visitor()


def first_names(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    """… who plays is written down."""
    visit = visitor()
    visit.hands.press(visit.page.locator("#learn > summary"))
    visit.hands.press(visit.page.locator("#party > summary"))
    visit.hands.press(visit.page.locator(f"#party-size-{len(names)}"))
    for seat, name in enumerate(names):
        visit.page.locator(f"#party-{seat}").fill(name)
    return visit


def first_reading(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    """… a first turn is read about."""
    visit = visitor()
    visit.hands.press(visit.page.locator("#learn > summary"))
    visit.hands.press(visit.page.locator("#first-raccoon > summary"))
    return visit


def games(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    """A long list: games of both kinds, of other people and days, one of them over, one damaged."""
    memory, others = Memory(), OTHERS[: len(names)]
    kept = (
        (positions.found(positions.over, names), 8),
        (positions.found(positions.first_turn, others[:2]), 40),
        (letter_positions.found(letter_positions.own_turn, others), 12),
        (positions.found(positions.too_much_to_store, names), 6),
        (positions.found(positions.action_taken, others), 3),
        (letter_positions.found(letter_positions.own_turn, names[:2]), 1),
        (positions.found(positions.everything_possible, names), 0),
    )
    for number, (game, days) in enumerate(kept):
        memory.clock = (datetime.now(UTC) - timedelta(days)).isoformat(timespec="milliseconds")
        keep(memory, game, f"game-{number}")
    memory["tycoon-table:game-broken:a"] = "{"
    visit = visitor(storage=memory)
    for summary in visit.page.locator("summary").all():
        visit.hands.press(summary)
    visit.page.locator("main").evaluate("home => home.scrollIntoView()")
    return visit


def about_a_game(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    visit = home(visitor, names)
    visit.hands.press(visit.page.locator("[data-do=open-game]"))
    return visit


def opening(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    visit = home(visitor, names)
    visit.hands.press(visit.page.locator("#open-import"))
    return visit


def arrived(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    """Somebody has sent the game back, played on differently."""
    mine = positions.found(positions.action_taken, names)
    theirs = load_game(mine.dumps())
    for _ in range(4):
        theirs.undo(agreed=True)
    dice = Random(2)
    for _ in range(9):
        theirs.apply(theirs.rules.sample_action(theirs.state, dice))
    visit = visitor(game=mine)
    answer = {"type": "received", "text": theirs.dumps(), "when": "2026-11-21T12:00:00Z"}
    visit.page.evaluate(
        "(detail) => dispatchEvent(new CustomEvent('tycoon', { detail }))", json.dumps(answer)
    )
    return visit


def set_up(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    visit = visitor()
    visit.new_game()
    for seat, name in enumerate(names):
        if seat > 2:
            visit.press("Add a player")
        visit.page.get_by_role("textbox", name=f"Name of player {seat + 1}").fill(name)
    return visit


def _taken_up(wish: positions.Wish, edition: str = positions.HANDBOOK) -> Scene:
    """A stored game, taken up; under the curtain where there is one."""

    def scene(visitor: Visitor, names: tuple[str, ...]) -> Visit:
        visit = visitor(game=positions.found(wish, names, edition))
        if wish is positions.over:
            visit.press("See the result")
        else:
            visit.go_on()
        return visit

    return scene


def hammer(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    """Everybody else passes."""
    visit = _taken_up(positions.bidding)(visitor, names)
    while visit.button("Pass").count():
        visit.press("Pass")
    return visit


def watched_again(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    """Late in a game that is over, a railroad is under the hammer."""
    visit = _taken_up(positions.over)(visitor, names)
    visit.hands.press(visit.page.locator("#watch"))
    game = visit.game()
    late = range(positions.LATE, len(game.standing))
    hammer = next(at for at in late if game.at(at).view(None)["auction"])
    visit.page.locator("#replay-slider").fill(str(hammer))
    visit.page.locator(".rail.chosen").first.wait_for()
    return visit


def share_the_end(visitor: Visitor, names: tuple[str, ...]) -> Visit:
    visit = _taken_up(positions.over)(visitor, names)
    visit.press("Share or export")
    return visit


def _at_table(wish: positions.Wish, *presses: str, edition: str = positions.HANDBOOK) -> Scene:
    """The table of whoever is on; then these controls of the page are pressed."""

    def scene(visitor: Visitor, names: tuple[str, ...]) -> Visit:
        visit = _taken_up(wish, edition)(visitor, names)
        visit.take_device()
        for control in presses:
            visit.hands.press(visit.page.locator(control).first)
        return visit

    return scene


#: Screens in play: nothing may scroll but panels.
IN_PLAY: dict[str, Scene] = {
    "start": _taken_up(positions.choosing_tokens),
    "start tiles": _taken_up(positions.choosing_tiles, positions.GERMAN),
    "curtain": _taken_up(positions.everything_possible),
    "turn": _at_table(positions.everything_possible),
    "first turn": _at_table(positions.first_turn),
    "produce": _at_table(positions.everything_possible, "#act-produce"),
    "produce too much": _at_table(positions.too_much_to_store, "#act-produce"),
    "bonus": _at_table(positions.bonus_possible, "#act-produce"),
    "two bonuses": _at_table(positions.two_bonuses, "#act-produce"),
    "buying before": _at_table(
        positions.market_of_players, "#act-produce", "#floor-open", "[data-do=floor-offer]"
    ),
    "trading after": _at_table(
        positions.market_of_players, ".mix-key.m-key", edition=positions.GERMAN
    ),
    "trading without money": _at_table(positions.nothing_to_buy, edition=positions.GERMAN),
    "sell": _at_table(positions.everything_possible, "#act-sell"),
    "start an auction": _at_table(positions.everything_possible, "#act-auction"),
    "build": _at_table(positions.everything_possible, "#act-build"),
    "town": _at_table(positions.everything_possible, "#act-town"),
    "town with any": _at_table(positions.everything_possible, "#act-town", "#town-any"),
    "done": _at_table(positions.action_taken),
    "second action": _at_table(positions.second_action),
    "extra action": _at_table(positions.extra_turn),
    "auction": _taken_up(positions.bidding),
    "hammer": hammer,
    **end_scenes.IN_PLAY,
    "end": _taken_up(positions.over),
    "replay": watched_again,
}
#: What lies over the table.
SHEETS: dict[str, Scene] = {
    "log": _at_table(positions.everything_possible, "#tool-open-log, #log"),
    "rules": _at_table(positions.everything_possible, "#tool-open-rules"),
    "menu": _at_table(positions.everything_possible, "#tool-open-menu"),
    "legend": _at_table(positions.everything_possible, "#tool-open-legend"),
    "symbol shown": _at_table(
        positions.everything_possible,
        "#tool-open-legend",
        "#jump-legend-others",
        "#tell-storage",
        "#where-storage",
    ),
    "tableau": _at_table(positions.everything_possible, "#own"),
    "share": _at_table(positions.everything_possible, "#tool-open-menu", "#menu-share", "#show-qr"),
    "share the end": share_the_end,
    "prices": _at_table(positions.everything_possible, "#chart"),
    "question": _at_table(positions.too_much_to_store, "#act-produce", "#commit"),
}
OUTSIDE: dict[str, Scene] = {
    "first visit": first_visit,
    "first names": first_names,
    "first reading": first_reading,
    "home": home,
    "games": games,
    "about a game": about_a_game,
    "opening": opening,
    "arrived": arrived,
    "set-up": set_up,
}
ALL = {
    **OUTSIDE,
    **IN_PLAY,
    **SHEETS,
    **letter_scenes.ALL,
    **bot_scenes.ALL,
    **coach_scenes.ALL,
    **host_scenes.ALL,
    **record_scenes.ALL,
}
