"""Slotted records of a game's state as JSON-ready data, and back."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import fields
from typing import Any, Generic, Self, TypeVar

P = TypeVar("P")


def to_dict(record: Any, but: Collection[str] = ()) -> dict[str, Any]:
    """Every slot of ``record`` by name, ``but`` those named; lists are copied."""
    names = [name for name in record.__slots__ if name not in but]
    return {name: _copied(getattr(record, name)) for name in names}


def fill(record: Any, data: Mapping[str, Any], but: Collection[str] = ()) -> None:
    """The inverse of `to_dict`, in place; raises KeyError when a slot has no value."""
    for name in record.__slots__:
        if name not in but:
            setattr(record, name, _copied(data[name]))


class Record:
    """A record of plain values and lists of them; subclasses name their slots."""

    __slots__ = ()

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready form."""
        return to_dict(self)

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """The inverse of `to_dict`."""
        record = cls()
        fill(record, data)
        return record


def _copied(value: Any) -> Any:
    return value[:] if isinstance(value, list) else value


class Phases(Generic[P]):
    """The sub-states of a game, dataclasses of plain values and tuples, as data and back."""

    def __init__(self, kinds: Iterable[Any]) -> None:
        self._kinds: dict[str, Callable[..., P]] = {kind.name: kind for kind in kinds}

    def to_dict(self, phase: Any) -> dict[str, Any]:
        """JSON-ready form."""
        values = {field.name: getattr(phase, field.name) for field in fields(phase)}
        plain = {k: list(v) if isinstance(v, tuple) else v for k, v in values.items()}
        return {"phase": phase.name, **plain}

    def from_dict(self, data: Mapping[str, Any]) -> P:
        """The inverse; raises KeyError or TypeError on data of another form."""
        values: dict[str, Any] = {
            k: tuple(v) if isinstance(v, list) else v for k, v in data.items()
        }
        return self._kinds[values.pop("phase")](**values)
