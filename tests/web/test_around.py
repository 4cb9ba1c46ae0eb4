"""Round the table: everybody's panel lies at their own side and is played from there."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect
from tycoon import Session
from tycoon.session.seats import Automaton
from tycoon_web.device.settings import Settings
from tycoon_web.play.sides import row_of

from tests.everyday import in_turn
from tests.web import letter_positions, positions
from tests.web.conftest import Visitor
from tests.web.save_store import Memory, keep
from tests.web.test_layout import faults
from tests.web.visit import Visit

TABLETS = ((1024, 768), (768, 1024), (1366, 1024))
TURNS = {"b": "none", "l": "90deg", "t": "180deg", "r": "270deg"}
#: The key that leads on in a line, as it is read there.
ONWARD = {"b": "ArrowRight", "l": "ArrowDown", "t": "ArrowLeft", "r": "ArrowUp"}
SIDES = row_of(Settings(), 4)
READABLE = 15  # px
#: Controls in whose middle something else would be hit.
MISSED = """() => [...document.querySelectorAll(".table button")].filter((button) => {
  const { left, top, width, height } = button.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return width && hit?.closest("button") !== button;
}).map((button) => `missed: ${button.id}`)"""
#: How far from its goal something lands that flies over the table, in px. A new size of the window
#: is told with the next frame, and ends what moves.
FLOWN = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  document.documentElement.dataset.motion = "full";
  const [from, to] = [".pl [id^=strip-]", ".hd .lc:last-child"];
  const fly = { kind: "fly", what: ["i", {}, ["x"]], from: [from], to: [to], n: 1 };
  tycoonMotion.perform(JSON.stringify([[fly]]));
  let flight;
  for (let frames = 0; !flight && frames < 600; frames += 1) {
    await frame();
    flight = document.querySelector(".moving")?.getAnimations()[0];
  }
  if (!flight) throw new Error("nothing flies");
  flight.pause();
  flight.currentTime = 0.9 * flight.effect.getTiming().duration;
  const middle = (found) => {
    const { left, top, width, height } = document.querySelector(found).getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [[x, y], [goalX, goalY]] = [middle(".moving"), middle(to)];
  flight.play();
  dispatchEvent(new Event("wheel"));
  document.documentElement.dataset.motion = "auto";
  return Math.hypot(x - goalX, y - goalY);
}"""
SMALL = """(least) => [...document.querySelectorAll(".around *")].filter((e) =>
  [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()) && e.checkVisibility()
  && !e.closest(".hidden, .lot-card") && parseFloat(getComputedStyle(e).fontSize) < least
).map((e) => e.className)"""


def opening(game: Session) -> bool:
    """Somebody has just put a railroad under the hammer."""
    auction = game.view(None)["auction"]
    return bool(auction and auction["bid"] is None and len(game.journal) > positions.LATE)


def place(visit: Visit, seat: int, first: int = 0) -> Locator:
    """The seat's panel; they come clockwise, one seat's first."""
    panels = visit.page.locator(".around .sitter")
    return panels.nth((seat - first) % panels.count())


def box_of(part: Locator) -> FloatRect:
    box = part.bounding_box()
    assert box
    return box


def is_at(side: str, panel: FloatRect, middle: FloatRect) -> bool:
    """Does the panel lie on this side of the middle, clear of it?"""
    right, bottom = middle["x"] + middle["width"], middle["y"] + middle["height"]
    return {
        "b": panel["y"] >= bottom,
        "t": panel["y"] + panel["height"] <= middle["y"],
        "l": panel["x"] + panel["width"] <= middle["x"],
        "r": panel["x"] >= right,
    }[side]


def is_inside(part: Locator, whole: Locator) -> bool:
    inner, outer = box_of(part), box_of(whole)
    return (
        outer["x"] <= inner["x"] <= outer["x"] + outer["width"] - inner["width"]
        and outer["y"] <= inner["y"] <= outer["y"] + outer["height"] - inner["height"]
    )


def tap(visit: Visit, control: str, part: Locator | None = None) -> None:
    """As a finger does it: at the place, which must be in this part, else in the middle."""
    around = box_of(part or visit.page.locator(".around > .middle"))
    target = box_of(visit.page.locator(control))
    x, y = target["x"] + target["width"] / 2, target["y"] + target["height"] / 2
    assert around["x"] < x < around["x"] + around["width"]
    assert around["y"] < y < around["y"] + around["height"]
    visit.page.mouse.click(x, y)


def bring(visit: Visit, game: Session) -> None:
    """Another game is taken up on the same device."""
    memory = Memory()
    keep(memory, game, "word")
    visit.page.evaluate("(kept) => Object.assign(localStorage, kept)", dict(memory))
    visit.page.evaluate("() => { location.hash = '#table/word'; }")
    visit.page.locator(".objection").wait_for()


def whole_auction(visit: Visit) -> None:
    """Everybody raises once from the own side, or must pass; then all but the highest pass."""
    bidders: list[int] = []
    while (game := visit.game()).view(None)["phase"] == "auction" and len(bidders) < 4:
        seat = game.to_act
        assert seat is not None
        for waiting in visit.page.locator(".bid-desk.idle").all():  # nothing to press but "peek"
            (peek,) = waiting.locator("button").all()
            other = int(str(peek.get_attribute("data-seat")))
            assert is_inside(peek, place(visit, other))
        tap(visit, "#bid-plus-1", place(visit, seat))
        tap(visit, "#bid", place(visit, seat))
        if len(visit.game().journal) == len(game.journal):  # more than this player has
            tap(visit, "#pass", place(visit, seat))
        bidders.append(seat)
    assert sorted(bidders) == [0, 1, 2, 3]
    visit.page.evaluate("document.documentElement.dataset.hand = 'left'")
    for seat, side in enumerate(SIDES):  # whichever hand the device is held in
        middle = box_of(visit.page.locator(".around > .middle"))
        assert is_at(side, box_of(place(visit, seat)), middle)
    while (game := visit.game()).view(None)["phase"] == "auction":
        assert game.to_act is not None
        tap(visit, "#pass", place(visit, game.to_act))
    assert visit.heading() == "The hammer falls"
    won = [e for step in game.journal for e in step.events if e.key == "auction_won"]
    assert game.seats[won[-1].params["seat"]].name in visit.page.locator(".sold-card").inner_text()


def whole_challenge(visit: Visit, game: Session) -> None:
    """One objects and thinks better of it, one accepts, one objects, by keys; it is looked up."""
    mover = game.view(None)["turn"]["seat"]
    one, two, three = ((mover + i) % 4 for i in (1, 2, 3))
    at = {seat: place(visit, seat, mover + 1) for seat in range(4)}
    assert not at[mover].locator("button").count()
    tap(visit, f"#object-{one}", at[one])
    tap(visit, f"#object-{one}", at[one])
    tap(visit, f"#accept-{one}", at[one])
    expect(at[one].locator(".answer-said")).to_have_text("accepts it")
    tap(visit, f"#accept-{two}", at[two])
    visit.page.locator(f"#accept-{three}").focus()
    visit.page.keyboard.press(ONWARD[SIDES[three]])
    assert visit.focused() == f"object-{three}"
    visit.page.keyboard.press("Space")
    expect(at[three].locator(".answer-said")).to_have_text("challenges")
    tap(visit, "#settle")
    visit.page.locator(".list-stamp").first.wait_for()
    assert game.seats[three].name in visit.page.locator(".verdict-who").first.inner_text()


def turned(visit: Visit) -> str:
    """How the table lies."""
    return str(visit.page.evaluate("getComputedStyle(document.querySelector('#app')).rotate"))


def faults_turned(visit: Visit, game: int) -> list[str]:
    """What is out of the window, cut or hit where something else is seen, whatever way it lies;
    every day at half of the sizes, of the other game at the other half.
    """
    wrong: list[str] = []
    for number, side in enumerate(TURNS):
        visit.page.evaluate("(side) => { document.documentElement.dataset.turn = side; }", side)
        assert turned(visit) == TURNS[side]
        for size in in_turn((*TABLETS, (1920, 1080)), number + game, 4):
            found = [*faults(visit, [size]), *visit.page.evaluate(MISSED)]
            wrong += [f"turned to {side}: {fault}" for fault in found]
    visit.page.set_viewport_size({"width": 1024, "height": 768})
    return wrong


def hand_over(visit: Visit, seat: int) -> None:
    """The curtain is turned to the seat's side, and lifted there by a tap at its place."""
    visit.page.locator("#curtain-title").wait_for()
    assert turned(visit) == TURNS[SIDES[seat]]
    tap(visit, "#reveal", visit.page.locator("#app"))
    visit.page.locator("#heading").wait_for()
    assert turned(visit) == TURNS[SIDES[seat]]


def turn_on(visit: Visit) -> None:
    """In the menu, where one says who sits where."""
    for control in ("[data-do=open-menu]", "#menu-sides", "#set-sides-turn"):
        visit.page.locator(control).first.click()
    visit.page.keyboard.press("Escape")


def is_told_twice(visit: Visit) -> None:
    """Upside down once more, clear of the first."""
    copy = visit.page.locator(".opposite")
    assert copy.evaluate("(copy) => getComputedStyle(copy).rotate") == "180deg"
    assert box_of(copy)["y"] + box_of(copy)["height"] <= box_of(visit.page.locator("#go-on"))["y"]
    assert not faults(visit, TABLETS)
    visit.page.set_viewport_size({"width": 390, "height": 844})
    assert not copy.is_visible()
    visit.page.set_viewport_size({"width": 1024, "height": 768})


@pytest.mark.ux("TT-02")
def test_an_auction_and_a_challenge_are_played_from_four_sides(visitor: Visitor) -> None:
    """… their results told to both long sides; then the table turns."""
    visit = visitor(game=positions.found(opening, positions.NAMES[:4]))
    visit.go_on()
    whole_auction(visit)
    is_told_twice(visit)
    turn_on(visit)
    tap(visit, "#go-on", visit.page.locator("#app"))
    seat = visit.game().to_act
    assert seat is not None
    hand_over(visit, seat)
    wrong = faults_turned(visit, 0)
    game = letter_positions.found(letter_positions.first_challenge, positions.NAMES[:4])
    bring(visit, game)
    assert turned(visit) == "none"  # everybody's panel lies at their side already
    whole_challenge(visit, game)
    is_told_twice(visit)
    visit.page.locator("#go-on").click()
    hand_over(visit, game.view(None)["turn"]["seat"])
    wrong += faults_turned(visit, 1)
    assert not wrong, "\n".join(wrong)
    for side in TURNS:
        visit.page.evaluate("(side) => { document.documentElement.dataset.turn = side; }", side)
        assert visit.page.evaluate(FLOWN) < 3, side
    visit.page.locator(".hd .lc").first.focus()
    visit.page.keyboard.press("ArrowRight")  # as who plays has it
    assert visit.page.locator(".hd .lc").nth(1).evaluate("(e) => e === document.activeElement")


def misplaced(visit: Visit, game: Session, first: int = 0) -> list[str]:
    """What is small, or not at its own side, at any size of a tablet."""
    people = [number for number, seat in enumerate(game.seats) if not seat.bot]
    row = row_of(Settings(), len(game.seats), people)
    wrong = faults(visit, TABLETS)
    for width, height in TABLETS:
        visit.page.set_viewport_size({"width": width, "height": height})
        small: list[Any] = visit.page.evaluate(SMALL, READABLE)
        wrong += [f"{width}×{height} small: {found}" for found in small]
        middle = box_of(visit.page.locator(".around > .middle"))
        for seat, side in enumerate(row):
            panel = place(visit, seat, first)
            turn = panel.locator(".face").evaluate("(face) => getComputedStyle(face).rotate")
            if turn != TURNS[side] or not is_at(side, box_of(panel), middle):
                wrong.append(f"{width}×{height}: seat {seat} does not sit at {side}: {turn}")
    return wrong + faults(visit, [(390, 844), (844, 390)])


@pytest.mark.ux("TT-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_panels_lie_round_the_middle_whoever_plays(visitor: Visitor, players: int) -> None:
    names = positions.LONG_NAMES[:players]
    game = positions.found(opening, names)
    word = letter_positions.found(letter_positions.challenged, names)
    mover = word.view(None)["turn"]["seat"]
    if players > 2:  # one of those who wait is a bot
        game.hand_seat(((game.to_act or 0) + 1) % players, Automaton("trader", "even"))
        word.hand_seat((mover + 2) % players, Automaton("trader", "even"))
    visit = visitor(game=game)
    visit.go_on()
    wrong = misplaced(visit, game)
    visit.page.set_viewport_size({"width": 1024, "height": 768})
    bring(visit, word)
    wrong += misplaced(visit, word, mover + 1)
    assert not wrong, "\n".join(wrong)
