"""The English in which tables and reports tell numbers and codes."""

from __future__ import annotations

from tycoon.league.plan import Block, Setting, Values
from tycoon.league.statistics import Findings, Row, Share, Thinking


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


#: What is counted of decisions, and of a bot's games: the heads of columns.
COSTS = ("bot", "decisions", "ms each", "longest")
RESULTS = ("games", "won %", "95 % interval", "points", "theirs", "rounds", "moves")


def costs(cost: Thinking) -> list[str]:
    """What a bot's decisions took, in milliseconds of processor time, under `COSTS`."""
    return [cost.bot, str(cost.decisions), f"{cost.mean:.2f}", f"{cost.longest:.1f}"]


def results(row: Row) -> list[str]:
    """What came of a bot's games, under `RESULTS`."""
    rounds, moves = row.rounds, row.moves
    return [
        str(row.share.games),
        percent(row.share.share),
        between(row.share),
        f"{row.points:.1f}",
        f"{row.theirs:.1f}",
        f"{rounds.mean:.1f} ({rounds.least:g}-{rounds.most:g})",
        f"{moves.mean:.0f} ({moves.least:g}-{moves.most:g})",
    ]


def ends(found: Findings) -> str:
    """What the games were ended by."""
    return ", ".join(f"{words(reason)} {count}" for reason, count in found.reasons.items())


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
