"""Prompts: what a seat may choose right now, typed and bounded, for a user interface."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from tycoon.kernel.refusals import Refusal

#: What a field may hold: {"one_of": [...]}, {"min": a, "max": b}, {"some_of": [...], "count": n}
#: (or from "min" to "max" of them), {"list_of": [...]} (any of them, each once),
#: {"text_of": [...], "min": a, "max": b} (so many of these characters, each as often as you like)
#: or {"counts": {name: most}, "total": [the totals that are possible]}.
Bounds = Mapping[str, Any]


class Choice(NamedTuple):
    """One kind of action the sub-state knows: its fields' bounds, or why it is impossible."""

    do: str
    fields: Mapping[str, Bounds] = MappingProxyType({})
    refusal: Refusal | None = None

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready form."""
        refusal = self.refusal.to_dict() if self.refusal else None
        fields = {name: dict(bounds) for name, bounds in self.fields.items()}
        return {"do": self.do, "fields": fields, "refusal": refusal}


class Prompt(NamedTuple):
    """The question put to ``seat`` (None when the game is over) in sub-state ``phase``."""

    seat: int | None
    phase: str
    choices: tuple[Choice, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready form."""
        choices = [choice.to_dict() for choice in self.choices]
        return {"seat": self.seat, "phase": self.phase, "choices": choices}
