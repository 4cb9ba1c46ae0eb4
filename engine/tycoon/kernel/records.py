"""Slotted records of a game's state as JSON-ready data, and back.

Positions in a table are written as the ids of its rows: a table may grow in the middle. What was
added to a record since its data was written keeps its default.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Protocol, Self


class Form(Protocol):
    """How a field that is no plain value is written."""

    def write(self, value: Any) -> Any:
        """JSON-ready form."""

    def read(self, data: Any) -> Any:
        """The inverse; raises LookupError or TypeError on data of another form."""


class Ids:
    """Positions in a table, one or a list of them, as the ids of its rows; -1, no row, as None."""

    def __init__(self, ids: Sequence[str]) -> None:
        self._ids = dict(enumerate(ids)) | {-1: None}
        self._positions = {id: position for position, id in self._ids.items()}

    def write(self, value: Any) -> Any:
        """JSON-ready form."""
        return _each(self._ids.__getitem__, value)

    def read(self, data: Any) -> Any:
        """The inverse of `write`."""
        return _each(self._positions.__getitem__, data)


class Counts:
    """A number for each row of a table, as a count table: by id, without the zeros."""

    def __init__(self, ids: Sequence[str]) -> None:
        self._ids = tuple(ids)

    def write(self, value: Any) -> Any:
        """JSON-ready form."""
        return {id: count for id, count in zip(self._ids, value, strict=True) if count}

    def read(self, data: Any) -> Any:
        """The inverse of `write`."""
        counts = {**dict.fromkeys(self._ids, 0), **data}
        if len(counts) > len(self._ids):
            raise KeyError(*(set(counts) - set(self._ids)))
        return [counts[id] for id in self._ids]


class _Plain:
    """A number, a text, a list of them."""

    def write(self, value: Any) -> Any:
        return list(value) if isinstance(value, list | tuple) else value

    read = write


Forms = Mapping[str, Form]  #: by the names of fields; the others are plain
PLAIN = _Plain()
ALL_PLAIN: Forms = MappingProxyType({})


def _each(change: Callable[[Any], Any], value: Any) -> Any:
    return [change(item) for item in value] if isinstance(value, list | tuple) else change(value)


def to_dict(record: Any, forms: Forms = ALL_PLAIN, but: Collection[str] = ()) -> dict[str, Any]:
    """Every slot of ``record`` by name, ``but`` those named; lists are copied."""
    names = [name for name in record.__slots__ if name not in but]
    return {name: forms.get(name, PLAIN).write(getattr(record, name)) for name in names}


def fill(
    record: Any, data: Mapping[str, Any], forms: Forms = ALL_PLAIN, but: Collection[str] = ()
) -> None:
    """The inverse of `to_dict`, in place.

    A slot that is not in ``data`` keeps the value ``record`` was made with; raises KeyError when
    it has none.
    """
    for name in record.__slots__:
        if name in data and name not in but:
            setattr(record, name, forms.get(name, PLAIN).read(data[name]))
        elif name not in but and not hasattr(record, name):
            raise KeyError(name)


class Record:
    """A record of values and lists of them; subclasses name their slots and give defaults."""

    __slots__ = ()

    def to_dict(self, forms: Forms = ALL_PLAIN) -> dict[str, Any]:
        """JSON-ready form."""
        return to_dict(self, forms)

    @classmethod
    def from_dict(cls, data: Mapping[str, Any], forms: Forms = ALL_PLAIN) -> Self:
        """The inverse of `to_dict`."""
        record = cls()
        fill(record, data, forms)
        return record


def tupled(data: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of an unchangeable record: lists become tuples."""
    return {name: tuple(v) if isinstance(v, list) else v for name, v in data.items()}
