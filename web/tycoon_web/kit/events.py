"""What the page hears, as plain data, and who answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from tycoon_web.kit.vtree import Node

M = TypeVar("M", bound=Callable[..., Any])

#: ``type`` and, of a control, ``do``, ``id`` and its other ``data-…`` fields.
Event = dict[str, Any]
Handler = Callable[[Event], None]
#: By what a control asks for (``data-do``), or by the type of what the browser tells.
Handlers = Mapping[str, Handler]
#: A sheet by its name; None when there is nothing to show.
Sheets = Mapping[str, "Callable[[], Node | None]"]
#: Fields that take effect with every letter, and those that do when they are left.
WRITTEN = {
    "input": ("name", "party-name", "seed", "rules-search", "replay-seek", "daily-name"),
    "change": ("rename", "name-seat", "list-file", "list-text", "replay-speed"),
}


def takes_effect(kind: str, do: str | None) -> bool:
    """Does a control act at such an event? What is not written acts when it is pressed."""
    written = any(do in fields for fields in WRITTEN.values())
    return do in WRITTEN.get(kind, ()) or (kind == "click" and not written)


def control(*names: str) -> Callable[[M], M]:
    """Decorates the method that answers these controls, by their ``data-do``."""
    return _marked("controls", names)


def news(*names: str) -> Callable[[M], M]:
    """Decorates the method that hears what the browser tells later, by the type of the event."""
    return _marked("news", names)


def sheet(*names: str) -> Callable[[M], M]:
    """Decorates the method that draws these sheets."""
    return _marked("sheets", names)


def _marked(table: str, names: tuple[str, ...]) -> Callable[[M], M]:
    def mark(method: M) -> M:
        setattr(method, table, names)
        return method

    return mark


class Answering:
    """Its decorated methods can be reached from the page, and nothing else of it."""

    def handlers(self) -> Handlers:
        """Who answers which control."""
        return _table_of(self, "controls")

    def answers(self) -> Handlers:
        """Who hears what the browser tells later."""
        return _table_of(self, "news")

    def sheets(self) -> Sheets:
        """Who draws which sheet."""
        return _table_of(self, "sheets")


def _table_of(owner: object, table: str) -> dict[str, Any]:
    methods = (method for cls in type(owner).__mro__ for method in vars(cls).values())
    return {name: m.__get__(owner) for m in methods for name in getattr(m, table, ())}
