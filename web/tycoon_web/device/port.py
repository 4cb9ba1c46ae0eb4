"""What the page needs of a browser, as a protocol: tests bring their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol


class Replica(NamedTuple):
    """What IndexedDB held when the page was opened."""

    records: dict[str, str]
    """By the keys under which localStorage has them."""
    held: frozenset[str] = frozenset()
    """Slots that other windows play."""
    safe: bool = True
    """Is what it takes on the disk at once?"""


class Languages(NamedTuple):
    """What the page can be read in."""

    offered: dict[str, str]
    """Each by its code (BCP 47), with the name it has for itself."""
    preferred: str
    """What the browser asks for, of those offered."""
    chosen: str
    """What was asked for when the page was opened: it may be offered no longer."""


class Screen(Protocol):
    """What shows, and where one is."""

    def entered(self) -> tuple[list[str], list[str]]:
        """What was written on the first visit's page before Python was there: a name for each who
        plays, and those in the fields of others; nothing where that page did not show.
        """

    def draw(self, tree: str, focus: str | None) -> None:
        """Show a tree (JSON); afterwards focus the element with this id, the first time only
        where nothing has the focus yet. What is there already stays, if it is in the tree.
        """

    def move(self, beats: str) -> None:
        """Let this move (JSON, see `effects.motion`) once the tree drawn next has been painted; at
        the next tap or key all of it ends. Nothing of it is part of the tree.
        """

    def sound(self, sounds: str) -> None:
        """Let these sound (JSON: name, volume from 0 to 1, and after how many ms), if somebody has
        touched the page and it is in sight.
        """

    def dress(self, name: str, value: str) -> None:
        """Set ``data-name`` on the document element (theme, motion, text size)."""

    def shortcuts(self, keys: Mapping[str, str]) -> None:
        """Tell the keys to those who hear the page: by what they ask for (``data-do``), "" none."""

    def speak(self, language: str) -> None:
        """Read the page out, write dates and numbers, and fetch the rules in this language."""

    def title(self, text: str) -> None:
        """The document's title; never anything hidden."""

    def go(self, route: str, *, replace: bool = False) -> None:
        """Enter ``#route`` as a new place in the browser's history, or instead of the present."""

    def route(self) -> str:
        """The place the address names, without ``#``."""

    def address(self) -> str:
        """The page's address, without anything that names a place in it."""

    def soon(self, then: Callable[[], None]) -> None:
        """Do something long once the page has been drawn."""

    def wait(self, seconds: float, then: Callable[[], None]) -> None:
        """Do something after so long; in between fingers are heard and the page is drawn."""

    def visible(self) -> bool:
        """Does anybody see the page? When that begins again an event ``shown`` tells."""


class Store(Protocol):
    """What is kept on the device."""

    def read(self, key: str) -> str | None:
        """A stored text; raises OSError when the browser forbids it."""

    def write(self, key: str, text: str) -> None:
        """Store a text; raises OSError, with ``full`` as argument when there is no room."""

    def remove(self, key: str) -> None:
        """Forget a stored text; raises OSError."""

    def names(self) -> list[str]:
        """The names of everything stored, other sites' too; raises OSError."""

    def replicate(self, key: str, number: float, text: str | None) -> None:
        """Put a text that is stored into IndexedDB as well, or with None take it out, unless one
        with a higher number is there. Never fails; an event ``replicated`` tells with ``safe``
        whenever what is stored begins or ceases to be on the disk at once.
        """

    def replicated(self) -> Replica | None:
        """What was there when the page was opened; None if it could not be had in time."""

    def persist(self, *, ask: bool) -> None:
        """Is storage kept for good, and with ``ask``: should it be? Answered by an event
        ``persisted`` with ``state``: yes, no or unknown (ST-08).
        """

    def forgetful(self) -> bool:
        """Does this browser delete what sites store after days without a visit? (ST-06)"""


class Files(Protocol):
    """What goes out and comes in."""

    def give(self, way: str, slot: str, name: str, text: str) -> None:
        """Hand a text to the people: as a ``file`` called ``name`` (share sheet, save dialogue,
        download), as a ``copy``, or ``again`` into the file it was saved into before. Answered by
        an event ``given`` with ``slot`` and ``how``: shared, saved, downloaded, copied, cancelled,
        failed (FI-03 … FI-05).
        """

    def pack(self, text: str) -> None:
        """Make a text short for a link; answered by an event ``packed``, "" when impossible."""

    def unpack(self, packed: str) -> None:
        """The opposite; answered by an event ``received`` with ``text`` or ``problem``."""

    def package(self, name: str, then: Callable[[], None]) -> None:
        """Load a Python package that is not needed at the start, if that is possible."""

    def fetch(self, name: str, then: Callable[[str | None], None]) -> None:
        """Hand the file named by the page's ``<link id=name>`` to ``then``; None if it fails."""

    def fetch_bytes(
        self, name: str, progress: Callable[[int], None], then: Callable[[bytes | None], None]
    ) -> None:
        """Like `fetch`, for a large file; ``progress`` is told how many percent have come."""

    def read_file(self, element: str, most: int, then: Callable[[bytes | None], None]) -> None:
        """Hand ``most`` bytes of the file chosen in the input with this id to ``then``."""


class Windows(Protocol):
    """Other windows, the app itself, time and chance."""

    def claim(self, slot: str, *, take: bool = False) -> None:
        """Ask to be the one window that plays this slot, and give up any other; with ``take`` away
        from another window. Answered by events ``claimed`` with ``slot`` and ``mine``.
        """

    def guard(self, unstored: bool) -> None:
        """From now on the browser asks before this window is closed or loaded anew, or does not;
        for a new version that `app` applies it never does.
        """

    def app(self, order: str) -> None:
        """Ask of js/offline.mjs: ``start``, ``retry``, ``apply`` an update or ``install``."""

    def clock(self) -> float:
        """Seconds since some moment, for measuring."""

    def now(self) -> str:
        """Date and time, ISO 8601, UTC."""

    def today(self) -> str:
        """The day where the device is, ISO 8601."""

    def date(self, iso: str) -> str:
        """Such a time, or a day of it, as people of the page's language write it."""

    def ago(self, iso: str) -> str:
        """The day of such a time as people tell it: today, yesterday, a date."""

    def number(self, number: float) -> str:
        """A number as people of the page's language write it."""

    def languages(self) -> Languages:
        """Which there are, and which one is wanted."""

    def chance(self) -> str:
        """A short random text for a new game's seed."""


class Port(Screen, Store, Files, Windows, Protocol):
    """The only way out of the page's Python; `browser.Browser` is the real one."""
