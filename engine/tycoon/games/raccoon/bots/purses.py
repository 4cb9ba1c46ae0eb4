"""Everybody's money, counted from what everybody has heard (RT-86, RT-87)."""

from __future__ import annotations

from collections.abc import Iterable

from tycoon.bots.bot import Situation
from tycoon.games.raccoon.rules.state import Player, State
from tycoon.kernel.events import Event
from tycoon.kernel.rules import Dice

MOST_SEATS = 5


def count(events: Iterable[Event]) -> list[int]:
    """Dollars by seat, taken or not, after these events, which begin with the set-up."""
    purses = [Player().money] * MOST_SEATS
    for key, params, *_ in events:
        if key == "sold":
            purses[params["seat"]] += params["income"]
        elif key in ("built", "upgraded"):
            purses[params["seat"]] -= params["cost"]
        elif key == "auction_won":
            purses[params["seat"]] -= params["amount"]
        elif key == "commission_paid":
            purses[params["seat"]] += params["amount"]
        elif key == "bought_from_player":
            purses[params["seat"]] -= params["paid"]
            purses[params["seller"]] += params["paid"]
    return purses


def counted(situation: Situation) -> list[int] | None:
    """The purses, or None when they lie open or the beginning of the game was not heard."""
    if situation.options["open_money"] or not situation.whole:
        return None
    return count(situation.heard)


def table(situation: Situation, purses: list[int] | None, dice: Dice) -> State:
    """A table as it may be, with the purses that were counted; None: with imagined ones."""
    state: State = situation.imagine(dice)
    if purses is not None:
        for seat, player in enumerate(state.players):
            player.money = player.money if seat == situation.seat else purses[seat]
    return state
