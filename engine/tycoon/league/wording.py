"""The English in which tables and reports tell numbers and codes."""

from __future__ import annotations

from tycoon.league.plan import Block, Plan, Setting, Values
from tycoon.league.ratings import Rating
from tycoon.league.sequential import Until, Verdict
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


#: The heads of columns of ratings.
RATINGS = ("bot", "rating", "95 % interval")


def rated(rating: Rating) -> list[str]:
    """A bot's rating under `RATINGS`, in points of Elo around their average.

    >>> rated(Rating("trader", 61.3, 20.0))
    ['trader', '+61', '+41 - +81']
    """
    low, high = rating.interval
    return [rating.bot, f"{rating.elo:+.0f}", f"{low:+.0f} - {high:+.0f}"]


def tested(plan: Plan, until: Until, seen: Verdict) -> str:
    """What a sequential test says, with its bounds and both errors."""
    low, high = until.bounds
    asked = f"sequential test of {until.low:g} against {until.high:g} Elo"
    first, second = seen.ratios
    ratios = f"{plan.bots[0]} {first:.2f}, {plan.bots[1]} {second:.2f}"
    errors = f"errors {until.wrong:g} and {until.missed:g}"
    if not seen.decided:
        said = "is not decided"
    elif seen.better is None:
        said = "finds neither better by so much"
    else:
        said = f"finds {plan.bots[seen.better]} better by so much"
    bounds = f"log-likelihood ratios {ratios}, bounds {low:.2f} and {high:.2f}, {errors}"
    return f"{asked} {said} after {seen.deals} deals ({bounds})"


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
