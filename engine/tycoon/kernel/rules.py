"""The rules protocol: one engine loop for every game, over kinds of action and sub-states."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from tycoon.kernel.actions import Action, Shape, Test, is_amount, misshapen
from tycoon.kernel.events import Event, Log
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


class ActionType(ABC, Generic[S]):
    """One kind of action of a game, asked only in sub-states that know it.

    `legal` says what is possible and `apply` does it. Where the list is short, samples and bounds
    follow from it; a kind with a long one has its own.
    """

    do: ClassVar[str]
    shape: ClassVar[Shape] = MappingProxyType({})
    """Field -> test, see `tycoon.kernel.actions`."""
    bluff: ClassVar[bool] = False
    """True: `check` accepts more than `legal` lists, which may even be empty."""

    def __init_subclass__(cls, *, do: str = "", shape: Shape | None = None) -> None:
        """Name and fields may stand beside the class's own name."""
        cls.do = do or getattr(cls, "do", "")
        cls.shape = cls.shape if shape is None else shape

    @abstractmethod
    def legal(self, state: S) -> Iterable[Action]:
        """Every legal action of this kind, once each; a long list comes lazily."""

    @abstractmethod
    def apply(self, state: S, action: Action, log: Log) -> None:
        """Do it, in place, and tell the log; only ever called for a legal action."""

    def refuse(self, state: S) -> Refusal | None:
        """Why no action of this kind is legal now; None: there is at least one."""
        return None

    def check(self, state: S, action: Action) -> Refusal | None:
        """Why this action, of the right shape, is impossible now; None: it is legal."""
        return self.refuse(state)

    def sample(self, state: S, dice: Dice) -> Action | None:
        """One of `legal`, by chance; only called when `refuse` finds nothing."""
        actions = list(self.legal(state))
        return actions[dice.randrange(len(actions))]

    def bounds(self, state: S) -> Mapping[str, Bounds]:
        """What the fields may hold, for a prompt; only called when `refuse` finds nothing."""
        actions = list(self.legal(state))
        return {
            name: _bounds_of(test, [action[name] for action in actions])
            for name, test in self.shape.items()
        }


def _bounds_of(test: Test, values: list[Any]) -> Bounds:
    """What a field may hold that holds these values in a list of actions."""
    if test is is_amount:
        return {"min": min(values), "max": max(values)}
    return {"one_of": list(dict.fromkeys(values))}


class Plain(ActionType[S]):
    """A kind without fields: there is one such action, and `refuse` says whether it is legal."""

    def __init__(self) -> None:
        self.action = Action(self.do)

    def legal(self, state: S) -> Sequence[Action]:
        """The one action, or none."""
        return () if self.refuse(state) else (self.action,)

    def sample(self, state: S, dice: Dice) -> Action:
        """The one action; costs no chance."""
        return self.action


class Rules(ABC, Generic[S]):
    """A game. Stateless: everything about a running game is in its state."""

    id: str
    options: Sequence[Option]
    presets: Mapping[str, Mapping[str, Value]]
    conflicts: Sequence[Conflict]
    kinds: Mapping[str, ActionType[S]]
    seats = range(2, 6)
    """How many may play."""
    of_the_table: frozenset[str] = frozenset()
    """Sub-states in which the whole table decides (RT-A46); see `tycoon.session.seats`."""

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
    def imagine(self, state: S, seat: int, dice: Dice) -> S:
        """A whole state as it may be for all that ``seat`` knows, independent of ``state``.

        What is open stays; what is hidden from ``seat`` is drawn by chance, so that its view of
        both states is the same and nothing it may not know has a part in what comes out.
        """

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

    def scores(self, state: S) -> tuple[Mapping[str, int], ...]:
        """By seat all points by source and their ``total``, as if the table ended the game now."""
        outcome = self.outcome(state)
        if outcome is None:
            ended = state.copy()
            self.finish(ended)
            outcome = self.outcome(ended)
            assert outcome is not None
        return outcome.scores

    def after(self, state: S, log: Log) -> None:
        """What the rules do by themselves after every action."""
        return

    def forecast(self, state: S) -> dict[str, Any]:
        """What each kind of action would bring the seat to act, from what that seat may know,
        JSON-ready; a game may have nothing to tell."""
        return {}

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
        events: list[Event] = []
        self.kinds[action.do].apply(state, action, events)
        self.after(state, events)
        return events

    def play(self, state: S, action: Action) -> None:
        """`apply` for an action out of this very state's list or sample: neither checked nor told.

        For searches and simulations, which would throw both away. Any other action may leave a
        state that cannot be.
        """
        self.kinds[action.do].apply(state, action, None)
        self.after(state, None)

    def legal_actions(self, state: S) -> Iterator[Action]:
        """Every legal action of the seat to act, once each; a long list comes lazily."""
        return chain.from_iterable([self.kinds[do].legal(state) for do in self.dos(state)])

    def moves(self, state: S) -> list[Action]:
        """`legal_actions` all at once, in the same order; for searches."""
        actions: list[Action] = []
        for do in self.dos(state):
            actions += self.kinds[do].legal(state)
        return actions

    def sample_action(self, state: S, dice: Dice) -> Action:
        """A legal action, every kind equally likely, without building the list."""
        kinds = [self.kinds[do] for do in self.dos(state)]
        while kinds:
            kind = kinds.pop(dice.randrange(len(kinds)) if len(kinds) > 1 else 0)
            if kind.refuse(state) is None and (action := kind.sample(state, dice)) is not None:
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
