"""Commands that take all games of this device along to another one, in one file (ST-09)."""

from __future__ import annotations

from tycoon import SaveError

from tycoon_web.device.records import clean_title, mark
from tycoon_web.device.shelf import STORED
from tycoon_web.games.host import Event
from tycoon_web.kit.vtree import Node
from tycoon_web.rooms.exchange.along import along_part, arrivals_sheet
from tycoon_web.rooms.exchange.arrival import arrival_sheet, import_sheet
from tycoon_web.rooms.exchange.incoming import ImportCommands
from tycoon_web.rooms.exchange.outgoing import ShareCommands
from tycoon_web.rooms.exchange.share import share_sheet
from tycoon_web.rooms.exchange.sharing import (
    ALL,
    MOST_GAMES,
    Arrival,
    Arrivals,
    Packed,
    bundle,
    file_name,
    games_in,
    unbundle,
)
from tycoon_web.rooms.home.games import game_sheet
from tycoon_web.rooms.home.room import told
from tycoon_web.rooms.wordlists.screen import Lists

#: Sheets that offer it, and say what became of it.
WITH_THE_WAY_OUT = ("import", "install")


class AlongCommands(ShareCommands, ImportCommands):
    """Out and in again; every game is judged as if it had come alone."""

    def __init__(self) -> None:
        super().__init__()
        self.arrivals: Arrivals | None = None

    def file_sheet(self, name: str, lists: Lists) -> Node | None:
        """Sheets about stored games and those that come and go."""
        if name == "import":
            return import_sheet(self.t, self.along_part())
        if name == "arrival":
            return arrival_sheet(self.t, self.arrival, lists) if self.arrival else None
        if name == "arrivals":
            return arrivals_sheet(self.t, self.arrivals) if self.arrivals else None
        if name == "share":
            shared = self.shared()
            return share_sheet(self.t, shared) if shared else None
        entry = self.entry(self.ui.sheet_arg)
        return game_sheet(self.t, entry) if entry else None

    # --- out -------------------------------------------------------------------------------------

    def along_part(self) -> Node | None:
        """For the sheets that speak of files and of other devices."""
        return along_part(self.t, self.ui.sheet_arg) if self.play or self.found.slots else None

    def do_take_along(self, event: Event) -> None:
        name = file_name(self.t("app.name"), self.port.today(), ())
        self.port.give("file", ALL, name, bundle(self._all_games().values()))

    def _all_games(self) -> dict[str, Packed]:
        """Every sound game by its slot, the one at the table as it is now."""
        texts = self.texts()
        titles = {entry.slot: entry.label.title for entry in self.entries()}
        return {slot: Packed(titles.get(slot, ""), text) for slot, text in texts.items()}

    def on_given(self, event: Event) -> None:
        how = event["how"]
        if event["slot"] != ALL:
            super().on_given(event)
        elif how != "cancelled":
            if self.ui.sheet in WITH_THE_WAY_OUT:
                self.ui.sheet_arg = how
            self.ui.said = self.t(f"share.{how}")
            if how != "failed":
                self._mark_all()

    def _mark_all(self) -> None:
        for slot, game in self._all_games().items():
            self.keep_label(slot, exported=mark(game.text))

    # --- in --------------------------------------------------------------------------------------

    def on_received(self, event: Event) -> None:
        """A file with one game or with many, or several such files at once."""
        if event.get("files"):
            self._show_many(games_in(event["files"]), event)
            return
        try:
            games = None if event.get("problem") else unbundle(event["text"])
        except SaveError as error:
            super().on_received({**event, "problem": error.code})
            return
        if games is None:
            super().on_received(event)
        else:
            when = event.get("when") or ""
            self._show_many([game._replace(when=when) for game in games], event)

    def _show_many(self, games: list[Packed], event: Event) -> None:
        if len(games) > MOST_GAMES:
            self.arrival = Arrival(problem=self.t("along.too_many", most=MOST_GAMES))
            self.show_arrived("arrival", event)
            return
        self.arrivals = Arrivals(games)
        self.show_arrived("arrivals", event)
        self.port.soon(self._look_on)

    def _look_on(self) -> None:
        """One game at a time: each is played through, which takes a moment."""
        arrivals = self.arrivals
        if arrivals is None or self.ui.sheet != "arrivals":
            return
        if len(arrivals.looked) < len(arrivals.games):
            game = arrivals.games[len(arrivals.looked)]
            arrival, missing = self.look_at(game.text, game.when, game.problem)
            arrival.title = clean_title(game.title if arrival.session else game.title or game.file)
            arrivals.looked.append(arrival)
            self.render()
            if missing:
                self.bring_list(missing, self._look_again)
            self.port.soon(self._look_on)

    def _look_again(self) -> None:
        """From the first one: a word list has come, or the shelf has changed."""
        if self.arrivals:
            self.arrivals.looked.clear()
            self.port.soon(self._look_on)

    def do_look_at(self, event: Event) -> None:
        """One of them, with what can be done about it."""
        if self.arrivals:
            self.arrival = self.arrivals.looked[int(event["index"])]
            self.show_arrived("arrival", event)

    def do_take_all(self, event: Event) -> None:
        """Each new one into a slot of its own, so that their order stays."""
        if self.arrivals is None:
            return
        new = self.arrivals.new
        for arrival in reversed(new):
            problem = self._keep(arrival)
            if problem:
                self.arrivals.problem = problem
                self._look_again()
                return
        self.arrivals = None
        self.ask_to_keep()
        self.go("")
        self.ui.said = self.t("along.taken", n=len(new))

    def _keep(self, arrival: Arrival) -> str | None:
        """None, or why it could not be stored, in words."""
        session = arrival.session
        if session is None:
            return None
        full = self.room() if session.to_act is not None else None
        if full:
            return full
        label = self.new_label(session, arrival.title)
        problem = self.shelf.save(self.free_slot(), session.dumps(), label)
        return None if problem in STORED else self.t(told(problem) or "")
