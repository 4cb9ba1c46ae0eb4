"""What the tables of both games share: a session, and short ways to play on and to look at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import tycoon
from tycoon.kernel.prompts import Choice

from tests.conformance.play import fields_of

State = TypeVar("State")


class AnyTable(Generic[State]):
    """A session of some game, at a position that a test lays out."""

    session: tycoon.Session
    #: The sub-state of a game that has come to its end.
    over: Any

    @property
    def state(self) -> State:
        state: State = self.session.state
        return state

    def do(self, what: str, **fields: Any) -> list[tycoon.Event]:
        return self.session.apply(tycoon.Action(what, **fields))

    def refusal(self, what: str, **fields: Any) -> str | None:
        """The code of the refusal, or None when the action is possible."""
        found = self.session.check(tycoon.Action(what, **fields))
        return found.code if found else None

    def all_of(self, what: str) -> list[tycoon.Action]:
        return [a for a in self.session.legal_actions() if a.do == what]

    def legal(self, what: str) -> list[dict[str, Any]]:
        """The fields of every legal action of this kind."""
        return [fields_of(a) for a in self.all_of(what)]

    def choice(self, what: str) -> Choice:
        """What the prompt says of this kind of action."""
        (found,) = [choice for choice in self.session.prompt().choices if choice.do == what]
        return found

    def impossible(self, what: str) -> str | None:
        """The code that the prompt gives for having nothing of this kind."""
        refused = self.choice(what).refusal
        return refused.code if refused else None

    @property
    def phase(self) -> str:
        return self.session.prompt().phase

    def outcome(self) -> tycoon.Outcome:
        """As if the game ended here."""
        state = self.session.state.copy()
        state.phase = self.over
        outcome = self.session.rules.outcome(state)
        assert outcome is not None
        return outcome

    def scores_if_over(self) -> list[dict[str, int]]:
        """Every seat's points by source if the game ended here."""
        return [dict(score) for score in self.outcome().scores]


def keys(events: Sequence[tycoon.Event]) -> list[str]:
    """What happened, in order."""
    return [event.key for event in events]


def only(events: Sequence[tycoon.Event], key: str) -> dict[str, Any]:
    """The parameters of the one event with this key."""
    (found,) = [event for event in events if event.key == key]
    return dict(found.params)
