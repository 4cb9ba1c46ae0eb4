"""What every room offers to the app, by name: nothing else of it can be reached from the page."""

from __future__ import annotations

from collections.abc import Mapping

from tycoon_web.kit.events import Answering
from tycoon_web.kit.vtree import Node


class Room(Answering):
    """What it needs of others it is given by ``meet``."""

    def translated(self) -> None:
        """The page has changed its language: what was said in the other one is forgotten."""

    def notes(self) -> list[Node]:
        """What it has to say on the home screen, once somebody has been here."""
        return []


def by_name(table: Mapping[str, str]) -> dict[str, str]:
    """Of a table of the manifest: what is answered → the room."""
    return {name: room for room, names in table.items() for name in names.split()}
