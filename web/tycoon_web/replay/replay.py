"""A finished game stepped through, by action and by round, or playing by itself."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from tycoon import Session

from tycoon_web.replay.timeline import course, leads, marks
from tycoon_web.telling.turn_log import TurnLog
from tycoon_web.telling.views import View
from tycoon_web.telling.words import Words

#: Where the controls lead, in the order in which they stand.
MOVES = ("first", "round-back", "back", "next", "round-next", "last")
#: How fast it can play by itself; 1 is the pace at which what happened can be read.
SPEEDS = (0.5, 1, 2, 4)
#: Seconds that a step is shown at normal pace, and more for every letter that tells of it.
STEP, LETTER = 0.9, 0.022


class Moment(Protocol):
    """What a seat may know of the step that shows."""

    view: View


class Shown(Protocol):
    """A game at the device that can show its past; `play.Play` is one."""

    session: Session
    words: Words
    turn_log: TurnLog

    @property
    def context(self) -> Moment: ...

    def look_back(self, past: Session, seat: int) -> None:
        """Show a moment of the past as ``seat`` sees it."""


S = TypeVar("S", bound=Shown)


def reading_time(text: str) -> float:
    """Seconds that a step of a game is shown with what is told of it, at normal pace."""
    return STEP + LETTER * len(text)


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
        #: By step everybody's points.
        self.points = course(self.whole)
        self.marks = marks(self.whole, self.points, shown.turn_log.landmarks)
        self.speed: float = 1
        #: Does it go on by itself?
        self.playing = False
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
        self.show(self.target(to))

    def show(self, index: int, seat: int | None = None) -> None:
        """Show this step, as ``seat`` sees it if there is one to look for."""
        self.index = index
        past, acted = self.whole.at(index), self.steps[index].seat
        context = acted if seat is None else seat
        self.shown.look_back(past, past.to_act or 0 if context is None else context)

    def position(self) -> str:
        """Which round, and how many of all actions have happened."""
        t, round_ = self.shown.words, self.shown.context.view["round"]
        when = t("round", n=round_) if round_ else t("log.setup")
        return f"{when} · {t('replay.step', at=self.index, last=self.last)}"

    def stations(self) -> list[tuple[int, int]]:
        """The number of every round and the step that begins it; of a game that went on from a
        checkpoint those that are known.
        """
        if self.whole.from_checkpoint and (going := self.whole.at(0).state.round):
            return list(enumerate([0, *self.rounds], going))
        return list(enumerate(self.rounds, 1))

    def reigns(self) -> list[tuple[int, int, str]]:
        """From which step until which somebody leads, and that player's emblem."""
        found, seats = leads(self.points), self.whole.seats
        ends = [*(start for start, _ in found), self.last][1:]
        return [(a, b, seats[seat].emblem) for (a, seat), b in zip(found, ends, strict=True)]

    def here(self) -> list[str]:
        """As what this step is marked."""
        return [mark.kind for mark in self.marks if mark.at == self.index]

    def pause(self) -> float:
        """Seconds until the next step, when it plays by itself."""
        return reading_time(self.told()) / self.speed

    def told(self) -> str:
        """What this step did."""
        return self.shown.turn_log.tell(self.steps[self.index])
