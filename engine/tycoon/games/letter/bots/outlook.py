"""The table as a bot sees it: its view, put in order for reckoning."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, NamedTuple

from tycoon.bots.bot import Situation
from tycoon.games.letter.bots.learned import Experience
from tycoon.games.letter.rules.cards import LETTERS


class Seat(NamedTuple):
    """What is open about a player."""

    seat: int
    money: int
    points: int
    patents: tuple[str, ...]
    value: int
    """Of the patents, in dollars."""
    follows: bool
    """Has a turn after the acting seat's before the round is over."""
    earns: float
    """Points that a turn of it brings, on average."""


class Outlook:
    """A turn of one seat, with nothing in it that the seat may not know."""

    def __init__(self, situation: Situation, experience: Experience, pace: float) -> None:
        """pace: dollars by which a round brings the leader's patents nearer to the goal."""
        view = situation.view
        self._pace = pace
        self.experience = experience
        self.doublings = str(situation.options["doublings"])
        self.me: int = view["turn"]["seat"]
        self.pool = [card for card in view["pool"] if card]
        self.hand: list[str] = view["players"][situation.seat]["hand"]
        self.seats = _seats(view, self.me, experience)
        self.mine: Seat = self.seats[self.me]
        self.rivals: list[Seat] = [seat for seat in self.seats if seat.seat != self.me]
        self.goal: int = view["goal"]
        self.final: bool = view["turn"]["final"]
        self.owner: Mapping[str, int] = {
            patent["letter"]: patent["owner"]
            for patent in view["patents"]
            if patent["owner"] is not None
        }
        self.free = [letter for letter in LETTERS if letter not in self.owner]

    def turns(self, cost: int = 0) -> float:
        """How many more turns everybody will about have, after one buys for this much now."""
        if self.final:
            return 0.0
        most = max(seat.value + cost * (seat is self.mine) for seat in self.seats)
        return max(0.0, (self.goal - most) / self._pace)

    @cached_property
    def next(self) -> Seat:
        """Whose turn is next."""
        return self.seats[(self.me + 1) % len(self.seats)]


def _seats(view: dict[str, Any], me: int, experience: Experience) -> list[Seat]:
    count, start = len(view["players"]), view["start_seat"]
    played = (me - start) % count
    return [
        Seat(
            player["seat"],
            player["money"],
            player["vp"],
            tuple(player["patents"]),
            player["patent_value"],
            (player["seat"] - start) % count > played,
            experience.earns(player["patents"]),
        )
        for player in view["players"]
    ]
