"""The rules: a hidden coin of 1 to 6, dice, 2 to 4 seats. In a turn somebody rolls until they stop
and keep the sum, or come above twelve and keep nothing; after twenty rounds coins count as well.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Self

from tycoon.kernel.actions import Action, Shape, is_amount
from tycoon.kernel.audits import need, whole, wholes
from tycoon.kernel.events import Event, Log
from tycoon.kernel.options import Option, Value, start_seat_exists
from tycoon.kernel.outcome import AGREED, Outcome
from tycoon.kernel.phases import Phases, SubState, phase
from tycoon.kernel.randomness import Random
from tycoon.kernel.records import Record
from tycoon.kernel.refusals import Refusal
from tycoon.kernel.rules import ActionType, Dice, Plain, Rules
from tycoon.kernel.seating import seat_of, viewer
from tycoon.kernel.table import acting, clockwise, heading

COINS, MOST, ROUNDS = 6, 12, 20
PRESETS: Mapping[str, Mapping[str, Value]] = {"first": {}}


@phase("turn", "roll", "stop")
class Turn(SubState):
    """``seat`` rolls or stops."""

    seat: int


@phase("over")
class Over(SubState):
    """The game has ended for ``reason``."""

    reason: str
    seat: ClassVar[None] = None


PHASES: Phases[Turn | Over] = Phases((Turn, Over))


class State(Record):
    """Coins are hidden; ``rolled`` is what the seat to act may lose."""

    __slots__ = ("coins", "ending", "phase", "points", "random", "rolled", "round", "start")
    phase: Turn | Over

    def __init__(self, players: int = 0, start: int = 0) -> None:
        self.coins, self.points = [0] * players, [0] * players
        self.random, self.round, self.rolled, self.start, self.ending = 0, 1, 0, start, ""
        self.phase = Turn(start)

    def copy(self) -> Self:
        """An independent copy."""
        return self.from_dict(self.to_dict())

    def to_dict(self, forms: Any = MappingProxyType({})) -> dict[str, Any]:
        """Everything, JSON-ready."""
        return super().to_dict({"phase": Form()})

    @classmethod
    def from_dict(cls, data: Mapping[str, Any], forms: Any = MappingProxyType({})) -> Self:
        """The inverse of `to_dict`."""
        return super().from_dict(data, {"phase": Form()})


class Form:
    """How a sub-state is written."""

    def write(self, value: Any) -> Any:
        """JSON-ready form."""
        return PHASES.to_dict(value)

    def read(self, data: Any) -> Any:
        """The inverse."""
        return PHASES.from_dict(data)


class Roll(ActionType[State]):
    """One die or two."""

    do = "roll"
    shape: ClassVar[Shape] = {"dice": is_amount}

    def legal(self, state: State) -> list[Action]:
        """Always both."""
        return list(_ROLLS)

    def check(self, state: State, action: Action) -> Refusal | None:
        """One or two."""
        return None if action["dice"] in (1, 2) else Refusal("too_many_dice", {"most": 2})

    def apply(self, state: State, action: Action, log: Log) -> None:
        """Above the limit the turn is over by itself."""
        seat, random = acting(state), Random(state.random)
        rolled = [1 + random.randrange(6) for _ in range(action["dice"])]
        state.random = random.state
        state.rolled += sum(rolled)
        if log is not None:
            log.append(Event("rolled", {"seat": seat, "rolled": rolled}, reveals=True))
        if state.rolled > MOST:
            next_turn(state, log)


class Stop(Plain[State]):
    """Enough."""

    do = "stop"

    def apply(self, state: State, action: Action, log: Log) -> None:
        """What was rolled stays."""
        seat = acting(state)
        state.points[seat] += state.rolled
        if log is not None:
            log.append(Event("stopped", {"seat": seat, "points": state.points[seat]}))
        next_turn(state, log)


_ROLLS = (Action("roll", dice=1), Action("roll", dice=2))


def next_turn(state: State, log: Log) -> None:
    """Everybody has one in a round."""
    seat, state.rolled = clockwise(state.points, acting(state))[1], 0
    if seat == state.start and state.round == ROUNDS:
        end(state, "all_played", log)
        return
    state.round += seat == state.start
    state.phase = Turn(seat)
    if log is not None:
        log.append(Event("turn_started", {"seat": seat}))


def end(state: State, reason: str, log: Log) -> None:
    """All coins are shown."""
    state.ending, state.phase, state.rolled = reason, Over(reason), 0
    if log is not None:
        log.append(Event("game_over", {"reason": reason}))


class PenniesRules(Rules[State]):
    """A game of the kernel."""

    id = "pennies"
    options = (
        Option("edition", "first", tuple(PRESETS)),
        Option("start_seat", -1, range=(-1, 3)),
    )
    presets = PRESETS
    conflicts = (start_seat_exists,)
    kinds: Mapping[str, ActionType[State]] = MappingProxyType({"roll": Roll(), "stop": Stop()})
    seats = range(2, 5)

    def setup(
        self, options: Mapping[str, Value], players: int, seed: str, lexicon: Any = None
    ) -> tuple[State, list[Event]]:
        """Coins by chance, and who begins unless that is chosen."""
        random, start = Random.from_text(seed), int(options["start_seat"])
        state = State(players, random.randrange(players) if start < 0 else start)
        state.coins = [1 + random.randrange(COINS) for _ in range(players)]
        state.random = random.state
        return state, [Event("game_started", {"start_seat": state.start})]

    def state_from_dict(
        self, data: Any, options: Mapping[str, Value], players: int, lexicon: Any = None
    ) -> State:
        """The inverse of `State.to_dict`."""
        state = State.from_dict(data)
        need("seats", len(state.coins) == len(state.points) == players)
        return state

    def audit(self, state: State) -> None:
        """Coins there are, points that can be."""
        seats = len(state.points)
        wholes("coins", state.coins, 1, COINS, seats)
        whole("round", state.round, 1, ROUNDS)
        wholes("points", state.points, 0, MOST * state.round, seats)
        whole("random", state.random, 0, 2**64 - 1)
        whole("start", state.start, 0, seats - 1)
        whole("rolled", state.rolled, 0, MOST)
        seat = state.phase.seat
        reason = state.phase.reason if isinstance(state.phase, Over) else ""
        need("ending", state.ending == reason and reason in ("", "all_played", AGREED))
        if seat is None:
            need("rolled", state.rolled == 0)
        else:
            whole("seat", seat, 0, seats - 1)
            order = clockwise(state.points, state.start)
            waiting = order[order.index(seat) :]
            need("points", all(state.points[s] <= MOST * (state.round - 1) for s in waiting))

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """The own coin, and in the end all."""
        viewer(seat, len(state.points))
        open_to = range(len(state.coins)) if isinstance(state.phase, Over) else (seat,)
        players = [
            {"points": points, "coin": coin if number in open_to else None}
            for number, (points, coin) in enumerate(zip(state.points, state.coins, strict=True))
        ]
        return {**heading(self.id, state, seat), "rolled": state.rolled, "players": players}

    def imagine(self, state: State, seat: int, dice: Dice) -> State:
        """Others' coins and what is rolled are drawn by chance."""
        seat_of(seat, len(state.points))
        twin = state.copy()
        if not isinstance(state.phase, Over):
            twin.coins = [
                coin if number == seat else 1 + dice.randrange(COINS)
                for number, coin in enumerate(state.coins)
            ]
        twin.random = dice.randrange(2**64)
        return twin

    def describe(self, state: State, names: Sequence[str]) -> list[str]:
        """A line for everybody."""
        told = zip(names, state.points, state.coins, strict=True)
        return [f"{name}: {points} and a coin of {coin}" for name, points, coin in told]

    def outcome(self, state: State) -> Outcome | None:
        """Points and coins."""
        if not isinstance(state.phase, Over):
            return None
        totals = [sum(both) for both in zip(state.points, state.coins, strict=True)]
        ranking = tuple(
            tuple(seat for seat, total in enumerate(totals) if total == value)
            for value in sorted(set(totals), reverse=True)
        )
        scores = tuple(
            MappingProxyType({"points": points, "coin": coin, "total": points + coin})
            for points, coin in zip(state.points, state.coins, strict=True)
        )
        return Outcome(ranking[0], ranking, scores, state.phase.reason)

    def finish(self, state: State) -> list[Event]:
        """As it lies."""
        log: list[Event] = []
        end(state, AGREED, log)
        return log

    def wrong_phase(self, state: State, do: str) -> Refusal:
        """There is one other sub-state."""
        return Refusal("game_over")
