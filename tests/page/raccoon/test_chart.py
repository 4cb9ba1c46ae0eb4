"""The price chart: labels where their lines end, and no two lines alike."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
import tycoon
from tycoon import EMBLEMS
from tycoon.games.raccoon.rules.cards import COMMODITIES
from tycoon_web.games.raccoon.table.chart import (
    HEIGHT as PRICES_HEIGHT,
)
from tycoon_web.games.raccoon.table.chart import (
    LEFT,
    TOPS,
    Series,
    chart_sheet,
    latest,
    lines,
    most_moved,
)
from tycoon_web.games.raccoon.table.chart import (
    Plot as PricesPlot,
)
from tycoon_web.games.raccoon.telling.turn_log import round_starts
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.chart import HEIGHT, SIGN, Plot, chart, spread
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.vtree import Node, text_of, walk

from tests.coach.tables import played as played_by_bots
from tests.page.desk import catalogue, page_with
from tests.page.games import in_phase, plain_turn, played

WORDS = Words(Messages(catalogue()), ["Ann", "Bea", "Cyd"])
#: Prices after every turn; in the first round they all lie close together.
FIRST_ROUND: Series = dict(zip(COMMODITIES, ([1], [1], [2], [2], [3], [3]), strict=True))
APART: Series = {name: [1, 2 + 2 * i] for i, name in enumerate(COMMODITIES)}
ALL_AT_THE_TOP: Series = {name: [3, 14] for name in COMMODITIES}
CASES = {"first round": FIRST_ROUND, "apart": APART, "at the top": ALL_AT_THE_TOP}
LANES = 6  # units: at most a line runs so far beside its price
TEXT = 17.6  # units: the largest that styles/sheets.css makes of a price


class Label:
    """A label as it is drawn: the sign of one line in it, and what leads there from its end."""

    def __init__(self, label: Node, number: int) -> None:
        leads = [part for part in walk(label) if part[0] == "path"]
        (sign,) = [
            g for g in walk(label) if g[0] == "g" and g[1]["class"] == name_of(leads[number])
        ]
        (use,) = [part[1] for part in walk(sign) if part[0] == "use"]
        (self.price,) = [text_of(text) for text in of_class(label, "tip")]
        self.name, self.sign = name_of(leads[number]).removeprefix("c-"), use["href"]
        self.size = float(use["height"])
        self.left = float(use["x"])
        self.middle = float(use["y"]) + self.size / 2
        numbers = [float(n) for n in re.findall(r"[\d.]+", leads[number][1]["d"])]
        self.line_x, self.line_y, self.x, self.y = numbers


def name_of(part: Node) -> str:
    classes: list[str] = part[1]["class"].split()
    return next(css for css in classes if css.startswith("c-"))


def labels(chart: Node) -> dict[str, Label]:
    """By commodity, as they stand one below the other and side by side."""
    found = [
        Label(label, number)
        for label in of_class(chart, "label")
        for number, _ in enumerate(of_class(label, "lead"))
    ]
    return {label.name: label for label in found}


def of_class(chart: Node, css: str) -> list[Node]:
    return [node for node in walk(chart) if css in node[1].get("class", "").split()]


def drawn(series: Series, emphasis: str | None = None) -> Node:
    return lines(WORDS, series, {1: 0}, 36, emphasis)


@pytest.mark.parametrize("case", CASES)
def test_every_line_ends_in_its_icon_and_price(case: str) -> None:
    found = labels(drawn(CASES[case]))
    assert set(found) == set(COMMODITIES)
    over = of_class(drawn(CASES[case]), "series")[-1]
    assert name_of(over) == f"c-{most_moved(CASES[case])}", "what is lit lies over the others"
    for name, label in found.items():
        assert label.sign == f"#c-{name}"
        assert label.price == f"${CASES[case][name][-1]}"
        assert label.middle == pytest.approx(label.y, abs=0.2)


@pytest.mark.parametrize("case", CASES)
def test_no_label_is_cut_off_or_lies_on_another(case: str) -> None:
    found = sorted(
        labels(drawn(CASES[case])).values(), key=lambda label: (label.middle, label.left)
    )
    for label in found:
        assert TEXT / 2 <= label.middle <= PRICES_HEIGHT - TEXT / 2
    for one, other in pairwise(found):
        if one.price == other.price:
            assert one.middle == other.middle
            assert other.left - one.left > 5, "what is alike stands side by side"
        else:
            assert other.middle - one.middle > max(TEXT, one.size)


def test_labels_that_do_not_overlap_stand_at_their_lines() -> None:
    for label in labels(drawn(APART)).values():
        assert label.middle == pytest.approx(label.line_y, abs=LANES)


def test_only_those_that_overlap_are_spread() -> None:
    series = {**APART, "wood": [1, 3]}
    found = labels(drawn(series))
    prices = {name: PricesPlot(2).y(series[name][-1]) for name in found}
    moved = {n for n, label in found.items() if abs(label.middle - prices[n]) > 0.2}
    assert moved == {"wheat", "wood"}


def test_spreading_moves_as_little_as_can_be() -> None:
    assert spread({"a": 10, "b": 50, "c": 90}, 20, 0, 100) == {"a": 10, "b": 50, "c": 90}
    assert spread({"a": 50, "b": 50, "c": 90}, 20, 0, 100) == {"a": 40, "b": 60, "c": 90}
    assert spread({"a": 95, "b": 97, "c": 10}, 20, 0, 100) == {"a": 80, "b": 100, "c": 10}
    assert spread({"a": 1, "b": 2}, 20, 0, 100) == {"a": 0, "b": 20}


@pytest.mark.parametrize("value", [0.0, 1.0])
def test_signs_at_the_ends_of_a_course_stay_off_the_edges(value: float) -> None:
    drawn = chart("course", EMBLEMS, [[value] * len(EMBLEMS)] * 2, Plot(2, 1.0), (), None)
    heights = [float(node[1]["y"]) for node in walk(drawn) if node[0] == "use"]
    assert len(heights) == len(EMBLEMS)
    assert min(heights) >= 4
    assert max(heights) + SIGN <= HEIGHT - 4


@pytest.mark.parametrize("case", CASES)
def test_every_line_runs_to_its_label(case: str) -> None:
    """In round 1 there is one price only; its line is one all the same."""
    chart = drawn(CASES[case])
    for series in of_class(chart, "series"):
        (line,) = of_class(series, "step")
        end = labels(chart)[name_of(series).removeprefix("c-")]
        across = [float(x) for x in re.findall(r"H([\d.]+)", line[1]["d"])]
        assert across[-1] == end.line_x
        assert across[-1] > 100
        last = re.findall(rf"(?:V|M{LEFT} )([\d.]+)", line[1]["d"])[-1]
        assert float(last) == end.line_y


def test_lines_at_one_price_lie_beside_each_other() -> None:
    same = drawn({name: [5, 5] for name in COMMODITIES})
    heights = [label.line_y for label in labels(same).values()]
    assert len(set(heights)) == len(COMMODITIES)
    one_dollar = PRICES_HEIGHT / 13
    assert max(heights) - min(heights) < one_dollar / 2


@pytest.mark.ux("A11-05")
def test_lines_are_told_apart_without_their_colours() -> None:
    """Each ends in the sign and the price of its commodity, and alone it is when pressed."""
    signs = [label.sign for label in labels(drawn(ALL_AT_THE_TOP)).values()]
    assert len(set(signs)) == len(COMMODITIES)
    for name in COMMODITIES:
        series = of_class(drawn(APART, name), "series")
        bright = [node for node in series if "faint" not in node[1]["class"]]
        assert [f"c-{name}" in node[1]["class"] for node in bright] == [True]
        assert series[-1] is bright[0], "above the others"


@pytest.mark.parametrize("name", COMMODITIES)
def test_where_the_chosen_price_cannot_be_is_shaded(name: str) -> None:
    chart = drawn(APART, name)
    limited = TOPS[name] < max(TOPS.values())
    assert len(of_class(chart, "limit")) == limited
    assert (f"at most ${TOPS[name]}" in [text_of(text) for text in walk(chart)]) == limited


def test_rounds_stand_below_where_they_began() -> None:
    page = page_with(played(3, plain_turn, least=60))
    play = page.app.table.play
    assert play
    rounds = play.turn_log.rounds  # type: ignore[attr-defined]
    assert list(rounds) == list(range(1, len(rounds) + 1))
    assert list(rounds.values()) == [3 * (number - 1) for number in rounds]
    assert rounds == round_starts(play.session)
    page.press(do="reveal")
    page.press(id="chart")
    written = {e[2][0] for e in page.elements() if e[0] == "text"}
    shown = range(max(1, len(rounds) - 11), len(rounds) + 1)
    assert {"Round", *map(str, shown)} <= written


@pytest.mark.parametrize(("rounds", "apart"), [(5, 1), (12, 1), (20, 2), (45, 5)])
def test_rounds_are_numbered_at_equal_distances(rounds: int, apart: int) -> None:
    long: Series = {name: [3] * (3 * rounds + 1) for name in COMMODITIES}
    began = {number: 3 * (number - 1) for number in range(1, rounds + 1)}
    chart = lines(WORDS, long, began, 3 * rounds, None)
    numbers = [
        (float(text[1]["x"]), int(text_of(text)))
        for mark in of_class(chart, "grid-round")
        for text in walk(mark)
        if text[0] == "text"
    ]
    assert [number for _, number in numbers] == list(range(apart, rounds + 1, apart))
    steps = [right - left for (left, _), (right, _) in pairwise(numbers)]
    assert max(steps) - min(steps) < 0.2
    assert min(steps) >= 28


@pytest.mark.parametrize("phase", ["start_tokens", "turn"])
def test_in_round_one_the_sheet_shows_all_six(phase: str) -> None:
    page = page_with(played(3, in_phase(phase)))
    page.press(**({"do": "reveal"} if phase == "turn" else {"id": "start-look"}))
    page.press(id="chart")
    (chart,) = [e for e in page.elements() if e[1].get("class") == "sheet sheet-chart"]
    assert chart
    leads = [e for e in page.elements() if "lead" in str(e[1].get("class", "")).split()]
    assert len(leads) == len(COMMODITIES)


def test_one_line_at_a_time_is_bright_first_the_one_that_moved_most() -> None:
    page = page_with(played(3, plain_turn, least=60))
    page.press(do="reveal")
    page.press(id="chart")
    play = page.app.table.play
    moved = most_moved(latest(play.turn_log.series, 36))  # type: ignore[union-attr]
    for chosen in (moved, "coal", "iron"):
        if chosen != moved:
            page.press(id=f"chart-{chosen}")
        drawn = [e[1].get("class", "").split() for e in page.elements()]
        faint = {name for name in COMMODITIES for css in drawn if {"faint", f"c-{name}"} <= {*css}}
        assert faint == set(COMMODITIES) - {chosen}
        pressed = [e[1]["id"] for e in page.elements() if e[1].get("aria-pressed") == "true"]
        assert pressed == [f"chart-{chosen}"]


def test_a_card_tells_what_a_good_costs_and_has_cost() -> None:
    series: Series = {name: [3, 9, 2 + i] for i, name in enumerate(COMMODITIES)}
    sheet = chart_sheet(WORDS, series, {1: 0}, 3, None)
    told = [text_of(card) for card in of_class(sheet, "prices-card")]
    assert told[0] == "Wheat $2 $2 to $9"
    assert told[5] == "Luxury $7 $3 to $9"


def test_at_the_end_the_chart_shows_the_whole_game() -> None:
    session = tycoon.new_game("raccoon", ["Ann", "Bea"], {}, "a whole one")
    played_by_bots(session, "apprentice")
    page = page_with(session)
    turns = len(page.app.table.play.turn_log.series["coal"]) - 1  # type: ignore[union-attr]
    assert turns > 30
    page.press(id="chart")
    steps = [e[1]["d"] for e in page.elements() if e[1].get("class") == "step"]
    assert {step.count("V") for step in steps} == {turns}
    assert "The whole game" in page.text()
