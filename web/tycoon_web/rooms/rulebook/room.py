"""The rules sheet: opening it at a paragraph, searching, fetching each text once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from tycoon_web.device.port import Port
from tycoon_web.games import OFFERED
from tycoon_web.kit.events import Event, control, news, sheet
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.vtree import Node
from tycoon_web.play.page import page_of
from tycoon_web.play.play import Play
from tycoon_web.play.rings import ring
from tycoon_web.rooms.room import Room
from tycoon_web.rooms.rulebook.book import Options, Rulebook
from tycoon_web.rooms.rulebook.sheet import Reading, place, reference_sheet
from tycoon_web.rooms.rulebook.what_is_this import legend_sheet, place_of, what_sheet, where_note
from tycoon_web.telling.legend import Entry, Legend
from tycoon_web.telling.texts import Texts
from tycoon_web.ui_state import UiState

#: What is to be done once the next tap asks what something is.
TAP = "rules.tap_now"


class Table(Protocol):
    """The game that is played, or that of a lesson."""

    @property
    def play(self) -> Play | None: ...
    def at_table(self) -> Play | None: ...


class Setup(Protocol):
    """The game that is set up."""

    def game(self) -> str: ...
    def options(self) -> dict[str, Any]: ...


class RulesRoom(Room):
    """The rules text is not needed to start: it comes when it is first asked for."""

    def __init__(self, port: Port, texts: Texts, t: Messages, ui: UiState) -> None:
        self.port, self.texts, self.t, self.ui = port, texts, t, ui
        #: By game, in the language of the page.
        self.rulebooks: dict[str, Rulebook] = {}
        #: The game whose rules are read away from any table; "" until one was chosen.
        self.reads = ""
        #: What is searched for.
        self.query = ""
        #: The thing on the table that was asked about.
        self.asked: Entry | None = None
        #: The name of what the legend tells about; "" nothing yet.
        self._told = ""
        #: The thing that a ring shows, and at which moment it was wanted.
        self._pointed: tuple[str, tuple[object, ...]] | None = None

    def meet(self, *, table: Table, setup: Setup) -> None:
        """The rooms it needs."""
        self._table, self._setup = table, setup

    def translated(self) -> None:
        self.rulebooks.clear()
        if self.ui.sheet == "rules":
            self.need()

    @sheet("rules")
    def _rules_sheet(self) -> Node | None:
        return reference_sheet(self.t, self.reading(), self._cloth())

    @control("open-rules")
    def _open_rules(self, event: Event) -> None:
        """Open the sheet, at a paragraph when the control names one."""
        self.need()
        rule = event.get("rule", "")
        self.query = ""
        self.ui.open_sheet("rules", rule, event)
        if rule and self.texts.get(self.game()):
            self.ui.focus = place(rule)

    @control("rules-game")
    def _rules_game(self, event: Event) -> None:
        """Away from any table both games can be read about."""
        self.reads = event["value"]
        self.query = ""
        self.need()

    @control("rules-search")
    def _rules_search(self, event: Event) -> None:
        self.query = event.get("value") or ""

    @control("rules-jump")
    def _rules_jump(self, event: Event) -> None:
        self.query = ""
        self.ui.focus = event["to"]

    @control("rules-tap")
    def _rules_tap(self, event: Event) -> None:
        """The next tap on the table tells what lies there (`js/what.mjs`)."""
        self.ui.close()
        self.ui.notice = self.ui.notice or TAP  # what is wrong with the store is told before
        self.ui.said = self.t(TAP)
        self.port.dress("asking", "on")

    def game(self) -> str:
        """The game that is played or set up; elsewhere the one last read about."""
        if self.ui.route == "new":
            return self._setup.game()
        if here := self._table.at_table():
            return here.session.game
        play = self._table.play
        return self.reads or (play.session.game if play else OFFERED[0])

    def need(self) -> None:
        """Fetch the text unless it is there."""
        game, language = self.game(), self.t.language
        self.texts.need(game, lambda: self._came(game, language))

    def _came(self, game: str, language: str) -> None:
        """Draw the text, or that it did not come; unless the language has changed meanwhile."""
        if self.ui.sheet == "rules" and self.t.language == language:
            if self.texts.get(game) and self.ui.sheet_arg:
                self.ui.focus = place(self.ui.sheet_arg)
            self.ui.draw()

    def _book(self, game: str) -> Rulebook | None:
        if game not in self.rulebooks and (text := self.texts.get(game)):
            page = page_of(game)
            self.rulebooks[game] = Rulebook(game, page.handbook, text, self.t, page.things)
        return self.rulebooks.get(game)

    def reading(self) -> Reading:
        """What the sheet shows now."""
        game = self.game()
        return Reading(
            self._book(game),
            not self.texts.fetching(game),
            self.query,
            self._options(),
            game if self.ui.route == "" else None,
            self._linked(),
            page_of(game).topics,
        )

    def _legend(self) -> Legend | None:
        play = self._table.at_table()
        return page_of(play.session.game).legend(play.shown) if play else None

    def _cloth(self) -> str:
        """What the table is laid with, where one is."""
        play = self._table.at_table()
        return play.cloth if play else ""

    def _linked(self) -> list[Entry]:
        """What lies on the table and has a paragraph; of things that share one the first."""
        legend = self._legend()
        first: dict[str, Entry] = {}
        for sign in legend.entries.values() if legend else ():
            first.setdefault(sign.rule, sign)
        return [sign for rule, sign in first.items() if rule]

    # --- what is this? ---------------------------------------------------------------------------

    @news("what")
    def _what(self, event: Event) -> None:
        """Somebody asks about what lies under a finger."""
        if self.ui.notice == TAP:
            self.ui.notice, self.ui.said = None, ""
        if self.ui.sheet or self.ui.question:
            return
        self.asked = self.entry_of(event["marks"], event["fields"])
        if self.asked:
            self.ui.why = None
            self.ui.open_sheet("what", "", {"type": "what", "id": event["id"]})

    def entry_of(self, marks: Sequence[str], fields: Mapping[str, Any]) -> Entry | None:
        """What these marks stand for, the innermost first; None: for nothing on a table."""
        play, legend = self._table.at_table(), self._legend()
        if play is None or legend is None:
            return None
        mark = next((mark for mark in marks if mark in legend.marks), "")
        entry = legend.entries.get(legend.marks.get(mark, ""))
        return entry and legend.closer(entry, mark, fields)

    @sheet("what")
    def _what_sheet(self) -> Node | None:
        return what_sheet(self.t, self.asked) if self.asked else None

    @sheet("legend")
    def _legend_sheet(self) -> Node | None:
        legend = self._legend()
        return legend_sheet(self.t, legend, self._cloth(), self._told) if legend else None

    @control("open-legend")
    def _open_legend(self, event: Event) -> None:
        """Where somebody asked what a thing is: at that thing."""
        if self.ui.sheet == "what" and self.asked:
            self._told = self.asked.name
        self.ui.open_sheet("legend", "", event)

    @control("legend-tell")
    def _tell(self, event: Event) -> None:
        """What this is, below the plate that it is on."""
        self._told = event["thing"]
        legend = self._legend()
        if legend and (entry := legend.entries.get(self._told)):
            self.ui.said = f"{entry.text}. {entry.about}"

    @control("legend-where")
    def _where(self, event: Event) -> None:
        """Back to the table: a ring shows where it lies, and beside it stands what it is."""
        play, legend = self._table.at_table(), self._legend()
        entry = legend.entries.get(event["thing"]) if legend else None
        if play and entry:
            self.ui.close()
            self._pointed = entry.name, _moment(play)
            self.ui.said = f"{entry.text}. {entry.about}"

    @control("where-close")
    def _where_close(self, event: Event) -> None:
        self._pointed = None

    def marked(self, screen: Node, play: Play) -> Node:
        """The screen that is about to be drawn, with the ring and the note of what is shown."""
        pointed, legend = self._pointed, self._legend() if self._pointed else None
        entry = legend.entries.get(pointed[0]) if legend and pointed else None
        if not pointed or not legend or not entry or pointed[1] != _moment(play):
            self._pointed = None
            return screen
        marks = frozenset(mark for mark, name in legend.marks.items() if name == entry.name)
        name, low = place_of(screen, marks)
        ring(screen, {name: None} if name else {})
        screen[2].append(where_note(self.t, entry, name, low=low))
        return screen

    def _options(self) -> Options | None:
        play = self._table.at_table()
        if play:
            return play.session.options
        return self._setup.options() if self.ui.route == "new" else None


def _moment(play: Play) -> tuple[object, ...]:
    """What is another one with every step, and on another screen."""
    return id(play.session), len(play.session.journal), play.screen()
