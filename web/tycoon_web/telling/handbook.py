"""A game's rules as the page knows them: chapters, ids, and what on the table leads to which."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from tycoon.kernel.options import Value


class Chapter(Protocol):
    """A chapter of the rules."""

    @property
    def id(self) -> str:
        """What its heading's message is called."""

    @property
    def rules(self) -> tuple[str, ...]:
        """Rule ids in reading order."""


class Handbook(Protocol):
    """The engine's list of a game's rules, as the module `tycoon.games.raccoon.rules.handbook`."""

    @property
    def CHAPTERS(self) -> tuple[Chapter, ...]: ...  # noqa: N802

    @property
    def RULES(self) -> tuple[str, ...]: ...  # noqa: N802

    @property
    def ONLY_WITH(self) -> Mapping[str, tuple[str, tuple[Value, ...]]]: ...  # noqa: N802
