"""What the audit lets in is a game: whatever is done then, it passes the audit again (X-05)."""

from __future__ import annotations

import json
import os
from functools import cache
from random import Random
from typing import Any

import pytest
import tycoon
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conformance.play import Deal, deals, playable
from tests.everyday import often
from tests.forging import forged, is_let_in

GAMES = pytest.mark.parametrize("game", sorted(tycoon.GAMES))
ACTIONS = 200
#: ``TYCOON_TESTS=search`` looks for long.
EXAMPLES = 10_000 if os.environ.get("TYCOON_TESTS") == "search" else 200


def drawn_options(game: str, players: int, dice: Random) -> dict[str, Any]:
    """Some options that can be played together, each at its default half of the time."""
    options: dict[str, Any] = {}
    for option in tycoon.GAMES[game].options:
        if option.id != "word_list" and dice.randrange(2):
            values = option.choices or range(option.range[0], option.range[1] + 1)
            options[option.id] = dice.choice(values)
    return options if playable(game, players, options) else drawn_options(game, players, dice)


@cache
def states(game: str, number: int) -> tuple[tycoon.Session, list[dict[str, Any]]]:
    """A game's session and every tenth of its states; the number decides everything about it."""
    dice, players = Random(number), 2 + number % 4
    deal = Deal(game, players, str(number), number, drawn_options(game, players, dice))
    session = deal.session()
    found = [session.state.to_dict()]
    for move in range(1, 2_000):
        if session.to_act is None:
            break
        session.apply(any_action(session.rules, session.state, dice))
        if not move % 10 or session.to_act is None:
            found.append(session.state.to_dict())
    return session, found


def any_action(rules: Any, state: Any, dice: Random) -> tycoon.Action:
    """Any legal action; in Letter Tycoon also words that no list has."""
    if "play_word" in rules.dos(state) and not dice.randrange(4):
        word = "".join(state.players[state.active].hand[: dice.randint(3, 7)])
        bluff = tycoon.Action("play_word", word=word, places="h" * len(word), vowels=[])
        if rules.check(state, bluff) is None:
            return bluff
    action: tycoon.Action = rules.sample_action(state, dice)
    return action


@pytest.mark.ux("FI-08")
@GAMES
@given(number=st.integers(0, 2**16), at=st.integers(0, 2**16), dice=st.integers(0, 2**32))
@settings(max_examples=often(EXAMPLES))
def test_a_forged_state_that_passes_goes_on_passing(
    game: str, number: int, at: int, dice: int
) -> None:
    random = Random(dice)
    session, real = states(game, number % (EXAMPLES // 8))
    state = is_let_in(session, json.loads(json.dumps(forged(real[at % len(real)], random))))
    if state is None:
        return
    rules = session.rules
    for _ in range(ACTIONS):
        if state.phase.seat is None:
            break
        rules.apply(state, any_action(rules, state, random))
        rules.audit(state)
    assert (rules.outcome(state) is None) == (state.phase.seat is not None)
    for seat in (None, *range(len(session.seats))):
        json.dumps(rules.view(state, seat), allow_nan=False)


@GAMES
def test_many_forged_states_pass_and_many_do_not(game: str) -> None:
    """Else the property above says nothing."""
    random, passed = Random(5), 0
    session, real = states(game, 3)
    for _ in range(100):
        passed += is_let_in(session, forged(random.choice(real), random)) is not None
    assert 20 < passed < 80


@GAMES
@given(data=st.data())
@settings(max_examples=often(EXAMPLES // 4))
def test_whatever_a_game_comes_to_passes(game: str, data: st.DataObject) -> None:
    deal = data.draw(deals(game, mixed=True))
    session, dice = deal.session(), Random(deal.moves)
    session.rules.audit(session.state)
    for _ in range(1_000):
        if session.to_act is None:
            break
        session.apply(any_action(session.rules, session.state, dice))
        session.rules.audit(session.state)
