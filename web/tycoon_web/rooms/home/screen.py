"""The first screen: go on with the game on this device, or begin one of the two games."""

from __future__ import annotations

from collections.abc import Sequence

from tycoon_web.kit.controls import Text, button, icon
from tycoon_web.kit.vtree import Node, h
from tycoon_web.rooms.home.games import Entry, games_list

#: What this is, in three lines: ids of a title and a sentence, with their drawings.
POINTS = (("table", "i-people"), ("offline", "i-offline"), ("fans", "i-fans"))


def home(
    t: Text,
    games: Sequence[str],
    entries: Sequence[Entry],
    notes: Sequence[Node],
    usage: str,
    foot: Sequence[Node | None],
    *,
    records: bool,
) -> Node:
    """Wordmark, the games on this device, both games to begin, what this is."""
    return h(
        "main.home",
        {"key": "home"},
        h(
            "header.masthead",
            {},
            _tools(t),
            h("h1#wordmark", {"tabindex": "-1"}, t("app.name")),
            h("p.motto", {}, t("app.motto")),
        ),
        h(
            "section.home-desk",
            {"aria-label": t("home.games")},
            *notes,
            *games_list(t, entries),
            _games_foot(t, usage, records=records),
        ),
        h(
            "section.home-new",
            {"aria-labelledby": "home-new"},
            h("h2#home-new", {}, t("home.new")),
            h("div.game-cards", {}, [_game_card(t, game) for game in games]),
            _daily(t, games),
        ),
        h("ul.home-points", {}, [_point(t, name, sign) for name, sign in POINTS]),
        h("footer.home-foot", {}, foot),
    )


def _games_foot(t: Text, usage: str, *, records: bool) -> Node:
    """Below the games: room, what is remembered of those that are over, and the way in."""
    return h(
        "div.games-foot",
        {},
        usage and h("p.usage", {}, usage),
        records and button("#open-records.quiet", "open-records", icon("i-crown"), t("record")),
        button("#open-import.quiet", "open-import", icon("i-open"), t("import.open")),
    )


def _tools(t: Text) -> Node:
    """Where the bar of a running game has them as well (A11-09)."""
    return h(
        "nav.tools",
        {"aria-label": t("tools")},
        button("#home-learn.tool", "open-lessons", icon("i-learn"), t("lessons.learn_short")),
        button("#home-rules.tool", "open-rules", icon("i-book"), t("rules.short")),
        button("#home-menu.tool", "open-menu", icon("i-menu"), t("menu")),
    )


def _game_card(t: Text, game: str) -> Node:
    """A game to begin: drawing, name, what it is about."""
    return button(
        f"#new-{game}.game-card",
        "new-game",
        h("svg.scene", {"aria-hidden": "true"}, h("use", {"href": f"#scene-{game}"})),
        h("b", {}, t(f"game.{game}")),
        h("small", {}, t(f"game.{game}.about")),
        h("span.game-go", {"aria-hidden": "true"}, icon("i-plus"), t("home.set_up")),
        fields={"game": game},
    )


def _daily(t: Text, games: Sequence[str]) -> Node:
    """The deal of the day, one tap away."""
    buttons = [
        button(
            f"#daily-{game}",
            "play-daily",
            icon("i-dice"),
            t(f"game.{game}"),
            fields={"game": game},
            label=t("daily.of", game=t(f"game.{game}")),
        )
        for game in games
    ]
    head = h("h3#daily", {}, t("daily"))
    return h("div.home-daily", {"role": "group", "aria-labelledby": "daily"}, head, buttons)


def _point(t: Text, name: str, sign: str) -> Node:
    text = h("span", {}, h("b", {}, t(f"home.{name}")), h("span", {}, t(f"home.{name}.note")))
    return h("li", {}, icon(sign), text)
