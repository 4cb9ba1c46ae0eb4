"""Commands at the table: from taps to the engine's actions."""

from __future__ import annotations

from collections.abc import Sequence

from tycoon import Action, IllegalAction
from tycoon import Event as Happening

from tycoon_web.games.host import Event
from tycoon_web.games.play import Play
from tycoon_web.rooms.table.replay import ReplayCommands
from tycoon_web.stage import Question


class GameCommands(ReplayCommands):
    """What the players do in a game."""

    def do_reveal(self, event: Event) -> None:
        if self.play:
            self.play.reveal()
            self.ui.focus = "heading"

    def do_hide(self, event: Event) -> None:
        """Put the curtain back down by hand."""
        if self.play and not self.play.open:
            self.play.cover()
            self.clear_top()

    # --- putting an action together --------------------------------------------------------------

    def edit_bench(self, do: str, event: Event) -> None:
        """Any other control belongs to the draft in hand."""
        if not self.play:
            return
        draft = self.play.draft()
        if draft:
            draft.edit(do, event)
            self.ui.focus, draft.focus = draft.focus or self.ui.focus, None

    def do_cancel(self, event: Event) -> None:
        if self.play and self.play.bench:
            self.play.close_bench()
            self.take_off()

    def do_commit(self, event: Event) -> None:
        play = self.play
        if not play:
            return
        bench = play.draft()
        if bench is None or bench.obstacle():
            return
        actions, question = bench.actions(), bench.question()
        if question is None and self.settings.confirm == "every":
            question = bench.title(), self.t("confirm.every_note")
        if question:
            asked = Question(*question, bench.commit_label(), lambda: self.act(actions))
            self.ask(asked, event.get("id"))
        else:
            self.act(actions)

    def act(self, actions: Sequence[Action]) -> None:
        """Send actions to the engine, store, and say what happened."""
        play = self.play
        if not play or not self.may_change():
            return
        try:
            events = play.apply(actions)
        except IllegalAction as error:
            self.ui.alarm = self.ui.why = play.words.refusal(error.refusal)
            self.ui.count += 1
            return
        finally:
            self.save()
        self.need_rules()  # once play has begun the rules are at hand even without a network
        self._tell(play, events)

    def _tell(self, play: Play, events: Sequence[Happening]) -> None:
        public = [
            event
            for event in events
            if event.audience is None and event.key not in ("turn_ended", "turn_started")
        ]
        self.ui.said = " ".join(play.words.event(event) for event in public)
        self.ui.openers.clear()
        stage = play.stage()
        self.ui.focus = "curtain-title" if stage == "curtain" else "heading"

    # --- the turn's end --------------------------------------------------------------------------

    def do_end_turn(self, event: Event) -> None:
        play = self.play
        if play is None or play.stage() not in play.ending_stages:
            return
        ask = self.settings.confirm
        if ask == "every" or (ask == "turn" and play.unused()):
            note = self.t("turn.ask_unused" if play.unused() else "turn.ask_note")
            question = Question(self.t("turn.ask_end"), note, self.t("turn.end"), self._end_turn)
            self.ask(question, event.get("id"))
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        self.act([Action("end_turn")])

    # --- taking back -----------------------------------------------------------------------------

    def do_undo(self, event: Event) -> None:
        play = self.play
        if not play:
            return
        if play.bench and not play.bench.demanded:
            self.do_cancel(event)
        elif play.unpick():
            self.ui.said = ""
        elif play.session.can_undo:
            self._undo(agreed=False)
        elif play.session.can_undo_agreed:
            question = Question(
                self.t("undo.agreed"),
                self.t("undo.agreed_note"),
                self.t("undo.yes"),
                lambda: self._undo(agreed=True),
            )
            self.ask(question, event.get("id"))

    def _undo(self, *, agreed: bool) -> None:
        if self.play and self.may_change():
            self.play.undo(agreed=agreed)
            self.save()
            self.ui.said = self.t("undo.done")
            self.focus_screen()

    def do_redo(self, event: Event) -> None:
        if self.play and self.play.session.can_redo and self.may_change():
            events = self.play.redo()
            self.save()
            self._tell(self.play, events)

    # --- stopping before the end ----------------------------------------------------------------

    def do_finish(self, event: Event) -> None:
        """Ask whether the whole table agrees to end the game here (X-06)."""
        play = self.play
        if play and play.session.to_act is not None:
            note = self.t(f"finish.note.{play.session.game}")
            question = Question(
                self.t("finish.ask"), note, self.t("finish.yes"), self._finish, danger=True
            )
            self.ask(question, event.get("id"))

    def _finish(self) -> None:
        if self.play and self.may_change():
            events = self.play.finish()
            self.save()
            self.clear_top()
            self._tell(self.play, events)

    # --- sheets ----------------------------------------------------------------------------------

    def do_open_log(self, event: Event) -> None:
        self.open_sheet("log", "", event)

    def do_log_filter(self, event: Event) -> None:
        self.ui.sheet_arg = event.get("seat", "")

    def do_open_tableau(self, event: Event) -> None:
        self.open_sheet("tableau", event["seat"], event)
