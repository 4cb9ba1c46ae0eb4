"""A game that went on from its checkpoint tells what it knows, and no more."""

from __future__ import annotations

import pytest
import tycoon
from tycoon.kernel.randomness import Random
from tycoon_web.games.raccoon.telling.turn_log import price_series

from tests.hostile import outdated
from tests.page.desk import catalogue, page_with

#: The round in which the rules changed, and the one in which the table stops.
CHANGED, STOPPED = 5, 8


def resumed(game: str) -> tycoon.Session:
    """A game that is played on from the middle of its fifth round."""
    session = tycoon.new_game(game, ["Ann", "Bea"], {}, "from here")
    dice = Random.from_text("played by chance")
    play_until(session, CHANGED, dice)
    later = tycoon.load_game(outdated(session))
    assert later.from_checkpoint
    play_until(later, STOPPED, dice)
    return later


def play_until(session: tycoon.Session, round_: int, dice: Random) -> None:
    while session.state.round < round_:
        session.apply(session.rules.sample_action(session.state, dice))


@pytest.fixture(scope="module", params=sorted(tycoon.GAMES))
def ended(request: pytest.FixtureRequest) -> tycoon.Session:
    session = resumed(request.param)
    session.finish()
    return session


def test_the_log_counts_the_rounds_as_the_table_does(ended: tycoon.Session) -> None:
    play = page_with(ended).app.table.play
    assert play
    rounds = list(dict.fromkeys(line.round for line in play.turn_log.log))
    assert rounds == list(range(CHANGED, STOPPED + 1))


def test_the_figures_lead_to_the_ends_of_the_rounds_they_name(ended: tycoon.Session) -> None:
    page = page_with(ended)
    page.press(do="replay")
    page.press(do="open-course")
    leading = {e[1]["id"]: int(e[1]["data-at"]) for e in page.find(do="replay-jump")}
    ends = {name: at for name, at in leading.items() if name.startswith("to-round-")}
    assert list(ends) == [f"to-round-{n}" for n in range(CHANGED, STOPPED + 1)]
    for name, at in ends.items():
        number = int(name.rpartition("-")[2])
        assert ended.at(max(at - 1, 0)).state.round in (number, number - 1)
        assert ended.at(at).state.round == min(number + 1, STOPPED)


def test_a_game_that_was_resumed_during_set_up_has_no_round_before_the_first() -> None:
    session = tycoon.new_game("raccoon", ["Ann", "Bea"], {}, "from here")
    session.apply(next(session.legal_actions()))
    later = tycoon.load_game(outdated(session))
    assert later.from_checkpoint
    play_until(later, 3, Random.from_text("played by chance"))
    later.finish()
    page = page_with(later)
    page.press(do="replay")
    page.press(do="open-course")
    names = [e[1]["id"] for e in page.find(do="replay-jump")]
    assert [n for n in names if n.startswith("to-round")] == [f"to-round-{n}" for n in (1, 2, 3)]


def test_prices_begin_where_they_stood() -> None:
    session = resumed("raccoon")
    first = [line[0] for line in price_series(session)[0].values()]
    assert first == list(session.at(0).state.prices)
    assert first != list(tycoon.new_game("raccoon", ["Ann", "Bea"], {}, "x").state.prices)


def test_nothing_is_called_worth_remembering_that_is_not_known() -> None:
    title = str(catalogue()["records.title"])
    session = resumed("letter")
    session.finish()
    assert title not in page_with(session).text()
    whole = tycoon.new_game("letter", ["Ann", "Bea"], {}, "from here")
    play_until(whole, CHANGED, Random.from_text("played by chance"))
    whole.finish()
    assert title in page_with(whole).text()
