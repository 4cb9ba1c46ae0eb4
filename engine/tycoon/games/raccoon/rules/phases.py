"""The sub-states of Raccoon Tycoon."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, get_args

from tycoon.kernel.phases import Phases, SubState, phase

TURN_ACTIONS = (
    "produce",
    "buy_from_player",
    "sell",
    "auction",
    "build",
    "upgrade",
    "buy_town",
)
_EXTRA_ACTIONS = (*TURN_ACTIONS, "decline")


@phase("start_tiles", "choose_start_tiles")
class ChooseTiles(SubState):
    """The table chooses the four start tiles; ``seat`` speaks for it: the one that begins, in a
    session with bots the first person from there on (RT-A46).
    """

    seat: int


@phase("start_tokens", "take_start_tokens")
class StartTokens(SubState):
    """``seat`` takes its start tokens (RT-20)."""

    seat: int


@phase("turn")
class Turn(SubState):
    """``seat`` chooses one of the five actions (RT-22)."""

    seat: int
    extra: bool = False
    """True: the starter of a lost auction acts again (RT-44)."""
    bought: bool = False
    """True: a Trading Floor purchase has begun the production (RT-78)."""

    @property
    def dos(self) -> tuple[str, ...]:
        """All actions; only an extra one can be declined, a begun production only finished."""
        if self.bought:
            return ("produce",)
        return _EXTRA_ACTIONS if self.extra else TURN_ACTIONS


@phase("bonus", "take_bonus", "decline")
class Bonus(SubState):
    """``seat`` picks the B tile of this production, or none (RT-32, RT-A06)."""

    seat: int


@phase("trading", "buy_from_player", "decline")
class Trading(SubState):
    """After producing, ``seat`` may buy from one player (RT-78, German reading)."""

    seat: int
    seller: int = -1
    """The one player bought from so far, or -1."""


@phase("discard", "discard")
class Discard(SubState):
    """``seat`` holds more than its storage and gives tokens back (RT-36)."""

    seat: int


@phase("auction", "bid", "pass")
class Auction(SubState):
    """A railroad under the hammer; ``seat`` must bid or pass (RT-40 … RT-45)."""

    seat: int
    starter: int
    railroad: int
    bid: int = 0
    """The standing bid in dollars; 0 before the opening bid."""
    leader: int = -1
    passed: tuple[int, ...] = ()


@phase("done")
class Done(SubState):
    """The action is taken; ``seat`` may use a tile that allows a second one, or end the turn."""

    seat: int
    took: str
    """The kind of action taken."""
    sold: tuple[int, ...] = ()
    exported: bool = False
    built: int = 0

    @property
    def dos(self) -> tuple[str, ...]:
        """Ending the turn, and a second action of the kind taken (RT-72, RT-73)."""
        return SECOND_ACTIONS.get(self.took, ("end_turn",))


@phase("last_call", "decline")
class LastCall(SubState):
    """The last round is over; ``seat`` has $1,000 and may still declare victory (RT-100)."""

    seat: int
    others: tuple[int, ...] = ()
    """Who is asked after it."""


@phase("over")
class Over(SubState):
    """The game has ended for ``reason``; nobody acts."""

    reason: str
    declared: int = -1
    """The seat that won by its $1,000 (RT-100), or -1."""
    seat: ClassVar[None] = None


# Those that come every turn, ready made by seat.
TURNS = tuple(Turn(seat) for seat in range(5))
BONUSES = tuple(Bonus(seat) for seat in range(5))
DISCARDS = tuple(Discard(seat) for seat in range(5))
PRODUCED = tuple(Done(seat, "produce") for seat in range(5))
#: `Done` itself, but equal ones are made once.
done = lru_cache(maxsize=1_000)(Done)

#: By the action taken, where a tile may allow another of its kind: what is known then.
SECOND_ACTIONS = {
    "sell": ("end_turn", "sell"),
    "build": ("end_turn", "build", "upgrade"),
}

Phase = (
    ChooseTiles | StartTokens | Turn | Bonus | Trading | Discard | Auction | Done | LastCall | Over
)
PHASES: Phases[Phase] = Phases(get_args(Phase))
