"""Commands about the app itself: updates, files for offline play, installing."""

from __future__ import annotations

from tycoon_web.games.host import Event, Host
from tycoon_web.kit.vtree import Node
from tycoon_web.rooms.upkeep.app_parts import update_offer
from tycoon_web.rooms.upkeep.news import AppState
from tycoon_web.stage import Question


class AppCommands(Host):
    """A new version is offered and never taken unasked; the game is stored first (OFF-05)."""

    app: AppState

    def on_app(self, event: Event) -> None:
        """News from js/offline.mjs."""
        self.app.hear(event)

    def update_bar(self) -> Node | None:
        """The offer of a new version: between turns; that another tab has moved on: always."""
        app = self.app
        if app.update == "elsewhere" or (app.update and not app.later and not self._in_turn()):
            return update_offer(self.t, app)
        return None

    def _in_turn(self) -> bool:
        if self.play is None or self.ui.route != "table":
            return False
        return self.play.stage() not in ("curtain", "over")

    def do_update(self, event: Event) -> None:
        """Load the new version, in somebody's turn only after a question."""
        if not self._in_turn():
            return self._update()
        text, note, answer = (self.t(f"app.update.{part}") for part in ("ask", "note", "now"))
        return self.ask(Question(text, note, answer, self._update), event.get("id"))

    def _update(self) -> None:
        """A game that still is nowhere but in this window would not outlive it."""
        self.leave(lambda: self.port.app("apply"), None)

    def do_update_later(self, event: Event) -> None:
        self.app.later = True
        self.focus_screen()

    def do_retry_offline(self, event: Event) -> None:
        self.port.app("retry")

    def do_install(self, event: Event) -> None:
        """By the browser's own dialog, or by hand as the sheet tells (PWA-06)."""
        if self.app.install == "offered":
            self.port.app("install")
        else:
            self.open_sheet("install", "", event)
