"""Commands that change a setting of this device."""

from __future__ import annotations

from tycoon_web.device.shelf import Shelf
from tycoon_web.games.host import Event, Host


class SettingsCommands(Host):
    """Look, hand-over, questions (PR-01, PR-02, HO-06, UN-04)."""

    shelf: Shelf

    def set(self, name: str, value: str) -> None:
        """Change a setting for good; where it cannot be stored that is told (ST-11)."""
        before = self.settings.handover
        self.settings.set(name, value)
        if self.shelf.keep_settings(self.settings):
            self.ui.alarm = ""
        else:
            self.ui.alarm = self.ui.why = self.t("storage.setting")
            self.ui.count += 1
        self.dress()
        if self.play and before == "open" and self.settings.handover == "curtain":
            self.play.cover()

    def dress(self) -> None:
        """Give the page its look."""
        for name in ("theme", "motion", "text"):
            self.port.dress(name, str(getattr(self.settings, name)))

    def do_set_theme(self, event: Event) -> None:
        self.set("theme", event["value"])

    def do_set_motion(self, event: Event) -> None:
        self.set("motion", event["value"])

    def do_set_text(self, event: Event) -> None:
        self.set("text", event["value"])

    def do_set_confirm(self, event: Event) -> None:
        self.set("confirm", event["value"])

    def do_set_handover(self, event: Event) -> None:
        self.set("handover", event["value"])

    def do_set_auto_end(self, event: Event) -> None:
        self.set("auto_end", str(not self.settings.auto_end))
