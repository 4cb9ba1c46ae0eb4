"""The page as an app: what js/offline.mjs has told about it."""

from __future__ import annotations

from typing import Any


class AppState:
    """Kept for offline play? Is there a new version? Can it be installed?"""

    offline = ""
    """"" not known yet, loading, ready, failed (tried again by itself) or unsupported."""
    done = 0
    total = 0
    """Bytes of the files for offline play: here already, in all; 0 not known yet."""
    update = ""
    """"", waiting, or elsewhere: another tab has moved to the new version."""
    install = ""
    """"" impossible, offered by the browser, by-hand (iPhone and iPad) or done."""
    later = False
    """Somebody has put the update off."""

    def hear(self, event: dict[str, Any]) -> None:
        """Take the news in."""
        self.offline, self.update, self.install = (
            str(event[name]) for name in ("offline", "update", "install")
        )
        self.done, self.total = int(event["done"]), int(event["total"])
