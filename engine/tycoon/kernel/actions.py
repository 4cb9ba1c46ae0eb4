"""Actions: what a seat does, as a flat record of plain JSON values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NoReturn

from tycoon.kernel.refusals import IllegalAction, Refusal

#: What a list or a table may be, before and in an action.
_LISTS, _TABLES = (list, tuple), (dict, MappingProxyType)
_LOOSE = (dict, list)


class Action:
    """One decision of one seat: ``do`` names it, the fields say the rest.

    Never changes, as the engine hands the same action to everybody: ``fields`` is a read-only
    mapping, a table or list given for one is kept as a read-only mapping or a tuple.

    >>> Action("sell", commodity="wood", count=4).to_dict()
    {'do': 'sell', 'commodity': 'wood', 'count': 4}
    """

    __slots__ = ("do", "fields", "meaning")
    do: str
    fields: Mapping[str, Any]
    meaning: Any
    """What the fields say in the game's own terms, once its rules have read them; else None."""

    def __init__(self, /, do: str, **fields: Any) -> None:
        for name, value in fields.items():
            if isinstance(value, _LOOSE):
                fields[name] = _frozen(value)
        _set_do(self, do)
        _set_fields(self, MappingProxyType(fields))
        _set_meaning(self, None)

    def __setattr__(self, name: str, value: Any) -> NoReturn:
        raise AttributeError(f"an action never changes: {name}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"an action never changes: {name}")

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Action:
        """Read an action from JSON data; raises `IllegalAction` (``malformed_action``)."""
        if not isinstance(data, Mapping) or not isinstance(data.get("do"), str):
            raise IllegalAction(Refusal("malformed_action", {"field": "do"}))
        for name in data:
            if not isinstance(name, str):
                raise IllegalAction(Refusal("malformed_action", {"field": repr(name)}))
        return cls(**data)

    def to_dict(self) -> dict[str, Any]:
        """The action as JSON-ready data, ``do`` first."""
        return {"do": self.do, **{name: _plain(value) for name, value in self.fields.items()}}

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
        fields = "".join(f", {name}={_plain(value)!r}" for name, value in self.fields.items())
        return f"Action({self.do!r}{fields})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Action.from_dict, (self.to_dict(),)


# The slots themselves, past `Action.__setattr__`, and quicker than `object.__setattr__`.
_set_do, _set_fields, _set_meaning = (vars(Action)[slot].__set__ for slot in Action.__slots__)


def understood(action: Action, meaning: Any) -> Any:
    """Keep with the action what its fields mean to the game: they are read once. Returns it."""
    _set_meaning(action, meaning)
    return meaning


def _frozen(value: dict[str, Any] | list[Any]) -> Any:
    return tuple(value) if isinstance(value, list) else MappingProxyType(value.copy())


def _plain(value: Any) -> Any:
    """The inverse of `_frozen`."""
    if isinstance(value, tuple):
        return list(value)
    return dict(value) if isinstance(value, MappingProxyType) else value


def _ordered(value: Any) -> Any:
    return sorted(value.items()) if isinstance(value, MappingProxyType) else value


class UpTo(dict[int, tuple[Action, ...]]):
    """By a whole number n, 0 or more: the actions for 1 … n, which differ in nothing else.

    Each is made when it is first needed.
    """

    def __init__(self, make: Callable[[int], Action]) -> None:
        super().__init__({0: ()})
        self._make = make

    def __missing__(self, most: int) -> tuple[Action, ...]:
        for number in range(len(self), most + 1):
            self[number] = (*self[number - 1], self._make(number))
        return self[most]


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


def is_amount(value: Any) -> bool:
    """A whole number, where any from a least to a most will do, as of tokens or dollars."""
    return is_number(value)


def is_names(value: Any) -> bool:
    """A list of texts."""
    return isinstance(value, _LISTS) and all(isinstance(name, str) for name in value)


def is_counts(value: Any) -> bool:
    """Positive whole numbers by name."""
    return isinstance(value, _TABLES) and all(
        isinstance(name, str) and type(count) is int and 0 < count < TOO_BIG
        for name, count in value.items()
    )


#: What a shape's test is asked about when the action has no such field.
ABSENT = object()
Test = Callable[[Any], bool]
#: The fields of a kind of action, each with the test its value must pass.
Shape = Mapping[str, Test]


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
