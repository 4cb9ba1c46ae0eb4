"""What a bot does at a table that was laid out by hand."""

from __future__ import annotations

import tycoon
from tycoon.bots import Bot, Situation, dice_of, make
from tycoon.games.raccoon.bots.deciding import decide
from tycoon.games.raccoon.bots.judge import Judge
from tycoon.games.raccoon.bots.weights import TRADER

from tests.raccoon.table import Table

TRADERS = Judge(TRADER)


def bot(level: str, character: str = "even") -> Bot:
    """A bot for this game."""
    return make("raccoon", level, character)


def choice(session: tycoon.Session, by: Bot, effort: float = 1.0) -> tycoon.Action:
    """What it does there; what is not legal is refused by nobody but the test."""
    action = by.choose(Situation(session), dice_of(session), effort)
    assert session.check(action) is None, (session.prompt().phase, action)
    return action


def decision(table: Table) -> tycoon.Action:
    """What the value function does; it knows the table as it was laid out, purses and all."""
    action = decide(TRADERS, table.state)
    assert table.session.check(action) is None
    return action
