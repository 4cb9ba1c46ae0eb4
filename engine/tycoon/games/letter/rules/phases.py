"""The sub-states: each says who must act, and which kinds of action it knows.

A sub-state is replaced, never changed: copies of a game's state share it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tycoon.kernel.records import Phases


@dataclass(frozen=True, slots=True)
class Turn:
    """``seat`` plays a word or discards (LT-11), perhaps after replacing a card (LT-45)."""

    seat: int
    name: ClassVar[str] = "turn"
    dos: ClassVar[tuple[str, ...]] = ("play_word", "discard_cards", "replace_card")


@dataclass(frozen=True, slots=True)
class Challenge:
    """A word lies on the table; ``seat``, an opponent, accepts or challenges it (LT-30)."""

    seat: int
    name: ClassVar[str] = "challenge"
    dos: ClassVar[tuple[str, ...]] = ("accept", "challenge")


@dataclass(frozen=True, slots=True)
class Retry:
    """The list did not know ``seat``'s word; another try, or a discard (LT-A10)."""

    seat: int
    name: ClassVar[str] = "retry"
    dos: ClassVar[tuple[str, ...]] = ("play_word", "discard_cards")


@dataclass(frozen=True, slots=True)
class Penalty:
    """``seat``'s word was rejected; one hand card must go (LT-34, LT-A07)."""

    seat: int
    name: ClassVar[str] = "penalty"
    dos: ClassVar[tuple[str, ...]] = ("discard_cards",)


@dataclass(frozen=True, slots=True)
class Buy:
    """``seat`` has earned and may buy a patent (LT-22)."""

    seat: int
    name: ClassVar[str] = "buy"
    dos: ClassVar[tuple[str, ...]] = ("buy_patent", "decline")


@dataclass(frozen=True, slots=True)
class Done:
    """The action is taken; ``seat`` may shed hand cards after a word, or end the turn (LT-25)."""

    seat: int
    took: str
    """``play_word`` or ``discard_cards``."""
    shed: bool = False
    """Further hand cards are discarded already."""
    name: ClassVar[str] = "done"
    dos: ClassVar[tuple[str, ...]] = ("end_turn", "discard_cards")


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended for ``reason``; nobody acts."""

    reason: str
    name: ClassVar[str] = "over"
    dos: ClassVar[tuple[str, ...]] = ()
    seat: ClassVar[None] = None


Phase = Turn | Challenge | Retry | Penalty | Buy | Done | Over
PHASES: Phases[Phase] = Phases((Turn, Challenge, Retry, Penalty, Buy, Done, Over))
