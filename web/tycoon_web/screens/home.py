"""The first screen: go on with the game on this device, or start a new one."""

from __future__ import annotations

from dataclasses import dataclass

from tycoon_web.app_state import AppState
from tycoon_web.parts.controls import Text, button, emblem, icon
from tycoon_web.screens.app import install_button, offline_line
from tycoon_web.vtree import Node, h


@dataclass(frozen=True, slots=True)
class LastGame:
    """What the home screen tells of the stored game."""

    players: list[tuple[str, str]]
    """(name, emblem) by seat."""
    round: int
    when: str
    """As people write it."""
    winners: list[str]
    """Empty while the game goes on."""


def home(t: Text, last: LastGame | None, notice: str | None, app: AppState) -> Node:
    """Wordmark, the stored game, new game, what this is."""
    return h(
        "main.home",
        {"key": "home"},
        h(
            "header.masthead",
            {},
            _ornament(),
            h("h1#wordmark", {"tabindex": "-1"}, t("app.name")),
            h("p.motto", {}, t("app.motto")),
        ),
        h(
            "section.home-desk",
            {"aria-label": t("home.games")},
            notice and h("p.notice", {"role": "alert"}, icon("i-info"), h("span", {}, t(notice))),
            _last(t, last) if last else None,
            button(
                "#new-game.wide" + ("" if last else ".go"),
                "new-game",
                icon("i-plus"),
                h("span", {}, t("home.new")),
            ),
        ),
        h(
            "footer.home-foot",
            {},
            button("#home-rules.quiet", "open-rules", icon("i-book"), t("rules.short")),
            button("#home-menu.quiet", "open-menu", icon("i-menu"), t("menu")),
            install_button(t, app, "home-install"),
            offline_line(t, app),
            h("p", {}, t("app.unofficial")),
        ),
    )


def _last(t: Text, last: LastGame) -> Node:
    people = [h("li", {}, emblem(sign), h("bdi", {}, name)) for name, sign in last.players]
    over = bool(last.winners)
    state = t("home.won", names=", ".join(last.winners)) if over else t("home.round", n=last.round)
    return h(
        "article.last-game",
        {},
        h("h2", {}, t("game.raccoon")),
        h("ul.people", {}, people),
        h("p", {}, state, h("small", {}, " · ", t("home.saved", when=last.when))),
        button(
            "#continue.go.wide",
            "continue",
            icon("i-end"),
            t("home.result" if over else "home.continue"),
        ),
    )


def _ornament() -> Node:
    """Six price steps and a wheel: the product in one line."""
    steps = [
        h("path", {"d": f"M{10 + i * 18} {58 - i * 7}h18v-7", "class": "orn-step"})
        for i in range(6)
    ]
    return h(
        "svg.ornament",
        {"viewBox": "0 0 240 72", "aria-hidden": "true"},
        steps,
        h("circle", {"cx": "196", "cy": "34", "r": "27", "class": "orn-rim"}),
        h("circle", {"cx": "196", "cy": "34", "r": "6", "class": "orn-hub"}),
        h(
            "path",
            {
                "d": "M196 8v52M170 34h52M178 16l36 36M214 16l-36 36",
                "class": "orn-spoke",
            },
        ),
        h("path", {"d": "M4 64.500h232M4 68.500h232", "class": "orn-rule"}),
    )
