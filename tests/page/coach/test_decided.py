"""After a game: what decided it, in words and as a chart, each moment a way into the replay."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from itertools import pairwise

import pytest
import tycoon
from tycoon.coach import Analysis, analyse, finished
from tycoon_web.kit.chart import SIGN
from tycoon_web.rooms.coach.decided import MARK_GAP

from tests.coach.tables import played
from tests.page.desk import Element, Page, inside, page_with
from tests.page.opponents.bots import let_bots, screen
from tests.page.table.test_replay import at_the_end
from tests.page.watch import watch

GAMES = sorted(tycoon.GAMES)
Game = tuple[tycoon.Session, Analysis]


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    """A game that apprentices have played, and what is to be said of it."""
    name: str = request.param
    session = tycoon.new_game(name, ["Ann", "Bea"], {}, "decided")
    played(session, "apprentice")
    return session, finished(analyse(session))


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    """The page need not think about it once more."""

    def at_once(session: tycoon.Session) -> Generator[float, None, Analysis]:
        yield 0.5
        return game[1]

    monkeypatch.setattr("tycoon.coach.analyse", at_once)


def told(session: tycoon.Session) -> Page:
    """A page on which it was asked what decided the game, and the coach has thought."""
    page = page_with(session)
    page.press(do="open-decided")
    let_bots(page)
    return page


def written(element: Element) -> list[str]:
    return [part for e in inside(element) for part in e[2] if isinstance(part, str)]


def test_it_says_how_far_it_is_and_then_what_decided_the_game(game: Game) -> None:
    session, analysis = game
    page = page_with(session)
    page.press(do="open-decided")
    assert any(element[0] == "progress" for element in page.elements())
    let_bots(page)
    assert not any(element[0] == "progress" for element in page.elements())
    page.press(id="decided-everybody")
    play = page.app.table.play
    assert play
    for seat in range(2):
        lost = page.port.number(round(100 * analysis.lost(seat), 1))
        assert f"gave away {lost} wins in 100" in page.text()
        for one in analysis.worst(seat):
            assert one.better
            assert play.turn_log.tell(session.standing[one.step], drawn=False) in page.text()
            assert play.words.deed(one.better.action) in page.text()
            # Its reasons say "you", and mean whose decision it was.
            assert f"The coach would have told {play.words.player(seat)}:" in page.text()
        for one in analysis.best(seat):
            assert one.usual
            assert play.words.deed(one.usual) in page.text()
    rows = [" ".join(written(e)) for e in page.elements() if e[1].get("class") == "moment"]
    for turn, row in zip(analysis.turning(), rows, strict=True):
        assert row.count(session.seats[turn.seat].name) == 2, "of whose turn it was it is told"
    assert len(page.find(do="replay-at")) == len(analysis.turning()) + sum(
        len(analysis.worst(seat)) + len(analysis.best(seat)) for seat in range(2)
    )
    watch(page)


@pytest.mark.usefixtures("known")
def test_each_moment_that_decided_it_has_a_card_with_both_moves_and_chances(game: Game) -> None:
    session, analysis = game
    page = told(session)
    play = page.app.table.play
    assert play
    moments = analysis.moments()
    assert moments
    shown = card(page)
    for number, moment in enumerate(moments, 1):
        page.press(id=f"moment-tab-{number}")
        if abs(moment.change) == max(abs(one.change) for one in moments):
            assert card(page) == shown, "that which changed most is there at first"
        text, one = " ".join(written(card(page))), moment.decision
        assert play.turn_log.tell(session.standing[one.step], drawn=False) in text
        assert play.words.deed(moment.other) in text
        assert play.words.reason(moment.reasons[0]) in text
        told_so = "decided.won" if moment.change > 0 else "decided.gave"
        percent = round(100 * moment.decision.chance), round(100 * moment.instead)
        apart, name = abs(percent[0] - percent[1]), play.words.player(one.seat)
        assert play.words(told_so, name=name, percent=apart) in text
        ways = [e for e in inside(card(page)) if e[1].get("class") == "race-way"]
        came = [e[1]["style"]["--at"] for e in ways]
        chances = one.chance, moment.instead
        assert came == [f"{round(100 * chance)}%" for chance in chances], "as far as it wins"
        for chance in chances:
            assert f"{round(100 * chance)} of 100 games won" in " ".join(text.split())
        lit = ["of-others" not in mark[1]["class"] for mark in marks(page)]
        assert lit == [n == number for n in range(1, len(moments) + 1)]
        watch(page)


def card(page: Page) -> Element:
    (found,) = (e for e in page.elements() if "moment-card" in str(e[1].get("class", "")))
    return found


@pytest.mark.usefixtures("known")
def test_the_chart_has_a_line_for_everybody_and_a_mark_for_every_moment(game: Game) -> None:
    session, analysis = game
    page = told(session)
    lines = [e for e in page.elements() if e[1].get("class", "") == "course"]
    assert len(lines) == 2
    for line in lines:
        assert line[1]["d"].count("L") == len(analysis.turns)
    signs = [e[1] for e in page.elements() if e[0] == "use" and e[1]["href"].startswith("#e-")]
    heights = sorted(float(sign["y"]) for sign in signs if "y" in sign)
    assert len(heights) == 2
    assert all(b - a >= SIGN for a, b in pairwise(heights)), "no emblem lies on another"
    assert len(marks(page)) == len(analysis.moments())
    numbers = [float(e[1]["cx"]) for e in page.elements() if e[0] == "circle"]
    assert all(b - a >= MARK_GAP for a, b in pairwise(numbers)), "nor one number on another"
    page.press(id="decided-everybody")
    assert len(marks(page)) == len(analysis.turning())
    page.press(id="decided-moments")
    assert len(marks(page)) == len(analysis.moments())


def marks(page: Page) -> list[Element]:
    return [e for e in page.elements() if "turn-mark" in str(e[1].get("class", "")).split()]


def test_how_far_it_is_moves_however_little_is_done_at_a_time(
    monkeypatch: pytest.MonkeyPatch, game: Game
) -> None:
    def slowly(session: tycoon.Session) -> Generator[float, None, Analysis]:
        for done in range(2000):
            yield done / 2000
        return game[1]

    monkeypatch.setattr("tycoon.coach.analyse", slowly)
    page = page_with(game[0])
    page.press(do="open-decided")
    seen = []
    while bars := [e[1]["value"] for e in page.elements() if e[0] == "progress"]:
        seen += bars
        page.port.pass_time()
    assert list(map(int, seen)) == sorted(map(int, seen))
    assert len(set(seen)) > 40


@pytest.mark.usefixtures("known")
def test_a_moment_opens_the_replay_before_it_at_the_desk_of_who_decided(game: Game) -> None:
    session, analysis = game
    worst = analysis.worst(0)[0]
    page = told(session)
    page.press(id="decided-everybody")
    page.press(id=f"look-worst-{worst.step}")
    assert screen(page) == "replay"
    play = page.app.table.play
    assert play
    assert play.replay
    assert play.replay.index == worst.step - 1
    assert play.replay.shown.context.seat == 0
    assert not page.find(id="sheet-title")
    watch(page)
    page.press(do="replay-to", to="next")
    assert play.replay.index == worst.step
    page.press(do="close-replay")
    page.press(do="open-decided")
    page.press(id="decided-everybody")
    assert page.find(id=f"look-worst-{worst.step}"), "it need not be thought about again"


def test_a_running_game_has_nothing_to_tell() -> None:
    page = page_with(tycoon.new_game("raccoon", ["Ann", "Bea"], {}, "running"))
    page.app.handle({"type": "click", "do": "open-decided"})
    assert not page.find(id="sheet-title")


@pytest.mark.usefixtures("known")
def test_another_game_is_thought_about_anew(game: Game) -> None:
    page = told(game[0])
    page.press(id="sheet-close")
    page.press(do="play-again")
    page.session.finish()
    play = page.app.table.play
    assert play
    play.renew()
    page.app.render()
    page.press(do="open-decided")
    assert any(element[0] == "progress" for element in page.elements())


def test_a_fault_is_told(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    def stumble(*asked: object) -> Iterator[float]:
        yield 0.5
        raise ZeroDivisionError

    monkeypatch.setattr("tycoon.coach.analyse", stumble)
    assert "this game cannot be explained" in told(game[0]).text()


def test_only_the_end_of_a_game_is_known(game: Game) -> None:
    """One that went on from its last state cannot be looked back at."""
    session = tycoon.load_game(game[0].dumps()).at(0)
    session.go_on_from(game[0].state, [])
    page = at_the_end(session)
    page.press(do="open-decided")
    assert page.app.ui.why
    assert page.app.ui.why.startswith("Of this game only the end is known")
    assert not page.find(id="sheet-title")
