"""Settings, new game, and what this is."""

from __future__ import annotations

from tycoon_web.dealing.handover import auto_end, handover
from tycoon_web.dealing.players import pace
from tycoon_web.device.port import Languages
from tycoon_web.device.settings import CHOICES, HANDS, Settings
from tycoon_web.kit.controls import Text, choice_field, folded_part, sheet, switch
from tycoon_web.kit.vtree import Child, Node, h

#: Settings with a word below them.
NOTED = ("names", "confirm", "call", *HANDS)


def menu_sheet(
    t: Text,
    settings: Settings,
    languages: Languages,
    game: Node | None,
    sides: Node | None,
    learning: Node,
    keeping: Node,
    app: Node,
    keys: Node,
    version: str,
    of: str = "",
) -> Node:
    """Everything that is not play; others draw what is about the game in sight and the app.

    ``of``: the game whose cloth it lies on.
    """
    table = (sides, _play(t, settings), _sound(t, settings), _hands(t, settings))
    look = _look(t, settings, languages)
    about_app = (learning, look, keys, app, keeping, _about(t, version))
    groups = (_group(t("menu.table"), *table), _group(t("menu.app"), *about_app))
    ground = f".m-felt.of-{of}" if of else ".m-felt"
    return sheet(t, "menu", t("menu"), game, groups, ground=ground)


def _group(title: str, *rows: Child) -> Node:
    return h("section.menu-group", {}, h("h3", {}, title), h("div.menu-rows.m-paper", {}, *rows))


def _play(t: Text, settings: Settings) -> Node:
    return folded_part(
        "play",
        t("menu.play"),
        handover(t, settings, "menu-handover"),
        auto_end(t, settings, "menu-auto-end"),
        pace(t, settings, "menu-pace"),
        _named(t, settings, "confirm"),
        switch("set-lit", t("lit"), settings.lit, t("lit.note")),
    )


def _sound(t: Text, settings: Settings) -> Node:
    return folded_part(
        "sound", t("menu.sound"), [_named(t, settings, it) for it in ("effects", "call", "motion")]
    )


def _hands(t: Text, settings: Settings) -> Node:
    return folded_part("hands", t("menu.hands"), [_named(t, settings, name) for name in HANDS])


def _look(t: Text, settings: Settings, languages: Languages) -> Node:
    return folded_part(
        "look",
        t("menu.look"),
        _language(t, settings, languages),
        _text_size(t, settings),
        _named(t, settings, "theme"),
        _plain(t, settings),
        _named(t, settings, "names"),
    )


def _language(t: Text, settings: Settings, languages: Languages) -> Node:
    """Each by the name it has for itself, for who cannot read the present one."""
    names = [(code, h("span", {"lang": code}, name)) for code, name in languages.offered.items()]
    choices: list[tuple[str, Child]] = [("auto", t("language.auto")), *names]
    return choice_field("set-language", t("language"), choices, settings.language)


def _named(t: Text, settings: Settings, name: str) -> Node:
    choices = [(value, t(f"{name}.{value}")) for value in CHOICES[name]]
    note = t(f"{name}.note") if name in NOTED else None
    return choice_field(f"set-{name}", t(name), choices, getattr(settings, name), note=note)


def _plain(t: Text, settings: Settings) -> Node:
    on = settings.plain == "on"
    other = {"value": "off" if on else "on"}
    return switch("set-plain", t("plain"), on, t("plain.note"), fields=other)


def _text_size(t: Text, settings: Settings) -> Node:
    sizes = sorted(CHOICES["text"], key=lambda size: int(str(size)))
    choices = [(size, f"{size} %") for size in sizes]
    return choice_field("set-text", t("text"), choices, settings.text)


def _about(t: Text, version: str) -> Node:
    return folded_part(
        "about",
        t("about"),
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
