"""A finished game stepped through, by action and by round."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from tycoon import Session

from tycoon_web.games.desk import Desk
from tycoon_web.games.story import Chronicle
from tycoon_web.games.words import Words

#: Where the controls lead, in the order in which they stand.
MOVES = ("first", "round-back", "back", "next", "round-next", "last")


class Shown(Protocol):
    """A game at the device that can show its past; `play.Play` is one."""

    session: Session
    words: Words
    chronicle: Chronicle

    @property
    def desk(self) -> Desk: ...

    def look_back(self, past: Session, seat: int) -> None:
        """Show a moment of the past at ``seat``'s desk."""


S = TypeVar("S", bound=Shown)


def no_replay(session: Session, words: Words) -> str | None:
    """Why this game cannot be stepped through, in words: only its last state is known."""
    return None if len(session.standing) > 1 else words("replay.unknown")


class Replay(Generic[S]):
    """Which step shows. What the table took back is left out; nothing here changes the game."""

    def __init__(self, shown: S) -> None:
        #: A second `Shown` of the game, whose session is the one of the step that shows.
        self.shown = shown
        self.whole = shown.session
        self.steps = self.whole.standing
        self.rounds = [
            index
            for index, step in enumerate(self.steps)
            if any(event.key == "round_started" for event in step.events)
        ]
        self.index = 0
        self.go("first")

    @property
    def last(self) -> int:
        """The index of the last step, which is the number of actions."""
        return len(self.steps) - 1

    def target(self, to: str) -> int:
        """The step that one of `MOVES` leads to."""
        here = self.index
        return {
            "first": 0,
            "round-back": max((start for start in self.rounds if start < here), default=0),
            "back": max(here - 1, 0),
            "next": min(here + 1, self.last),
            "round-next": min((start for start in self.rounds if start > here), default=self.last),
            "last": self.last,
        }[to]

    def why(self, to: str) -> str | None:
        """Why it leads nowhere, in words."""
        if self.target(to) != self.index:
            return None
        return self.shown.words("replay.at_end" if self.index else "replay.at_start")

    def go(self, to: str) -> None:
        """Show another step: as the seat saw it that had just acted, first as who begins."""
        self.index = self.target(to)
        past, seat = self.whole.at(self.index), self.steps[self.index].seat
        self.shown.look_back(past, past.to_act or 0 if seat is None else seat)

    def position(self) -> str:
        """Which round, and how many of all actions have happened."""
        t, round_ = self.shown.words, self.shown.desk.view["round"]
        when = t("round", n=round_) if round_ else t("log.setup")
        return f"{when} · {t('replay.step', at=self.index, last=self.last)}"

    def told(self) -> str:
        """What this step did."""
        return self.shown.chronicle.tell(self.steps[self.index])
