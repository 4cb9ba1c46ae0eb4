"""What every table has: seats around it, somebody to act, and a deck with its discard."""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence, Sized
from typing import Any, Protocol, TypeVar

from tycoon.kernel.events import Event, Log
from tycoon.kernel.randomness import Random
from tycoon.kernel.rules import GameState

T = TypeVar("T", int, str)


class Chance(Protocol):
    """A state that keeps its generator's state (see `tycoon.kernel.randomness.Random`)."""

    random: int


class Piles(Chance, Protocol):
    """A state with cards to draw; the next one stands last."""

    deck: list[Any]
    discard: list[Any]


class Table(GameState, Protocol):
    """A state with what every view begins with."""

    round: int
    start: int
    ending: str


class Copied(Table, Piles, Protocol):
    """A state that `twin` begins to copy."""

    config: Any
    phase: Any
    players: list[Any]


S = TypeVar("S", bound=Copied)


def twin(state: S) -> S:
    """A new state with a copy of what every table has; the game copies the rest field by field."""
    kind = type(state)
    copy = kind.__new__(kind)
    copy.config = state.config
    copy.players = [player.copy() for player in state.players]
    copy.phase = state.phase
    copy.random = state.random
    copy.round = state.round
    copy.start = state.start
    copy.ending = state.ending
    copy.deck = state.deck[:]
    copy.discard = state.discard[:]
    return copy


def heading(game: str, state: Table, seat: int | None) -> dict[str, Any]:
    """The part of a view that is the same in every game; ``seat`` is who looks, or None."""
    phase = state.phase
    return {
        "game": game,
        "you": seat,
        "round": state.round,
        "start_seat": state.start,
        "to_act": phase.seat,
        "phase": phase.name,
        "ending": state.ending or None,
        "over": phase.seat is None,
    }


def acting(state: GameState) -> int:
    """The seat that must act; only asked while the game goes on."""
    seat = state.phase.seat
    assert seat is not None
    return seat


def clockwise(players: Sized, first: int) -> list[int]:
    """All seats in the order of play, beginning with ``first``."""
    return [(first + step) % len(players) for step in range(len(players))]


def shuffle(state: Chance, items: MutableSequence[Any]) -> None:
    """Shuffle in place with the state's own generator."""
    random = Random(state.random)
    random.shuffle(items)
    state.random = random.state


def mixed(items: Iterable[T], random: Random) -> list[T]:
    """The items in an order by chance, which the order they came in has no part in."""
    pile = sorted(items)
    random.shuffle(pile)
    return pile


def reshuffle(state: Piles, log: Log) -> None:
    """The discard becomes the deck (RT-29, LT-26)."""
    state.deck, state.discard = state.discard, []
    shuffle(state, state.deck)
    if log is not None:
        log.append(Event("deck_reshuffled", {"count": len(state.deck)}, reveals=True))
