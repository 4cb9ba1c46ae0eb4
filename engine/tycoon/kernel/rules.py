"""The rules protocol: one engine loop for every game, over kinds of action and sub-states."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Generic, Protocol, Self, TypeVar

from tycoon.kernel.actions import Action, Shape, misshapen
from tycoon.kernel.events import Event
from tycoon.kernel.options import Conflict, Option, Value, resolve
from tycoon.kernel.outcome import Outcome
from tycoon.kernel.prompts import Bounds, Choice, Prompt
from tycoon.kernel.refusals import IllegalAction, Refusal, SetupError


class Phase(Protocol):
    """A sub-state: whose move it is and which kinds of action it knows."""

    @property
    def seat(self) -> int | None:
        """The seat that must act; None when the game is over."""

    @property
    def name(self) -> str:
        """The sub-state's name."""

    @property
    def dos(self) -> tuple[str, ...]:
        """The kinds of action it knows, in the order a table would name them."""


class GameState(Protocol):
    """What the loop needs of a state."""

    @property
    def phase(self) -> Phase:
        """The sub-state."""

    def copy(self) -> Self:
        """An independent copy."""

    def to_dict(self) -> dict[str, Any]:
        """Everything, JSON-ready."""


class Dice(Protocol):
    """Any source of chance: our own `Random`, or the standard library's."""

    def randrange(self, n: int, /) -> int:
        """A number in 0 … n-1."""


S = TypeVar("S", bound=GameState)


def _always(state: Any) -> None:
    return None


def _no_bounds(state: Any) -> Mapping[str, Bounds]:
    return {}


@dataclass(frozen=True, slots=True)
class Kind(Generic[S]):
    """One kind of action of a game. All functions are asked only in sub-states that know it."""

    do: str
    shape: Shape
    """Field -> test, see `tycoon.kernel.actions`."""
    check: Callable[[S, Action], Refusal | None]
    """Why this action, of the right shape, is impossible now; None: it is legal."""
    apply: Callable[[S, Action], list[Event]]
    """Do it, in place; only ever called for a legal action."""
    legal: Callable[[S], Iterable[Action]]
    """Every legal action of this kind, once each; a long list comes lazily."""
    sample: Callable[[S, Dice], Action | None]
    """One of ``legal``, drawn without listing all; only called when ``refuse`` finds none."""
    refuse: Callable[[S], Refusal | None] = _always
    """Why no action of this kind is legal now; None: there is at least one."""
    bounds: Callable[[S], Mapping[str, Bounds]] = _no_bounds
    """What the fields may hold, for a prompt."""
    bluff: bool = False
    """True: ``check`` accepts more than ``legal`` lists, which may even be empty."""


class Rules(ABC, Generic[S]):
    """A game. Stateless: everything about a running game is in its state."""

    id: str
    options: Sequence[Option]
    presets: Mapping[str, Mapping[str, Value]]
    conflicts: Sequence[Conflict]
    kinds: Mapping[str, Kind[S]]
    seats = range(2, 6)
    """How many may play."""

    def resolve_options(self, chosen: Mapping[str, Any], players: int) -> dict[str, Value]:
        """All options of a game for ``players``; raises `SetupError`."""
        if players not in self.seats:
            bounds = {"players": players, "least": self.seats[0], "most": self.seats[-1]}
            raise SetupError(Refusal("wrong_number_of_players", bounds))
        return resolve(chosen, self.options, self.presets, self.conflicts, players)

    def word_list(self, options: Mapping[str, Value]) -> str | None:
        """The id of the word list these options ask for; None: the game needs none."""
        return None

    @abstractmethod
    def setup(
        self, options: Mapping[str, Value], players: int, seed: str, lexicon: Any = None
    ) -> tuple[S, list[Event]]:
        """A new game from resolved options; ``lexicon`` is the list `word_list` names."""

    @abstractmethod
    def state_from_dict(
        self, data: Any, options: Mapping[str, Value], players: int, lexicon: Any = None
    ) -> S:
        """The inverse of ``state.to_dict()``; raises KeyError, TypeError, ValueError."""

    @abstractmethod
    def audit(self, state: S) -> None:
        """Raises ValueError unless the game can be in this state; then it can be in the next."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """All that ``seat`` may know (None: what everybody may know), JSON-ready."""

    @abstractmethod
    def describe(self, state: S, names: Sequence[str]) -> list[str]:
        """The whole table, secrets included, as lines of plain text."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Who won and why; None while the game goes on."""

    @abstractmethod
    def finish(self, state: S) -> list[Event]:
        """End a running game here, as the whole table agreed; scored as it stands (X-06)."""

    @abstractmethod
    def wrong_phase(self, state: S, do: str) -> Refusal:
        """Why an action of another sub-state cannot be done now."""

    def after(self, state: S) -> Sequence[Event]:
        """What the rules do by themselves after every action."""
        return ()

    def dos(self, state: S) -> tuple[str, ...]:
        """The kinds of action the sub-state knows."""
        return state.phase.dos

    def check(self, state: S, action: Action) -> Refusal | None:
        """The one truth about legality: None, or why the action is impossible."""
        kind = self.kinds.get(action.do) if isinstance(action.do, str) else None
        if kind is None:
            return Refusal("unknown_action", {"do": str(action.do)})
        if refusal := misshapen(action, kind.shape):
            return refusal
        if action.do not in self.dos(state):
            return self.wrong_phase(state, action.do)
        return kind.check(state, action)

    def apply(self, state: S, action: Action) -> list[Event]:
        """Check, then change ``state`` in place; raises `IllegalAction` with nothing changed."""
        if refusal := self.check(state, action):
            raise IllegalAction(refusal)
        events = self.kinds[action.do].apply(state, action)
        events += self.after(state)
        return events

    def legal_actions(self, state: S) -> Iterator[Action]:
        """Every legal action of the seat to act, once each."""
        return chain.from_iterable([self.kinds[do].legal(state) for do in self.dos(state)])

    def sample_action(self, state: S, dice: Dice) -> Action:
        """A legal action, every kind equally likely, without building the list."""
        kinds = [self.kinds[do] for do in self.dos(state)]
        kinds = [kind for kind in kinds if kind.refuse(state) is None]
        while kinds:
            kind = kinds.pop(dice.randrange(len(kinds)))
            if (action := kind.sample(state, dice)) is not None:
                return action
        raise IllegalAction(Refusal("game_over"))

    def prompt(self, state: S) -> Prompt:
        """What the seat to act may choose."""
        choices = []
        for do in self.dos(state):
            kind = self.kinds[do]
            refusal = kind.refuse(state)
            choices.append(Choice(do, {} if refusal else kind.bounds(state), refusal))
        return Prompt(state.phase.seat, state.phase.name, tuple(choices))
