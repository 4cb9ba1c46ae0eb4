"""Where one is on the page: addresses, and the browser's "back"."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, Protocol

from tycoon_web.device.port import Port
from tycoon_web.games import OFFERED
from tycoon_web.ui_state import UiState

if TYPE_CHECKING:
    from tycoon_web.dealing.deals import Deal
    from tycoon_web.play.play import Play


class Home(Protocol):
    """The home screen."""

    def enter(self) -> None: ...
    def played_last(self) -> str: ...


class Table(Protocol):
    """Where games are played."""

    def enter(self, slot: str) -> bool: ...


class Autosave(Protocol):
    """The game at hand."""

    slot: str
    play: Play | None

    def leave(self, then: Callable[[], None], opener: str | None) -> None: ...


class Lessons(Protocol):
    """First steps."""

    def enter(self, name: str) -> bool: ...


class Exchange(Protocol):
    """Links that hold something."""

    def follow_link(self, route: str) -> bool: ...
    def linked_deal(self, route: str) -> Deal | None: ...


class Setup(Protocol):
    """A new game."""

    def turn_to(self, game: str) -> None: ...
    def set_up(self, deal: Deal) -> None: ...
    def enter(self) -> None: ...


class Rooms(NamedTuple):
    """The rooms that addresses lead to."""

    home: Home
    table: Table
    autosave: Autosave
    lessons: Lessons
    exchange: Exchange
    setup: Setup


class Places:
    """`enter` leads to what an address names; `go` does so, and notes it in the browser."""

    def __init__(self, port: Port, ui: UiState) -> None:
        self.port, self.ui = port, ui

    def meet(self, rooms: Rooms) -> None:
        """The rooms it leads to."""
        self._rooms = rooms

    def enter(self, route: str) -> None:
        """Show a place; a game is always entered under the curtain (HO-05)."""
        ui, rooms = self.ui, self._rooms
        ui.clear()
        ui.route = ""
        deal = None
        if "=" in route or ":" in route:  # a link
            route = "" if rooms.exchange.follow_link(route) else route
            deal = rooms.exchange.linked_deal(route)
        place, _, slot = route.partition("/")
        if place == "table" and self._table(slot):
            ui.route = "table"
        elif place == "lesson" and rooms.lessons.enter(slot):
            ui.route = "lesson"
        else:
            rooms.home.enter()
        if route.startswith("new-") and route.removeprefix("new-") in OFFERED:
            ui.route = "new"
            rooms.setup.turn_to(route.removeprefix("new-"))
        if deal:
            ui.route = "new"
            rooms.setup.set_up(deal)
        if ui.route == "new":
            rooms.setup.enter()
        ui.focus_screen()
        ui.focus = "sheet-title" if ui.sheet else ui.focus

    def _table(self, slot: str) -> bool:
        """Put this game on the table, the one at hand or the one played last without a name."""
        table, home = self._rooms.table, self._rooms.home
        return table.enter(slot) or (not slot and table.enter(home.played_last()))

    def go(self, route: str) -> None:
        """Enter a place, and let the browser's "back" lead to the one before."""
        self.enter(route)
        place = {"": "", "table": f"table/{self._rooms.autosave.slot}"}
        self.port.go(place.get(self.ui.route, route))

    def moved(self) -> None:
        """The browser's "back" and the like; away from a game that is nowhere else it asks."""
        route, autosave = self.port.route(), self._rooms.autosave
        place, _, slot = route.partition("/")
        if autosave.play and place == "table" and slot not in ("", autosave.slot):
            autosave.play.cover()
            self.ui.hush()
            autosave.leave(lambda: self.go(route), None)
            self.port.go(f"table/{autosave.slot}")  # of the game that stays until it is answered
        else:
            self.enter(route)
