"""At the table: from taps to the engine's actions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Protocol

from tycoon import Action, IllegalAction
from tycoon import Event as Happening

from tycoon_web.device.port import Port
from tycoon_web.device.settings import Settings
from tycoon_web.kit.events import Event, Handler, Handlers, control, sheet
from tycoon_web.kit.messages import Messages
from tycoon_web.kit.notices import standing
from tycoon_web.kit.scenes import asked, pawn, put
from tycoon_web.kit.vtree import Node
from tycoon_web.play.counting import counting, told
from tycoon_web.play.ending import who_won
from tycoon_web.play.page import page_of
from tycoon_web.play.play import Play
from tycoon_web.rooms.room import Room
from tycoon_web.rooms.table.curtain import curtain, heard
from tycoon_web.rooms.table.log import Wish, log_sheet
from tycoon_web.rooms.table.menu import menu_part, sides_row
from tycoon_web.rooms.table.timeline_chart import course_sheet
from tycoon_web.rooms.table.watching import Watching
from tycoon_web.ui_state import Question, UiState

if TYPE_CHECKING:
    from tycoon_web.play.panel import ActionPanel

_CHAIR = asked(put("th-chair", 158, 54, 66, 82))
_ALL = asked(
    *(pawn(emblem, 112 + 46 * at, 66, 46) for at, emblem in enumerate(("key", "hat", "bell")))
)
_WREATH = asked(put("th-wreath", 158, 53, 84))
_PEN = asked(put("th-quill", 158, 56, 120, 80))


class Rules(Protocol):
    """The texts of the rules."""

    def need(self, game: str) -> None:
        """See to it that it is there, sooner or later."""


class Autosave(Protocol):
    """The game at the table, and where it is stored."""

    play: Play | None
    slot: str
    elsewhere: bool

    def take_up(self, name: str) -> bool: ...
    def take_over(self) -> None: ...
    def save(self) -> None: ...
    def save_again(self) -> None: ...
    def may_change(self) -> bool: ...
    def may_do(self, actions: Sequence[Action]) -> bool: ...


class Table(Room):
    """What the players do in a game; `autosave` stores it."""

    def __init__(
        self,
        autosave: Autosave,
        t: Messages,
        settings: Settings,
        port: Port,
        ui: UiState,
        route: str = "table",
    ) -> None:
        self.autosave, self.t, self.settings = autosave, t, settings
        self.port, self.ui, self.route = port, ui, route
        self._watching = Watching(self.at_table, port, ui)

    def meet(self, *, rules: Rules) -> None:
        """What it needs besides where it is stored."""
        self._rules = rules

    def handlers(self) -> Handlers:
        return {**super().handlers(), **self._watching.handlers()}

    @control("cancel")
    def _cancel(self, event: Event) -> None:
        self.cancel()

    @control("open-log")
    def _open_log(self, event: Event) -> None:
        self.ui.open_sheet("log", "", event)

    @control("open-tableau")
    def _open_tableau(self, event: Event) -> None:
        self.ui.open_sheet("tableau", event["seat"], event)

    @control("take-over")
    def _take_over(self, event: Event) -> None:
        self.autosave.take_over()

    def of_the_game(self) -> Handlers:
        """What only the game at the table answers: its own controls."""
        play = self.at_table()
        return page_of(play.session.game).commands(self, play).handlers() if play else {}

    # --- what shows ------------------------------------------------------------------------------

    @property
    def play(self) -> Play | None:
        """The game at the table, be it in sight or not."""
        return self.autosave.play

    def at_table(self) -> Play | None:
        """The game that is in sight."""
        return self.autosave.play if self.ui.route == self.route else None

    def rule_of(self, play: Play, do: str) -> str:
        """The paragraph about a control of the game's, or ""."""
        return page_of(play.session.game).paragraphs.get(do, "")

    def screen(self, play: Play) -> Node:
        """The curtain, or what the game shows."""
        if play.screen() == "curtain":
            return curtain(play)
        return page_of(play.session.game).screen(play)

    def title(self, play: Play) -> str:
        """For the window; public."""
        if play.screen() == "curtain" and play.session.to_act is not None:
            return self.t("curtain.title", name=play.words.player(play.session.to_act))
        return page_of(play.session.game).title(play)

    def game_sheet(self, play: Play) -> Node | None:
        """A sheet of the running game; only public things."""
        page = page_of(play.session.game)
        return page.sheet(play.shown, self.ui.sheet or "", self.ui.sheet_arg)

    @sheet("log")
    def _log(self) -> Node | None:
        play = self.at_table()
        if play is None:
            return None
        return log_sheet(play, Wish.of(self.ui.sheet_arg), page_of(play.session.game).entry)

    @sheet("course")
    def _course(self) -> Node | None:
        replay = self._watching.replay
        return course_sheet(replay) if replay else None

    def menu_part(self) -> Node | None:
        """What the menu offers about the game in sight."""
        play = self.at_table()
        if play is None:
            return None
        hand = play.screen() == "table" and play.curtains
        return menu_part(self.t, play.session, hand=hand, host=_host(play))

    def menu_sides(self) -> Node | None:
        """The way to who sits where, while people sit round the game in sight."""
        play = self.at_table()
        round_it = play and play.session.to_act is not None and len(play.seating.people) > 1
        return sides_row(self.t) if round_it else None

    def standing(self) -> Node | None:
        """Another window plays this game."""
        if self.at_table() is None or not self.autosave.elsewhere:
            return None
        return standing(self.t, "elsewhere.note", "take-over")

    def in_turn(self) -> bool:
        """Is somebody in the middle of something?"""
        play = self.at_table()
        return play is not None and play.screen() not in ("curtain", "over")

    # --- hand-over -------------------------------------------------------------------------------

    def enter(self, slot: str) -> bool:
        """Show this game if it is the one at hand, or take it up; False when that is impossible."""
        if self.play and slot in ("", self.autosave.slot):
            self.play.enter()
            return True
        return bool(slot) and self.autosave.take_up(slot)

    def out_of_sight(self) -> bool:
        """The page is hidden, perhaps for good: store, and raise the curtain (HO-04)."""
        self.autosave.save_again()
        stopped, play = self._watching.stop(), self.at_table()
        if play is None or not play.curtains:
            return stopped
        before, peek = play.screen(), play.peek
        play.cover()
        if play.screen() != before or peek is not None:
            self.ui.clear()
        return True

    def peek(self, kind: str, event: Event) -> bool:
        """Secrets show while "peek" is held; a click without a pointer toggles."""
        play = self.play
        if play is None or event.get("do") != "peek":
            return False
        seat = int(event["seat"])
        pressed = event.get("key") in (" ", "Enter")
        if kind == "pointerdown" or (kind == "keydown" and pressed):
            shown: int | None = seat
        elif kind in ("pointerup", "pointercancel") or (kind == "keyup" and pressed):
            shown = None
        elif kind == "click" and event.get("detail") == 0:
            shown = None if play.peek == seat else seat
        else:
            return False
        if shown != play.peek:
            play.peek = shown
            self.ui.explain(play.whispered())  # what was told before ends
            self.ui.said = self.ui.why or ""
            self.ui.draw()
        return kind in ("keydown", "keyup")

    @control("reveal")
    def _reveal(self, event: Event) -> None:
        if self.play:
            self.play.reveal()
            self.ui.said = heard(self.play)
            self.ui.focus = "heading"

    @control("hide")
    def _hide(self, event: Event) -> None:
        """Put the curtain back down by hand."""
        if self.play and self.play.curtains:
            self.play.cover()
            self.ui.clear()

    # --- putting an action together --------------------------------------------------------------

    def editing(self, do: str) -> Handler | None:
        """Who answers a control of the draft in hand; None: it has none of that name."""
        draft = self.play.draft() if self.play else None
        return partial(self._edit, draft, do) if draft and do in draft.edits() else None

    def _edit(self, draft: ActionPanel, do: str, event: Event) -> None:
        draft.edit(do, event)
        self.ui.said = draft.aloud()
        self.ui.focus, draft.focus = draft.focus or self.ui.focus, None

    def cancel(self) -> None:
        """Give the draft in hand up."""
        if self.play and self.play.panel:
            self.play.close_panel()
            self.ui.take_off()

    @control("commit")
    def _commit(self, event: Event) -> None:
        panel = self.play.draft() if self.play else None
        if panel is None or panel.obstacle():
            return
        actions, question = panel.actions(), panel.question()
        if question is None and self.settings.confirm == "every":
            question = panel.title(), self.t("confirm.every_note")
        if question:
            to_do, seen = panel.commit_label(), panel.asked()
            then, back = partial(self.act, actions), panel.way_back()
            asked = Question(*question, to_do, then, picture=seen or _PEN, no=back)
            self.ui.ask(asked, event.get("id"))
        else:
            self.act(actions)

    def may_change(self) -> bool:
        """Is this the window that plays? If not, it is said."""
        return self.autosave.may_change()

    def act(self, actions: Sequence[Action]) -> None:
        """Send actions to the engine, store, and say what happened."""
        play = self.play
        if not play or not self.autosave.may_do(actions):
            return
        try:
            events = play.apply(actions)
        except IllegalAction as error:
            self.ui.warn(play.words.refusal(error.refusal))
            return
        finally:
            self.autosave.save()
        self._rules.need(
            play.session.game
        )  # once play has begun they are at hand without a network
        self._tell(play, events)

    def _tell(self, play: Play, events: Sequence[Happening]) -> None:
        public = [
            event
            for event in events
            if event.audience is None and event.key not in ("turn_ended", "turn_started")
        ]
        self.ui.said = " ".join(play.words.event(event) for event in public)
        self.ui.openers.clear()
        self.ui.focus_screen()

    # --- the turn's end --------------------------------------------------------------------------

    @control("end-turn")
    def _ask_to_end(self, event: Event) -> None:
        play = self.play
        if play is None or play.screen() not in play.ending_screens:
            return
        ask = self.settings.confirm
        if ask == "every" or (ask == "turn" and play.unused()):
            note = self.t("turn.ask_unused" if play.unused() else "turn.ask_note")
            ask_end, end = self.t("turn.ask_end"), self.t("turn.end")
            question = Question(ask_end, note, end, self._end_turn, picture=_CHAIR)
            self.ui.ask(question, event.get("id"))
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        self.act([Action("end_turn")])

    # --- taking back -----------------------------------------------------------------------------

    @control("undo")
    def _undo(self, event: Event) -> None:
        play = self.play
        if not play:
            return
        if play.panel and not play.panel.demanded:
            self.cancel()
        elif play.unpick():
            self.ui.said = ""
        elif play.trail().undo:
            self._take_back(agreed=False)
        elif play.trail().undo_agreed:
            alone = "" if len(play.seating.people) > 1 else ".alone"
            parts = ("agreed", "agreed_note", "yes")
            text, note, yes = (self.t(f"undo.{part}{alone}") for part in parts)
            question = Question(text, note, yes, lambda: self._take_back(agreed=True), picture=_ALL)
            self.ui.ask(question, event.get("id"))

    def _take_back(self, *, agreed: bool) -> None:
        if self.play and self.may_change():
            self.play.undo(agreed=agreed)
            self.autosave.save()
            self.ui.said = self.t("undo.done")
            self.ui.focus_screen()

    @control("redo")
    def _redo(self, event: Event) -> None:
        if self.play and self.play.session.can_redo and self.may_change():
            events = self.play.redo()
            self.autosave.save()
            self._tell(self.play, events)

    # --- stopping before the end ----------------------------------------------------------------

    @control("finish")
    def _ask_to_finish(self, event: Event) -> None:
        """Ask whether the whole table agrees to end the game here (X-06)."""
        play = self.play
        if play and play.session.to_act is not None:
            alone = "" if len(play.seating.people) > 1 else ".alone"
            text, yes = self.t(f"finish.ask{alone}"), self.t(f"finish.yes{alone}")
            note = self.t(f"finish.note.{play.session.game}{alone}")
            question = Question(text, note, yes, self._finish, danger=True, picture=_WREATH)
            self.ui.ask(question, event.get("id"))

    def _finish(self) -> None:
        if self.play and self.may_change():
            events = self.play.finish()
            self.autosave.save()
            self.ui.clear()
            self._tell(self.play, events)

    # --- the points are counted ------------------------------------------------------------------

    @control("count-next", "count-skip")
    def _count_on(self, event: Event) -> None:
        """The next kind of points, after the last one the result; or the result at once."""
        play = self.at_table()
        outcome = play.session.outcome if play else None
        if play is None or outcome is None or not play.counted:
            return
        play.counted = play.counted + 1 if event.get("do") == "count-next" else 0
        if count := counting(play):
            self.ui.said = told(play, count)
            return
        play.counted = 0
        self.ui.said, self.ui.focus = who_won(play.words, outcome), "heading"

    @control("log-filter")
    def _filter_log(self, event: Event) -> None:
        self.ui.sheet_arg = event.get("wish", "")


def _host(play: Play) -> str:
    """What lets a host come or go: it plays with one person against one bot."""
    seats = len(play.session.seats)
    if play.session.to_act is None or play.seating.alone is None or seats != 2:
        return ""
    return "host-off" if play.guided else "host-on"
