"""What is kept of a game that was played, and how one is played."""

from __future__ import annotations

from collections.abc import Mapping
from time import thread_time
from typing import NamedTuple

from tycoon.bots import Situation, dice_of
from tycoon.kernel.seating import seat_of
from tycoon.league.contestants import contestant
from tycoon.league.plan import Game


class Thought(NamedTuple):
    """The processor time that one seat took: all of a record that does not follow from its game."""

    decisions: int
    seconds: float
    """All of them together."""
    longest: float
    """The longest one, in seconds."""


class Record(NamedTuple):
    """How a game ended."""

    game: Game
    winners: tuple[int, ...]
    scores: tuple[Mapping[str, int], ...]
    """By seat, see `tycoon.Outcome`."""
    reason: str
    start: int
    """The seat that began."""
    rounds: int
    moves: int
    thoughts: tuple[Thought, ...]
    """By seat."""

    def share(self, seat: int) -> float:
        """How much of the victory is this seat's: 1, a part of a shared one, or 0.

        Raises `TycoonError` with ``no_such_seat``.
        """
        return (seat_of(seat, len(self.scores)) in self.winners) / len(self.winners)


def play(game: Game) -> Record:
    """Play it to the end; raises `SetupError`."""
    session = game.session()
    bots = [contestant(name, session.game) for name in game.seats]
    took: list[list[float]] = [[] for _ in bots]
    while (seat := session.to_act) is not None:
        bot, effort = bots[seat]
        situation, dice = Situation(session), dice_of(session)
        begun = thread_time()
        action = bot.choose(situation, dice, effort * game.setting.effort)
        took[seat].append(thread_time() - begun)
        session.apply(action)
    outcome = session.outcome
    assert outcome is not None
    return Record(
        game,
        outcome.winners,
        tuple(dict(score) for score in outcome.scores),
        outcome.reason,
        session.state.start,
        session.state.round,
        sum(map(len, took)),
        tuple(map(_thought, took)),
    )


def _thought(times: list[float]) -> Thought:
    return Thought(len(times), round(sum(times), 6), round(max(times, default=0.0), 6))
