"""What a host says of the five actions in somebody's first game, in one to three words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tycoon_web.games.raccoon.turn_context import TurnContext
from tycoon_web.play.first_game import Moment, Verdict

#: Dollars that make a sale worth a turn, and up to which it is worth waiting.
GOOD, POOR = 8, 5
#: Up to this round a building has much of the game before it.
EARLY = 4
#: So many towns are left when goods are better paid for one than sold.
LAST = 4
Would = Mapping[str, Any]


def verdicts(now: Moment) -> dict[str, Verdict]:
    """By the id of its key; nothing where nothing is to be chosen."""
    context: TurnContext = now.context
    if context.still or context.view["phase"] != "turn":
        return {}
    told = context.forecast()["actions"]
    found = {f"act-{name}": say(context, told.get(do, {})) for name, (do, say) in _KEYS.items()}
    given = {name: verdict for name, verdict in found.items() if verdict}
    best = next((name for name in _FIRST if name in given and given[name].best), None)
    return {name: v._replace(best=name == best) for name, v in given.items()}


def _produce(context: TurnContext, would: Would) -> Verdict | None:
    if not would:
        return None
    if would["over"]:
        return Verdict("over", {"count": would["over"]})
    if not would["stored"] or context.view["round"] == 1:
        return Verdict("start", best=True)
    return Verdict("more_goods", best=True)


def _sell(context: TurnContext, would: Would) -> Verdict | None:
    if not would or would.get("none"):
        return Verdict("no_goods")
    amount = would["amount"]
    if amount >= GOOD:
        return Verdict("brings", best=True)
    return Verdict("only") if amount <= POOR else Verdict("fair", {"amount": amount})


def _auction(context: TurnContext, would: Would) -> Verdict | None:
    if not would or would.get("none"):
        return None
    if "short" in would:
        return Verdict("needs_money", {"amount": would["short"]})
    if context.view["round"] == 1:
        return Verdict("save")
    return Verdict("bid", best=True)


def _build(context: TurnContext, would: Would) -> Verdict | None:
    if not would or would.get("none"):
        return None
    if "short" in would:
        return Verdict("needs_money", {"amount": would["short"]})
    if context.view["round"] == 1:
        return Verdict("next_turn")
    return Verdict("early" if context.view["round"] <= EARLY else "point")


def _town(context: TurnContext, would: Would) -> Verdict | None:
    if "missing" in would:
        short = would["missing"]
        if short <= would["missing_any"]:
            return Verdict("needs", {"what": {would["commodity"]: short}, "count": short})
        return Verdict("needs_any", {"count": would["missing_any"]})
    if "points" not in would:
        return None
    left = sum(context.view["towns"]["left"].values())
    return Verdict("points", {"count": would["points"]}, best=left <= LAST)


#: Key of an action -> its kind in the engine, and what is said of it.
_KEYS: dict[str, tuple[str, Callable[[TurnContext, Would], Verdict | None]]] = {
    "produce": ("produce", _produce),
    "sell": ("sell", _sell),
    "auction": ("auction", _auction),
    "build": ("build", _build),
    "town": ("buy_town", _town),
}
#: Which of several good ones is the one to begin with: so it is seldom clearly weaker than what the
#: coach would do (`tests/page/host/test_verdicts.py`).
_FIRST = ("act-town", "act-sell", "act-auction", "act-produce")
