"""What must be whole, apart or in line: measured where it once was not."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator
from tycoon.games.raccoon.rules.cards import RAILROADS, TILES, TOWNS

from tests.everyday import in_turn
from tests.page.desk import catalogue
from tests.web import positions, scenes, tongues
from tests.web.conftest import Visitor
from tests.web.test_layout import SIZES, faults
from tests.web.test_looks import resize

#: Where cards are narrowest for their text: four in a row.
NARROW_CARDS = ((1920, 1080), (390, 844))
#: Another of these words for every card of a kind.
WRITE = (
    "(parts, names) => parts.forEach((part, i) => { part.textContent = names[i % names.length]; })"
)
NAMES = {
    ".tile-name": [f"tile.{tile.id}" for tile in TILES.faces],
    ".rail .rail-name": [f"company.{railroad.id}" for railroad in RAILROADS],
    ".town .town-name > span": [f"town.{town.id}" for town in TOWNS],
}
LINES = """(parts) => parts.map((part) =>
  part.getBoundingClientRect().height / parseFloat(getComputedStyle(part).lineHeight))"""


def box_of(part: Locator) -> FloatRect:
    box = part.bounding_box()
    assert box
    return box


def apart(one: FloatRect, other: FloatRect) -> bool:
    """Does nothing of one lie over the other?"""
    return (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_a_name_on_a_card_is_parted_only_where_it_says_so(visitor: Visitor, language: str) -> None:
    visit = scenes.ALL["turn"](visitor, positions.NAMES[:3])
    tongues.speak(visit, language)
    texts, wrong = catalogue(f"{language}.po"), set[str]()
    cards = {place: visit.page.locator(place) for place in NAMES}
    for turn in range(max(-(-len(keys) // cards[place].count()) for place, keys in NAMES.items())):
        for place, keys in NAMES.items():
            some = cards[place].count()
            names = [str(texts[key]) for key in keys[turn * some :][:some] or keys[:some]]
            cards[place].evaluate_all(WRITE, names)
        wrong |= set(faults(visit, in_turn(NARROW_CARDS, turn)))
    assert not wrong, "\n".join(wrong)


@pytest.mark.ux("PV-04")
def test_a_building_that_is_chosen_tells_clear_of_the_foot_what_it_does(visitor: Visitor) -> None:
    visit = scenes.ALL["build"](visitor, positions.LONG_NAMES[:3])
    for size in SIZES:
        if size[1] < 768:
            continue  # such a window scrolls
        resize(visit, size)
        for place in range(4):
            tile = visit.page.locator(f"#tile-{place}")
            choices = visit.page.locator("#bench .build-offer .opt")
            visit.hands.press(tile if tile.is_visible() else choices.nth(place))
            foot = box_of(visit.page.locator("#bench .bench-foot"))
            told = box_of(visit.page.locator("#bench .build-told"))
            assert told["y"] + told["height"] <= foot["y"] + 1, size
        lines = visit.page.locator("#bench .opt-tile:visible > span:nth-child(2)")
        assert max(lines.evaluate_all(LINES), default=0) < 2.5, size


@pytest.mark.parametrize("sides", ["one", "around"])
@pytest.mark.parametrize("size", [(1024, 768), (390, 844)])
def test_the_newest_bid_is_in_sight(visitor: Visitor, sides: str, size: tuple[int, int]) -> None:
    game = positions.found(positions.bidding, positions.LONG_NAMES)
    visit = visitor(game=game, settings={"sides": sides}, size=size)
    visit.go_on()
    last = game.journal[-1]
    assert last.action
    assert last.seat is not None
    if sides == "around" and size[1] >= 700:  # everybody holds up the own bid, no chain is there
        assert visit.page.locator(f"#seat-{last.seat} .seat-state").is_visible()
        plate = visit.page.locator(".bid-plate").inner_text()
        assert last.action.do != "bid" or plate == f"${last.action['amount']}"
        return
    ticker = visit.page.locator(".ticker")
    what = f"bid ${last.action['amount']}" if last.action.do == "bid" else "passed"
    newest = box_of(ticker.locator(".bid-link", has_text=f"{game.seats[last.seat].name} {what}."))
    around = box_of(ticker)
    assert around["x"] <= newest["x"]
    assert newest["x"] + newest["width"] <= around["x"] + around["width"]


def test_who_owns_a_railroad_stands_on_a_step_beside_its_mascot(visitor: Visitor) -> None:
    visit = scenes.ALL["turn"](visitor, positions.NAMES[:3])
    for size in (*SIZES, (320, 568)):
        resize(visit, size)
        owned = visit.page.locator(".board .rail:has(.step-owners)")
        assert owned.count()
        for rail in owned.all():
            mascot = box_of(rail.locator(".rosette"))
            assert apart(box_of(rail.locator(".step-owners .badge").first), mascot), size


def test_the_editions_stand_in_one_row_each_as_high_as_the_others(visitor: Visitor) -> None:
    visit = scenes.ALL["set-up"](visitor, positions.NAMES[:2])
    for size in SIZES:
        resize(visit, size)
        keys = visit.page.locator("[id^=set-edition-], [id^=edition-].segment").all()
        assert len(keys) == 3
        assert len({(round(box["y"]), round(box["height"])) for box in map(box_of, keys)}) == 1


@pytest.mark.parametrize("scene", ["home", "set-up", "curtain", "hammer", "end"])
def test_no_line_is_drawn_beside_the_page(visitor: Visitor, scene: str) -> None:
    visit = scenes.ALL[scene](visitor, positions.NAMES[:3])
    grounds = visit.page.locator("#app *:is(main, .home, .setup, .curtain, .hammer, .ending)")
    drawn = grounds.evaluate_all("(all) => all.map((one) => getComputedStyle(one).backgroundImage)")
    assert drawn
    assert set(drawn) == {"none"}
