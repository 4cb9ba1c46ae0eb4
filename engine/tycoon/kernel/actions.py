"""Actions: what a seat does, as a flat record of plain JSON values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tycoon.kernel.refusals import IllegalAction, Refusal


class Action:
    """One decision of one seat: ``do`` names it, the fields say the rest. Never changes.

    >>> Action("sell", commodity="wood", count=4).to_dict()
    {'do': 'sell', 'commodity': 'wood', 'count': 4}
    """

    __slots__ = ("do", "fields")

    def __init__(self, do: str, **fields: Any) -> None:
        self.do = do
        self.fields = fields

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Action:
        """Read an action from JSON data; raises `IllegalAction` (``malformed_action``)."""
        if not isinstance(data, Mapping) or not isinstance(data.get("do"), str):
            raise IllegalAction(Refusal("malformed_action", {"field": "do"}))
        action = cls(data["do"])
        for name, value in data.items():
            if not isinstance(name, str):
                raise IllegalAction(Refusal("malformed_action", {"field": repr(name)}))
            if name != "do":
                action.fields[name] = value.copy() if isinstance(value, dict | list) else value
        return action

    def to_dict(self) -> dict[str, Any]:
        """The action as JSON-ready data, ``do`` first."""
        copied = {
            name: value.copy() if isinstance(value, dict | list) else value
            for name, value in self.fields.items()
        }
        return {"do": self.do, **copied}

    def __getitem__(self, field: str) -> Any:
        return self.fields[field]

    def get(self, field: str) -> Any:
        """The field's value, or None when it is absent."""
        return self.fields.get(field)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.do == other.do and self.fields == other.fields

    def __hash__(self) -> int:
        return hash((self.do, frozenset((k, repr(_ordered(v))) for k, v in self.fields.items())))

    def __repr__(self) -> str:
        fields = "".join(f", {name}={value!r}" for name, value in self.fields.items())
        return f"Action({self.do!r}{fields})"


def _ordered(value: Any) -> Any:
    return sorted(value.items()) if isinstance(value, dict) else value


def is_text(value: Any) -> bool:
    """A text."""
    return isinstance(value, str)


def is_text_or_absent(value: Any) -> bool:
    """A text, or no such field."""
    return value is ABSENT or isinstance(value, str)


#: No number of any game has ten digits; longer ones could not even be printed.
TOO_BIG = 10**9


def is_number(value: Any) -> bool:
    """A whole number of at most nine digits."""
    return type(value) is int and -TOO_BIG < value < TOO_BIG


def is_names(value: Any) -> bool:
    """A list of texts."""
    return isinstance(value, list) and all(isinstance(name, str) for name in value)


def is_counts(value: Any) -> bool:
    """Positive whole numbers by name."""
    return isinstance(value, dict) and all(
        isinstance(name, str) and type(count) is int and 0 < count < TOO_BIG
        for name, count in value.items()
    )


#: What a shape's test is asked about when the action has no such field.
ABSENT = object()
#: The fields of a kind of action, each with the test its value must pass.
Shape = Mapping[str, Callable[[Any], bool]]


def misshapen(action: Action, shape: Shape) -> Refusal | None:
    """Why this is not an action of that shape, whatever the state; None when it is one."""
    fields = action.fields
    if not fields and not shape:
        return None
    for name, fits in shape.items():
        if not fits(fields.get(name, ABSENT)):
            return Refusal("malformed_action", {"field": name})
    for name in fields:
        if name not in shape:
            return Refusal("malformed_action", {"field": name})
    return None
