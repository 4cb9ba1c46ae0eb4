"""The English in which tables and reports tell numbers and codes."""

from __future__ import annotations

from tycoon.league.plan import Block, Setting, Values
from tycoon.league.statistics import Row, Share


def title(block: Block) -> str:
    """What a block is about.

    >>> title(Block((("bank_cost", 30),), 2))
    '2 players, bank cost 30'
    """
    return ", ".join([f"{block.players} players", *named(block.varied)])


def headline(setting: Setting) -> str:
    """What a league is about."""
    effort = [] if setting.effort == 1 else [f"effort {setting.effort:g}"]
    return ", ".join([setting.game, *named(setting.options), f"seed {setting.seed}", *effort])


def named(values: Values) -> list[str]:
    """Options with their values."""
    return [f"{words(name)} {words(str(value))}" for name, value in values]


def words(code: str) -> str:
    """A code as words."""
    return code.replace("_", " ")


def against(row: Row) -> str:
    """Whom a bot met."""
    return "itself, seat 0" if row.others == row.bot else row.others or "all"


def percent(share: float) -> str:
    """A share of 1 in percent, without the sign."""
    return f"{100 * share:.1f}"


def between(share: Share) -> str:
    """The interval of a share.

    >>> between(Share(400, 280))
    '65.3 - 74.3'
    """
    low, high = share.interval
    return f"{percent(low)} - {percent(high)}"
