"""Settings, new game, and what this is."""

from __future__ import annotations

from tycoon import Session

from tycoon_web.device.settings import CHOICES, Settings
from tycoon_web.games.editions import editions_of
from tycoon_web.kit.controls import Text, button, icon, segmented, sheet, switch
from tycoon_web.kit.vtree import Node, h
from tycoon_web.rooms.setup.edition import differences
from tycoon_web.rooms.setup.screen import handover
from tycoon_web.rooms.upkeep.app_parts import app_part
from tycoon_web.rooms.upkeep.keeping_parts import Keeping, keeping_part
from tycoon_web.rooms.upkeep.news import AppState

#: Settings chosen from a row of named values.
NAMED = ("theme", "motion", "confirm")
#: Keys and ids of what they do.
Keys = tuple[tuple[str, str], ...]


def menu_sheet(
    t: Text,
    settings: Settings,
    game: Session | None,
    keys: Keys,
    version: str,
    keeping: Keeping,
    app: AppState,
    *,
    hand: bool,
) -> Node:
    """Everything that is not play; ``hand``: somebody's cards show, and can be hidden."""
    return sheet(
        t,
        "menu",
        t("menu"),
        _game(t, game, hand) if game else None,
        h(
            "section.menu-part",
            {},
            h("h3", {}, t("menu.play")),
            handover(t, settings, "menu-handover"),
            _auto(t, settings),
            _named(t, settings, "confirm"),
        ),
        h(
            "section.menu-part",
            {},
            h("h3", {}, t("menu.look")),
            _named(t, settings, "theme"),
            _named(t, settings, "motion"),
            _text_size(t, settings),
        ),
        keeping_part(t, keeping),
        h("section.menu-part", {}, h("h3", {}, t("menu.keys")), _keys(t, keys)),
        app_part(t, app),
        _about(t, version),
    )


def _game(t: Text, game: Session, hand: bool) -> Node:
    same = {"game": game.game}
    return h(
        "section.menu-part.menu-go",
        {},
        button("#menu-home", "home", icon("i-home"), t("home.go")),
        button("#menu-new", "new-game", icon("i-plus"), t("home.set_up"), fields=same),
        button("#menu-rules", "open-rules", icon("i-book"), t("rules.open")),
        button("#menu-share", "open-share", icon("i-share"), t("share.open")),
        hand and button("#menu-hide", "hide", icon("i-eye"), t("keys.hide")),
        game.to_act is not None and button("#menu-finish", "finish", icon("i-flag"), t("finish")),
        h(
            "div.menu-edition",
            {},
            h("p", {}, t("menu.edition", edition=t(f"edition.{game.options['edition']}"))),
            differences(t, game.options, editions_of(game.game)),
        ),
        # While it runs, whoever sets the same deal up elsewhere would see every hand.
        game.to_act is None and h("p.quiet-text", {}, t("menu.seed", seed=game.seed)),
    )


def _auto(t: Text, settings: Settings) -> Node:
    label, note = t("setup.auto_end"), t("setup.auto_end_note")
    return switch("set-auto-end", label, settings.auto_end, note, "menu-auto-end")


def _named(t: Text, settings: Settings, name: str) -> Node:
    choices = [(value, t(f"{name}.{value}")) for value in CHOICES[name]]
    return h(
        "div.field",
        {},
        h("h4", {}, t(name)),
        segmented(f"set-{name}", t(name), choices, getattr(settings, name)),
        name == "confirm" and h("small", {}, t("confirm.note")),
    )


def _text_size(t: Text, settings: Settings) -> Node:
    choices = [
        (value, f"{value} %")
        for value in sorted(CHOICES["text"], key=str)
        if isinstance(value, int)
    ]
    choices.sort(key=lambda pair: int(str(pair[0])))
    return h(
        "div.field",
        {},
        h("h4", {}, t("text")),
        segmented("set-text", t("text"), choices, settings.text),
    )


def _keys(t: Text, own: Keys) -> Node:
    rows = [
        *own,
        ("Enter", "commit"),
        ("Esc", "cancel"),
        ("Ctrl Z", "undo"),
        ("Ctrl ⇧ Z", "redo"),
        ("L", "log"),
        ("M", "menu"),
        ("H", "hide"),
        ("?", "rules"),
        ("←  →", "replay_actions"),
        ("Page ↑  ↓", "replay_rounds"),
        ("Home  End", "replay_ends"),
    ]
    return h(
        "dl.keys",
        {},
        [[h("dt", {}, h("kbd", {}, key)), h("dd", {}, t(f"keys.{what}"))] for key, what in rows],
    )


def _about(t: Text, version: str) -> Node:
    return h(
        "section.menu-part",
        {},
        h("h3", {}, t("about")),
        h("p", {}, t("about.text")),
        h("p", {}, t("app.unofficial")),
        h(
            "p",
            {},
            t("about.version", version=version),
            " · ",
            h("a", {"href": "./NOTICES.txt"}, t("about.notices")),
        ),
    )
