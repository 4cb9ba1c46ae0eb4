"""The sub-states: each says who must act, and which kinds of action it knows.

A sub-state is replaced, never changed: copies of a game's state share it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, ClassVar


@dataclass(slots=True)
class Turn:
    """``seat`` plays a word or discards (LT-11), perhaps after replacing a card (LT-45)."""

    seat: int
    name: ClassVar[str] = "turn"
    dos: ClassVar[tuple[str, ...]] = ("play_word", "discard_cards", "replace_card")


@dataclass(slots=True)
class Challenge:
    """A word lies on the table; ``seat``, an opponent, accepts or challenges it (LT-30)."""

    seat: int
    name: ClassVar[str] = "challenge"
    dos: ClassVar[tuple[str, ...]] = ("accept", "challenge")


@dataclass(slots=True)
class Retry:
    """The list did not know ``seat``'s word; another try, or a discard (LT-A10)."""

    seat: int
    name: ClassVar[str] = "retry"
    dos: ClassVar[tuple[str, ...]] = ("play_word", "discard_cards")


@dataclass(slots=True)
class Penalty:
    """``seat``'s word was rejected; one hand card must go (LT-34, LT-A07)."""

    seat: int
    name: ClassVar[str] = "penalty"
    dos: ClassVar[tuple[str, ...]] = ("discard_cards",)


@dataclass(slots=True)
class Buy:
    """``seat`` has earned and may buy a patent (LT-22)."""

    seat: int
    name: ClassVar[str] = "buy"
    dos: ClassVar[tuple[str, ...]] = ("buy_patent", "decline")


@dataclass(slots=True)
class Done:
    """The action is taken; ``seat`` may shed hand cards after a word, or end the turn (LT-25)."""

    seat: int
    took: str
    """``play_word`` or ``discard_cards``."""
    shed: bool = False
    """Further hand cards are discarded already."""
    name: ClassVar[str] = "done"
    dos: ClassVar[tuple[str, ...]] = ("end_turn", "discard_cards")


@dataclass(slots=True)
class Over:
    """The game has ended for ``reason``; nobody acts."""

    reason: str
    name: ClassVar[str] = "over"
    dos: ClassVar[tuple[str, ...]] = ()
    seat: ClassVar[None] = None


Phase = Turn | Challenge | Retry | Penalty | Buy | Done | Over
_BY_NAME: dict[str, Callable[..., Phase]] = {
    kind.name: kind for kind in (Turn, Challenge, Retry, Penalty, Buy, Done, Over)
}


def phase_to_dict(phase: Phase) -> dict[str, Any]:
    """JSON-ready form of a sub-state."""
    values = {field.name: getattr(phase, field.name) for field in fields(phase)}
    return {"phase": phase.name, **values}


def phase_from_dict(data: dict[str, Any]) -> Phase:
    """The inverse; raises KeyError or TypeError on data of another form."""
    values = {name: value for name, value in data.items() if name != "phase"}
    return _BY_NAME[data["phase"]](**values)
