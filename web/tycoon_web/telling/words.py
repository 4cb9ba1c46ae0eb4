"""A game in words: players, events and refusals as sentences of the catalogue."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Protocol

from tycoon.kernel.refusals import Refusal

if TYPE_CHECKING:
    from tycoon import Action, Event
    from tycoon.coach import Reason


#: What the plural form of a reason follows.
_COUNTED = ("points", "missing", "count")


class Catalogue(Protocol):
    """Sentences by their ids: `kit.messages.Messages`."""

    language: str
    names: str

    def __call__(self, key: str, **params: Any) -> str: ...
    def __contains__(self, key: str) -> bool: ...


def isolated(name: str) -> str:
    """A name inside a sentence: one from right to left does not turn what follows it (SE-02)."""
    if any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in name):
        return f"\u2068{name}\u2069"
    return name


class Words:
    """Messages plus the names of a game's players; each game adds the names of its things."""

    #: Parameters of events and refusals that are seats.
    seat_params: frozenset[str] = frozenset({"seat", "start_seat"})

    def __init__(
        self,
        messages: Catalogue,
        names: Sequence[str] = (),
        options: Mapping[str, Any] = MappingProxyType({}),
    ) -> None:
        self.messages = messages
        self.names = names
        #: The game's options, by id; none outside a game.
        self.options = options

    def __call__(self, key: str, **params: Any) -> str:
        return self.messages(key, **params)

    @property
    def manner(self) -> tuple[str, ...]:
        """How it is all said: told otherwise when this has changed."""
        return self.messages.language, self.messages.names, *self.names

    def printed(self, key: str) -> str:
        """The name on a tile or a card: the page's, or as the players wish."""
        wish = self.messages.names
        return self.boxed(key) if wish == "edition" else self._named(key, wish)

    def boxed(self, key: str) -> str:
        """The name in the edition's box.

        An edition is called after its language, and a catalogue has the names of other boxes.
        """
        return self._named(key, str(self.options.get("edition", "")).partition("-")[0])

    def _named(self, key: str, box: str) -> str:
        other = f"{key}@{box}"
        return self.messages(other if other in self.messages else key)

    def player(self, seat: int) -> str:
        """A player's name as it stands in a sentence."""
        return isolated(self.names[seat])

    def seats(self, seats: Sequence[int]) -> str:
        """Several players."""
        return ", ".join(self.player(seat) for seat in seats)

    def param(self, name: str, value: Any) -> Any:
        """A parameter of an event or a refusal as it stands in the sentence."""
        if name in self.seat_params and isinstance(value, int):
            return self.player(value) if 0 <= value < len(self.names) else ""
        if name == "winners":
            return self.seats(value)
        if isinstance(value, list | tuple):
            return ", ".join(str(self.param("", item)) for item in value)
        return value

    def money(self, dollars: int) -> str:
        """For example "$1,250", as people of the language write it."""
        return self("money", amount=dollars)

    def moneys(self, before: int, after: int) -> str:
        """What becomes of an amount."""
        return f"{self.money(before)} → {self.money(after)}"

    def source(self, name: str) -> str:
        """A source of points."""
        return self(f"source.{name}")

    def params(self, params: Mapping[str, Any]) -> dict[str, Any]:
        """All parameters of a sentence; its plural form follows the count."""
        filled = {name: self.param(name, value) for name, value in params.items()}
        filled["n"] = params.get("count", params.get("excess", 0))
        if reason := params.get("reason"):
            filled["reason"] = self(f"reason.{reason}")
        return filled

    def refusal(self, refusal: Refusal | Mapping[str, Any]) -> str:
        """Why something is not possible."""
        if isinstance(refusal, Refusal):
            code, params = refusal.code, refusal.params
        else:
            code, params = refusal["code"], refusal["params"]
        return self(f"refusal.{code}", **self.params(params))

    def deed(self, action: Action) -> str:
        """An action as it is proposed: "Sell 5 coal"."""
        return self(self.deed_key(action), **self.params(action.fields))

    def deed_key(self, action: Action) -> str:
        """The id of its words; for some kinds that depends on a field."""
        return f"deed.{action.do}"

    def reason(self, reason: Reason) -> str:
        """What speaks for an action; its plural form follows the first of what is counted."""
        filled, params = self.params(reason.params), reason.params
        filled["n"] = next((params[name] for name in _COUNTED if name in params), 0)
        return self(self.reason_key(reason), **filled)

    def reason_key(self, reason: Reason) -> str:
        """The id of its sentence; for some codes that depends on a parameter."""
        return f"hint.{reason.code}"

    def event(self, event: Event) -> str:
        """What happened."""
        return self(self.event_key(event), **self.params(event.params))

    def event_key(self, event: Event) -> str:
        """The id of its sentence; for some kinds that depends on a parameter."""
        return f"event.{event.key}"
