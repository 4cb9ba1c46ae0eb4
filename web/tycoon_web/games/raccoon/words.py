"""Raccoon Tycoon in words: names of things, events and refusals as sentences of the catalogue."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from tycoon import Event, Refusal
from tycoon.raccoon.cards import COMMODITIES, RAILROADS, TILES, TOWNS

from tycoon_web.messages import Messages

_FAMILIES: dict[str, str] = (
    dict.fromkeys(COMMODITIES, "commodity")
    | {railroad.id: "company" for railroad in RAILROADS}
    | {town.id: "town" for town in TOWNS}
    | {tile.id: "tile" for tile in TILES}
)
#: Tiles that do different things in different editions: tile -> the option that decides.
_DECIDED = {
    "bank": "bank_divisor",
    "trading_floor": "trading_floor",
    "export_company": "export",
}
_SEATS = frozenset({"seat", "start_seat", "seller", "starter", "leader", "buyer"})


class Words:
    """Messages plus the names of this game's things and players."""

    def __init__(
        self,
        messages: Messages,
        names: Sequence[str] = (),
        options: Mapping[str, Any] = MappingProxyType({}),
    ) -> None:
        self.messages = messages
        self.names = names
        #: The game's options, by id; none outside a game.
        self.options = options

    def __call__(self, key: str, **params: Any) -> str:
        return self.messages(key, **params)

    def player(self, seat: int) -> str:
        """A player's name, isolated when it is written from right to left."""
        name = self.names[seat]
        if any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in name):
            return f"\u2068{name}\u2069"
        return name

    def thing(self, name: str) -> str:
        """A commodity, company, town or tile by its id."""
        family = _FAMILIES.get(name)
        return self.messages(f"{family}.{name}") if family else name

    def effect(self, tile: str, kind: str = "effect") -> str:
        """What a tile does in this game's edition; ``kind`` "short" in a few words."""
        value = self.options.get(_DECIDED.get(tile, ""))
        key = f"{kind}.{tile}.{value}"
        return self.messages(key if key in self.messages else f"{kind}.{tile}")

    def counts(self, counts: Mapping[str, int]) -> str:
        """For example "2 wheat, 1 coal"; "nothing" when empty."""
        parts = [f"{n} {self.some(name)}" for name, n in counts.items() if n]
        return ", ".join(parts) or self("nothing")

    def some(self, commodity: str) -> str:
        """A commodity inside a sentence."""
        return self.messages(f"some.{commodity}")

    def seats(self, seats: Sequence[int]) -> str:
        """Several players."""
        return ", ".join(self.player(seat) for seat in seats)

    def _param(self, name: str, value: Any) -> Any:
        if name in _SEATS and isinstance(value, int):
            return self.player(value) if 0 <= value < len(self.names) else ""
        if name == "winners":
            return self.seats(value)
        if name == "changes":
            return ", ".join(
                self("price.change", what=self.some(c), before=a, after=b)
                for c, (a, b) in value.items()
                if a != b
            ) or self("price.no_change")
        if isinstance(value, Mapping):
            return self.counts(value)
        if isinstance(value, str):
            return self.some(value) if value in COMMODITIES else self.thing(value)
        if isinstance(value, list | tuple):
            return ", ".join(str(self._param("", item)) for item in value)
        return value

    def _params(self, params: Mapping[str, Any]) -> dict[str, Any]:
        filled = {name: self._param(name, value) for name, value in params.items()}
        filled["n"] = params.get("count", params.get("excess", 0))
        return filled

    def refusal(self, refusal: Refusal | Mapping[str, Any]) -> str:
        """Why something is not possible."""
        if isinstance(refusal, Refusal):
            code, params = refusal.code, refusal.params
        else:
            code, params = refusal["code"], refusal["params"]
        return self(f"refusal.{code}", **self._params(params))

    def event(self, event: Event) -> str:
        """What happened; for some kinds the wording depends on a parameter."""
        params = self._params(event.params)
        key = f"event.{event.key}"
        if reason := event.params.get("reason"):
            params["reason"] = self(f"reason.{reason}")
        if event.key == "turn_started" and event.params.get("extra"):
            key = "event.extra_action"
        if event.key == "sold" and event.params["price"] == event.params["price_after"]:
            key = "event.sold_at_floor"
        return self(key, **params)
