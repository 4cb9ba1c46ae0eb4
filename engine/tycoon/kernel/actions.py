"""Actions: what a seat does, as a flat record of plain JSON values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, NoReturn

from tycoon.kernel.refusals import IllegalAction, Refusal

#: What a list or a table may be, before and in an action.
_LISTS, _TABLES = (list, tuple), (dict, MappingProxyType)
#: What holds nothing that could be changed.
_FLAT = frozenset((str, int, bool, float, type(None)))


class Action:
    """One decision of one seat: ``do`` names it, the fields say the rest.

    Never changes, as the engine hands the same action to everybody: ``fields`` is a read-only
    mapping, a table or list given for one is copied into a read-only mapping or a tuple, and so is
    what lies in it. What is no plain JSON value is refused: `IllegalAction` (``malformed_action``).

    Actions are equal, and have equal hashes, when they are the same JSON: the order of fields and
    tables does not matter, but 1, 1.0 and true are three different values.

    >>> Action("sell", commodity="wood", count=4).to_dict()
    {'do': 'sell', 'commodity': 'wood', 'count': 4}
    >>> Action("sell", count=1) == Action("sell", count=True)
    False
    """

    __slots__ = ("do", "fields", "meaning", "number")
    do: str
    fields: Mapping[str, Any]
    meaning: Any
    """What the fields say in the game's own terms, once its rules have read them; else None."""
    number: int | None
    """Which one it is of all that the game's numbering has, once it has been looked up there."""

    def __init__(self, /, do: str, **fields: Any) -> None:
        for name, value in fields.items():
            if type(value) not in _FLAT:
                fields[name] = _frozen(value, name)
        _set_do(self, do)
        _set_fields(self, MappingProxyType(fields))
        _set_meaning(self, None)
        _set_number(self, None)

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
        try:
            return cls(**data)
        except RecursionError:
            raise IllegalAction(Refusal("malformed_action", {"field": "do"})) from None

    def to_dict(self) -> dict[str, Any]:
        """The action as JSON-ready data, ``do`` first."""
        return {"do": self.do, **{name: _plain(value) for name, value in self.fields.items()}}

    def __getitem__(self, field: str) -> Any:
        return self.fields[field]

    def get(self, field: str) -> Any:
        """The field's value, or None when it is absent."""
        return self.fields.get(field)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Action) or self.do != other.do or self.fields != other.fields:
            return False
        return _of_one_kind(_paired(self.fields, other.fields))

    def __hash__(self) -> int:
        return hash((self.do, _key(self.fields)))

    def __repr__(self) -> str:
        fields = "".join(f", {name}={_plain(value)!r}" for name, value in self.fields.items())
        return f"Action({self.do!r}{fields})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Action.from_dict, (self.to_dict(),)


# The slots themselves, past `Action.__setattr__`, and quicker than `object.__setattr__`.
_set_do, _set_fields, _set_meaning, _set_number = (
    vars(Action)[slot].__set__ for slot in Action.__slots__
)


def understood(action: Action, meaning: Any) -> Any:
    """Keep with the action what its fields mean to the game: they are read once. Returns it."""
    _set_meaning(action, meaning)
    return meaning


def numbered(action: Action, number: int) -> int:
    """Keep with the action which number it has: it is looked up once. Returns it."""
    _set_number(action, number)
    return number


def _frozen(value: Any, field: str) -> Any:
    """A copy in which nothing can be changed, however deep."""
    if isinstance(value, _LISTS):
        flat = _FLAT.issuperset(map(type, value))
        return tuple(value if flat else [_frozen(one, field) for one in value])
    if isinstance(value, _TABLES):
        if _FLAT.issuperset(map(type, value.values())):
            return MappingProxyType(value.copy())
        return MappingProxyType({name: _frozen(one, field) for name, one in value.items()})
    if type(value) in _FLAT:
        return value
    raise IllegalAction(Refusal("malformed_action", {"field": field}))


def _plain(value: Any) -> Any:
    """The inverse of `_frozen`."""
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    if isinstance(value, MappingProxyType):
        return {name: _plain(one) for name, one in value.items()}
    return value


def _key(value: Any) -> Any:
    """Equal for the same JSON alone: Python takes 1, 1.0 and true for equal."""
    kind = type(value)
    if kind is str or kind is int:
        return value
    if kind is tuple:
        return tuple([_key(one) for one in value])
    if kind is MappingProxyType:
        return frozenset([(name, _key(one)) for name, one in value.items()])
    return kind, value


def _of_one_kind(pairs: Iterable[tuple[Any, Any]]) -> bool:
    """Are these pairs of frozen values, which Python takes for equal, the same JSON?"""
    for one, other in pairs:
        kind = type(one)
        if kind is not type(other):
            return False
        if kind is tuple and not _of_one_kind(zip(one, other, strict=True)):
            return False
        if kind is MappingProxyType and not _of_one_kind(_paired(one, other)):
            return False
    return True


def _paired(one: Mapping[str, Any], other: Mapping[str, Any]) -> list[tuple[Any, Any]]:
    return [(value, other[name]) for name, value in one.items()]


class UpTo(dict[int, tuple[Action, ...]]):
    """By a whole number n, 0 or more: the actions with a ``count`` of 1 … n, else alike.

    Each is made when it is first needed.
    """

    def __init__(self, do: str, **fields: str) -> None:
        super().__init__({0: ()})
        self._make = partial(Action, do, **fields)

    def __missing__(self, most: int) -> tuple[Action, ...]:
        for number in range(len(self), most + 1):
            self[number] = (*self[number - 1], self._make(count=number))
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
