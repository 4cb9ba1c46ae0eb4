"""Hints at a table that was laid out by hand, and whole games for an analysis."""

from __future__ import annotations

from collections.abc import Callable

import tycoon
from hypothesis import assume
from tycoon.bots import Situation, dice_of, make
from tycoon.coach import Analysis, Hint, analyse, finished, hints
from tycoon.kernel.actions import Action

from tests.conformance.play import Deal

Blunder = Callable[[tycoon.Session], Action | None]


def hints_of(session: tycoon.Session) -> list[Hint]:
    """With the dice of the moment; they are legal, whatever the test is about."""
    found = hints(Situation(session), dice_of(session))
    for hint in found:
        assert session.check(hint.action) is None, hint
    return found


def laid_out(session: tycoon.Session) -> tycoon.Session:
    """The same position as if nobody had heard how it came to it: no purse can be counted."""
    session.go_on_from(session.state, [])
    return session


def going_on(deal: Deal, moves: int) -> tycoon.Session:
    """The game after so many random moves; a deal that is over by then is no example."""
    session = deal.played(most=moves)
    assume(session.to_act is not None)
    return session


def played(
    session: tycoon.Session, level: str = "trader", blunder: Blunder | None = None
) -> list[int]:
    """To the end by bots, but for the first action that ``blunder`` proposes; where that stands."""
    bot, where = make(session.game, level), list[int]()
    while session.to_act is not None:
        silly = blunder(session) if blunder and not where else None
        if silly:
            where.append(len(session.standing))
        session.apply(silly or bot.choose(Situation(session), dice_of(session)))
    return where


def analysis_of(session: tycoon.Session) -> Analysis:
    """All at once."""
    return finished(analyse(session))
