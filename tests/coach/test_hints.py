"""Hints of every game: legal, different, with reasons, and from what the seat may know alone."""

from __future__ import annotations

from random import Random

import pytest
import tycoon
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tycoon.bots import Situation, dice_of, make
from tycoon.coach import MOST, Hint, advise, finished, hints
from tycoon.coach.advising import adviser

from tests.coach.tables import going_on, hints_of
from tests.conformance.play import Deal, deals
from tests.everyday import often

GAMES = sorted(tycoon.GAMES)


@st.composite
def moments(draw: st.DrawFn, game: str) -> tycoon.Session:
    """Any moment of a running game; half of the time where sensible play has come to."""
    deal: Deal = draw(deals(game, mixed=True))
    most = draw(st.integers(0, 200))
    if draw(st.booleans()):
        return going_on(deal, most)
    session, bot = deal.session(), make(game, "apprentice")
    for _ in range(most):
        if session.to_act is None:
            break
        session.apply(bot.choose(Situation(session), dice_of(session)))
    assume(session.to_act is not None)
    return session


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
@settings(max_examples=often(25), deadline=None)
def test_hints_are_few_legal_different_and_have_reasons(game: str, data: st.DataObject) -> None:
    session = data.draw(moments(game))
    found, coach = hints_of(session), adviser(game)
    assert 1 <= len(found) <= MOST
    assert len({coach.idea(hint.action) for hint in found}) == len(found)
    assert all(hint.reasons for hint in found)
    behind = [hint.behind for hint in found]
    assert behind[0] == 0
    assert behind == sorted(behind)


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
@settings(max_examples=often(20), deadline=None)
def test_what_is_hidden_has_no_part_in_a_hint(game: str, data: st.DataObject) -> None:
    session = data.draw(moments(game))
    known, dice = hints_of(session), Random(data.draw(st.integers(0, 99)))
    assert session.to_act is not None
    with session.imagined(session.rules.imagine(session.state, session.to_act, dice)):
        assert hints_of(session) == known


@pytest.mark.parametrize("game", GAMES)
def test_every_sub_state_of_whole_games_has_hints(game: str) -> None:
    met = set()
    for number in range(2):
        deal = Deal(game, 2 + number, f"hints {number}", number)
        for session in watched(deal):
            phase = session.prompt().phase
            if phase not in met:
                met.add(phase)
                hints_of(session)
    wanted = {
        "letter": {"turn", "challenge", "buy", "done"},
        "raccoon": {"start_tokens", "turn", "bonus", "discard", "auction", "done"},
    }
    assert wanted[game] <= met


def watched(deal: Deal) -> list[tycoon.Session]:
    """Every moment of a random game."""
    moments: list[tycoon.Session] = []
    deal.played(lambda session: moments.append(session.at(len(session.standing) - 1)))
    return [session for session in moments if session.to_act is not None]


@pytest.mark.parametrize("game", GAMES)
def test_following_the_best_hint_is_playing_well(game: str) -> None:
    """Against an apprentice, on two deals from both seats."""
    won = 0.0
    for number in range(4):
        session = tycoon.new_game(game, ["Ann", "Bea"], {}, f"followed {number // 2}")
        bot = make(game, "apprentice")
        while (seat := session.to_act) is not None:
            situation, dice = Situation(session), dice_of(session)
            followed = seat == number % 2
            session.apply(
                hints(situation, dice)[0].action if followed else bot.choose(situation, dice)
            )
        assert session.outcome is not None
        won += (number % 2 in session.outcome.winners) / len(session.outcome.winners)
    assert won >= 3


@pytest.mark.parametrize("game", GAMES)
def test_hints_come_in_slices(game: str) -> None:
    session = tycoon.new_game(game, ["Ann", "Bea", "Cy"], {}, "slices")
    bot = make(game, "apprentice")
    while session.prompt().phase != "turn":
        session.apply(bot.choose(Situation(session), dice_of(session)))
    work, slices = advise(Situation(session), dice_of(session)), 0
    found: list[Hint] = []
    try:
        while True:
            next(work)
            slices += 1
    except StopIteration as done:
        found = done.value
    assert slices > 1
    assert found == finished(advise(Situation(session), dice_of(session)))


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_advised_after_the_end(game: str) -> None:
    session = Deal(game, 2, "over", 1).played()
    with pytest.raises(ValueError, match="the game is over"):
        Situation(session)
