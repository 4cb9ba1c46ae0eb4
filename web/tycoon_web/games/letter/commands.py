"""Commands of Letter Tycoon's own controls: panels, the hand's order, challenge, purchase."""

from __future__ import annotations

from tycoon import Action

from tycoon_web.games.letter.panels.choosing import DiscardPanel, ReplacePanel
from tycoon_web.games.letter.play import Play
from tycoon_web.kit.events import Answering, Event, control
from tycoon_web.play.panel_host import PanelHost


class Commands(Answering):
    """What this game's controls ask for."""

    def __init__(self, host: PanelHost, play: Play) -> None:
        self.host = host
        self.play = play

    # --- at the own table ------------------------------------------------------------------------

    @control("discard", "replace")
    def _open(self, event: Event) -> None:
        if self.play.screen() == "table" and self.play.panel is None:
            self.host.ui.put_on_top(event.get("id"), "bench-title")
            panel = DiscardPanel if event["do"] == "discard" else ReplacePanel
            self.play.panel = panel(self.play.context, event)

    @control("sort")
    def _sort(self, event: Event) -> None:
        if self.play.screen() == "table":
            self.play.rack.sort()

    @control("shuffle")
    def _shuffle(self, event: Event) -> None:
        if self.play.screen() == "table":
            self.play.rack.shuffle(self.host.port.chance())

    # --- the whole table -------------------------------------------------------------------------

    @control("object")
    def _object(self, event: Event) -> None:
        """An opponent objects, or thinks better of it."""
        self.play.objecting ^= {int(event["seat"])}
        self.play.accepting -= self.play.objecting

    @control("accept")
    def _accept(self, event: Event) -> None:
        """An opponent accepts; once all people have there is nothing left to ask."""
        play = self.play
        play.accepting ^= {int(event["seat"])}
        play.objecting -= play.accepting
        turn = play.session.view(None)["turn"]
        if play.accepting >= {*play.seating.people} - {turn["seat"]}:
            self._settle(event)

    @control("settle")
    def _settle(self, event: Event) -> None:
        """All people have answered; the nearest clockwise counts (LT-31), bots among them."""
        play = self.play
        if play.screen() != "challenge" or not self.host.may_change():
            return
        play.settled = True
        if answer := play.answer():
            self.host.act([answer])

    @control("go-on")
    def _go_on(self, event: Event) -> None:
        self.play.put_away()
        self.host.ui.said = ""
        self.host.ui.focus_screen()

    @control("front")
    def _front(self, event: Event) -> None:
        """Another patent is looked at."""
        self.play.front = event["letter"]

    @control("buy")
    def _buy(self, event: Event) -> None:
        self.host.act([Action("buy_patent", letter=event["letter"])])

    @control("pass-buying")
    def _pass_buying(self, event: Event) -> None:
        self.host.act([Action("decline")])

    @control("discard-first")
    def _discard_first(self, event: Event) -> None:
        """The hand is needed: through the curtain, or at once where nothing is secret."""
        self.play.hand_wanted = True
        self.host.ui.focus_screen()

    # --- sheets ----------------------------------------------------------------------------------

    @control("open-patents")
    def _open_patents(self, event: Event) -> None:
        """One in front, in an order; what is not asked for stays as it is."""
        letter, order = event.get("letter", ""), event.get("order", "")
        self.host.ui.open_sheet("patents", f"{letter} {order}".strip(), event)
        if letter and not order:
            self.host.ui.focus = f"all-about-{letter}"

    @control("open-tables")
    def _open_tables(self, event: Event) -> None:
        self.host.ui.open_sheet("tables", "", event)
