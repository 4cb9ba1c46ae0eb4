"""Commands of Letter Tycoon's own controls: panels, the hand's order, challenge, purchase."""

from __future__ import annotations

from tycoon import Action

from tycoon_web.games.letter.panels.choosing import CardPanel, DiscardPanel, ReplacePanel
from tycoon_web.games.letter.play import Play
from tycoon_web.games.letter.table.sheets import ORDERS
from tycoon_web.kit.events import Event, Handlers
from tycoon_web.play.panel_host import PanelHost


class Commands:
    """What this game's controls ask for."""

    def __init__(self, host: PanelHost, play: Play) -> None:
        self.host = host
        self.play = play

    def handlers(self) -> Handlers:
        """Who answers which control."""
        return {
            "discard": self._discard,
            "replace": self._replace,
            "sort": self._sort,
            "shuffle": self._shuffle,
            "object": self._object,
            "accept": self._accept,
            "settle": self._settle,
            "go-on": self._go_on,
            "buy": self._buy,
            "pass-buying": self._pass_buying,
            "discard-first": self._discard_first,
            "open-patents": self._open_patents,
            "open-tables": self._open_tables,
        }

    # --- at the own table ------------------------------------------------------------------------

    def _discard(self, event: Event) -> None:
        self._open(DiscardPanel, event)

    def _replace(self, event: Event) -> None:
        self._open(ReplacePanel, event)

    def _open(self, panel: type[CardPanel], event: Event) -> None:
        if self.play.screen() == "table" and self.play.panel is None:
            self.host.ui.put_on_top(event.get("id"), "bench-title")
            self.play.panel = panel(self.play.context, event)

    def _sort(self, event: Event) -> None:
        if self.play.screen() == "table":
            self.play.rack.sort()

    def _shuffle(self, event: Event) -> None:
        if self.play.screen() == "table":
            self.play.rack.shuffle(self.host.port.chance())

    # --- the whole table -------------------------------------------------------------------------

    def _object(self, event: Event) -> None:
        """An opponent objects, or thinks better of it."""
        self.play.objecting ^= {int(event["seat"])}
        self.play.accepting -= self.play.objecting

    def _accept(self, event: Event) -> None:
        """An opponent accepts; once all people have there is nothing left to ask."""
        play = self.play
        play.accepting ^= {int(event["seat"])}
        play.objecting -= play.accepting
        turn = play.session.view(None)["turn"]
        if play.accepting >= {*play.seating.people} - {turn["seat"]}:
            self._settle(event)

    def _settle(self, event: Event) -> None:
        """All people have answered; the nearest clockwise counts (LT-31), bots among them."""
        play = self.play
        if play.screen() != "challenge" or not self.host.may_change():
            return
        play.settled = True
        if answer := play.answer():
            self.host.act([answer])

    def _go_on(self, event: Event) -> None:
        self.play.put_away()
        self.host.ui.said = ""
        self.host.ui.focus_screen()

    def _buy(self, event: Event) -> None:
        self.host.act([Action("buy_patent", letter=event["letter"])])

    def _pass_buying(self, event: Event) -> None:
        self.host.act([Action("decline")])

    def _discard_first(self, event: Event) -> None:
        """The hand is needed: through the curtain, or at once where nothing is secret."""
        self.play.hand_wanted = True
        self.host.ui.focus_screen()

    # --- sheets ----------------------------------------------------------------------------------

    def _open_patents(self, event: Event) -> None:
        letter = event.get("letter", "")
        self.host.ui.open_sheet("patents", letter, event)
        if letter and letter not in ORDERS:
            self.host.ui.focus = f"all-about-{letter}"

    def _open_tables(self, event: Event) -> None:
        self.host.ui.open_sheet("tables", "", event)
