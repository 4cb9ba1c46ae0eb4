"""From what somebody touched to what happens: every control's ``data-do`` ends in a method here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tycoon import __version__

from tycoon_web.device.port import Port
from tycoon_web.device.shelf import Shelf
from tycoon_web.games.page import OFFERED, page_of
from tycoon_web.games.play import Play
from tycoon_web.keys import command_for
from tycoon_web.kit.controls import confirm, icon, rule_link
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.notices import standing
from tycoon_web.kit.vtree import Node, h, to_json
from tycoon_web.rooms.exchange.together import AlongCommands
from tycoon_web.rooms.home.screen import home
from tycoon_web.rooms.rulebook.room import RulesCommands
from tycoon_web.rooms.rulebook.sheet import reference_sheet
from tycoon_web.rooms.settings.menu import menu_sheet
from tycoon_web.rooms.settings.room import SettingsCommands
from tycoon_web.rooms.setup.room import SetupCommands
from tycoon_web.rooms.setup.screen import setup
from tycoon_web.rooms.table.curtain import curtain
from tycoon_web.rooms.table.log import log_sheet
from tycoon_web.rooms.table.room import GameCommands
from tycoon_web.rooms.upkeep.app import AppCommands
from tycoon_web.rooms.upkeep.app_parts import install_sheet
from tycoon_web.rooms.upkeep.news import AppState
from tycoon_web.rooms.wordlists.room import ListsCommands
from tycoon_web.rooms.wordlists.screen import missing_sheet
from tycoon_web.stage import Question, Ui

Event = dict[str, Any]
#: Fields that take effect with every letter, and those that do when they are left.
WRITTEN = {
    "input": ("name", "seed", "rules-search"),
    "change": ("rename", "list-file", "list-text"),
}


class App(
    SetupCommands,
    GameCommands,
    RulesCommands,
    ListsCommands,
    AlongCommands,
    AppCommands,
    SettingsCommands,
):
    """The page; `handle` is told of every event."""

    def __init__(self, port: Port, messages: Messages) -> None:
        super().__init__()
        self.port = port
        self.t = messages
        self.ui = Ui()
        self.shelf = Shelf(port)
        self.settings = self.shelf.settings()
        self.play = None
        self.app = AppState()

    def start(self) -> None:
        """Read the shelf, show the place the address names."""
        self.dress()
        self.port.persist(ask=False)
        behind = self.resync()
        self._enter(self.port.route())
        self.ui.notice = behind or self.ui.notice
        self.render()

    # --- places --------------------------------------------------------------------------------

    def _enter(self, route: str) -> None:
        """Show a place; a game is always entered under the curtain (HO-05)."""
        ui = self.ui
        ui.sheet = ui.question = ui.why = None
        ui.said = ui.alarm = ""
        ui.openers.clear()
        ui.route = ""
        if self.follow_link(route):
            route = ""
        deal = self.linked_deal(route)
        place, _, slot = route.partition("/")
        if place == "table" and self._table(slot):
            ui.route = "table"
        else:
            self.refresh()
        if route.startswith("new-") and route.removeprefix("new-") in OFFERED:
            ui.route = "new"
            ui.draft.turn_to(route.removeprefix("new-"))
        if deal:
            ui.route = "new"
            self.set_up(deal)
        if ui.route == "new":
            ui.draft.full = self.room()
            self.ready_to_deal()
            self.prepare_lists()
        self.focus_screen()
        ui.focus = "sheet-title" if ui.sheet else ui.focus

    def _table(self, slot: str) -> bool:
        """Put this game on the table, the one at hand or the one played last without a name."""
        if self.play and slot in ("", self.slot):
            self.play.enter()
            return True
        if not slot:
            slot = next((slot.id for slot in self.shelf.look().slots if slot.games), "")
        return bool(slot) and self.take_up(slot)

    def go(self, route: str) -> None:
        """Enter a place, and let the browser's "back" lead to the one before."""
        self._enter(route)
        place = {"": "", "new": route, "table": f"table/{self.slot}"}
        self.port.go(place[self.ui.route])

    def _moved(self, route: str) -> None:
        """The browser's "back" and the like; away from a game that is nowhere else it asks."""
        place, _, slot = route.partition("/")
        if self.play and place == "table" and slot not in ("", self.slot):
            self.play.cover()
            self.leave(lambda: self.go(route), None)
            self.port.go(f"table/{self.slot}")  # of the game that stays until it is answered
        else:
            self._enter(route)

    def focus_screen(self) -> None:
        """The heading of whatever screen comes next (A11-03)."""
        if self.ui.route == "":
            self.ui.focus = "wordmark"
        elif self.ui.route == "table" and self.play and self.play.stage() == "curtain":
            self.ui.focus = "curtain-title"
        else:
            self.ui.focus = "heading"

    # --- events --------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        """Act on one event of the page; True when the browser must not act on it as well."""
        kind = event["type"]
        answer: Callable[[Event], None] | None = getattr(self, f"on_{kind}", None)
        if answer:
            answer(event)
            self.render()
            return False
        if kind == "hidden":
            return self._hidden()
        if kind == "moved":
            self._moved(self.port.route())
            self.render()
            return False
        if (
            kind in ("pointerdown", "pointerup", "pointercancel", "keyup")
            or event.get("do") == "peek"
        ):
            return self._peek(kind, event)
        if kind == "keydown":
            return self._key(event)
        if kind == "focusin":
            return self._explain(event, only_if_changed=True)
        written = event.get("do") in (*WRITTEN["input"], *WRITTEN["change"])
        if event.get("do") in WRITTEN.get(kind, ()) or (kind == "click" and not written):
            return self._press(event)
        return False

    def _hidden(self) -> bool:
        """The page went out of sight, perhaps for good: raise the curtain (HO-04)."""
        self.store_again()
        if self.play and self.ui.route == "table" and not self.play.open:
            before, peek = self.play.stage(), self.play.peek
            self.play.cover()
            if self.play.stage() != before or peek is not None:
                self.clear_top()
            self.render()
        return False

    def clear_top(self) -> None:
        """Nothing said about a hand may outlive it (HO-02)."""
        self.ui.sheet = self.ui.question = self.ui.why = None
        self.ui.said = self.ui.alarm = ""
        self.ui.openers.clear()
        self.focus_screen()

    def _peek(self, kind: str, event: Event) -> bool:
        """Secrets show while "peek" is held; a click without a pointer toggles."""
        if self.play is None or event.get("do") != "peek":
            return False
        seat = int(event["seat"])
        pressed = event.get("key") in (" ", "Enter")
        if kind == "pointerdown" or (kind == "keydown" and pressed):
            shown: int | None = seat
        elif kind in ("pointerup", "pointercancel") or (kind == "keyup" and pressed):
            shown = None
        elif kind == "click" and event.get("detail") == 0:
            shown = None if self.play.peek == seat else seat
        else:
            return False
        if shown != self.play.peek:
            self.play.peek = shown
            self.ui.why, self.ui.why_rule = self.play.whispered(), ""  # what was told before ends
            self.ui.count += 1
            self.render()
        return kind in ("keydown", "keyup")

    def _key(self, event: Event) -> bool:
        """Shortcuts (B.6); letters and digits are left alone while somebody types."""
        command = command_for(event, self.ui, self.play)
        if command is None:
            return False
        if command["do"] == "open-rules":
            command = {**command, "id": event.get("id"), "rule": self.rule_of(event)}
        return self._press({"type": "click", **command})

    def _explain(self, event: Event, *, only_if_changed: bool = False) -> bool:
        """Show why the control is unavailable, or take the last reason away."""
        why = event.get("why")
        if only_if_changed and (why == self.ui.why or event.get("id") == "rule-why"):
            return False
        self.ui.why, self.ui.why_rule = why, self.rule_of(event)
        self.ui.count += 1
        self.render()
        return False

    def _press(self, event: Event) -> bool:
        do = event.get("do")
        if event.get("why"):
            self._explain(event)
            return True
        if self.ui.why and not do:
            self._explain(event)
        if not do:
            return False
        self.ui.why = None
        name = "do_" + do.replace("-", "_")
        method: Callable[[Event], None] | None = getattr(self, name, None)
        if method is None and self.play and self.ui.route == "table":
            own = page_of(self.play.session.game).commands(self, self.play)
            method = getattr(own, name, None)
        if method:
            method(event)
        else:
            self.edit_bench(do, event)
        self.render()
        return bool(event["type"] == "click")

    # --- what lies on top ----------------------------------------------------------------------

    def put_on_top(self, opener: str | None, focus: str) -> None:
        """Remember where the focus comes from, and send it to what opens."""
        self.ui.openers.append(opener or "")
        self.ui.focus = focus

    def take_off(self) -> None:
        """Give the focus back to what opened the thing just closed."""
        self.ui.focus = (self.ui.openers.pop() if self.ui.openers else None) or "heading"

    def open_sheet(self, name: str, arg: str, event: Event) -> None:
        """Show secondary information."""
        again = self.ui.sheet is not None
        self.ui.sheet, self.ui.sheet_arg = name, arg
        if not again:
            self.put_on_top(event.get("id"), "sheet-title")

    def do_open_menu(self, event: Event) -> None:
        self.found = self.shelf.look()  # the menu tells how much is used now
        self.open_sheet("menu", "", event)

    def do_close(self, event: Event) -> None:
        if self.ui.sheet:
            self.ui.sheet = None
            self.take_off()

    def ask(self, question: Question, opener: str | None = None) -> None:
        """Put a question in the way."""
        self.ui.question = question
        self.put_on_top(opener, "ask")

    def do_no(self, event: Event) -> None:
        self.ui.question = None
        self.take_off()

    def do_yes(self, event: Event) -> None:
        question = self.ui.question
        self.do_no(event)
        if question:
            question.yes()

    def do_dismiss(self, event: Event) -> None:
        self.ui.notice = None

    def do_home(self, event: Event) -> None:
        self.go("")

    # --- drawing -------------------------------------------------------------------------------

    def render(self) -> None:
        """Draw everything anew; the bridge changes only what differs."""
        ui = self.ui
        top = self._top()
        body = h("div.under", {"key": "under", "inert": top is not None}, self._screen())
        tree = h(
            "div.page",
            {},
            h("div#said.hidden", {"role": "status", "aria-live": "polite"}, ui.said),
            h("div#alarm.hidden", {"role": "alert"}, ui.alarm),
            self._standing(),
            self.update_bar(),
            body,
            top,
            ui.why
            and h(
                "div.why",
                {"key": f"why-{ui.count}", "role": "status"},
                icon("i-info"),
                h("span", {}, ui.why),
                ui.why_rule and rule_link(self.t, ui.why_rule, "why"),
            ),
        )
        self.port.title(self._title())
        self.port.guard(self.unsaved is not None)
        focus, ui.focus = ui.focus, None
        self.port.draw(to_json(tree), focus)

    def _screen(self) -> Node:
        if self.ui.route == "table" and self.play:
            if self.play.stage() == "curtain":
                return curtain(self.play)
            return page_of(self.play.session.game).screen(self.play)
        if self.ui.route == "new":
            return setup(self.t, self.ui.draft, self.settings, self.lists())
        usage = self.usage() if self.crowded() else ""
        return home(self.t, OFFERED, self.entries(), self.notes(), usage, self.app)

    def _title(self) -> str:
        if self.ui.route == "table" and self.play:
            return f"{self._place(self.play)} – {self.t('app.name')}"
        return self.t("app.name")

    def _place(self, play: Play) -> str:
        if play.stage() == "curtain" and play.session.to_act is not None:
            return self.t("curtain.title", name=play.words.player(play.session.to_act))
        return page_of(play.session.game).title(play)

    def _standing(self) -> Node | None:
        """A standing word about storage while playing."""
        if self.ui.route == "table" and self.elsewhere:
            return standing(self.t, "elsewhere.note", "take-over")
        if not self.ui.notice or self.ui.route == "":
            return None
        return standing(self.t, self.ui.notice, "dismiss")

    def _top(self) -> Node | None:
        ui = self.ui
        if ui.question:
            question = ui.question
            return confirm(
                self.t, question.text, question.note, question.answer, danger=question.danger
            )
        if ui.sheet == "menu":
            game = self.play.session if self.play and ui.route == "table" else None
            keys = page_of(game.game).keys if game else ()
            hand = bool(game and self.play and self.play.stage() == "table" and not self.play.open)
            keeping = self.keeping()
            return menu_sheet(
                self.t, self.settings, game, keys, __version__, keeping, self.app, hand=hand
            )
        if ui.sheet == "install":
            return install_sheet(self.t, self.along_part())
        if ui.sheet in ("game", "share", "import", "arrival", "arrivals"):
            return self.file_sheet(ui.sheet, self.lists())
        if ui.sheet == "rules":
            return reference_sheet(self.t, self.reading())
        if ui.sheet == "lists" and self.waiting:
            return missing_sheet(self.t, self.lists(), self.waiting)
        if ui.sheet and self.play and ui.route == "table":
            return self._game_sheet(self.play.shown, ui.sheet, ui.sheet_arg)
        return None

    def _game_sheet(self, play: Play, name: str, arg: str) -> Node | None:
        """A sheet of the running game; only public things."""
        if name == "log":
            only = int(arg) if arg else None
            return log_sheet(self.t, play.chronicle.log, play.session.seats, only)
        return page_of(play.session.game).sheet(play, name, arg)
