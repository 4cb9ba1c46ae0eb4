"""Commands at the table: from taps to the engine's actions."""

from __future__ import annotations

from collections.abc import Sequence

from tycoon import Action, IllegalAction
from tycoon import Event as Happening

from tycoon_web.games.raccoon.bench import Bench
from tycoon_web.games.raccoon.build import BuildBench
from tycoon_web.games.raccoon.hammer import AuctionBench
from tycoon_web.games.raccoon.produce import ProduceBench
from tycoon_web.games.raccoon.sell import SellBench
from tycoon_web.games.raccoon.town import TownBench
from tycoon_web.host import Event, Host
from tycoon_web.play import Play
from tycoon_web.state import Question

BENCHES: dict[str, type[Bench]] = {
    "produce": ProduceBench,
    "sell": SellBench,
    "auction": AuctionBench,
    "build": BuildBench,
    "town": TownBench,
}


class GameCommands(Host):
    """What the players do in a game."""

    def do_reveal(self, event: Event) -> None:
        if self.play:
            self.play.reveal()
            self.ui.focus = "heading"

    def do_hide(self, event: Event) -> None:
        """Put the curtain back down by hand."""
        if self.play and not self.play.open:
            self.play.cover()
            self.ui.said = self.ui.alarm = ""
            self.focus_screen()

    # --- putting an action together --------------------------------------------------------------

    def do_produce(self, event: Event) -> None:
        bench = self.play.bench if self.play else None
        if isinstance(bench, ProduceBench) and event.get("card"):
            bench.edit("produce-card", event)
        else:
            self._open_bench("produce", event)

    def do_sell(self, event: Event) -> None:
        self._open_bench("sell", event)

    def do_auction(self, event: Event) -> None:
        self._open_bench("auction", event)

    def do_build(self, event: Event) -> None:
        self._open_bench("build", event)

    def do_town(self, event: Event) -> None:
        self._open_bench("town", event)

    def _open_bench(self, name: str, event: Event) -> None:
        play = self._at_table()
        if play is None:
            return
        same = play.bench is not None and play.bench.name == name
        targeted = any(
            field in event for field in ("card", "commodity", "railroad", "tile", "upgrade")
        )
        if same and not targeted:
            self.do_cancel(event)
            return
        if play.bench is None:
            self.put_on_top(event.get("id"), "bench-title")
        play.bench = BENCHES[name](play.desk, event)

    def _at_table(self) -> Play | None:
        """The game, if the acting player's table is what shows."""
        return self.play if self.play and self.play.stage() == "table" else None

    def edit_bench(self, do: str, event: Event) -> None:
        """Any other control belongs to the draft in hand."""
        if not self.play:
            return
        draft = self.play.start or self.play.bench
        if draft and self.play.stage() in ("table", "start"):
            draft.edit(do, event)

    def do_cancel(self, event: Event) -> None:
        if self.play and self.play.bench:
            self.play.close_bench()
            self.take_off()

    def do_commit(self, event: Event) -> None:
        play = self.play
        if not play:
            return
        bench = play.start if play.stage() == "start" else play.bench
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
        if not play:
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
        play = self._at_table()
        if play is None:
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

    def do_decline(self, event: Event) -> None:
        """Giving up an extra action is always asked about (UN-04)."""
        if self._at_table():
            question = Question(
                self.t("decline.ask"),
                self.t("decline.note"),
                self.t("decline"),
                lambda: self.act([Action("decline")]),
            )
            self.ask(question, event.get("id"))

    def do_declare(self, event: Event) -> None:
        """$1,000 win at once (RT-100); in the auction everybody is asked the same way (HO-02)."""
        if self.play and self.play.stage() in ("table", "auction"):
            question = Question(
                self.t("declare.ask"),
                self.t("declare.note"),
                self.t("declare"),
                lambda: self.act([Action("declare_victory")]),
            )
            self.ask(question, event.get("id"))

    # --- the auction -----------------------------------------------------------------------------

    def do_bid_to(self, event: Event) -> None:
        if self.play and self.play.bidding:
            self.play.bidding.edit(event["to"])

    def do_bid(self, event: Event) -> None:
        if self.play and self.play.bidding:
            self.act([self.play.bidding.action()])

    def do_pass(self, event: Event) -> None:
        if self.play and self.play.bidding:
            self.act([Action("pass")])

    def do_go_on(self, event: Event) -> None:
        """After the hammer: the starter's turn ends, or the starter acts again (RT-44)."""
        play = self.play
        if not play:
            return
        play.hammer = None
        if play.phase == "done":
            self._end_turn()
        else:
            self.ui.said = ""
            self.focus_screen()

    # --- taking back -----------------------------------------------------------------------------

    def do_undo(self, event: Event) -> None:
        play = self.play
        if not play:
            return
        if play.bench and not play.bench.demanded:
            self.do_cancel(event)
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
        if self.play:
            self.play.undo(agreed=agreed)
            self.save()
            self.ui.said = self.t("undo.done")
            self.focus_screen()

    def do_redo(self, event: Event) -> None:
        if self.play and self.play.session.can_redo:
            events = self.play.redo()
            self.save()
            self._tell(self.play, events)

    # --- sheets ----------------------------------------------------------------------------------

    def do_open_log(self, event: Event) -> None:
        self.open_sheet("log", "", event)

    def do_log_filter(self, event: Event) -> None:
        self.ui.sheet_arg = event.get("seat", "")

    def do_open_chart(self, event: Event) -> None:
        self.open_sheet("chart", event.get("commodity", ""), event)

    def do_open_tableau(self, event: Event) -> None:
        self.open_sheet("tableau", event["seat"], event)
