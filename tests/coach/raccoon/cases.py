"""Actions at tables that were laid out, and what is said of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tycoon.coach.hint import Option, Reason
from tycoon.games.raccoon.bots.judge import Judge
from tycoon.games.raccoon.bots.weights import TRADER
from tycoon.games.raccoon.coach.case import Case
from tycoon.kernel.actions import Action

from tests.raccoon.table import Table

JUDGE = Judge(TRADER)
#: An auction in which the seat goes to $9 and seat 1 to $7; it is ahead by 4 points.
GROUNDS = {"limit": 9.0, "top": 7.0, "keenest": 1.0, "price": 5.0, "lead": 4.0, "ahead": 1.0}


def case(table: Table, action: Action, rival: Action | None = None, **grounds: float) -> Case:
    """An action and the one it is weighed against, with these grounds."""
    against = Option(rival, (0.4,), 10.0, GROUNDS) if rival else None
    option = Option(action, (0.5,), 12.0, GROUNDS | grounds)
    return Case(JUDGE, table.state, option, against)


def said(
    sentence: Callable[[Case], Iterator[Reason]],
    table: Table,
    action: Action,
    rival: Action | None = None,
    **grounds: float,
) -> dict[str, Any] | None:
    """The numbers of what is said; None: nothing."""
    found = list(sentence(case(table, action, rival, **grounds)))
    assert len(found) <= 1
    return dict(found[0].params) if found else None


def legal(table: Table, do: str, **fields: Any) -> Action:
    """The first legal action of this kind with these fields."""
    return next(
        action
        for action in table.session.legal_actions()
        if action.do == do and all(action.fields.get(name) == v for name, v in fields.items())
    )
