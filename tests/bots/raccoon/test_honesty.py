"""Bots know what their seat may know: shuffle the rest, and they do the same."""

from __future__ import annotations

from contextlib import AbstractContextManager
from random import Random

import pytest
import tycoon
from hypothesis import given, settings
from hypothesis import strategies as st
from tycoon.bots import LEVELS, Situation
from tycoon.games.raccoon.bots.purses import counted

from tests.bots.raccoon.tables import bot, choice
from tests.conformance.play import Deal, deals, load, steps
from tests.everyday import often
from tests.raccoon.test_secrets import shuffled_for

MIXED = deals("raccoon", mixed=True)
BOTS = {level: bot(level) for level in LEVELS}


def shuffled(session: tycoon.Session, dice: Random) -> AbstractContextManager[None]:
    """The same game for all that the seat to act can know."""
    return session.imagined(shuffled_for(session.state, session.to_act, dice))


@pytest.mark.rule("RT-87", "RT-88")
@pytest.mark.parametrize("level", LEVELS)
@given(deal=MIXED, moves=st.integers(0, 300))
@settings(max_examples=often(15), deadline=None)
def test_what_is_hidden_has_no_part_in_a_choice(level: str, deal: Deal, moves: int) -> None:
    session, dice = deal.played(most=moves), Random(deal.moves)
    for _ in range(4):
        if session.to_act is None:
            return
        here = choice(session, BOTS[level], 0.3)
        with shuffled(session, dice):
            assert choice(session, BOTS[level], 0.3) == here
        session.apply(here)


@pytest.mark.rule("RT-86", "RT-87")
@given(deal=MIXED)
@settings(max_examples=often(15), deadline=None)
def test_purses_are_counted_from_what_everybody_hears(deal: Deal) -> None:
    session = deal.session()
    for number, _ in enumerate(steps(session, Random(deal.moves))):
        if number % 10 == 0 and session.to_act is not None:
            purses = [player.money for player in session.state.players]
            found = counted(Situation(session))
            if session.options["open_money"]:
                assert found is None
            else:
                assert found is not None
                assert found[: deal.players] == purses


def test_agreed_undo_is_forgotten_by_those_who_count() -> None:
    session = Deal("raccoon", 3, "undo", 5).played(most=200)
    for _ in range(20):
        session.undo(agreed=True)
    found = counted(Situation(session))
    assert found is not None
    assert found[:3] == [player.money for player in session.state.players]


@pytest.mark.parametrize("level", LEVELS)
def test_a_game_that_goes_on_from_a_checkpoint_is_played_with_imagined_purses(level: str) -> None:
    session = Deal("raccoon", 3, "checkpoint", 7).played(most=150)
    session.go_on_from(session.state, [])
    assert counted(Situation(session)) is None
    here = choice(session, BOTS[level], 0.3)
    with shuffled(session, Random(1)):
        assert choice(session, BOTS[level], 0.3) == here


@pytest.mark.parametrize("level", LEVELS)
def test_bots_remember_nothing(level: str) -> None:
    session = Deal("raccoon", 2, "again", 3).played(most=40)
    again = load(session.dumps())
    assert choice(session, BOTS[level]) == choice(again, bot(level))
