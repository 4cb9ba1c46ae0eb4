"""What is said about an action at a table that was laid out by hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

import tycoon
from tycoon.bots import Situation
from tycoon.coach import Reason
from tycoon.games.letter.bots.player import LetterBot
from tycoon.games.letter.coach.case import Case
from tycoon.games.letter.coach.speaking import spoken_against, spoken_for
from tycoon.kernel.actions import Action

from tests.letter.table import Table

NOTHING: Mapping[Action, float] = MappingProxyType({})


class Position(NamedTuple):
    """A table, an action there, and a better one if what is said is said against the first."""

    table: Table
    action: Action
    better: Action | None = None
    weighed: Mapping[Action, float] = NOTHING


def case_of(table: Table, weighed: Mapping[Action, float] = NOTHING) -> Case:
    """Of the seat to act."""
    return case_of_session(table.session, weighed)


def case_of_session(session: tycoon.Session, weighed: Mapping[Action, float] = NOTHING) -> Case:
    """Likewise."""
    situation = Situation(session)
    return Case(situation, LetterBot("tycoon", "even"), situation.imagine(Random(1)), weighed)


def reasons_in(position: Position) -> Iterator[Reason]:
    """All that is said for the action, or against it."""
    table, action, better, weighed = position
    assert table.session.check(action) is None, action
    case = case_of(table, weighed)
    if better is None:
        return spoken_for(case.account(action))
    assert table.session.check(better) is None, better
    return spoken_against(case.account(action), case.account(better))


def said_in(position: Position) -> dict[str, dict[str, Any]]:
    """Code -> parameters."""
    return {reason.code: dict(reason.params) for reason in reasons_in(position)}


def do(what: str, **fields: Any) -> Action:
    return Action(what, **fields)


def buying(table: Table, word: str, places: str = "") -> Table:
    """After this word was laid and accepted, when a patent can be bought."""
    table.play(word, places=places)
    assert table.phase == "buy"
    return table


def done(table: Table, word: str, places: str = "") -> Table:
    """After this word and no purchase."""
    table.play(word, places=places)
    if table.phase == "buy":
        table.do("decline")
    assert table.phase == "done"
    return table
