"""What is known about a finished game afterwards."""

from __future__ import annotations

from bisect import bisect_right
from typing import NamedTuple

from tycoon.coach.hint import Hint, Reason
from tycoon.kernel.actions import Action
from tycoon.kernel.seating import ANY_TABLE, seat_of


class Decision(NamedTuple):
    """One choice of one seat, judged by what it could know then."""

    step: int
    """`Session.standing` has the action there; `Session.at` of ``step - 1`` is the moment."""
    seat: int
    action: Action
    lost: float
    """By how much it made winning less likely than the best choice would have, 0 to 1."""
    better: Hint | None
    """The best choice, with what speaks for it; None where nothing worth telling was lost."""
    won: float
    """By how much more likely it made winning than what an apprentice would have done, 0 to 1."""
    usual: Action | None
    """What that would have been; None where the decision was not good, or its worth telling."""
    chance: float
    """How likely winning was after it, as far as its seat could know, 0 to 1."""
    ahead: float = 0.0
    """By how much more likely it made winning than the next best idea would have, 0 to 1."""
    second: Action | None = None
    """That idea; None where the decision was not clearly the best."""
    reasons: tuple[Reason, ...] = ()
    """What spoke for it, where `second` is told."""


class Moment(NamedTuple):
    """A decision that did much to decide the game."""

    decision: Decision
    turn: int
    """Number in `Analysis.turns` of the turn it belongs to."""
    other: Action
    """What was better; where the decision was the best one, the next best."""
    change: float
    """What the decision made of the chance to win, against the other: -1 to 1."""
    reasons: tuple[Reason, ...]
    """What spoke for the better of the two."""

    @property
    def instead(self) -> float:
        """How likely winning would have been with the other, 0 to 1."""
        return min(1.0, max(0.0, self.decision.chance - self.change))


class Turn(NamedTuple):
    """A turn from its first step to its last, others' bids and answers in it included."""

    step: int
    """Of its first step in `Session.standing`; for the first turn of the game, of the first step
    after the set-up."""
    seat: int
    round: int
    before: tuple[float, ...]
    """By seat: how likely it was to win, with all open that was hidden then."""
    after: tuple[float, ...]
    luck: tuple[float, ...]
    """By seat: how much of the change came from what was drawn, as far as that can be told."""

    @property
    def swing(self) -> float:
        """By how much it changed somebody's chance the most."""
        return max(abs(b - a) for a, b in zip(self.before, self.after, strict=True))


class Analysis(NamedTuple):
    """All decisions and turns of a game, in the order in which they came.

    What is asked about a seat raises `TycoonError` with ``no_such_seat``.
    """

    decisions: tuple[Decision, ...]
    turns: tuple[Turn, ...]

    def worst(self, seat: int, most: int = 3) -> list[Decision]:
        """The seat's decisions that gave most away, the worst first."""
        bad = [one for one in self._of(seat) if one.better]
        return sorted(bad, key=lambda one: -one.lost)[:most]

    def best(self, seat: int, most: int = 3) -> list[Decision]:
        """The seat's decisions that gained most against an apprentice's, the best first."""
        good = [one for one in self._of(seat) if one.usual]
        return sorted(good, key=lambda one: -one.won)[:most]

    def moments(self, most: int = 3) -> list[Moment]:
        """The decisions that changed a chance the most, of a turn only one, in their order."""
        greatest: dict[int, Moment] = {}
        for moment in map(self._moment, self.decisions):
            if moment and abs(moment.change) >= DECISIVE:
                rival = greatest.setdefault(moment.turn, moment)
                greatest[moment.turn] = max(rival, moment, key=_weight)
        found = sorted(greatest.values(), key=_weight, reverse=True)[:most]
        return sorted(found, key=lambda moment: moment.decision.step)

    def _moment(self, one: Decision) -> Moment | None:
        """None: nothing worth telling was lost or won, or before the first turn."""
        turn = bisect_right([turn.step for turn in self.turns], one.step) - 1
        if turn < 0:
            return None
        if one.better and one.lost >= one.ahead:
            return Moment(one, turn, one.better.action, -one.lost, one.better.reasons)
        return Moment(one, turn, one.second, one.ahead, one.reasons) if one.second else None

    def turning(self, most: int = 3) -> list[Turn]:
        """The turns that changed a chance the most, in the order in which they came."""
        great = [turn for turn in self.turns if turn.swing >= _TURNING]
        return sorted(sorted(great, key=lambda turn: -turn.swing)[:most])

    def lost(self, seat: int) -> float:
        """What a decision of this seat gave away on average."""
        losses = [one.lost for one in self._of(seat)]
        return sum(losses) / len(losses) if losses else 0.0

    def luck(self, seat: int) -> float:
        """What the draws of everybody gave it, all in all."""
        asked = self._seat(seat)
        return sum(turn.luck[asked] for turn in self.turns)

    def _of(self, seat: int) -> list[Decision]:
        asked = self._seat(seat)
        return [one for one in self.decisions if one.seat == asked]

    def _seat(self, seat: int) -> int:
        return seat_of(seat, len(self.turns[0].luck) if self.turns else ANY_TABLE)


def _weight(moment: Moment) -> float:
    return abs(moment.change)


WORTH_TELLING = 0.01  #: of the chance to win; what is less may be noise
DECISIVE = 0.03  #: of the chance to win; a decision that moved less did not decide the game
_TURNING = 0.05
