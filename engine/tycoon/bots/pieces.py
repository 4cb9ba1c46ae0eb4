"""A long training in pieces, each of which is kept as soon as it is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Pieces:
    """What a training has made so far, by name, as plain JSON data.

    A piece follows from the training's request and the pieces before it, so that those of a
    training that was stopped can be taken up.

    >>> pieces = Pieces({"one": 1})
    >>> pieces.made("one", lambda: 2), pieces.made("two", lambda: 2)
    (1, 2)
    """

    def __init__(
        self, kept: dict[str, Any] | None = None, heard: Callable[[], None] = lambda: None
    ) -> None:
        """heard: called after every new piece."""
        self.kept = dict(kept or {})
        self.heard = heard

    def made(self, name: str, make: Callable[[], Any]) -> Any:
        """The piece of this name: the one that is kept, or a new one."""
        if name not in self.kept:
            self.kept[name] = make()
            self.heard()
        return self.kept[name]
