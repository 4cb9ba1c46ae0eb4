"""What a host may say in somebody's first game: when, about what on the table, in which words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from tycoon import Event, Session

from tycoon_web.kit.vtree import Node
from tycoon_web.play.panel import ActionPanel
from tycoon_web.play.turn_context import TurnContext
from tycoon_web.telling.views import View

NOTHING: Mapping[str, Any] = MappingProxyType({})


class Moment(NamedTuple):
    """What the person at the table sees and has in hand, and what has just happened."""

    context: Any
    """The `TurnContext` of the person's seat, also while somebody else acts."""
    panel: ActionPanel | None
    """What is being put together."""
    own: Sequence[Event]
    """Of the person's latest turn in which anything was done."""
    theirs: Sequence[Event]
    """Of the latest such turn of anybody else."""

    @property
    def view(self) -> View:
        """What the person may know."""
        found: View = self.context.view
        return found

    @property
    def me(self) -> View:
        """The person's own row."""
        found: View = self.context.me
        return found

    @property
    def mine(self) -> bool:
        """Is it for the person to act?"""
        return self.context.still is None

    def happened(self, key: str, *, own: bool) -> Event | None:
        """The last event of this kind in the own or the other's latest turn."""
        events = self.own if own else self.theirs
        return next((event for event in reversed(events) if event.key == key), None)


class Said(NamedTuple):
    """That it is time for a sentence: what it is about, and what stands in it."""

    at: tuple[str, ...] = ()
    """One place of the table for each numbered sentence, as in `Reason.at`, or "#" and the id of
    what is drawn there; "" none."""
    params: Mapping[str, Any] = NOTHING


class Trigger(NamedTuple):
    """One thing that is explained the first time it matters.

    Its title is the message ``host.<game>.<id>``, its sentences the same with ``.1`` and ``.2``.
    """

    id: str
    holds: Callable[[Moment], Said | None]
    """None as long as it does not matter."""
    rule: str
    """The paragraph with all of it."""
    sentences: int = 2
    at_once: bool = False
    """It answers what somebody has just touched: it does not wait for the next step."""


class Verdict(NamedTuple):
    """One to three words under a control: the message ``host.<game>.verdict.<code>``."""

    code: str
    params: Mapping[str, Any] = NOTHING
    best: bool = False
    """It is what the host would begin with."""


class FirstGame(NamedTuple):
    """What one game brings for its host."""

    triggers: Sequence[Trigger]
    """The more important first."""
    verdicts: Callable[[Moment], Mapping[str, Verdict]]
    """By the id of the control; only while nothing is being put together."""
    verdict_line: str
    """The class, or the tag, of the line of a control in whose place its verdict stands."""
    spelled: Callable[[Any], Mapping[str, Callable[[Node], None]]]
    """With the game's `Words`: by class, how a sign becomes words."""
    place: str
    """The class of what gives its place to the host: log and chart."""
    options: Mapping[str, Any]
    """What is chosen for this game besides the usual of the players' language."""
    seeds: Mapping[str, str]
    """By edition, or by word list: a deal in which much is met early; "" for all others."""

    def trigger(self, name: str) -> Trigger:
        """One by its id; raises StopIteration."""
        return next(trigger for trigger in self.triggers if trigger.id == name)


def moment_of(session: Session, context: TurnContext, panel: ActionPanel | None = None) -> Moment:
    """What there is to be explained at the table right now."""
    own, theirs = _latest(session, context.seat)
    return Moment(context, panel, own, theirs)


def _latest(session: Session, seat: int) -> tuple[list[Event], list[Event]]:
    """The events of this seat's latest turn in which anything was done, and of anybody else's."""
    found: dict[bool, list[Event]] = {}
    turn: list[Event] = []
    for step in reversed(session.standing):
        for event in reversed(step.events):
            if event.key != "turn_started":
                turn.insert(0, event)
                continue
            if turn:
                found.setdefault(event.params["seat"] == seat, turn)
            turn = []
        if len(found) == 2:
            break
    return found.get(True, []), found.get(False, [])


def spell(screen: Node, how: Mapping[str, Callable[[Node], None]]) -> None:
    """Put words in the place of signs on a screen that is about to be drawn."""
    for child in screen[2]:
        if isinstance(child, str):
            continue
        for name in str(child[1].get("class", "")).split():
            if name in how:
                how[name](child)
        spell(child, how)


def judge(screen: Node, told: Mapping[str, tuple[str, bool]], line: str) -> None:
    """Write its verdict below every control, for eyes and ears; ``told``: words by id, and whether
    it is what the host would begin with.
    """
    for child in screen[2]:
        if isinstance(child, str):
            continue
        found = told.get(child[1].get("id", ""))
        if found:
            _write(child, *found, line)
        else:
            judge(child, told, line)


def _write(control: Node, words: str, best: bool, line: str) -> None:
    """In the place of what the control says of itself; a key lit for a fact has no flag then."""
    control[2][:] = [child for child in control[2] if "key-flag" not in str(child[1].get("class"))]
    for child in control[2]:
        css = str(child[1].get("class", "")).split()
        if line in (child[0], *css):
            child[1]["class"] = " ".join([*css, "verdict", *(["best", "m-go"] if best else [])])
            child[2][:] = [words]
        elif "hidden" in css:
            child[2].append(f". {words}")
