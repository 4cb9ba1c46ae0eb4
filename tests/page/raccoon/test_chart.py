"""The price chart: labels where their lines end, and no two lines alike (C.4, C.5)."""

from __future__ import annotations

import re
from itertools import combinations, pairwise

import pytest
import tycoon
from tycoon import EMBLEMS
from tycoon.games.raccoon.rules.cards import COMMODITIES
from tycoon_web.games.raccoon.table.chart import (
    LEFT,
    MARKS,
    Series,
    chart_sheet,
    lines,
    small_chart,
)
from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.kit.chart import HEIGHT, SIGN, Plot, chart, spread
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.vtree import Node, text_of, walk

from tests.coach.tables import played as played_by_bots
from tests.page.desk import WEB, catalogue, page_with
from tests.page.games import in_phase, plain_turn, played

WORDS = Words(Messages(catalogue()), ["Ann", "Bea", "Cyd"])
#: Prices after every turn; in the first round they all lie close together.
FIRST_ROUND: Series = dict(zip(COMMODITIES, ([1], [1], [2], [2], [3], [3]), strict=True))
APART: Series = {name: [1, 2 + 2 * i] for i, name in enumerate(COMMODITIES)}
ALL_AT_THE_TOP: Series = {name: [3, 14] for name in COMMODITIES}
CASES = {"first round": FIRST_ROUND, "apart": APART, "at the top": ALL_AT_THE_TOP}
TEXT = 17.6  # units: the largest that styles/sheets.css makes of a price


class Label:
    """A label as it is drawn: its icon, and what leads there from the line's end."""

    def __init__(self, node: Node) -> None:
        parts = {child[0]: child for child in walk(node)}
        use = parts["use"][1]
        self.sign = use["href"]
        self.size = float(use["height"])
        self.middle = float(use["y"]) + self.size / 2
        numbers = [float(n) for n in re.findall(r"[\d.]+", parts["path"][1]["d"])]
        self.line_x, self.line_y, self.x, self.y = numbers
        self.price = text_of(node)


def labels(chart: Node) -> dict[str, Label]:
    found = {}
    for series in of_class(chart, "series"):
        (label,) = of_class(series, "label")
        found[series[1]["class"].split()[1].removeprefix("c-")] = Label(label)
    return found


def of_class(chart: Node, css: str) -> list[Node]:
    return [node for node in walk(chart) if css in node[1].get("class", "").split()]


def large(series: Series) -> Node:
    return lines(series, 520, 300, 36, None, large=True)


@pytest.mark.ux("A.7")
@pytest.mark.parametrize("case", CASES)
def test_every_line_ends_in_its_icon_and_price(case: str) -> None:
    found = labels(large(CASES[case]))
    assert list(found) == list(COMMODITIES)
    for name, label in found.items():
        assert label.sign == f"#c-{name}"
        assert label.price == f"${CASES[case][name][-1]}"
        assert label.middle == pytest.approx(label.y, abs=0.2)


@pytest.mark.parametrize("case", CASES)
def test_no_label_is_cut_off_or_lies_on_another(case: str) -> None:
    found = sorted(labels(large(CASES[case])).values(), key=lambda label: label.middle)
    for label in found:
        assert TEXT / 2 <= label.middle <= 300 - TEXT / 2
    for one, other in pairwise(found):
        assert other.middle - one.middle > max(TEXT, one.size)


def test_labels_that_do_not_overlap_stand_at_their_lines() -> None:
    for label in labels(large(APART)).values():
        assert label.middle == pytest.approx(label.line_y, abs=0.2)


def test_only_those_that_overlap_are_spread() -> None:
    series = {**APART, "wood": APART["wheat"]}
    found = labels(large(series))
    moved = {n for n, label in found.items() if abs(label.middle - label.line_y) > 0.2}
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
    for drawing in (large(CASES[case]), lines(CASES[case], 232, 84, 16, None, large=False)):
        for series in of_class(drawing, "series"):
            (line,), (label,) = of_class(series, "step"), of_class(series, "label")
            end = Label(label)
            across = [float(x) for x in re.findall(r"H([\d.]+)", line[1]["d"])]
            assert across[-1] == end.line_x
            assert across[-1] > 100
            last = re.findall(rf"(?:V|M{LEFT} )([\d.]+)", line[1]["d"])[-1]
            assert float(last) == end.line_y


def test_lines_at_one_price_lie_beside_each_other() -> None:
    same = large({name: [5, 5] for name in COMMODITIES})
    heights = [label.line_y for label in labels(same).values()]
    assert len(set(heights)) == len(COMMODITIES)
    one_dollar = 300 / 13
    assert max(heights) - min(heights) < one_dollar / 2


def dashes() -> dict[str, list[float]]:
    """The lengths of strokes and gaps of every commodity's line."""
    css = (WEB / "styles" / "tokens.css").read_text(encoding="utf-8")
    found = dict(re.findall(r"\.c-(\w+) \{.*--dash: ([^;]+);", css))
    return {name: [float(n) for n in re.findall(r"[\d.]+", dash)] for name, dash in found.items()}


@pytest.mark.ux("A11-05")
def test_no_two_lines_look_alike_without_their_colours() -> None:
    """They differ in the number of strokes before the pattern repeats, or plainly in length."""
    assert set(dashes()) == set(MARKS) == set(COMMODITIES)
    assert len(set(MARKS.values())) == len(COMMODITIES)
    for (one, a), (other, b) in combinations(dashes().items(), 2):
        long, short = max(a[::2], default=99), max(b[::2], default=99)
        apart = len(a) != len(b) or max(long, short) >= 3 * min(long, short)
        assert apart, (one, other)


def test_markers_of_two_lines_never_lie_in_one_place() -> None:
    places: list[str] = []
    for series in of_class(large({name: [5] * 30 for name in COMMODITIES}), "series"):
        marks = of_class(series, "mark")
        assert len(marks) >= 3
        places += [mark[1]["transform"].split()[0] for mark in marks]
    assert len(set(places)) == len(places)


@pytest.mark.parametrize("phase", ["start_tokens", "turn"])
def test_in_round_one_the_sheet_shows_all_six(phase: str) -> None:
    page = page_with(played(3, in_phase(phase)))
    if phase == "turn":
        page.press(do="reveal")
    page.press(id="chart")
    (chart,) = [e for e in page.elements() if e[1].get("class") == "sheet sheet-chart"]
    icons = [e for e in page.elements() if e[0] == "use" and "x" in e[1]]
    assert chart
    assert len(icons) == len(COMMODITIES)


def test_one_line_can_be_emphasised() -> None:
    page = page_with(played(3, plain_turn, least=60))
    page.press(do="reveal")
    assert page.app.table.play
    series = page.app.table.play.turn_log.series  # type: ignore[attr-defined]
    sheet = chart_sheet(WORDS, series, 3, "coal")
    faint = [node[1]["class"].split()[1] for node in of_class(sheet, "faint")]
    assert sorted(faint) == sorted(f"c-{name}" for name in COMMODITIES if name != "coal")
    assert not of_class(small_chart(WORDS, series), "faint")


def test_at_the_end_both_charts_show_the_whole_game() -> None:
    session = tycoon.new_game("raccoon", ["Ann", "Bea"], {}, "a whole one")
    played_by_bots(session, "apprentice")
    page = page_with(session)
    turns = len(page.app.table.play.turn_log.series["coal"]) - 1  # type: ignore[union-attr]
    assert turns > 30
    drawn = {"small": page.elements()}
    page.press(id="chart")
    drawn["large"] = page.elements()
    for elements in drawn.values():
        steps = [e[1]["d"] for e in elements if e[1].get("class") == "step"]
        assert {step.count("V") for step in steps} == {turns}
    assert "The whole game" in page.text()
