"""The sub-states: each says who must act, and which kinds of action it knows.

A sub-state is replaced, never changed: copies of a game's state share it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from tycoon.kernel.records import Phases

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


@dataclass(frozen=True, slots=True)
class ChooseTiles:
    """The table chooses the four start tiles; ``seat`` speaks for it: the one that begins, in a
    session with bots the first person from there on (RT-A46).
    """

    seat: int
    name: ClassVar[str] = "start_tiles"
    dos: ClassVar[tuple[str, ...]] = ("choose_start_tiles",)


@dataclass(frozen=True, slots=True)
class StartTokens:
    """``seat`` takes its start tokens (RT-20)."""

    seat: int
    name: ClassVar[str] = "start_tokens"
    dos: ClassVar[tuple[str, ...]] = ("take_start_tokens",)


@dataclass(frozen=True, slots=True)
class Turn:
    """``seat`` chooses one of the five actions (RT-22)."""

    seat: int
    extra: bool = False
    """True: the starter of a lost auction acts again (RT-44)."""
    bought: bool = False
    """True: a Trading Floor purchase has begun the production (RT-78)."""
    name: ClassVar[str] = "turn"

    @property
    def dos(self) -> tuple[str, ...]:
        """All actions; only an extra one can be declined, a begun production only finished."""
        if self.bought:
            return ("produce",)
        return _EXTRA_ACTIONS if self.extra else TURN_ACTIONS


@dataclass(frozen=True, slots=True)
class Bonus:
    """``seat`` picks the B tile of this production, or none (RT-32, RT-A06)."""

    seat: int
    name: ClassVar[str] = "bonus"
    dos: ClassVar[tuple[str, ...]] = ("take_bonus", "decline")


@dataclass(frozen=True, slots=True)
class Trading:
    """After producing, ``seat`` may buy from one player (RT-78, German reading)."""

    seat: int
    seller: int = -1
    """The one player bought from so far, or -1."""
    name: ClassVar[str] = "trading"
    dos: ClassVar[tuple[str, ...]] = ("buy_from_player", "decline")


@dataclass(frozen=True, slots=True)
class Discard:
    """``seat`` holds more than its storage and gives tokens back (RT-36)."""

    seat: int
    name: ClassVar[str] = "discard"
    dos: ClassVar[tuple[str, ...]] = ("discard",)


@dataclass(frozen=True, slots=True)
class Auction:
    """A railroad under the hammer; ``seat`` must bid or pass (RT-40 … RT-45)."""

    seat: int
    starter: int
    railroad: int
    bid: int = 0
    """The standing bid in dollars; 0 before the opening bid."""
    leader: int = -1
    passed: tuple[int, ...] = ()
    name: ClassVar[str] = "auction"
    dos: ClassVar[tuple[str, ...]] = ("bid", "pass")


@dataclass(frozen=True, slots=True)
class Done:
    """The action is taken; ``seat`` may use a tile that allows a second one, or end the turn."""

    seat: int
    took: str
    """The kind of action taken."""
    sold: tuple[int, ...] = ()
    exported: bool = False
    built: int = 0
    name: ClassVar[str] = "done"

    @property
    def dos(self) -> tuple[str, ...]:
        """Ending the turn, and a second action of the kind taken (RT-72, RT-73)."""
        return SECOND_ACTIONS.get(self.took, ("end_turn",))


@dataclass(frozen=True, slots=True)
class LastCall:
    """The last round is over; ``seat`` has $1,000 and may still declare victory (RT-100)."""

    seat: int
    others: tuple[int, ...] = ()
    """Who is asked after it."""
    name: ClassVar[str] = "last_call"
    dos: ClassVar[tuple[str, ...]] = ("decline",)


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended for ``reason``; nobody acts."""

    reason: str
    declared: int = -1
    """The seat that won by its $1,000 (RT-100), or -1."""
    name: ClassVar[str] = "over"
    dos: ClassVar[tuple[str, ...]] = ()
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
PHASES: Phases[Phase] = Phases(
    (ChooseTiles, StartTokens, Turn, Bonus, Trading, Discard, Auction, Done, LastCall, Over)
)
