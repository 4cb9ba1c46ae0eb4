"""A finished game's save that says where to begin to look at it."""

from __future__ import annotations

import tycoon.session.saves as saves
from tycoon.kernel.refusals import Refusal, SaveError
from tycoon.session.session import Session

_FIELD = "moment"


def with_moment(text: str, at: int) -> str:
    """The save text with the moment after ``standing[at]``; raises `SaveError` like `saves.read`.

    Versions that know of no moments read it like any other: the field is one more to them.
    """
    return saves.write({**saves.read(text), _FIELD: at})


def moment_of(text: str, session: Session) -> int | None:
    """The place in ``session.standing`` that its save text names; None if it names none.

    Raises `SaveError` with ``no_such_moment``, also as long as the game goes on.
    """
    at = saves.read(text).get(_FIELD)
    if at is None:
        return None
    steps = len(session.standing)
    if session.to_act is not None or steps == 1 or type(at) is not int or not 0 <= at < steps:
        raise SaveError(Refusal("no_such_moment"))
    return at
