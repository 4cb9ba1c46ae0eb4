"""The house: builds the rooms, brings every event to who answers it, draws what shows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from tycoon_web.device.port import Port
from tycoon_web.device.shelf import Shelf
from tycoon_web.games import OFFERED
from tycoon_web.keys import command_for
from tycoon_web.kit.controls import confirm, icon, rule_link
from tycoon_web.kit.events import Event
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.notices import standing
from tycoon_web.kit.vtree import Node, h, to_json
from tycoon_web.rooms.exchange.room import Exchange
from tycoon_web.rooms.home.room import Home
from tycoon_web.rooms.room import Room
from tycoon_web.rooms.rulebook.room import RulesRoom
from tycoon_web.rooms.settings.room import Preferences
from tycoon_web.rooms.setup.room import Setup
from tycoon_web.rooms.table.keeper import Keeper
from tycoon_web.rooms.table.room import Table
from tycoon_web.rooms.upkeep.room import Upkeep
from tycoon_web.rooms.wordlists.room import WordLists
from tycoon_web.stage import Stage

#: Fields that take effect with every letter, and those that do when they are left.
WRITTEN = {
    "input": ("name", "seed", "rules-search"),
    "change": ("rename", "list-file", "list-text"),
}
HELD = ("pointerdown", "pointerup", "pointercancel", "keyup")
T = TypeVar("T")


class App:
    """The page; `handle` is told of every event."""

    def __init__(self, port: Port, messages: Messages) -> None:
        self.port = port
        self.t = t = messages
        self.stage = stage = Stage(self.go, self.render)
        shelf = Shelf(port)
        settings = shelf.settings()
        self.keeper = Keeper(port, shelf, t, settings, stage)
        self.home = Home(port, shelf, t, stage)
        self.setup = Setup(port, t, settings, stage)
        self.table = Table(self.keeper, t, settings, port, stage)
        self.exchange = Exchange(port, shelf, t, stage)
        self.rulebook = RulesRoom(port, t, stage)
        self.wordlists = WordLists(port, shelf, t, stage)
        self.settings = Preferences(port, shelf, t, settings, stage)
        self.upkeep = Upkeep(port, shelf, t, stage)
        self._introduce()
        rooms = self._rooms()
        self.handlers = one_each((stage.handlers(), *(room.handlers() for room in rooms)))
        self.answers = one_each(room.answers() for room in rooms)
        self.sheets = one_each(room.sheets() for room in rooms)

    def _rooms(self) -> tuple[Room, ...]:
        return (
            self.home, self.setup, self.table, self.exchange,
            self.rulebook, self.wordlists, self.settings, self.upkeep,
        )  # fmt: skip

    def _introduce(self) -> None:
        """No room knows another: each is given those it needs, as the protocols it has for them."""
        home, setup, table, lists = self.home, self.setup, self.table, self.wordlists
        upkeep, keeper = self.upkeep, self.keeper
        home.meet(table=keeper, lists=lists, upkeep=upkeep)
        setup.meet(table=keeper, home=home, lists=lists)
        keeper.meet(lists=lists, shown=home, keeping=upkeep)
        table.meet(rules=self.rulebook)
        self.exchange.meet(home=home, table=keeper, lists=lists, keeping=upkeep)
        self.rulebook.meet(table=table, setup=setup)
        lists.meet(table=keeper, home=home, setup=setup)
        self.settings.meet(table=table, home=home, upkeep=upkeep)
        upkeep.meet(
            table=keeper,
            turns=table,
            home=home,
            exchange=self.exchange,
            preferences=self.settings,
        )

    def start(self) -> None:
        """Read the shelf, show the place the address names."""
        self.settings.dress()
        self.port.persist(ask=False)
        behind = self.upkeep.resync()
        self._enter(self.port.route())
        self.stage.notice = behind or self.stage.notice
        self.render()

    # --- places --------------------------------------------------------------------------------

    def _enter(self, route: str) -> None:
        """Show a place; a game is always entered under the curtain (HO-05)."""
        stage = self.stage
        stage.clear()
        stage.route = ""
        if self.exchange.follow_link(route):
            route = ""
        deal = self.exchange.linked_deal(route)
        place, _, slot = route.partition("/")
        if place == "table" and self._table(slot):
            stage.route = "table"
        else:
            self.home.refresh()
        if route.startswith("new-") and route.removeprefix("new-") in OFFERED:
            stage.route = "new"
            self.setup.turn_to(route.removeprefix("new-"))
        if deal:
            stage.route = "new"
            self.setup.set_up(deal)
        if stage.route == "new":
            self.setup.enter()
        stage.focus_screen()
        stage.focus = "sheet-title" if stage.sheet else stage.focus

    def _table(self, slot: str) -> bool:
        """Put this game on the table, the one at hand or the one played last without a name."""
        return self.table.enter(slot) or (not slot and self.table.enter(self.home.played_last()))

    def go(self, route: str) -> None:
        """Enter a place, and let the browser's "back" lead to the one before."""
        self._enter(route)
        place = {"": "", "new": route, "table": f"table/{self.keeper.slot}"}
        self.port.go(place[self.stage.route])

    def _moved(self, route: str) -> None:
        """The browser's "back" and the like; away from a game that is nowhere else it asks."""
        keeper = self.keeper
        place, _, slot = route.partition("/")
        if keeper.play and place == "table" and slot not in ("", keeper.slot):
            keeper.play.cover()
            self.stage.hush()
            keeper.leave(lambda: self.go(route), None)
            self.port.go(f"table/{keeper.slot}")  # of the game that stays until it is answered
        else:
            self._enter(route)

    # --- events --------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        """Act on one event of the page; True when the browser must not act on it as well."""
        kind, do = event["type"], event.get("do")
        if kind in self.answers:
            self.answers[kind](event)
            self.render()
        elif kind == "hidden":
            if self.table.out_of_sight():
                self.render()
        elif kind == "moved":
            self._moved(self.port.route())
            self.render()
        elif kind in HELD or do == "peek":
            return self.table.peek(kind, event)
        elif kind == "keydown":
            return self._key(event)
        elif kind == "focusin":
            self._follow_focus(event)
        elif do in WRITTEN.get(kind, ()) or (kind == "click" and not _is_written(do)):
            return self._press(event)
        return False

    def _key(self, event: Event) -> bool:
        """Shortcuts (B.6); letters and digits are left alone while somebody types."""
        command = command_for(event, self.stage, self.table.play)
        if command is None:
            return False
        if command["do"] == "open-rules":
            rule = self.rulebook.rule_of(event)
            command = {**command, "id": event.get("id"), "rule": rule}
        return self._press({"type": "click", **command})

    def _follow_focus(self, event: Event) -> None:
        """A reason is shown as long as its control, or the link beside it, has the focus."""
        if event.get("why") != self.stage.why and event.get("id") != "rule-why":
            self._explain(event)

    def _explain(self, event: Event) -> None:
        """Show why the control is unavailable, or take the last reason away."""
        self.stage.explain(event.get("why"), self.rulebook.rule_of(event))
        self.render()

    def _press(self, event: Event) -> bool:
        do = event.get("do")
        if event.get("why"):
            self._explain(event)
            return True
        if self.stage.why and not do:
            self._explain(event)
        if not do:
            return False
        self.stage.why = None
        handler = self.handlers.get(do) or self.table.of_the_game().get(do)
        if handler:
            handler(event)
        else:
            self.table.edit(do, event)
        self.render()
        return bool(event["type"] == "click")

    # --- drawing -------------------------------------------------------------------------------

    def render(self) -> None:
        """Draw everything anew; the bridge changes only what differs."""
        stage = self.stage
        top = self._top()
        body = h("div.under", {"key": "under", "inert": top is not None}, self._screen())
        tree = h(
            "div.page",
            {},
            h("div#said.hidden", {"role": "status", "aria-live": "polite"}, stage.said),
            h("div#alarm.hidden", {"role": "alert"}, stage.alarm),
            self._standing(),
            self.upkeep.update_bar(),
            body,
            top,
            stage.why and self._why(stage.why),
        )
        play = self.table.at_table()
        name = self.t("app.name")
        self.port.title(f"{self.table.title(play)} – {name}" if play else name)
        self.port.guard(self.keeper.unsaved is not None)
        focus, stage.focus = stage.focus, None
        self.port.draw(to_json(tree), self._heading() if focus == stage.SCREEN else focus)

    def _heading(self) -> str:
        """The id of the heading of what shows."""
        if self.stage.route == "":
            return "wordmark"
        play = self.table.at_table()
        return "curtain-title" if play and play.stage() == "curtain" else "heading"

    def _screen(self) -> Node:
        play = self.table.at_table()
        if play:
            return self.table.screen(play)
        return self.setup.screen() if self.stage.route == "new" else self.home.screen()

    def _why(self, why: str) -> Node:
        """The reason why a control cannot be used (WN-01)."""
        rule = self.stage.why_rule
        return h(
            "div.why",
            {"key": f"why-{self.stage.count}", "role": "status"},
            icon("i-info"),
            h("span", {}, why),
            rule and rule_link(self.t, rule, "why"),
        )

    def _standing(self) -> Node | None:
        """A standing word about storage above every screen but the home screen, which has it."""
        notice = self.stage.notice if self.stage.route else None
        return self.table.standing() or (standing(self.t, notice, "dismiss") if notice else None)

    def _top(self) -> Node | None:
        """A question, or a sheet of one of the rooms, or of the game in sight."""
        asked, sheet = self.stage.question, self.stage.sheet
        if asked:
            return confirm(self.t, asked.text, asked.note, asked.answer, danger=asked.danger)
        if not sheet:
            return None
        if sheet in self.sheets:
            return self.sheets[sheet]()
        play = self.table.at_table()
        return self.table.game_sheet(play) if play else None


def _is_written(do: str | None) -> bool:
    return any(do in fields for fields in WRITTEN.values())


def one_each(tables: Iterable[Mapping[str, T]]) -> dict[str, T]:
    """All in one; whatever is asked for has one room that answers."""
    found: dict[str, T] = {}
    for table in tables:
        assert found.keys().isdisjoint(table), sorted(found.keys() & table)
        found.update(table)
    return found
