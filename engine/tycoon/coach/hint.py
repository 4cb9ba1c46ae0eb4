"""What a hint is, and what a game's adviser must be able to say."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Hashable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from tycoon.bots import Situation
from tycoon.kernel.actions import Action
from tycoon.kernel.rules import Dice
from tycoon.session.session import Step


class Reason(NamedTuple):
    """Something that speaks for an action, for the page's catalogue: a code and its numbers."""

    code: str
    params: Mapping[str, Any] = MappingProxyType({})
    at: tuple[str, ...] = ()
    """What on the table it is about, as ``kind:id`` or a kind alone (``commodity:coal``, ``town``,
    ``player:1``, ``action:sell``); the page looks for it and passes over what it does not know."""


class Hint(NamedTuple):
    """An action that is worth a thought."""

    action: Action
    behind: float
    """By how much it makes winning less likely than the best one does; 0 for the best."""
    reasons: tuple[Reason, ...]
    """What speaks for it, the facts first; never empty."""
    steps: tuple[Reason, ...] = ()
    """What may be told of it one after the other; the last step tells all."""
    chance: float | None = None
    """How likely it makes winning, 0 to 1; None where there was nothing to compare."""


class Advice(NamedTuple):
    """What the coach would do, and one thing that it would rather not."""

    plan: Hint
    """The best action, with at most `REASONS` reasons, the most telling first."""
    other: Hint | None
    """The best that is at least `WEAKER` behind; None: there is none."""
    against: tuple[Reason, ...]
    """Why that is weaker; empty without it."""
    equal: tuple[Hint, ...]
    """Where nothing is that much weaker: what is as good as the plan."""


class Judgement(NamedTuple):
    """What can be said of an action that somebody thinks of."""

    action: Action
    chance: float | None
    """As `Hint.chance`."""
    reasons: tuple[Reason, ...]
    """What speaks for it; may be empty."""
    against: tuple[Reason, ...]
    """What speaks against it; empty for the plan."""


REASONS = 3  #: at most, for an action and against one
WEAKER = 0.03  #: of the chance to win: what is nearer than that is as good


class Option(NamedTuple):
    """An action that was weighed."""

    action: Action
    chances: tuple[float, ...]
    """How likely its seat wins after it, on every table that was imagined; empty: there was no
    choice. Options that were weighed together were tried on the same tables."""
    points: float = 0.0
    """What its seat has in the end, on average; it decides where the chances are the same."""
    grounds: Mapping[str, float] = MappingProxyType({})
    """Averages of what comes of it, by names of the game's own."""

    @property
    def chance(self) -> float:
        """The average of them."""
        return sum(self.chances) / len(self.chances) if self.chances else 0.0


#: Weighing at work: it yields at least every few milliseconds, and returns options, the best first.
Weighing = Generator[None, None, list[Option]]
#: Finding hints, likewise; the best one comes first.
Advising = Generator[None, None, list[Hint]]
#: Coming to an advice, likewise.
Planning = Generator[None, None, Advice]
#: Judging one action, likewise.
Judging = Generator[None, None, Judgement]


class Adviser(ABC):
    """What one game's coach knows; it keeps nothing between two questions."""

    def deals(self, situation: Situation, dice: Dice) -> Iterator[Any]:
        """Tables without end as they may be for the seat to act, by all that it knows."""
        while True:
            yield situation.imagine(dice)

    @abstractmethod
    def weigh(
        self, situation: Situation, dice: Dice, tables: int, also: Sequence[Action] = ()
    ) -> Weighing:
        """The actions worth a thought, and ``also`` these, on so many imagined tables."""

    @abstractmethod
    def idea(self, action: Action) -> Hashable:
        """The same for two actions that differ in their size only."""

    @abstractmethod
    def reasons(self, situation: Situation, dice: Dice, action: Action) -> list[Reason]:
        """What speaks for it; may be empty."""

    def pros(
        self, situation: Situation, dice: Dice, option: Option, rival: Option | None
    ) -> list[Reason]:
        """What speaks for an option, the most telling first, and nothing that speaks as much for
        the rival, which is another one; may be empty."""
        return self.reasons(situation, dice, option.action)

    def cons(self, situation: Situation, dice: Dice, option: Option, rival: Option) -> list[Reason]:
        """What speaks against an option beside the rival, which is better; may be empty."""
        return []

    def steps(self, action: Action) -> tuple[Reason, ...]:
        """See `Hint.steps`."""
        return ()

    def undone(self, steps: Sequence[Step]) -> bool:
        """Came nothing of the action of the first of these steps, because the others objected?"""
        return False

    @abstractmethod
    def chances(self, state: Any) -> tuple[float, ...]:
        """By seat how likely it wins, for who sees all that lies on the table; their sum is 1."""


def best_first(options: Sequence[Option]) -> list[Option]:
    """Of equals the one with more points, then the one that was named first."""
    return sorted(options, key=lambda option: (-option.chance, -option.points))
