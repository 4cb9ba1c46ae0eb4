"""The turn at Raccoon Tycoon, and reckoning with its views."""

from __future__ import annotations

from typing import Any

from tycoon_web.games.raccoon.telling.words import Words
from tycoon_web.play import turn_context
from tycoon_web.telling.views import View


class TurnContext(turn_context.TurnContext):
    """A turn with this game's words."""

    words: Words
    _forecast: dict[str, Any] | None = None

    def forecast(self) -> dict[str, Any]:
        """What each action would bring (`tycoon.games.raccoon.rules.forecast`); for who acts."""
        if self._forecast is None:
            self._forecast = {"actions": {}, "lit": []} if self.still else self.session.forecast()
        return self._forecast


def prices(view: View) -> dict[str, int]:
    """Dollars by commodity."""
    return {row["commodity"]: row["price"] for row in view["market"]}


def supply(view: View) -> dict[str, int]:
    """Tokens left in the supply by commodity."""
    return {row["commodity"]: row["supply"] for row in view["market"]}


def cheapest(held: dict[str, int], value: dict[str, int], count: int) -> dict[str, int]:
    """``count`` tokens of those held that are worth least, the larger pile first."""
    return _first(sorted(held, key=lambda c: (value[c], -held[c])), held, count)


def dearest(available: dict[str, int], value: dict[str, int], count: int) -> dict[str, int]:
    """``count`` of the available tokens that are worth most."""
    return _first(sorted(available, key=lambda c: -value[c]), available, count)


def _first(order: list[str], available: dict[str, int], count: int) -> dict[str, int]:
    """As many as there are of one before the next."""
    picked: dict[str, int] = {}
    for name in order:
        take = min(available[name], count - sum(picked.values()))
        if take > 0:
            picked[name] = take
    return picked


def worth(counts: dict[str, int], value: dict[str, int]) -> int:
    """Market value in dollars."""
    return sum(value[name] * n for name, n in counts.items())
