"""Brings every event to who answers it, draws what shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tycoon_web import manifest
from tycoon_web.device.settings import dress
from tycoon_web.house import House
from tycoon_web.keys import command_for
from tycoon_web.kit.controls import confirm
from tycoon_web.kit.events import WRITTEN, Event, Handler, takes_effect
from tycoon_web.kit.notices import reason, standing
from tycoon_web.kit.vtree import Node, behind, frame, to_json, under
from tycoon_web.rooms.lazy import entered
from tycoon_web.rooms.room import Room, by_name

if TYPE_CHECKING:
    from tycoon_web.play.play import Play

HELD = ("pointerdown", "pointerup", "pointercancel", "keyup")
CONTROLS, NEWS, SHEETS = map(by_name, (manifest.CONTROLS, manifest.NEWS, manifest.SHEETS))
NOBODY = Room()


class App(House):
    """The page; `handle` is told of every event."""

    def _who(self, known: Mapping[str, str], name: object) -> Room:
        """The room that answers this, entered or not; where nobody does, one that says nothing."""
        room = self.rooms.get(known.get(str(name), ""), NOBODY)
        return self._table_in_sight() if room is self.table else room

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
        """Shortcuts (B.6); letters and digits are left alone while somebody types."""
        command = command_for(
            event, self.ui, self._at_table(), self._shown, self.chosen.working_keys()
        )
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
        if handler:
            handler(event)
        self.render(event.get("id"))
        return bool(event["type"] == "click")

    def _handler(self, do: str) -> Handler | None:
        """Who answers this control: what is in hand and at the table before any other room."""
        found = self.ui.handlers().get(do)
        if not found and self._at_table():
            found = self._table_in_sight().editing(do) or self._table_in_sight().of_the_game().get(
                do
            )
        return found or self._who(CONTROLS, do).handlers().get(do)

    # --- drawing -------------------------------------------------------------------------------

    def render(self, pressed: str | None = None) -> None:
        """Draw everything anew after ``pressed``; the bridge changes only what differs."""
        ui = self.ui
        top = self._top()
        body = under(self._screen(), ui.route)
        self._shown = top or body
        tree = frame(
            ui.said,
            ui.alarm,
            behind(top, self._standing()),
            behind(top, self.upkeep.update_bar()),
            behind(top, body),
            top,
            ui.why and reason(self.t, ui.why, ui.why_rule, ui.count),
        )
        play = self._at_table()
        name = self.t("app.name")
        self.port.title(f"{self._table_in_sight().title(play)} – {name}" if play else name)
        self.port.guard(self.autosave.unsaved is not None)
        if play:
            self.effects.look(play)
        else:
            self.port.dress("turn", "")
        drawn = to_json(tree)
        heading = "curtain-title" if play and play.screen() == "curtain" else "heading"
        self.port.draw(drawn, ui.focus_in(drawn, pressed, heading, on_top=bool(top)))
        if play and play.seating.busy is not None:
            self.opponents.look()
        if entered(self.coach):
            self.coach.look()

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
            return self.coach.marked(screen) if entered(self.coach) else screen
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
            return confirm(self.t, asked.text, asked.note, asked.answer, danger=asked.danger)
        if not sheet:
            return None
        draw = self._who(SHEETS, sheet).sheets().get(sheet)
        play = self._at_table()
        if draw:
            return draw()
        return self._table_in_sight().game_sheet(play) if play else None
