"""The sub-states of a game: each says who must act, and which kinds of action it knows.

A sub-state is replaced, never changed: copies of a game's state share it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Generic, TypeVar, dataclass_transform

from tycoon.kernel.records import ALL_PLAIN, PLAIN, Forms, tupled

P = TypeVar("P")
T = TypeVar("T", bound="SubState")


class SubState:
    """What `phase` makes of a class of fields; ``seat`` must act, None where nobody does."""

    __slots__ = ()
    name: ClassVar[str]

    @property
    def dos(self) -> tuple[str, ...]:
        """The kinds of action it knows, in the order a table would name them."""
        raise NotImplementedError


@dataclass_transform(frozen_default=True)
def phase(name: str, *dos: str) -> Callable[[type[T]], type[T]]:
    """Decorates a sub-state: its name and what it knows; without ``dos`` it has them by itself."""

    def make(cls: Any) -> Any:
        cls.name = name
        if dos or cls.dos is SubState.dos:
            cls.dos = dos
        return dataclass(frozen=True, slots=True)(cls)

    return make


class Phases(Generic[P]):
    """The sub-states of a game, dataclasses of values and tuples, as data and back."""

    def __init__(self, kinds: Iterable[Any]) -> None:
        self._kinds: dict[str, Callable[..., P]] = {kind.name: kind for kind in kinds}

    def to_dict(self, phase: Any, forms: Forms = ALL_PLAIN) -> dict[str, Any]:
        """JSON-ready form."""
        names = [field.name for field in fields(phase)]
        plain = {name: forms.get(name, PLAIN).write(getattr(phase, name)) for name in names}
        return {"phase": phase.name, **plain}

    def from_dict(self, data: Mapping[str, Any], forms: Forms = ALL_PLAIN) -> P:
        """The inverse; raises KeyError or TypeError on data of another form."""
        values = {name: forms.get(name, PLAIN).read(value) for name, value in data.items()}
        return self._kinds[values.pop("phase")](**tupled(values))
