"""Games brought to interesting moments by playing at random."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType

import tycoon

Wish = Callable[[tycoon.Session], bool]
NAMES = ["Ann", "Bea", "Cyrus", "Dot", "Elisabeth"]
#: How gladly a random player does what; bids stay low and games move on.
_LIKES = {"produce": 3, "sell": 2, "build": 3, "upgrade": 2, "buy_town": 4, "decline": 0.1}


def played(
    players: int,
    until: Wish,
    *,
    seed: int = 1,
    least: int = 0,
    options: Mapping[str, object] = MappingProxyType({}),
) -> tycoon.Session:
    """A random game at the first moment after ``least`` steps for which ``until`` holds."""
    dice = random.Random(seed)
    session = tycoon.new_game("raccoon", NAMES[:players], options, f"played {seed}")
    steps = 0
    while session.to_act is not None:
        if steps >= least and until(session):
            return session
        session.apply(_choose(session, dice))
        steps += 1
    assert until(session), "the game ended before that moment came"
    return session


def _choose(session: tycoon.Session, dice: random.Random) -> tycoon.Action:
    by_kind: dict[str, list[tycoon.Action]] = {}
    for action in session.legal_actions():
        by_kind.setdefault(action.do, []).append(action)
    kind = dice.choices(list(by_kind), [_LIKES.get(do, 1.0) for do in by_kind])[0]
    if kind == "bid":
        return min(by_kind["bid"], key=lambda bid: int(bid["amount"]))
    return dice.choice(by_kind[kind])


def first(wish: Wish, options: Mapping[str, object]) -> tycoon.Session:
    """The first such moment in any of some random games."""
    for seed in range(80):
        try:
            return played(3, wish, seed=seed, options=options)
        except AssertionError:
            continue
    raise LookupError(wish.__name__)


def in_phase(phase: str) -> Callable[[tycoon.Session], bool]:
    """Is the game in this sub-state?"""
    return lambda session: session.prompt().phase == phase


def plain_turn(session: tycoon.Session) -> bool:
    """Somebody's ordinary turn."""
    turn = session.view(None)["turn"]
    return session.prompt().phase == "turn" and not turn["extra"]


def extra_turn(session: tycoon.Session) -> bool:
    """The starter of a lost auction acts again."""
    return session.prompt().phase == "turn" and bool(session.view(None)["turn"]["extra"])


def over(session: tycoon.Session) -> bool:
    """Has the game ended?"""
    return session.to_act is None
