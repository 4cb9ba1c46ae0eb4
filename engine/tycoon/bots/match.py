"""Games of bots against each other, on the same deals with seats swapped."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import tycoon
from tycoon.bots.bot import Bot, Situation, dice_of
from tycoon.kernel.outcome import Outcome
from tycoon.session import Session

_NAMES = ("Ann", "Bea", "Cy", "Dee", "Eli")
_CERTAINTY = 1.96  #: standard deviations: 95 %


class Played(NamedTuple):
    """A game that bots have played to its end."""

    seed: str
    seats: tuple[int, ...]
    """By seat: the place of its bot in the list of those that play the match."""
    outcome: Outcome
    rounds: int

    def share(self, bot: int) -> float:
        """How much of the victory is this bot's: 1, a part of a shared one, or 0."""
        winners = self.outcome.winners
        return sum(self.seats[seat] == bot for seat in winners) / len(winners)


def play(session: Session, bots: Sequence[Bot], effort: float = 1.0) -> Session:
    """The session, played to its end by ``bots``, one for each seat; returns it."""
    while (seat := session.to_act) is not None:
        session.apply(bots[seat].choose(Situation(session), dice_of(session), effort))
    return session


def match(
    game: str,
    bots: Sequence[Bot],
    seeds: Iterable[str],
    options: Mapping[str, Any] | None = None,
    effort: float = 1.0,
) -> Iterator[Played]:
    """On every deal as many games as there are bots: each has every seat once.

    Bots sit in the order given. Raises `SetupError` for a deal that cannot be.
    """
    places = range(len(bots))
    for seed in seeds:
        for first in places:
            seats = tuple((first + seat) % len(bots) for seat in places)
            session = tycoon.new_game(game, _NAMES[: len(bots)], options, seed)
            play(session, [bots[place] for place in seats], effort)
            assert session.outcome is not None
            yield Played(seed, seats, session.outcome, session.state.round)


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for the chance behind ``won`` of so many games."""
    if not games:
        return 0.0, 1.0
    z, share = _CERTAINTY, won / games
    middle = share + z * z / (2 * games)
    spread = z * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    scale = 1 + z * z / games
    return (middle - spread) / scale, (middle + spread) / scale
