"""The house: builds the rooms, brings every event to who answers it, draws what shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tycoon_web import manifest
from tycoon_web.device.port import Port
from tycoon_web.device.settings import dress
from tycoon_web.device.shelf import Shelf
from tycoon_web.games.texts import Texts
from tycoon_web.keys import command_for
from tycoon_web.kit.controls import confirm
from tycoon_web.kit.events import WRITTEN, Event, Handler, Handlers, takes_effect
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.notices import reason, standing
from tycoon_web.kit.vtree import Node, behind, frame, to_json, under
from tycoon_web.manifest import by_name
from tycoon_web.rooms.door import Either, door, entered
from tycoon_web.rooms.home.room import Home
from tycoon_web.rooms.places import Places, Rooms
from tycoon_web.rooms.room import Room, one_each
from tycoon_web.rooms.table.keeper import Keeper
from tycoon_web.rooms.upkeep.room import Upkeep
from tycoon_web.stage import Stage

if TYPE_CHECKING:
    from tycoon_web.games.play import Play
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

HELD = ("pointerdown", "pointerup", "pointercancel", "keyup")
CONTROLS, NEWS, SHEETS = map(by_name, (manifest.CONTROLS, manifest.NEWS, manifest.SHEETS))
NOBODY = Room()


class App:
    """The page; `handle` is told of every event.

    What the first screen shows is built at once, every other room behind its door: when first asked
    for anything. No room knows another: each is given those it needs, as its protocols for them.
    """

    def __init__(self, port: Port, messages: Messages) -> None:
        self.port, self.t = port, messages
        messages.number = port.number
        self.stage = stage = Stage(self.go, self.render)
        self.places = places = Places(port, stage)
        self.shelf = shelf = Shelf(port)
        self.chosen, self.texts = shelf.settings(), Texts(port, messages)
        messages.names = self.chosen.names
        self.keeper = keeper = Keeper(port, shelf, messages, self.chosen, stage)
        self.home = home = Home(port, shelf, messages, stage)
        self.upkeep = upkeep = Upkeep(port, shelf, messages, stage)
        keeper.meet(lists=self.wordlists, shown=home, keeping=upkeep)
        home.meet(table=keeper, upkeep=upkeep, records=self.records, notes=self._notes)
        upkeep.meet(
            table=keeper, turns=self.table, home=home,
            exchange=self.exchange, preferences=self.settings,
        )  # fmt: skip
        places.meet(Rooms(home, self.table, keeper, self.lessons, self.exchange, self.setup))

    @door
    def setup(self) -> Setup:
        """A new game."""
        from tycoon_web.rooms.setup.room import Setup

        room = Setup(self.port, self.t, self.chosen, self.stage)
        room.meet(table=self.keeper, home=self.home, lists=self.wordlists, lessons=self.lessons)
        return room

    @door
    def table(self) -> Table:
        """The game that is played."""
        from tycoon_web.rooms.table.room import Table

        room = Table(self.keeper, self.t, self.chosen, self.port, self.stage)
        room.meet(rules=self.texts)
        return room

    @door
    def opponents(self) -> Opponents:
        """Bots that play along."""
        from tycoon_web.rooms.opponents.room import Opponents

        room = Opponents(self.port, self.t, self.chosen, self.stage)
        room.meet(table=self.keeper, rules=self.texts)
        return room

    @door
    def coach(self) -> Coach:
        """Hints, and what decided a game."""
        from tycoon_web.rooms.coach.room import Coach

        room = Coach(self.port, self.t, self.stage)
        room.meet(table=self.keeper)
        return room

    @door
    def effects(self) -> Effects:
        """What moves and sounds when something has happened."""
        from tycoon_web.rooms.effects.room import Effects

        return Effects(self.port, self.chosen)

    @door
    def exchange(self) -> Exchange:
        """Games that leave and come."""
        from tycoon_web.rooms.exchange.room import Exchange

        room = Exchange(self.port, self.shelf, self.t, self.stage)
        room.meet(
            home=self.home, table=self.keeper, lists=self.wordlists, keeping=self.upkeep,
            records=self.records,
        )  # fmt: skip
        return room

    @door
    def records(self) -> Records:
        """What is remembered of finished games."""
        from tycoon_web.rooms.records.room import Records

        room = Records(self.port, self.shelf, self.t, self.stage)
        room.meet(table=self.keeper, home=self.home, lists=self.wordlists, exchange=self.exchange)
        return room

    @door
    def rulebook(self) -> RulesRoom:
        """The text of the rules."""
        from tycoon_web.rooms.rulebook.room import RulesRoom

        room = RulesRoom(self.texts, self.t, self.stage)
        room.meet(table=Either(self._desk), setup=self.setup)
        return room

    @door
    def lessons(self) -> Lessons:
        """First steps, at a table that stores nothing."""
        from tycoon_web.rooms.lessons.room import Lessons

        room = Lessons(self.port, self.t, self.stage)
        room.meet(table=self.classroom)
        return room

    @door
    def classroom(self) -> Table:
        """The table of the lessons."""
        from tycoon_web.rooms.table.room import Table

        school, settings = self.lessons.school, self.lessons.settings
        room = Table(school, self.t, settings, self.port, self.stage, "lesson")
        room.meet(rules=self.texts)
        return room

    @door
    def wordlists(self) -> WordLists:
        """The lists that words are looked up in."""
        from tycoon_web.rooms.wordlists.room import WordLists

        room = WordLists(self.port, self.shelf, self.t, self.stage)
        room.meet(table=self.keeper, home=self.home, setup=self.setup)
        return room

    @door
    def settings(self) -> Preferences:
        """What is set for this device."""
        from tycoon_web.rooms.settings.room import Preferences

        room = Preferences(self.port, self.shelf, self.t, self.chosen, self.stage)
        room.meet(
            table=self.table, home=self.home, upkeep=self.upkeep,
            lessons=self.lessons, setup=self.setup, effects=self.effects,
            translated=self._translated,
        )  # fmt: skip
        return room

    @door
    def daily(self) -> Daily:
        """The deal of the day."""
        from tycoon_web.rooms.daily.room import Daily

        room = Daily(self.port, self.t, self.stage)
        room.meet(table=self.keeper, home=self.home, lists=self.wordlists, records=self.records)
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

    def _desk(self) -> Table:
        """The table in sight: at a lesson nothing leads to the one whose game is stored."""
        return self.classroom if self.stage.route == "lesson" else self.table

    # --- what all rooms have in their tables -----------------------------------------------------

    @property
    def handlers(self) -> Handlers:
        """Who answers which control; every room is entered for it."""
        return one_each((self.stage.handlers(), *(room.handlers() for room in self.rooms.values())))

    def _who(self, known: Mapping[str, str], name: object) -> Room:
        """The room that answers this, entered or not; where nobody does, one without tables."""
        room = self.rooms.get(known.get(str(name), ""), NOBODY)
        return self._desk() if room is self.table else room

    def _notes(self) -> list[Node]:
        """What the rooms have to say on the home screen."""
        return [note for room in self.rooms.values() if entered(room) for note in room.notes()]

    def _translated(self) -> None:
        for room in filter(entered, self.rooms.values()):
            room.translated()

    def start(self) -> None:
        """Read the shelf, show the place the address names."""
        dress(self.port, self.chosen)
        self.home.take(*self.port.entered())
        self.port.persist(ask=False)
        late = self.upkeep.resync()
        self.places.enter(self.port.route())
        missing = self.t.language != self.port.languages().chosen
        self.stage.notice = late or self.stage.notice or ("language.missing" if missing else None)
        self.render()

    def go(self, route: str) -> None:
        """Enter a place, and let the browser's "back" lead to the one before."""
        self.places.go(route)

    # --- events --------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        """Act on one event of the page; True when the browser must not act on it as well."""
        kind, do = event["type"], event.get("do")
        if kind == "hidden":
            if self.table.out_of_sight():
                self.render()
        elif kind == "shown":
            self.render()
        elif kind == "moved":
            self.places.moved()
            self.render()
        elif kind in HELD or do == "peek":
            return self._desk().peek(kind, event)
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
        answer = self.keeper.answers().get(kind) or self._who(NEWS, kind).answers().get(kind)
        if answer:
            answer(event)
            self.render()

    def _key(self, event: Event) -> bool:
        """Shortcuts (B.6); letters and digits are left alone while somebody types."""
        command = command_for(
            event, self.stage, self._at_table(), self._shown, self.chosen.working_keys()
        )
        if command is None:
            return False
        if command["do"] == "open-rules":  # about what has the focus
            command |= {"id": event.get("id"), "rule": self.rule_of(event)}
        return self._press({"type": "click", **command})

    def _follow_focus(self, event: Event) -> None:
        """A reason is shown as long as its control, or the link beside it, has the focus."""
        if event.get("why") != self.stage.why and event.get("id") != "rule-why":
            self._explain(event)

    def _explain(self, event: Event) -> None:
        """Show why the control is unavailable, or take the last reason away."""
        self.stage.explain(event.get("why"), self.rule_of(event))
        self.render()

    def rule_of(self, event: Event) -> str:
        """The paragraph about a control, or ""."""
        named, play = str(event.get("rule") or ""), self._at_table()
        if named or not play:
            return named
        return self._desk().rule_of(play, event.get("do") or "")

    def _press(self, event: Event) -> bool:
        do = event.get("do")
        if why := event.get("why"):
            self.stage.said = why
            self._explain(event)
            return True
        if self.stage.why and not do:
            self._explain(event)
        if not do:
            return False
        self.stage.why = None
        handler = self._handler(do)
        if handler:
            handler(event)
        self.render(event.get("id"))
        return bool(event["type"] == "click")

    def _handler(self, do: str) -> Handler | None:
        """Who answers this control: what is in hand and at the table before any other room."""
        found = self.stage.handlers().get(do)
        if not found and self._at_table():
            found = self._desk().editing(do) or self._desk().of_the_game().get(do)
        return found or self._who(CONTROLS, do).handlers().get(do)

    # --- drawing -------------------------------------------------------------------------------

    def render(self, pressed: str | None = None) -> None:
        """Draw everything anew after ``pressed``; the bridge changes only what differs."""
        stage = self.stage
        top = self._top()
        body = under(self._screen(), stage.route)
        self._shown = top or body
        tree = frame(
            stage.said,
            stage.alarm,
            behind(top, self._standing()),
            behind(top, self.upkeep.update_bar()),
            behind(top, body),
            top,
            stage.why and reason(self.t, stage.why, stage.why_rule, stage.count),
        )
        play = self._at_table()
        name = self.t("app.name")
        self.port.title(f"{self._desk().title(play)} – {name}" if play else name)
        self.port.guard(self.keeper.unsaved is not None)
        if play:
            self.effects.look(play)
        else:
            self.port.dress("turn", "")
        drawn = to_json(tree)
        heading = "curtain-title" if play and play.stage() == "curtain" else "heading"
        self.port.draw(drawn, stage.focus_in(drawn, pressed, heading, on_top=bool(top)))
        if play and play.company.busy is not None:
            self.opponents.look()
        if entered(self.coach):
            self.coach.look()

    def _at_table(self) -> Play | None:
        """The game that is in sight."""
        if self.stage.route == "lesson":
            return self.lessons.school.play
        return self.keeper.play if self.stage.route == "table" else None

    def _screen(self) -> Node:
        play = self._at_table()
        if play:
            if play is self.keeper.play and play.stage() == "over":
                play.end_notes = (*self.daily.at_end(play), *self.records.at_end(play))
            screen = (self.lessons if self.stage.route == "lesson" else self.table).screen(play)
            return self.coach.marked(screen) if entered(self.coach) else screen
        return self.setup.screen() if self.stage.route == "new" else self.home.screen()

    def _standing(self) -> Node | None:
        """A standing word about storage above every screen but the home screen, which has it."""
        if self.stage.route == "lesson":
            return self.lessons.bar()
        notice = self.stage.notice if self.stage.route else None
        elsewhere = self.table.standing() if self._at_table() else None
        return elsewhere or (standing(self.t, notice, "dismiss") if notice else None)

    def _top(self) -> Node | None:
        """A question, or a sheet of one of the rooms, or of the game in sight."""
        asked, sheet = self.stage.question, self.stage.sheet
        if asked:
            return confirm(self.t, asked.text, asked.note, asked.answer, danger=asked.danger)
        if not sheet:
            return None
        draw = self._who(SHEETS, sheet).sheets().get(sheet)
        play = self._at_table()
        if draw:
            return draw()
        return self._desk().game_sheet(play) if play else None
