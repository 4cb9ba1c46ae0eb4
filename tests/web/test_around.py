"""Round the table: everybody's panel lies at their own side and is played from there (A.5)."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator
from tycoon import Session
from tycoon.seats import Automaton
from tycoon_web.device.settings import Settings
from tycoon_web.games.sides import row_of

from tests.web import positions
from tests.web.conftest import Visitor
from tests.web.test_layout import faults
from tests.web.visit import Visit

TABLETS = ((1024, 768), (768, 1024), (1366, 1024))
TURNS = {"b": "none", "l": "90deg", "t": "180deg", "r": "270deg"}
READABLE = 15  # px
SMALL = """(least) => [...document.querySelectorAll(".around *")].filter((e) =>
  [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()) && e.checkVisibility()
  && !e.closest(".hidden, .lot-card") && parseFloat(getComputedStyle(e).fontSize) < least
).map((e) => e.className)"""


def opening(game: Session) -> bool:
    """Somebody has just put a railroad under the hammer."""
    auction = game.view(None)["auction"]
    return bool(auction and auction["bid"] is None and len(game.journal) > positions.LATE)


def place(visit: Visit, seat: int) -> Locator:
    return visit.page.locator(".sitter").nth(seat)


def box_of(part: Locator) -> FloatRect:
    box = part.bounding_box()
    assert box
    return box


def is_at(side: str, panel: FloatRect, lot: FloatRect) -> bool:
    """Does the panel lie on this side of the middle, clear of it?"""
    right, bottom = lot["x"] + lot["width"], lot["y"] + lot["height"]
    return {
        "b": panel["y"] >= bottom,
        "t": panel["y"] + panel["height"] <= lot["y"],
        "l": panel["x"] + panel["width"] <= lot["x"],
        "r": panel["x"] >= right,
    }[side]


def tap(visit: Visit, seat: int, control: str) -> None:
    """As a finger does it: at the place, which must be in the seat's own panel."""
    panel, target = box_of(place(visit, seat)), box_of(visit.page.locator(control))
    x, y = target["x"] + target["width"] / 2, target["y"] + target["height"] / 2
    assert panel["x"] < x < panel["x"] + panel["width"]
    assert panel["y"] < y < panel["y"] + panel["height"]
    visit.page.mouse.click(x, y)


def test_a_whole_auction_is_played_from_four_sides(visitor: Visitor) -> None:
    """Everybody raises once from the own side, or must pass; then all but the highest pass."""
    visit = visitor(game=positions.found(opening, positions.NAMES[:4]))
    visit.go_on()
    bidders: list[int] = []
    while (game := visit.game()).view(None)["phase"] == "auction" and len(bidders) < 4:
        seat = game.to_act
        assert seat is not None
        waiting = visit.page.locator(".bid-desk.idle").first
        if waiting.count():  # a press out of turn only tells whose turn it is
            other = int(str(waiting.locator(".peek").get_attribute("data-seat")))
            tap(visit, other, f"#bid-{other}")
            assert game.seats[seat].name in visit.page.locator(".why").inner_text()
        tap(visit, seat, "#bid-plus-1")
        tap(visit, seat, "#bid")
        if len(visit.game().journal) == len(game.journal):  # more than this player has
            tap(visit, seat, "#pass")
        bidders.append(seat)
    assert sorted(bidders) == [0, 1, 2, 3]
    while (game := visit.game()).view(None)["phase"] == "auction":
        assert game.to_act is not None
        tap(visit, game.to_act, "#pass")
    assert visit.heading() == "The hammer falls"
    won = [e for step in game.journal for e in step.events if e.key == "auction_won"]
    assert game.seats[won[-1].params["seat"]].name in visit.page.locator(".sold-card").inner_text()


@pytest.mark.ux("TT-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_panels_lie_round_the_lot_whoever_plays(visitor: Visitor, players: int) -> None:
    names = positions.LONG_NAMES[:players]
    game = positions.found(opening, names)
    if players > 2:  # one of those who wait is a bot
        game.hand_seat(((game.to_act or 0) + 1) % players, Automaton("trader", "even"))
    visit = visitor(game=game)
    visit.go_on()
    wrong = faults(visit, TABLETS)
    row = row_of(Settings(), players)
    for width, height in TABLETS:
        visit.page.set_viewport_size({"width": width, "height": height})
        small: list[Any] = visit.page.evaluate(SMALL, READABLE)
        wrong += [f"{width}×{height} small: {found}" for found in small]
        lot = box_of(visit.page.locator(".lot"))
        for seat, side in enumerate(row):
            panel = place(visit, seat)
            turn = panel.locator(".face").evaluate("(face) => getComputedStyle(face).rotate")
            if turn != TURNS[side] or not is_at(side, box_of(panel), lot):
                wrong.append(f"{width}×{height}: seat {seat} does not sit at {side}: {turn}")
    wrong += faults(visit, [(390, 844), (844, 390)])
    assert not wrong, "\n".join(wrong)
