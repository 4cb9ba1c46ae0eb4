"""Commands of Letter Tycoon's own controls: panels, the hand's order, challenge, purchase."""

from __future__ import annotations

from tycoon import Action

from tycoon_web.games.host import Event, Host
from tycoon_web.games.letter.choosing import CardBench, DiscardBench, ReplaceBench
from tycoon_web.games.letter.play import Play
from tycoon_web.games.letter.sheets import ORDERS


class Commands:
    """What this game's controls ask for."""

    def __init__(self, host: Host, play: Play) -> None:
        self.host = host
        self.play = play

    # --- at the own table ------------------------------------------------------------------------

    def do_discard(self, event: Event) -> None:
        self._open(DiscardBench, event)

    def do_replace(self, event: Event) -> None:
        self._open(ReplaceBench, event)

    def _open(self, panel: type[CardBench], event: Event) -> None:
        if self.play.stage() == "table" and self.play.bench is None:
            self.host.put_on_top(event.get("id"), "bench-title")
            self.play.bench = panel(self.play.desk, event)

    def do_sort(self, event: Event) -> None:
        if self.play.stage() == "table":
            self.play.rack.sort()

    def do_shuffle(self, event: Event) -> None:
        if self.play.stage() == "table":
            self.play.rack.shuffle(self.host.port.chance())

    # --- the whole table -------------------------------------------------------------------------

    def do_object(self, event: Event) -> None:
        """An opponent objects, or thinks better of it."""
        self.play.objecting ^= {int(event["seat"])}

    def do_settle(self, event: Event) -> None:
        """Everybody has answered; the nearest clockwise counts (LT-31)."""
        play = self.play
        if play.stage() != "challenge":
            return
        view = play.session.view(None)
        mover, seats = view["turn"]["seat"], len(view["players"])
        order = [(mover + i) % seats for i in range(1, seats)]
        left = order[order.index(view["to_act"]) :]
        self.host.act([Action("challenge" if s in play.objecting else "accept") for s in left])

    def do_go_on(self, event: Event) -> None:
        self.play.verdict = None
        self.host.ui.said = ""
        self.host.focus_screen()

    def do_buy(self, event: Event) -> None:
        self.host.act([Action("buy_patent", letter=event["letter"])])

    def do_pass_buying(self, event: Event) -> None:
        self.host.act([Action("decline")])

    def do_discard_first(self, event: Event) -> None:
        """The hand is needed: through the curtain, or at once where nothing is secret."""
        self.play.hand_wanted = True
        self.host.focus_screen()

    # --- sheets ----------------------------------------------------------------------------------

    def do_open_patents(self, event: Event) -> None:
        letter = event.get("letter", "")
        self.host.open_sheet("patents", letter, event)
        if letter and letter not in ORDERS:
            self.host.ui.focus = f"all-about-{letter}"

    def do_open_tables(self, event: Event) -> None:
        self.host.open_sheet("tables", "", event)
