"""What somebody can see of a state, and that all states they cannot tell apart look the same."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from itertools import islice
from random import Random
from typing import Any

import tycoon

from tests.conformance.play import Deal, steps

#: Does an action with these events show what was hidden?
Reveals = Callable[[Sequence[tycoon.Event]], bool]
Shuffle = Callable[[Any, int | None, Random], Any]


def seen(session: tycoon.Session, state: Any, viewer: int | None) -> str:
    """The viewer's view and, when it is their move, prompt, forecast and legal actions."""
    rules = session.rules
    asked: list[Any] = []
    if viewer is not None and state.phase.seat == viewer:
        asked = [rules.prompt(state).to_dict(), rules.forecast(state)]
        asked += [action.to_dict() for action in islice(rules.legal_actions(state), 200)]
    return json.dumps([rules.view(state, viewer), asked])


def assert_nobody_sees(deal: Deal, shuffled_for: Shuffle) -> None:
    """What is hidden can be shuffled at any moment of the game."""
    session = deal.session()
    dice = Random(deal.moves)
    for _ in steps(session, dice):
        if dice.random() < 0.8:
            continue
        for viewer in (None, *range(deal.players)):
            twin = shuffled_for(session.state, viewer, dice)
            assert seen(session, twin, viewer) == seen(session, session.state, viewer)


def assert_others_are_told_the_same(
    session: tycoon.Session, shuffled_for: Shuffle, reveals: Reveals, dice: Random
) -> None:
    """Whatever is hidden from who is on turn, an action has the same events on a shuffled table."""
    if session.to_act is None:
        return
    twin = shuffled_for(session.state, session.to_act, dice)
    for action in islice(session.legal_actions(), 20):
        one, other = session.state.copy(), twin.copy()
        events = session.rules.apply(one, action)
        if not reveals(events):
            assert events == session.rules.apply(other, action)
