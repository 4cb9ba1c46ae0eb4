"""A replay plays by itself, and any moment of it is found: by slider, log, chart."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest

from tests.conformance.play import Deal, load, steps
from tests.page.desk import Page, rows_of
from tests.page.table.test_replay import (
    DEALS,
    GAMES,
    at_the_end,
    finished,
    moment,
    place,
    told,
    watching,
    words_of,
)

#: Who leads first is not who wins.
WON_BY_ANOTHER = Deal("raccoon", 3, "who leads 0", 0)

# --- by itself -----------------------------------------------------------------------------------


def passes(page: Page) -> float:
    """One thing that was put off happens; after how many seconds."""
    return page.port.pass_time()


@GAMES
def test_by_itself_it_shows_every_step_and_ends_at_the_result(game: str) -> None:
    page = watching(game)
    result = at_the_end(load(finished(game))).text()
    last = len(page.session.standing) - 1
    page.press(id="replay-play")
    assert page.find(id="replay-play")[0][2][0][2] == ["Pause"]
    seen = [place(page)]
    while page.find(id="close-replay"):
        assert len(page.port.waiting) == 1
        took = passes(page)
        assert took > 0.9
        if page.find(id="close-replay"):
            seen.append(place(page))
            assert told(page) in page.app.ui.said
    assert seen == list(range(last + 1))
    assert page.text() == result
    assert not page.port.waiting


def test_its_speed_is_a_share_of_the_time_it_takes_to_read() -> None:
    page = watching("raccoon")
    times = {}
    for speed in ("0.5", "1", "2", "4"):
        page.touch(page.find(id="replay-speed")[0], "change", value=speed)
        page.key("Home")
        page.press(id="replay-play")
        times[speed] = page.port.waiting[-1][0]
        passes(page)
        assert place(page) == 1
    assert times["0.5"] == 2 * times["1"] == 4 * times["2"] == 8 * times["4"]


STOPPING: dict[str, Callable[[Page], None]] = {
    "pause": lambda page: page.press(id="replay-play"),
    "hidden": Page.hide,
    "step": lambda page: page.press(id="replay-back"),
    "slider": lambda page: page.touch(page.find(id="replay-slider")[0], "input", value="1"),
    "sheet": lambda page: page.press(id="tool-open-log"),
    "left": lambda page: page.app.go(""),
}


@pytest.mark.parametrize("how", STOPPING)
def test_it_stops_when_nobody_looks_or_somebody_takes_over(how: str) -> None:
    page = watching("raccoon")
    page.press(id="replay-play")
    passes(page)
    STOPPING[how](page)
    replay = page.app.table.play and page.app.table.play.replay
    before = replay and replay.index
    while page.port.waiting:
        passes(page)
    assert page.app.table.play
    assert page.app.table.play.replay is replay
    assert replay
    assert replay.index == before
    assert how == "left" or not replay.playing


def test_pressing_twice_makes_it_no_faster_and_at_the_end_it_begins_anew() -> None:
    page = watching("raccoon")
    for _ in range(3):
        page.press(id="replay-play")
    passes(page)
    assert place(page) == 1
    page.key("End")
    page.key(" ")
    assert place(page) == 0
    passes(page)
    assert place(page) == 1


# --- finding a moment ----------------------------------------------------------------------------


@GAMES
def test_the_slider_leads_anywhere_and_says_where_it_is(game: str) -> None:
    page = watching(game)
    last = len(page.session.standing) - 1
    for there in (last, last // 2, 0):
        page.touch(page.find(id="replay-slider")[0], "input", value=str(there))
        assert place(page) == there
        slider = page.find(id="replay-slider")[0][1]
        assert (slider["min"], slider["max"], slider["value"]) == ("0", str(last), str(there))
        assert f"{there} of {last}" in slider["aria-valuetext"]
        assert told(page) in slider["aria-valuetext"]


@pytest.mark.parametrize(("game", "number"), [(g, n) for g in DEALS for n in range(2)])
def test_marks_are_where_it_happened_and_where_another_leads(game: str, number: int) -> None:
    page = watching(game, number)
    assert page.app.table.play
    replay = page.app.table.play.replay
    assert replay
    for key, kind in replay.shown.turn_log.landmarks.items():
        there = {i for i, s in enumerate(replay.steps) if key in {e.key for e in s.events}}
        assert there <= {mark.at for mark in replay.marks if mark.kind == kind}
    alone = [row.index(max(row)) for row in replay.points if row.count(max(row)) == 1]
    changes = sum(a != b for a, b in pairwise(alone))
    assert changes == sum(mark.kind == "lead" for mark in replay.marks)
    assert changes or game == "letter", "chance plays no close game of letters"
    page.press(id="open-course")
    drawn = [e for e in page.elements() if "landmark" in e[1].get("class", "").split()]
    assert len(drawn) == len(replay.marks) + len({mark.kind for mark in replay.marks}), "and a key"
    page.press(id="sheet-close")
    for mark in replay.marks[:5]:
        page.touch(page.find(id="replay-slider")[0], "input", value=str(mark.at))
        said = [e for e in page.elements() if e[1].get("class", "") == "lm-meaning"]
        assert page.app.t(f"replay.mark.{mark.kind}") in map(words_of, said)


def test_who_leads_is_told_at_every_step() -> None:
    """The last reign goes on to the end, also where another began the game in front."""
    page = at_the_end(load(WON_BY_ANOTHER.played().dumps()))
    page.press(id="watch")
    replay = page.app.table.play and page.app.table.play.replay
    assert replay
    reigns = replay.reigns()
    assert len({reigns[0][2], reigns[-1][2]}) == 2
    for at in (*(start for start, _, _ in reigns), replay.last):
        page.touch(page.find(id="replay-slider")[0], "input", value=str(at))
        plate = [e for e in page.elements() if "replay-leads" in e[1].get("class", "")]
        here = [sign for start, _, sign in reigns if start <= at]
        assert [f"em-{here[-1]}" in e[1]["class"].split() for e in plate] == [True]


@GAMES
def test_every_line_of_the_log_leads_to_what_it_tells_of(game: str) -> None:
    page = at_the_end(load(finished(game)))
    steps = page.session.standing
    for opener in ("tool-open-log", "tool-open-log"):  # from the result, and from the replay
        page.press(id=opener)
        page.press(id="log-words")
        lines = [e for e in page.elements() if e[1].get("data-do") == "replay-jump"]
        assert len(lines) == len(
            [e for e in page.elements() if e[0] == "li" and "log-line" in str(e[1])]
        )
        line = Random(len(opener)).choice(lines)
        page.touch(line, "click")
        assert page.app.ui.sheet is None
        events = steps[place(page)].events
        assert page.app.table.play
        assert words_of(line) in {page.app.table.play.words.event(event) for event in events}
    page.press(id="tool-open-log")
    now = [e for e in page.elements() if e[1].get("aria-current") == "step"]
    assert {e[1]["data-at"] for e in now} == {str(place(page))}


def test_lines_of_a_game_that_goes_on_or_were_taken_back_lead_nowhere() -> None:
    session, dice = DEALS["raccoon"][0].session(), Random(3)
    for _ in steps(session, dice, 30):
        if dice.random() < 0.3:
            session.undo(agreed=True)
    page = at_the_end(session)
    page.app.ui.open_sheet("log", "", {})
    page.app.render()
    assert page.find(id="log-all")
    assert not page.find(do="replay-jump")
    list(steps(session, dice))
    page = at_the_end(session)
    page.press(id="tool-open-log")
    undone = [e for e in page.elements() if "undone" in e[1].get("class", "")]
    assert undone
    assert not any(child[0] == "button" for e in undone for child in e[2])
    lines = page.find(do="replay-jump")
    assert {int(line[1]["data-at"]) for line in lines} <= set(range(len(session.standing)))


@GAMES
def test_points_over_time_end_as_the_result_and_lead_to_every_round(game: str) -> None:
    page = watching(game)
    outcome = page.session.outcome
    assert outcome
    page.press(id="open-course")
    lines = [e for e in page.elements() if e[1].get("class", "") == "course"]
    assert {line[1]["d"].count("L") for line in lines} == {len(page.session.standing) - 1}
    assert len(lines) == len(page.session.seats)
    rows = rows_of(page)[1:]
    ends = [int(words_of(cell)) for cell in rows[-1][2] if cell[0] == "td"]
    assert ends == [score["total"] for score in outcome.scores]
    assert len(rows) == page.session.view(None)["round"]
    page.press(id="to-round-3")
    assert int(moment(page).view(None)["round"]) in (3, 4)
    assert page.app.table.play
    replay = page.app.table.play.replay
    assert replay
    shown = moment(page)
    assert list(replay.points[place(page)]) == [score["total"] for score in shown.scores]
