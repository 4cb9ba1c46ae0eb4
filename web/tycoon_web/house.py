"""The rooms of the page: how each is built, and whom it is given of the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tycoon_web.device.port import Port
from tycoon_web.device.save_store import SaveStore
from tycoon_web.kit.events import Handlers
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.vtree import Node
from tycoon_web.rooms.home.room import Home
from tycoon_web.rooms.lazy import Either, entered, lazy
from tycoon_web.rooms.places import Places, Rooms
from tycoon_web.rooms.room import Room, one_each
from tycoon_web.rooms.table.autosave import Autosave
from tycoon_web.rooms.upkeep.room import Upkeep
from tycoon_web.telling.texts import Texts
from tycoon_web.ui_state import UiState

if TYPE_CHECKING:
    from tycoon_web.rooms.coach.room import Coach
    from tycoon_web.rooms.daily.room import Daily
    from tycoon_web.rooms.effects.room import Effects
    from tycoon_web.rooms.exchange.room import Exchange
    from tycoon_web.rooms.lessons.room import Lessons
    from tycoon_web.rooms.opponents.room import Opponents
    from tycoon_web.rooms.records.room import Records
    from tycoon_web.rooms.rulebook.room import RulesRoom
    from tycoon_web.rooms.settings.room import Preferences
    from tycoon_web.rooms.setup.room import Setup
    from tycoon_web.rooms.table.room import Table
    from tycoon_web.rooms.wordlists.room import WordLists


class House:
    """What the first screen shows is built at once, every other room as a lazy one: when first
    asked for anything. No room knows another: each is given those it needs, as its protocols for
    them.
    """

    def __init__(self, port: Port, messages: Messages) -> None:
        self.port, self.t = port, messages
        messages.number = port.number
        self.ui = ui = UiState(self.go, self.render)
        self.places = places = Places(port, ui)
        self.save_store = save_store = SaveStore(port)
        self.chosen, self.texts = save_store.settings(), Texts(port, messages)
        messages.names = self.chosen.names
        self.autosave = autosave = Autosave(port, save_store, messages, self.chosen, ui)
        self.home = home = Home(port, save_store, messages, ui)
        self.upkeep = upkeep = Upkeep(port, save_store, messages, ui)
        autosave.meet(lists=self.wordlists, shown=home, keeping=upkeep)
        home.meet(table=autosave, upkeep=upkeep, records=self.records, notes=self._notes)
        upkeep.meet(
            table=autosave, turns=self.table, home=home,
            exchange=self.exchange, preferences=self.settings,
        )  # fmt: skip
        places.meet(Rooms(home, self.table, autosave, self.lessons, self.exchange, self.setup))

    @lazy
    def setup(self) -> Setup:
        """A new game."""
        from tycoon_web.rooms.setup.room import Setup

        room = Setup(self.port, self.t, self.chosen, self.ui)
        room.meet(table=self.autosave, home=self.home, lists=self.wordlists, lessons=self.lessons)
        return room

    @lazy
    def table(self) -> Table:
        """The game that is played."""
        from tycoon_web.rooms.table.room import Table

        room = Table(self.autosave, self.t, self.chosen, self.port, self.ui)
        room.meet(rules=self.texts)
        return room

    @lazy
    def opponents(self) -> Opponents:
        """Bots that play along."""
        from tycoon_web.rooms.opponents.room import Opponents

        room = Opponents(self.port, self.t, self.chosen, self.ui)
        room.meet(table=self.autosave, rules=self.texts)
        return room

    @lazy
    def coach(self) -> Coach:
        """Hints, and what decided a game."""
        from tycoon_web.rooms.coach.room import Coach

        room = Coach(self.port, self.t, self.ui)
        room.meet(table=self.autosave)
        return room

    @lazy
    def effects(self) -> Effects:
        """What moves and sounds when something has happened."""
        from tycoon_web.rooms.effects.room import Effects

        return Effects(self.port, self.chosen)

    @lazy
    def exchange(self) -> Exchange:
        """Games that leave and come."""
        from tycoon_web.rooms.exchange.room import Exchange

        room = Exchange(self.port, self.save_store, self.t, self.ui)
        room.meet(
            home=self.home, table=self.autosave, lists=self.wordlists, keeping=self.upkeep,
            records=self.records,
        )  # fmt: skip
        return room

    @lazy
    def records(self) -> Records:
        """What is remembered of finished games."""
        from tycoon_web.rooms.records.room import Records

        room = Records(self.port, self.save_store, self.t, self.ui)
        room.meet(table=self.autosave, home=self.home, lists=self.wordlists, exchange=self.exchange)
        return room

    @lazy
    def rulebook(self) -> RulesRoom:
        """The text of the rules."""
        from tycoon_web.rooms.rulebook.room import RulesRoom

        room = RulesRoom(self.texts, self.t, self.ui)
        room.meet(table=Either(self._table_in_sight), setup=self.setup)
        return room

    @lazy
    def lessons(self) -> Lessons:
        """First steps, at a table that stores nothing."""
        from tycoon_web.rooms.lessons.room import Lessons

        room = Lessons(self.port, self.t, self.ui)
        room.meet(table=self.classroom)
        return room

    @lazy
    def classroom(self) -> Table:
        """The table of the lessons."""
        from tycoon_web.rooms.table.room import Table

        school, settings = self.lessons.school, self.lessons.settings
        room = Table(school, self.t, settings, self.port, self.ui, "lesson")
        room.meet(rules=self.texts)
        return room

    @lazy
    def wordlists(self) -> WordLists:
        """The lists that words are looked up in."""
        from tycoon_web.rooms.wordlists.room import WordLists

        room = WordLists(self.port, self.save_store, self.t, self.ui)
        room.meet(table=self.autosave, home=self.home, setup=self.setup)
        return room

    @lazy
    def settings(self) -> Preferences:
        """What is set for this device."""
        from tycoon_web.rooms.settings.room import Preferences

        room = Preferences(self.port, self.save_store, self.t, self.chosen, self.ui)
        room.meet(
            table=self.table, home=self.home, upkeep=self.upkeep,
            lessons=self.lessons, setup=self.setup, effects=self.effects,
            translated=self._translated,
        )  # fmt: skip
        return room

    @lazy
    def daily(self) -> Daily:
        """The deal of the day."""
        from tycoon_web.rooms.daily.room import Daily

        room = Daily(self.port, self.t, self.ui)
        room.meet(table=self.autosave, home=self.home, lists=self.wordlists, records=self.records)
        return room

    @property
    def rooms(self) -> dict[str, Room]:
        """All of them, entered or not, by the names that the manifest has for them."""
        return {
            "home": self.home, "upkeep": self.upkeep, "setup": self.setup, "table": self.table,
            "opponents": self.opponents, "coach": self.coach, "exchange": self.exchange,
            "rulebook": self.rulebook, "wordlists": self.wordlists, "settings": self.settings,
            "lessons": self.lessons, "records": self.records, "effects": self.effects,
            "daily": self.daily,
        }  # fmt: skip

    def _table_in_sight(self) -> Table:
        """The table in sight: at a lesson nothing leads to the one whose game is stored."""
        return self.classroom if self.ui.route == "lesson" else self.table

    @property
    def handlers(self) -> Handlers:
        """Who answers which control; every room is entered for it."""
        return one_each((self.ui.handlers(), *(room.handlers() for room in self.rooms.values())))

    def _notes(self) -> list[Node]:
        """What the rooms have to say on the home screen."""
        return [note for room in self.rooms.values() if entered(room) for note in room.notes()]

    def _translated(self) -> None:
        for room in filter(entered, self.rooms.values()):
            room.translated()

    def go(self, route: str) -> None:
        """Enter a place, and let the browser's "back" lead to the one before."""
        self.places.go(route)

    def render(self, pressed: str | None = None) -> None:
        """Draw everything anew after ``pressed``; the bridge changes only what differs."""
        raise NotImplementedError
