"""Small things that were wrong to look at: measured, so that they stay right."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Browser
from tycoon import EMBLEMS, Session
from tycoon.games.raccoon.rules.cards import TILES

from tests.everyday import EVERYDAY, in_turn
from tests.page.desk import WEB, catalogue
from tests.web import end_scenes, letter_positions, letter_scenes, positions, scenes
from tests.web.conftest import Visitor
from tests.web.test_layout import EVERY_SIZE, SIZES, STILL, faults
from tests.web.visit import Visit

BOXES = """(parts) => [...document.querySelectorAll(parts)].map((part) => {
  const { left, top, width, height } = part.getBoundingClientRect();
  return [left, top, width, height].map((n) => Math.round(n * 10) / 10);
})"""
#: The text of every part of the drawing that can be seen in its place, where it is not covered.
IN_SIGHT = """(parts) => [...document.querySelectorAll(parts)].filter((part) => {
  const { left, top, width, height } = part.getBoundingClientRect();
  return width && part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((part) => part.textContent)"""

#: Each drawing in black, so many pixels high and wide: which of the pixels are more dark than not.
SHADES = """async ([drawings, size]) => Promise.all(drawings.map(async (drawing) => {
  const box = `xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"`;
  const cut = '<style>.cut { fill: #fff } .cut-line { stroke: #fff }</style>';
  const text = drawing.replace('<symbol', `<svg ${box}`).replace('</symbol>', cut + '</svg>');
  const image = new Image();
  image.src = 'data:image/svg+xml,' + encodeURIComponent(text);
  await image.decode();
  const canvas = new OffscreenCanvas(size, size).getContext('2d');
  canvas.fillStyle = '#fff';
  canvas.fillRect(0, 0, size, size);
  canvas.drawImage(image, 0, 0);
  const pixels = canvas.getImageData(0, 0, size, size).data;
  return [...pixels.keys()].filter((at) => at % 4 === 0 && pixels[at] < 128);
}))"""


def resize(visit: Visit, size: tuple[int, int]) -> None:
    visit.page.set_viewport_size({"width": size[0], "height": size[1]})
    visit.page.evaluate(STILL)


def boxes(visit: Visit, parts: str) -> list[list[float]]:
    """Left, top, width and height of each, in pixels."""
    found: list[list[float]] = visit.page.evaluate(BOXES, parts)
    return found


@pytest.mark.parametrize("scene", ["all counted", "letter end"])
def test_the_bars_of_the_end_are_to_one_scale(visitor: Visitor, scene: str) -> None:
    visit = scenes.ALL[scene](visitor, positions.LONG_NAMES[:3])
    totals = [int(text.strip("$")) for text in visit.page.locator(".bar-total").all_inner_texts()]
    assert max(totals) > min(totals) > 0
    for size in SIZES:
        resize(visit, size)
        tracks, written = boxes(visit, ".bar-track"), boxes(visit, ".bar-total")
        assert {track[2] for track in tracks} == {tracks[0][2]}, size
        for row, total in enumerate(totals, 1):
            parts = boxes(visit, f".bar-row:nth-of-type({row}) .bar-part")
            whole = sum(part[2] for part in parts)
            assert whole / tracks[0][2] == pytest.approx(total / max(totals), abs=0.01), size
        for track, total_box in zip(tracks, written, strict=True):
            right = total_box[0] >= track[0] + track[2]
            assert right or total_box[1] + total_box[3] <= track[1] + 1, size


def test_a_wagon_is_as_long_as_its_points(visitor: Visitor) -> None:
    visit = scenes.ALL["all counted"](visitor, positions.NAMES[:3])
    outcome = visit.game().outcome
    assert outcome
    most = max(score["total"] for score in outcome.scores)
    track = boxes(visit, ".bar-track")[0][2]
    for row, score in enumerate(outcome.scores, 1):
        points = [n for source, n in score.items() if n and source not in ("total", "money")]
        widths = [box[2] for box in boxes(visit, f".bar-row:nth-of-type({row}) .bar-part")]
        assert sorted(widths) == pytest.approx(sorted(track * n / most for n in points), abs=1)


@pytest.mark.parametrize("scene", [*end_scenes.IN_PLAY, "end", "letter end"])
@pytest.mark.parametrize("people", [2, 5])
def test_a_family_watches_the_end_without_scrolling(
    visitor: Visitor, scene: str, people: int
) -> None:
    visit = scenes.ALL[scene](visitor, positions.LONG_NAMES[:people])
    for size in ((1024, 768), (768, 1024), (1366, 1024), (1920, 1080), (390, 844)):
        resize(visit, size)
        over = "(end) => [end.scrollHeight - end.clientHeight, end.scrollWidth - end.clientWidth]"
        assert max(visit.page.locator(".ending").evaluate(over)) <= 1, size


@pytest.mark.parametrize("wish", [positions.choosing_tokens, positions.everything_possible])
def test_every_price_line_has_its_label_in_sight(visitor: Visitor, wish: positions.Wish) -> None:
    visit = visitor(game=positions.found(wish))
    visit.go_on()
    if wish is positions.everything_possible:
        visit.take_device()
    else:
        visit.page.locator("#start-look").click()
    visit.page.locator("#chart, .ladder:not(.legal)").first.click()
    for size in SIZES:
        resize(visit, size)
        ((left, top, width, height),) = boxes(visit, ".sheet .prices-board")
        signs, prices = boxes(visit, ".sheet .label use"), boxes(visit, ".sheet .label .tip")
        names = [box for box in boxes(visit, ".sheet .label .tip-name") if box[2]]
        labels = boxes(visit, ".sheet .label")
        assert len(signs) == 6
        assert len(prices) == len(labels)
        for box in (*signs, *prices, *names):
            assert box[0] >= left - 1, size
            assert box[1] >= top - 1, size
            assert box[0] + box[2] <= left + width + 1, size
            assert box[1] + box[3] <= top + height + 1, size
        for one, other in combinations(prices, 2):
            assert abs(one[1] - other[1]) >= 0.8 * min(one[3], other[3]), size
    bright = visit.page.locator(".sheet .step").evaluate_all(
        "(lines) => lines.filter((line) => getComputedStyle(line).strokeOpacity === '1').length"
    )
    assert bright == 1


@pytest.mark.ux("HO-02")
@pytest.mark.parametrize(("scene", "people"), [("auction", 5), ("start", 3), ("start", 5)])
def test_peeking_moves_nothing_and_greys_nothing(visitor: Visitor, scene: str, people: int) -> None:
    visit = scenes.ALL[scene](visitor, positions.LONG_NAMES[:people])
    parts = "button, h1, .me, .seat, .seat-name, .seat-worth, .seat-state, .hand > *, .lot-card"
    parts += ", .bid-desk, .bid-desk p, .amount, .ticker, .rungs, .mk, .of, .strip"
    for size in SIZES:
        resize(visit, size)
        before = boxes(visit, parts)
        visit.page.locator("#peek").hover()
        visit.page.mouse.down()
        visit.page.locator("#peek[aria-pressed=true]").wait_for()
        assert boxes(visit, parts) == before, size
        assert visit.page.locator(".hand [aria-disabled]").count() == 0
        wrong = faults(visit, [size])
        visit.page.mouse.up()
        assert not wrong, "\n".join(wrong)


@pytest.mark.ux("PV-04", "PV-05")
@pytest.mark.parametrize("scene", ["build", "town", "town with any"])
def test_points_and_cost_are_in_sight_without_scrolling(visitor: Visitor, scene: str) -> None:
    visit = scenes.ALL[scene](visitor, positions.LONG_NAMES[:3])
    cost = "#bench .slip-verb" if scene == "build" else "#bench .opt-way.taken b"
    for size in SIZES:
        resize(visit, size)
        told = visit.page.evaluate(IN_SIGHT, "#bench .slip-badge")
        assert "VP" in " ".join(told), size
        assert visit.page.evaluate(IN_SIGHT, cost), size
    for choice in visit.page.locator("#bench .opt:visible:not([aria-disabled])").all():
        choice.click()
        assert visit.page.evaluate(IN_SIGHT, cost)


@pytest.mark.ux("TT-02")
def test_what_a_building_gives_stays_where_there_is_little_height(visitor: Visitor) -> None:
    visit = scenes.ALL["turn"](visitor, positions.NAMES[:3])
    texts = [str(catalogue()[f"short.{tile.id}"]) for tile in TILES.faces]
    for height in (768, 701, 700, 660, 625):
        resize(visit, (1024, height))
        told = ".of .tile-bonus .tile-gives, .of .tile-face:not(.tile-bonus) .tile-text"
        assert len(visit.page.evaluate(IN_SIGHT, told)) == 4, height  # the token, or the words
    for first in range(0, len(texts), 4 if EVERYDAY else 1):  # or each in every place
        visit.page.locator(".of .tile-text").evaluate_all(
            "(parts, texts) => parts.forEach((part, i) => { part.textContent = texts[i]; })",
            [*texts, *texts][first : first + 4],
        )
        wrong = faults(visit, [(1024, 625)])
        assert not wrong, "\n".join(wrong)


def test_the_notch_of_a_ticket_draws_nothing_beside_it(visitor: Visitor) -> None:
    """A bitten-out half circle, no line of its own."""
    visit = scenes.ALL["turn"](visitor, positions.NAMES[:3])
    drawn: list[list[Any]] = visit.page.locator(".notch").evaluate_all(
        """(parts) => parts.map((part) => ["::before", "::after"].map(
             (name) => getComputedStyle(part, name).content))"""
    )
    assert drawn
    assert all(content == "none" for pair in drawn for content in pair)


def holding_q(game: Session) -> bool:
    if not letter_positions.own_turn(game) or game.to_act is None:
        return False
    return "Q" in game.view(game.to_act)["players"][game.to_act]["hand"]


@pytest.mark.rule("LT-28")
def test_the_q_card_shows_that_it_doubles(visitor: Visitor) -> None:
    visit = letter_scenes.at_table(holding_q)(visitor, positions.NAMES[:3])
    cards = visit.page.locator(".hd .lc")
    doubling = cards.filter(has=visit.page.locator(".lc-doubles"))
    assert doubling.locator(".lc-letter").all_inner_texts() == ["Q"]
    assert doubling.locator(".lc-doubles").inner_text() == "×2"
    wrong = faults(visit, in_turn(EVERY_SIZE, 0))
    visit.page.keyboard.press("q")
    assert visit.page.locator(".slots .lc-doubles").count() == 1
    wrong += faults(visit, in_turn(EVERY_SIZE, 1))
    assert not wrong, "\n".join(wrong)


def test_what_is_chosen_has_a_tick_and_a_rim_what_may_be_touched_has_none(
    visitor: Visitor,
) -> None:
    visit = scenes.ALL["produce"](visitor, positions.NAMES[:3])
    chosen = visit.page.locator(".board > .hand .card.chosen")
    legal = visit.page.locator(".board > .hand .card.legal:not(.chosen)").first
    tick = "(card) => getComputedStyle(card, '::after').content.includes('✓')"
    rim = "(card) => getComputedStyle(card).boxShadow"
    assert (legal.evaluate(tick), chosen.evaluate(tick)) == (False, True)
    assert legal.evaluate(rim) != chosen.evaluate(rim)
    visit.page.emulate_media(forced_colors="active")  # grounds and shadows are gone
    outline = "(card) => getComputedStyle(card).outlineStyle"
    assert (legal.evaluate(outline), chosen.evaluate(outline)) == ("none", "solid")


def test_players_are_told_apart_by_their_outlines_at_16_pixels(chromium: Browser) -> None:
    sprite = (WEB / "index.html").read_text(encoding="utf-8")
    drawings = [re.findall(rf'<symbol id="e-{name}".*?</symbol>', sprite)[0] for name in EMBLEMS]
    page = chromium.new_page()
    shades = [set(dark) for dark in page.evaluate(SHADES, [drawings, 16])]
    page.close()
    assert all(256 * 0.25 < len(dark) < 256 * 0.75 for dark in shades)
    for one, other in combinations(shades, 2):
        assert len(one ^ other) > 0.3 * len(one | other)


#: What a press that is held asks the clock for, with each of these settings.
HOLDS = """(holds) => {
  const [asked, later] = [[], setTimeout];
  window.setTimeout = (then, delay) => { asked.push(delay); return 0; };
  for (const hold of holds) {
    document.documentElement.dataset.hold = hold;
    const touch = { bubbles: true, isPrimary: true, pointerType: "touch" };
    document.querySelector(".me").dispatchEvent(new PointerEvent("pointerdown", touch));
  }
  window.setTimeout = later;
  return asked;
}"""


#: How much room lies at the left and at the right of a part, in what it is a part of.
BESIDE = """(part) => {
  const [own, all] = [part, part.parentElement].map((one) => one.getBoundingClientRect());
  return [own.left - all.left, all.right - own.right];
}"""


@pytest.mark.parametrize("scene", ["produce", "letter turn"])
def test_left_hands_have_the_table_mirrored_and_hands_that_need_it_more_time(
    visitor: Visitor, scene: str
) -> None:
    visit = scenes.ALL[scene](visitor, positions.LONG_NAMES[:3])
    resize(visit, (1024, 768))
    before = visit.page.locator(".bench-foot > .go, .lt-act").evaluate(BESIDE)
    visit.page.evaluate("document.documentElement.dataset.hand = 'left'")
    after = visit.page.locator(".bench-foot > .go, .lt-act").evaluate(BESIDE)
    assert before[0] > before[1], "it lies at the right"
    assert after == pytest.approx(before[::-1], abs=1)
    assert not faults(visit, in_turn(SIZES, scene == "produce"))
    if scene == "produce":
        short, usual, long = visit.page.evaluate(HOLDS, ["short", "normal", "long"])
        assert short < usual < 1000 < long
