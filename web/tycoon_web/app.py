"""The house: builds the rooms, brings every event to who answers it, draws what shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tycoon_web import manifest
from tycoon_web.device.port import Port
from tycoon_web.device.save_store import SaveStore
from tycoon_web.device.settings import dress
from tycoon_web.keys import command_for
from tycoon_web.kit.events import WRITTEN, Event, Handler, takes_effect
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.notices import reason, standing
from tycoon_web.kit.vtree import Node, behind, frame, to_json, under
from tycoon_web.rooms.home.room import Home
from tycoon_web.rooms.lazy import Either, entered, lazy
from tycoon_web.rooms.places import Places, Rooms
from tycoon_web.rooms.room import Room, by_name
from tycoon_web.rooms.table.autosave import Autosave
from tycoon_web.rooms.upkeep.room import Upkeep
from tycoon_web.telling.texts import Texts
from tycoon_web.ui_state import UiState

if TYPE_CHECKING:
    from tycoon_web.play.play import Play
    from tycoon_web.rooms.coach.room import Coach
    from tycoon_web.rooms.daily.room import Daily
    from tycoon_web.rooms.effects.room import Effects
    from tycoon_web.rooms.exchange.room import Exchange
    from tycoon_web.rooms.host.room import Host
    from tycoon_web.rooms.lessons.room import Lessons
    from tycoon_web.rooms.opponents.room import Opponents
    from tycoon_web.rooms.records.room import Records
    from tycoon_web.rooms.rulebook.room import RulesRoom
    from tycoon_web.rooms.settings.room import Preferences
    from tycoon_web.rooms.setup.room import Setup
    from tycoon_web.rooms.table.room import Table
    from tycoon_web.rooms.wordlists.room import WordLists

HELD = ("pointerdown", "pointerup", "pointercancel", "keyup")
CONTROLS, NEWS, SHEETS = map(by_name, (manifest.CONTROLS, manifest.NEWS, manifest.SHEETS))
NOBODY = Room()
SOON = 1.5  #: seconds after which the coach gets ready for who may ask for a hint


class App:
    """The page; `handle` is told of every event.

    What the first screen shows is built at once, every other room as a lazy one: when first asked
    for anything. No room knows another: each is given those it needs, as its protocols for them.
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
        home.meet(
            table=autosave, upkeep=upkeep, records=self.records, notes=self._notes,
            settings=self.chosen,
        )  # fmt: skip
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
        room.meet(table=self.autosave, home=self.home)
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

        room = RulesRoom(self.port, self.texts, self.t, self.ui)
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

    @lazy
    def host(self) -> Host:
        """Who plays a first game with somebody."""
        from tycoon_web.rooms.host.room import Host

        room = Host(self.port, self.t, self.ui)
        room.meet(table=self.autosave, setup=self.setup, preferences=self.settings)
        return room

    @property
    def rooms(self) -> dict[str, Room]:
        """All of them, entered or not, by the names that the manifest has for them."""
        return {
            "home": self.home, "upkeep": self.upkeep, "setup": self.setup, "table": self.table,
            "opponents": self.opponents, "coach": self.coach, "exchange": self.exchange,
            "rulebook": self.rulebook, "wordlists": self.wordlists, "settings": self.settings,
            "lessons": self.lessons, "records": self.records, "effects": self.effects,
            "daily": self.daily, "host": self.host,
        }  # fmt: skip

    def _table_in_sight(self) -> Table:
        """The table in sight: at a lesson nothing leads to the one whose game is stored."""
        return self.classroom if self.ui.route == "lesson" else self.table

    def _who(self, known: Mapping[str, str], name: object) -> Room:
        """The room that answers this, entered or not; where nobody does, one that says nothing."""
        room = self.rooms.get(known.get(str(name), ""), NOBODY)
        return self._table_in_sight() if room is self.table else room

    def _notes(self) -> list[Node]:
        """What the rooms have to say on the home screen."""
        return [note for room in self.rooms.values() if entered(room) for note in room.notes()]

    def _translated(self) -> None:
        for room in filter(entered, self.rooms.values()):
            room.translated()

    def start(self) -> None:
        """Read the store, show the place the address names."""
        dress(self.port, self.chosen)
        self.home.take(*self.port.entered())
        self.port.persist(ask=False)
        late = self.upkeep.resync()
        self.places.enter(self.port.route())
        missing = self.t.language != self.port.languages().chosen
        self.ui.notice = late or self.ui.notice or ("language.missing" if missing else None)
        self.render()

    def go(self, route: str) -> None:
        """Enter a place, and let the browser's "back" lead to the one before."""
        self.places.go(route)

    # --- events --------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        """Act on one event of the page; True when the browser must not act on it as well."""
        kind, do = event["type"], event.get("do")
        if kind == "hidden":
            if entered(self.table) and self.table.out_of_sight():
                self.render()
        elif kind in ("shown", "moved"):
            if kind == "moved":
                self.places.moved()
            self.render()
        elif kind in HELD or do == "peek":
            return self._table_in_sight().peek(kind, event)
        elif kind == "keydown":
            return self._key(event)
        elif kind == "focusin":
            self._follow_focus(event)
        elif kind not in ("click", *WRITTEN):
            self._hear(event)
        elif takes_effect(kind, do):
            return self._press(event)
        return False

    def _hear(self, event: Event) -> None:
        """What the browser tells later."""
        kind = event["type"]
        answer = self.autosave.answers().get(kind) or self._who(NEWS, kind).answers().get(kind)
        if answer:
            answer(event)
            self.render()

    def _key(self, event: Event) -> bool:
        """Shortcuts; letters and digits are left alone while somebody types."""
        keys = self.chosen.working_keys()
        command = command_for(event, self.ui, self._at_table(), self._shown, keys)
        if command is None:
            return False
        if command["do"] == "open-rules":  # about what has the focus
            command |= {"id": event.get("id"), "rule": self.rule_of(event)}
        return self._press({"type": "click", **command})

    def _follow_focus(self, event: Event) -> None:
        """A reason is shown as long as its control, or the link beside it, has the focus."""
        if event.get("why") != self.ui.why and event.get("id") != "rule-why":
            self._explain(event)

    def _explain(self, event: Event) -> None:
        """Show why the control is unavailable, or take the last reason away."""
        self.ui.explain(event.get("why"), self.rule_of(event))
        self.render()

    def rule_of(self, event: Event) -> str:
        """The paragraph about a control, or ""."""
        named, play = str(event.get("rule") or ""), self._at_table()
        if named or not play:
            return named
        return self._table_in_sight().rule_of(play, event.get("do") or "")

    def _press(self, event: Event) -> bool:
        do = event.get("do")
        if why := event.get("why"):
            self.ui.said = why
            self._explain(event)
            return True
        if self.ui.why and not do:
            self._explain(event)
        if not do:
            return False
        self.ui.why = None
        handler = self._handler(do)
        if handler and not (entered(self.coach) and self.coach.takes(event)):
            handler(event)
        self.render(event.get("id"))
        return bool(event["type"] == "click")

    def _handler(self, do: str) -> Handler | None:
        """Who answers this control: what is in hand and at the table before any other room."""
        found, table = self.ui.handlers().get(do), self._table_in_sight()
        if not found and self._at_table():
            found = table.editing(do) or table.of_the_game().get(do)
        return found or self._who(CONTROLS, do).handlers().get(do)

    # --- drawing -------------------------------------------------------------------------------

    def render(self, pressed: str | None = None) -> None:
        """Draw everything anew after ``pressed``; the bridge changes only what differs."""
        ui = self.ui
        top = self._top()
        body = under(self._screen(), ui.route)
        self._shown = top or body
        under_it = [behind(top, one) for one in (self._standing(), self.upkeep.update_bar(), body)]
        why = ui.why and reason(self.t, ui.why, ui.why_rule, ui.shown)
        drawn = to_json(frame(ui.said, ui.alarm, *under_it, top, why))
        play, name = self._at_table(), self.t("app.name")
        self.port.title(f"{self._table_in_sight().title(play)} – {name}" if play else name)
        self.port.guard(self.autosave.unsaved is not None)
        if play:
            self.effects.look(play)
        else:
            self.port.dress("turn", "")
        heading = "curtain-title" if play and play.screen() == "curtain" else "heading"
        self.port.draw(drawn, ui.focus_in(drawn, pressed, heading, on_top=bool(top)))
        if play and play.seating.busy is not None:
            self.opponents.look()
        if entered(self.coach):
            self.coach.look()
        elif play and play.trail().hint:
            self.port.wait(SOON, lambda: self.coach.look())

    def _at_table(self) -> Play | None:
        """The game that is in sight."""
        if self.ui.route == "lesson":
            return self.lessons.school.play
        return self.autosave.play if self.ui.route == "table" else None

    def _screen(self) -> Node:
        play = self._at_table()
        if play:
            if play is self.autosave.play and play.screen() == "over":
                play.end_notes = (*self.daily.at_end(play), *self.records.at_end(play))
            screen = (self.lessons if self.ui.route == "lesson" else self.table).screen(play)
            screen = self.host.marked(screen, play) if play.guided else screen
            screen = self.coach.marked(screen) if entered(self.coach) else screen
            return self.rulebook.marked(screen, play) if entered(self.rulebook) else screen
        return self.setup.screen() if self.ui.route == "new" else self.home.screen()

    def _standing(self) -> Node | None:
        """A standing word about storage above every screen but the home screen, which has it."""
        if self.ui.route == "lesson":
            return self.lessons.bar()
        notice = self.ui.notice if self.ui.route else None
        elsewhere = self.table.standing() if self._at_table() else None
        return elsewhere or (standing(self.t, notice, "dismiss") if notice else None)

    def _top(self) -> Node | None:
        """A question, or a sheet of one of the rooms, or of the game in sight."""
        asked, sheet = self.ui.question, self.ui.sheet
        if asked:
            return asked.drawn(self.t)
        if not sheet:
            return None
        draw = self._who(SHEETS, sheet).sheets().get(sheet)
        play = self._at_table()
        if draw:
            return draw()
        return self._table_in_sight().game_sheet(play) if play else None
