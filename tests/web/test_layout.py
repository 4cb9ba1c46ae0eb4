"""What fits where it is tight: five players, short phones, the largest text (TT-02)."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.everyday import in_turn
from tests.web import scenes, tongues
from tests.web.conftest import Visitor
from tests.web.positions import LONG_NAMES, NAMES
from tests.web.visit import Visit

SIZES = ((1024, 768), (1024, 625), (1366, 1024), (768, 1024), (390, 844), (1920, 1080))
#: Where little has room: phones on their side, the smallest, a page zoomed to 200 %.
EDGES = ((844, 390), (512, 384), (320, 568))
#: Laptops, whose windows are broad and low.
LOW = ((1280, 720), (1366, 700))
EVERY_SIZE = SIZES + EDGES + LOW
#: Where the largest text is looked at.
LARGE_TEXT = ((1366, 1024), (768, 1024), (390, 844), (320, 568), (1024, 768))
FOR_FIVE = (
    "turn",
    "curtain",
    "build",
    "replay",
    "letter challenge",
    "letter turn",
    "letter replay",
)
#: Whatever moves is at its end, and a sentence that goes by itself after some seconds is gone.
STILL = "async () => document.getAnimations().forEach((animation) => animation.finish())"
BOXES = "(parts) => parts.map((part) => part.getBoundingClientRect().toJSON())"
GEOMETRY = (Path(__file__).parent / "geometry.js").read_text(encoding="utf-8")
MEASURE = f"async () => {{ await ({STILL})(); return ({GEOMETRY})(); }}"


def faults(visit: Visit, sizes: Iterable[tuple[int, int]] = EVERY_SIZE) -> list[str]:
    """All that is wrong at any of these sizes; colours move nothing."""
    wrong: list[str] = []
    for width, height in sizes:
        visit.page.set_viewport_size({"width": width, "height": height})
        found: list[str] = visit.page.evaluate(MEASURE)
        wrong += [f"{width}×{height} {fault}" for fault in found]
    return wrong


@pytest.mark.ux("TT-02")
@pytest.mark.parametrize("scene", FOR_FIVE)
def test_five_players_fit_as_well(visitor: Visitor, scene: str) -> None:
    sizes = in_turn(EVERY_SIZE, FOR_FIVE.index(scene))
    wrong = faults(scenes.ALL[scene](visitor, LONG_NAMES), sizes)
    assert not wrong, "\n".join(wrong)


def large_text(visit: Visit, sizes: Iterable[tuple[int, int]]) -> list[str]:
    """All that is wrong with the largest text, which the page's settings put there as well."""
    visit.page.evaluate("document.documentElement.dataset.text = '160'")
    wrong = [f"160 % {fault}" for fault in faults(visit, sizes)]
    visit.page.evaluate("document.documentElement.dataset.text = '100'")
    return wrong


@pytest.mark.ux("TT-02")
@pytest.mark.parametrize("scene", ["start", "turn"])
def test_on_a_short_phone_the_table_scrolls_and_the_actions_stay(
    visitor: Visitor, scene: str
) -> None:
    visit = scenes.ALL[scene](visitor, NAMES[:3])
    wrong = faults(visit, [(390, 664)])
    assert not wrong, "\n".join(wrong)
    last = visit.page.locator(".act button").last.bounding_box()
    assert last
    assert last["y"] + last["height"] <= 664


IN_SIGHT = "(parts) => parts.map((part) => Math.round(part.getBoundingClientRect().bottom))"
#: What somebody bids by: the price, the railroad, those who bid as well, and the keys.
BID_BY = ".standing, .lot-card, .seat, .bid-desk:not(.idle) button"


@pytest.mark.ux("TT-02")
@pytest.mark.parametrize("language", ["en", "de"])
def test_on_a_phone_on_its_side_five_can_bid(visitor: Visitor, language: str) -> None:
    visit = scenes.ALL["auction"](visitor, LONG_NAMES)
    visit.page.set_viewport_size({"width": 844, "height": 390})
    tongues.speak(visit, language)
    visit.page.evaluate(STILL)
    ends = visit.page.locator(BID_BY).evaluate_all(IN_SIGHT)
    assert len(ends) > 2 * len(LONG_NAMES)
    assert max(ends) <= 390


#: What somebody plays by, screen by screen; of all of it the last must be in sight.
PLAYED_BY = {
    "turn": ".ladder, .offer-row .card, #own, .hand .card, .act button",
    "second action": ".ladder, .offer-row .card, #own, .hand .card, .act button",
    "letter turn": "#stick, .cm .lc, .hd .lc, #own, .lt-keys button",
    "letter word": "#stick, #bill, .cm .lc, .hd .lc, .word-tools button, .lt-keys button",
    "counting": ".train, .count-keys button",
    "letter counting": ".tally-row, .count-keys button",
}


@pytest.mark.ux("TT-02")
@pytest.mark.parametrize("scene", PLAYED_BY)
def test_on_a_phone_on_its_side_all_one_plays_by_is_in_sight(visitor: Visitor, scene: str) -> None:
    visit = scenes.ALL[scene](visitor, LONG_NAMES[:3])
    visit.page.set_viewport_size({"width": 844, "height": 390})
    visit.page.evaluate(STILL)
    ends = visit.page.locator(PLAYED_BY[scene]).evaluate_all(IN_SIGHT)
    assert len(ends) > 2
    assert max(ends) <= 390


#: Where a desk is drawn that has just come, and where the same one stood.
COMES = """() => {
  const desk = document.querySelector(".bid-desk:not(.idle)");
  const stood = desk.getBoundingClientRect().y;
  const anew = desk.cloneNode(true);
  desk.replaceWith(anew);
  return [anew.getBoundingClientRect().y, stood];
}"""


@pytest.mark.ux("PR-01")
def test_with_reduced_motion_a_desk_is_at_its_place_from_the_first_frame(visitor: Visitor) -> None:
    visit = scenes.ALL["auction"](visitor, LONG_NAMES[:3])
    visit.page.set_viewport_size({"width": 844, "height": 390})
    visit.page.evaluate(STILL)
    now, before = visit.page.evaluate(COMES)
    visit.stays = False
    assert now == before


@pytest.mark.ux("A11-09")
def test_rules_and_menu_are_in_sight_at_home(visitor: Visitor) -> None:
    visit = scenes.home(visitor, LONG_NAMES[:3])
    for width, height in SIZES:
        visit.page.set_viewport_size({"width": width, "height": height})
        for name in ("Rules", "Menu"):
            box = visit.button(name).bounding_box()
            assert box
            assert box["y"] + box["height"] <= height


def test_what_the_hammer_sold_lies_in_the_middle(visitor: Visitor) -> None:
    visit = scenes.hammer(visitor, LONG_NAMES[:3])
    for width, height in SIZES:
        visit.page.set_viewport_size({"width": width, "height": height})
        whole = visit.page.locator(".sold-card").bounding_box()
        ticket = visit.page.locator(".sold-ticket").bounding_box()
        told = visit.page.locator(".sold-told").bounding_box()
        assert whole
        assert ticket
        assert told
        assert abs(whole["x"] + whole["width"] / 2 - width / 2) < 2
        beside = ticket["x"] + ticket["width"] <= told["x"]
        assert beside or ticket["y"] + ticket["height"] <= told["y"], "nothing told lies under it"


@pytest.mark.ux("PV-05")
def test_the_whole_mix_for_a_town_is_in_sight(visitor: Visitor) -> None:
    visit = scenes.ALL["town with any"](visitor, LONG_NAMES[:3])
    for width, height in SIZES:
        if height < 768:
            continue  # such a window scrolls
        visit.page.set_viewport_size({"width": width, "height": height})
        foot = visit.page.locator(".bench-foot").bounding_box()
        assert foot
        for part in (".mix-key:visible", ".mix-tokens > *", ".town-tray"):
            last = visit.page.locator(part).last.bounding_box()
            assert last, part
            assert last["y"] + last["height"] <= foot["y"], (width, height, part)


@pytest.mark.rule("RT-20")
@pytest.mark.parametrize("size", SIZES)
def test_choosing_start_tokens_moves_nothing(visitor: Visitor, size: tuple[int, int]) -> None:
    visit = scenes.ALL["start"](visitor, NAMES[:3] + LONG_NAMES[3:])
    visit.page.set_viewport_size({"width": size[0], "height": size[1]})
    places = ".stall, .pick, .start-hand, .act-start button, .pq"

    def boxes() -> object:
        return visit.page.locator(places).evaluate_all(BOXES)

    before = boxes()
    for taken in (2, 3, 4):
        for token in visit.page.locator(".pick").all()[:taken]:
            visit.hands.press(token)
            assert boxes() == before
        visit.hands.press(visit.page.locator("#commit"))
        assert boxes() == before
