"""A room is built, and what it is made of imported, when somebody first needs it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from typing import Any, TypeVar, cast

H = TypeVar("H")
R = TypeVar("R")


class LazyRoom:
    """Stands for a room; whoever asks it for anything enters."""

    __slots__ = ("_build", "_room")  # nothing can be put on it, which would not be in the room

    def __init__(self, build: Callable[[], object]) -> None:
        self._build = build
        self._room: object = None

    @property
    def closed(self) -> bool:
        """Has nobody been in there yet?"""
        return self._room is None

    def __getattr__(self, name: str) -> Any:
        if self._room is None:
            self._room = self._build()
        return getattr(self._room, name)


class Either:
    """Stands for one of several rooms: the one that ``which`` names at the moment."""

    __slots__ = ("_which",)

    def __init__(self, which: Callable[[], object]) -> None:
        self._which = which

    def __getattr__(self, name: str) -> Any:
        return getattr(self._which(), name)


def lazy(build: Callable[[H], R]) -> cached_property[R]:
    """Decorates the method that builds a room: the attribute of this name is that room, lazily.

    The method imports the room's module itself, so that it is not imported before.
    """
    return cached_property(lambda house: cast(R, LazyRoom(partial(build, house))))


def entered(room: object) -> bool:
    """Has somebody been in there? What is not lazy is open to all."""
    return not (isinstance(room, LazyRoom) and room.closed)
