"""Hints of every game: legal, different, with reasons, and from what the seat may know alone."""

from __future__ import annotations

from random import Random

import pytest
import tycoon
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tycoon.bots import Situation, dice_of, make
from tycoon.coach import (
    MOST,
    REASONS,
    WEAKER,
    Advice,
    Hint,
    Judgement,
    advice,
    advise,
    finished,
    hints,
    why_not,
)
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


# --- one plan -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
@settings(max_examples=often(25), deadline=None)
def test_an_advice_is_a_plan_with_reasons_and_one_that_is_clearly_weaker(
    game: str, data: st.DataObject
) -> None:
    session = data.draw(moments(game))
    found, coach = advice(Situation(session), dice_of(session)), adviser(game)
    hints = [found.plan, *([found.other] if found.other else []), *found.equal]
    assert len({coach.idea(hint.action) for hint in hints}) == len(hints)
    for hint in hints:
        assert session.check(hint.action) is None
        assert 1 <= len(hint.reasons) <= REASONS
        assert hint.chance is None or 0 <= hint.chance <= 1
    assert bool(found.other) == bool(found.against)
    assert len(found.against) <= REASONS
    assert not (found.other and found.equal)
    if found.other:
        assert found.other.behind >= WEAKER
    assert all(0 <= hint.behind < WEAKER for hint in found.equal)


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
@settings(max_examples=often(12), deadline=None)
def test_any_legal_move_is_judged_and_nothing_is_against_the_plan(
    game: str, data: st.DataObject
) -> None:
    session = data.draw(moments(game))
    plan = advice(Situation(session), dice_of(session)).plan
    judged = why_not(Situation(session), dice_of(session), plan.action)
    assert (judged.action, judged.against) == (plan.action, ())
    action = data.draw(st.sampled_from(list(session.legal_actions())))
    judged = why_not(Situation(session), dice_of(session), action)
    assert judged.action == action
    assert judged.reasons or judged.against


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
@settings(max_examples=often(12), deadline=None)
def test_what_is_hidden_has_no_part_in_an_advice_or_a_judgement(
    game: str, data: st.DataObject
) -> None:
    session = data.draw(moments(game))
    action = data.draw(st.sampled_from(list(session.legal_actions())))

    def told() -> tuple[Advice, Judgement]:
        situation = Situation(session)
        return advice(situation, dice_of(session)), why_not(situation, dice_of(session), action)

    known, dice = told(), Random(data.draw(st.integers(0, 99)))
    assert session.to_act is not None
    with session.imagined(session.rules.imagine(session.state, session.to_act, dice)):
        assert told() == known
