"""Who sits around the device: people, and bots whose seats it plays itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tycoon import Event, Session
from tycoon.session.seats import Automaton


class Telling(NamedTuple):
    """What a bot does in its turn, for as long as the table is shown it."""

    seat: int
    sayings: tuple[Callable[[], str], ...]
    """What says the sentences of this turn so far in the language of the moment; public."""
    fresh: int
    """How many of them, from the end, the last step has brought."""
    events: tuple[Event | None, ...]
    """What each of them tells of."""

    @property
    def lines(self) -> tuple[str, ...]:
        """The sentences."""
        return tuple(say() for say in self.sayings)


class Seating:
    """The people and bots of one game, and what the table is being told of a bot."""

    def __init__(self, session: Session) -> None:
        self.session = session
        #: The bot's turn that the table is looking at; None: there is nothing to look at any more.
        self.told: Telling | None = None
        #: A person asked for the result that shows: it is read, however fast bots play.
        self.curious = False
        #: Bots wait for a press before each step.
        self.paused = False
        #: How often the move to come has gone wrong while it was thought out …
        self.faults = 0
        #: … and is not thought out anew before somebody asks for it.
        self.stuck = False

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [number for number, seat in enumerate(self.session.seats) if not seat.bot]

    @property
    def alone(self) -> int | None:
        """The seat of the only person at the table; None when there are more, or none."""
        people = self.people
        return people[0] if len(people) == 1 else None

    @property
    def acting(self) -> Automaton | None:
        """The bot that must act now."""
        seat = self.session.to_act
        return None if seat is None else self.session.seats[seat].bot

    @property
    def busy(self) -> int | None:
        """The seat of the bot that the table looks at: it acts now, or has just done so."""
        if self.told:
            return self.told.seat
        return self.session.to_act if self.acting else None

    @property
    def fresh(self) -> Sequence[Event | None]:
        """What the last step of the turn that the table looks at has brought."""
        return self.told.events[-self.told.fresh :] if self.told else ()

    def move_on(self) -> None:
        """The game has changed: what was told or went wrong was about another moment."""
        self.told, self.faults, self.stuck = None, 0, False

    def tell(
        self, seat: int, sayings: Sequence[Callable[[], str]], events: Sequence[Event | None]
    ) -> None:
        """A bot has done this; what it did before in the same turn stays in sight."""
        before = self.told if self.told and self.told.seat == seat else Telling(seat, (), 0, ())
        said, done = (*before.sayings, *sayings), (*before.events, *events)
        self.told = Telling(seat, said, len(sayings), done)

    def is_bots(self, seat: int | None) -> bool:
        """Does a bot play this seat?"""
        return seat is not None and self.session.seats[seat].bot is not None
