"""Settings, new game, and what this is."""

from __future__ import annotations

from tycoon_web.dealing.handover import auto_end, handover
from tycoon_web.dealing.players import pace
from tycoon_web.device.port import Languages
from tycoon_web.device.settings import CHOICES, HANDS, Settings
from tycoon_web.kit.controls import Text, choice_field, folded_part, sheet, switch
from tycoon_web.kit.scenes import ground, put, scene
from tycoon_web.kit.vtree import Child, Node, h

#: Settings with a word below them.
NOTED = ("names", "confirm", "call", *HANDS)
_SIGHTS = {
    "play": scene(ground("board"), put("th-chair", 120, 62, 90, 112)),
    "look": scene(ground("rays"), put("th-lamp", 120, 64, 150, 100)),
    "about": scene(ground("board"), put("th-quill", 120, 60, 150, 100)),
}


def menu_sheet(
    t: Text,
    settings: Settings,
    languages: Languages,
    game: Node | None,
    last: Node | None,
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
    parts = (
        learning,
        _play(t, settings),
        _look(t, settings, languages),
        keeping,
        keys,
        app,
        _about(t, version),
    )
    rows = h("div.menu-rows", {}, parts, last)
    ground = f".m-felt.of-{of}" if of else ".m-felt"
    return sheet(t, "menu", t("menu"), game, rows, ground=ground)


def _play(t: Text, settings: Settings) -> Node:
    return folded_part(
        "play",
        _SIGHTS["play"],
        t("menu.play"),
        handover(t, settings, "menu-handover"),
        auto_end(t, settings, "menu-auto-end"),
        pace(t, settings, "menu-pace"),
        _named(t, settings, "confirm"),
        switch("set-lit", t("lit"), settings.lit, t("lit.note")),
    )


def _look(t: Text, settings: Settings, languages: Languages) -> Node:
    return folded_part(
        "look",
        _SIGHTS["look"],
        t("menu.look"),
        _language(t, settings, languages),
        _named(t, settings, "names"),
        _named(t, settings, "theme"),
        _plain(t, settings),
        _named(t, settings, "motion"),
        _named(t, settings, "effects"),
        _named(t, settings, "call"),
        _text_size(t, settings),
        [_named(t, settings, name) for name in HANDS],
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
        _SIGHTS["about"],
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
