"""What the page tells about itself as an app: offline play, a new version, installing."""

from __future__ import annotations

from typing import Any

from tycoon_web.kit.controls import Text, button, folded_part, icon, sheet
from tycoon_web.kit.vtree import Node, h

#: Steps to the home screen of an iPhone or iPad.
STEPS = ("share", "add", "open")


class AppState:
    """What js/offline.mjs has told: is it kept, is there a new version, can it be installed?"""

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


def offline_line(t: Text, app: AppState, name: str) -> Node:
    """Can this be played without a network? Never says so before it is true (OFF-07)."""
    if not app.offline:
        return h("p.offline-line")
    said = t(f"app.offline.{app.offline}", done=_mb(app.done), total=_mb(app.total))
    return h(
        "p.offline-line",
        {},
        icon("i-check" if app.offline == "ready" else "i-info"),
        h("span", {}, said),
        app.offline == "loading"
        and h("progress", {"max": app.total or 1, "value": app.done, "aria-label": said}),
        app.offline == "failed"
        and button(f"#{name}.quiet", "retry-offline", t("app.offline.retry")),
    )


def _mb(size: int) -> float:
    return round(size / 1e6, 1)


def offline_sign(t: Text, app: AppState, name: str) -> Node:
    """On the home screen what goes as it should is only said, and written in the menu."""
    if app.offline not in ("loading", "ready"):
        return offline_line(t, app, name)
    said = t(f"app.offline.{app.offline}", done=_mb(app.done), total=_mb(app.total))
    return h("p.offline-line.hidden", {}, said)


def install_button(t: Text, app: AppState, name: str) -> Node | None:
    """The way onto the home screen, where there is one (PWA-06)."""
    if app.install not in ("offered", "by-hand"):
        return None
    return button(f"#{name}.quiet", "install", icon("i-plus"), t("app.install"))


def install_sheet(t: Text, along: Node | None) -> Node:
    """How it is done by hand, and how the games come along."""
    return sheet(
        t,
        "install",
        t("app.install"),
        h(
            "section.menu-part",
            {},
            h("p", {}, t("app.install.why")),
            h("ol.install-steps", {}, [h("li", {}, t(f"app.install.{step}")) for step in STEPS]),
            h("p.quiet-text", {}, t("app.install.games")),
        ),
        along,
    )


def update_offer(t: Text, app: AppState) -> Node:
    """A new version is here: now or later."""
    return h(
        "div.notice.notice-bar.update",
        {"key": "update", "role": "status"},
        icon("i-info"),
        h("span", {}, t(f"app.update.{app.update}")),
        update_button(t, "update-now"),
        app.update == "waiting"
        and button("#update-later.quiet", "update-later", t("app.update.later")),
    )


def update_button(t: Text, name: str) -> Node:
    """Loads the new version."""
    return button(f"#{name}.go", "update", t("app.update.now"))


def app_part(t: Text, app: AppState) -> Node:
    """The menu's part about play without a network, new versions and installing."""
    return folded_part(
        "app",
        t("menu.offline"),
        offline_line(t, app, "menu-retry"),
        app.update and [h("p", {}, t(f"app.update.{app.update}")), update_button(t, "menu-update")],
        install_button(t, app, "menu-install"),
        app.install == "done" and h("p.quiet-text", {}, t("app.install.done")),
    )
