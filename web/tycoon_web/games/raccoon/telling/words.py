"""Raccoon Tycoon in words: the names of its things."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from tycoon import Action, Event
from tycoon.games.raccoon.rules.cards import COMMODITIES, RAILROADS, TILES, TOWNS, Tile, Tiles

from tycoon_web.telling import words

if TYPE_CHECKING:
    from tycoon.coach import Reason

_FAMILIES: dict[str, str] = (
    dict.fromkeys(COMMODITIES, "commodity")
    | {railroad.id: "company" for railroad in RAILROADS}
    | {town.id: "town" for town in TOWNS}
)
#: Tiles that do different things in different editions: tile -> the option that decides.
_DECIDED = {
    "bank": "bank_divisor",
    "trading_floor": "trading_floor",
    "export_company": "export",
}


class Words(words.Words):
    """Messages plus the names of this game's things and players."""

    seat_params = words.Words.seat_params | {"seller", "starter", "leader", "buyer"}

    def __init__(
        self,
        messages: words.Catalogue,
        names: Sequence[str] = (),
        options: Mapping[str, Any] = MappingProxyType({}),
        tiles: Tiles = TILES,
    ) -> None:
        super().__init__(messages, names, options)
        #: The tiles of this game, with its edition's costs.
        self.tiles = tiles

    def tile(self, name: str) -> Tile:
        """What is printed on a tile."""
        return self.tiles.face(name)

    def thing(self, name: str) -> str:
        """A commodity, company, town or tile by its id."""
        family = "tile" if name in self.tiles.index else _FAMILIES.get(name)
        return self.printed(f"{family}.{name}") if family else name

    def source(self, name: str) -> str:
        return self.thing(name) if name in self.tiles.index else super().source(name)

    def effect(self, tile: str, kind: str = "effect") -> str:
        """What a tile does in this game's edition; ``kind`` "short" in a few words."""
        value = self.options.get(_DECIDED.get(tile, ""))
        key = f"{kind}.{tile}.{value}"
        return self.messages(key if key in self.messages else f"{kind}.{tile}")

    def counts(self, counts: Mapping[str, int]) -> str:
        """For example "2 wheat, 1 coal"; "nothing" when empty."""
        parts = [self("counted", n=n, what=self.some(name)) for name, n in counts.items() if n]
        return ", ".join(parts) or self("nothing")

    def some(self, commodity: str) -> str:
        """A commodity inside a sentence."""
        return self.messages(f"some.{commodity}")

    def param(self, name: str, value: Any) -> Any:
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
        return super().param(name, value)

    def deed_key(self, action: Action) -> str:
        key = super().deed_key(action)
        return f"{key}.export" if action.get("export") else key

    def reason_key(self, reason: Reason) -> str:
        key = super().reason_key(reason)
        return f"{key}.{reason.params['do']}" if reason.code == "then" else key

    def event_key(self, event: Event) -> str:
        if event.key == "turn_started" and event.params.get("extra"):
            return "event.extra_action"
        if event.key == "sold" and event.params["price"] == event.params["price_after"]:
            return "event.sold_at_floor"
        return super().event_key(event)
