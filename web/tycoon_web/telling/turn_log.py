"""What happened, read from the journal: log and news for the curtain. Public only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from tycoon import Action, Event, Session, Step

from tycoon_web.kit.vtree import Child, Node
from tycoon_web.telling.words import Words


class Line(NamedTuple):
    """One sentence of the log."""

    seat: int | None
    key: str
    text: str
    turn: int
    """Which turn of the game it belongs to."""
    round: int
    """0: before the first round."""
    undone: bool = False
    step: Step | None = None
    """What it tells of, …"""
    event: Event | None = None
    """… and which part of that."""
    owner: int | None = None
    """Whose turn it was; None before the first."""


class Told(NamedTuple):
    """A piece of news, as it is heard and as it is seen."""

    sentence: str
    drawn: Child = None
    """What is seen in place of the sentence."""
    beside: Child = None
    """What is seen besides."""
    amount: str = ""
    """What it brought, where the sentence does not say so."""


class _Standing(NamedTuple):
    """A step that nobody has taken back."""

    round: int
    """The one that goes on after it."""
    owner: int | None
    """Whose turn it was then."""
    before: _Standing | None


class _Told(NamedTuple):
    """A step of the journal in words."""

    step: Step | None
    lines: list[Line]
    turn: int
    """How many turns have begun by then, those taken back as well."""
    standing: _Standing
    """The last step that stood then."""


#: Events that go without saying when a single step is told.
_BEGINNINGS = ("round_started", "turn_started")
#: What luck put in the place of something.
_DRAWN = ("railroad_revealed", "town_revealed", "tile_revealed", "pool_refilled")


class TurnLog:
    """The log of a session, kept up as the journal grows or shrinks. One subclass per game."""

    #: Events that need no line of their own.
    silent: frozenset[str] = frozenset()
    #: What the next player wants to hear of; the rest is in the log.
    newsworthy: frozenset[str] = frozenset()
    #: News that belong to the player they name, not to the one whose turn it is.
    personal: frozenset[str] = frozenset()
    #: Events that a replay marks, and as what (`replay.mark.<kind>`).
    landmarks: Mapping[str, str] = MappingProxyType({})

    #: So many turns fill a page of the log.
    page = 9

    def __init__(self, session: Session, words: Words) -> None:
        self.session = session
        self.words = words
        self._log: list[Line] = []
        self._told: list[_Told] = []
        #: How it was told.
        self._manner: tuple[str, ...] = ()

    @property
    def log(self) -> list[Line]:
        """Everything public, oldest first, as it is told now."""
        if self._manner != self.words.manner:
            self.refresh()
        return self._log

    def line(self, number: int) -> str:
        """One sentence of the log."""
        return self.log[number].text

    def refresh(self) -> None:
        """Read what is new in the journal; forget what was taken back."""
        journal = self.session.journal
        if self._manner != self.words.manner:
            self._manner = self.words.manner
            self._told.clear()
        keep = min(len(journal), len(self._told))
        while keep and self._told[keep - 1].step is not journal[keep - 1]:
            keep -= 1
        del self._told[keep:]
        for step in journal[keep:]:
            self._told.append(self._tell(step))
        self._log = [line for told in self._told for line in told.lines]

    def _tell(self, step: Step) -> _Told:
        """Whoever has taken something back goes on in the round of the step before it."""
        last = self._told[-1] if self._told else _Told(None, [], 0, self._first())
        before = last.standing.before if step.agreed_undo else last.standing
        assert before
        turn, round_, owner = last.turn, before.round, before.owner
        lines: list[Line] = []
        for event in step.events:
            turn += event.key == "turn_started"
            round_ = event.params["round"] if event.key == "round_started" else round_
            owner = event.params["seat"] if event.key == "turn_started" else owner
            if event.audience is None and event.key not in self.silent:
                seat, text = _seat_of(step, event), self.words.event(event)
                undone = step.agreed_undo
                lines.append(Line(seat, event.key, text, turn, round_, undone, step, event, owner))
        after = before if step.agreed_undo else _Standing(round_, owner, before)
        return _Told(step, lines, turn, after)

    def _first(self) -> _Standing:
        """Before what the journal knows."""
        if not self.session.from_checkpoint:
            return _Standing(0, None, None)
        start = self.session.at(0)
        return _Standing(start.state.round, start.to_act, None)

    def picture(self, action: Action) -> Node | None:
        """A move to look at, beside its words, which may say enough; silent."""
        return None

    def worth_telling(self, event: Event) -> bool:
        """Does the next player want to hear of it?"""
        return event.key in self.newsworthy

    def news(self, seat: int) -> list[tuple[int, list[Event]]]:
        """Per player, in order, the news since ``seat`` last ended a turn (HO-01)."""
        steps = self.session.standing
        events = [event for step in steps for event in step.events if event.audience is None]
        ends = [
            i for i, e in enumerate(events) if e.key == "turn_ended" and e.params["seat"] == seat
        ]
        told: list[tuple[int, list[Event]]] = []
        turn = seat
        for event in events[ends[-1] + 1 :] if ends else events:
            if event.key == "turn_started":
                turn = event.params["seat"]
            if self.worth_telling(event):
                owner = event.params["seat"] if event.key in self.personal else turn
                if not told or told[-1][0] != owner:
                    told.append((owner, []))
                told[-1][1].append(event)
        return told

    def told(self, events: Sequence[Event]) -> list[Told]:
        """News as they are heard and seen, from what was public."""
        return [Told(self.words.event(event)) for event in events]

    def tell(self, step: Step, *, drawn: bool = True) -> str:
        """One step in words, also where the log is silent; without what was ``drawn`` after it and
        what goes without saying.
        """
        left_out = {*_BEGINNINGS} if drawn else {*_BEGINNINGS, *_DRAWN, *self.silent}
        public = [e for e in step.events if e.audience is None and e.key not in left_out]
        if public or step.action is None or step.seat is None:
            return " ".join(self.words.event(event) for event in public)
        return self.words(f"replay.{step.action.do}", name=self.words.player(step.seat))


def _seat_of(step: Step, event: Event) -> int | None:
    seat = event.params.get("seat")
    return seat if isinstance(seat, int) else step.seat
