"""The turn of who acts: view, prompt and forecasts of the moment, asked for once each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from tycoon import Action, Event, IllegalAction, Session

from tycoon_web.telling.views import View
from tycoon_web.telling.words import Words

Fields = dict[str, str]


class Onlooker(NamedTuple):
    """Who looks on where nothing can be done."""

    seat: int
    """Whose place it is."""
    why: Callable[[], str]
    """Why nothing can be done, in words of the page's present language."""
    all: bool = False
    """Everybody looks: nothing of it that is secret shows."""


class TurnContext:
    """What the seat to act may know and do right now, or what an onlooker sees; made anew after
    every action.
    """

    words: Words

    def __init__(self, session: Session, words: Words, onlooker: Onlooker | None = None) -> None:
        self.session = session
        self.words = words
        self._onlooker = onlooker
        self.seat: int = onlooker.seat if onlooker else session.to_act or 0
        self.view: View = session.view(None if onlooker and onlooker.all else self.seat)
        choices = () if self.still else session.prompt().choices
        self.choices = {choice.do: choice for choice in choices}
        self._foreseen: dict[str, tuple[list[Event], View]] = {}

    @property
    def still(self) -> str | None:
        """Why nothing at all can be done here; None for who may act."""
        return self._onlooker.why() if self._onlooker else None

    @property
    def me(self) -> View:
        """The acting player's own row of the view."""
        return self.view["players"][self.seat]  # type: ignore[no-any-return]

    def knows(self, do: str) -> bool:
        """Is this kind of action part of the moment at all?"""
        return do in self.choices

    def can(self, do: str) -> bool:
        """Is some action of this kind possible?"""
        return do in self.choices and self.choices[do].refusal is None

    def why(self, do: str) -> str | None:
        """Why no action of this kind is possible, in words; None when one is."""
        choice = self.choices.get(do)
        if self.still:
            return self.still
        if choice is None:
            return self.words.refusal(self.session.rules.wrong_phase(self.session.state, do))
        return self.words.refusal(choice.refusal) if choice.refusal else None

    def check(self, action: Action) -> str | None:
        """Why this very action is not possible, in words."""
        refusal = None if self.still else self.session.check(action)
        return self.words.refusal(refusal) if refusal else self.still

    def one_of(self, do: str, field: str) -> list[Any]:
        """What a field of a possible action may be; empty when the kind is impossible."""
        if not self.can(do):
            return []
        return list(self.choices[do].fields.get(field, {}).get("one_of", ()))

    def bounds(self, do: str, field: str) -> dict[str, Any]:
        """The prompt's description of a field."""
        return dict(self.choices[do].fields.get(field, {})) if self.can(do) else {}

    def foresee(self, actions: Sequence[Action]) -> tuple[list[Event], View]:
        """What these actions would lead to (PV-01 … PV-05); raises IllegalAction."""
        if not actions:
            return [], self.view
        key = repr(actions)
        if key not in self._foreseen:
            steps = self.session.preview(*actions)
            events = [event for step in steps for event in step[0]]
            self._foreseen[key] = events, steps[-1][1]
        return self._foreseen[key]

    def try_foresee(self, actions: Sequence[Action]) -> tuple[list[Event], View] | str:
        """Like `foresee`, but the refusal's sentence instead of an exception."""
        try:
            return self.foresee(actions)
        except IllegalAction as error:
            return self.words.refusal(error.refusal)


def of(events: Iterable[Event], key: str) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if event.key == key]
