"""The menu's part about the keyboard: what each key does, and which can be changed."""

from __future__ import annotations

from tycoon_web.device.settings import Settings
from tycoon_web.device.shortcuts import KEYS
from tycoon_web.kit.controls import Text, button, folded_part, switch
from tycoon_web.kit.vtree import Node, h

#: Keys and ids of what they do.
Keys = tuple[tuple[str, str], ...]
FIXED: Keys = (
    ("Enter", "commit"),
    ("Esc", "cancel"),
    ("Tab", "regions"),
    ("←  →  ↑  ↓", "inside"),
    ("+  −", "steps"),
    ("?", "what"),
    ("F1", "rules"),
    ("Ctrl Z", "undo"),
    ("Ctrl ⇧ Z", "redo"),
    ("←  →", "replay_actions"),
    ("Page ↑  ↓", "replay_rounds"),
    ("Home  End", "replay_ends"),
    ("␣", "replay_play"),
)


def keys_part(t: Text, settings: Settings, own: Keys, waiting: str) -> Node:
    """``own`` keys are the game's; ``waiting`` is the command that the next key is for."""
    rows = [
        [h("dt", {}, h("kbd", {}, key)), h("dd", {}, t(f"keys.{what}"))]
        for key, what in (*own, *FIXED)
    ]
    return folded_part(
        "keys",
        t("menu.keys"),
        h("dl.keys", {}, rows),
        h("h5", {}, t("keys.yours")),
        switch("set-shortcuts", t("keys.letters_on"), settings.shortcuts, t("keys.letters_note")),
        h("ul.own-keys", {}, [_own(t, settings, name, waiting) for name in KEYS]),
        h("small", {}, t("keys.change_note")),
    )


def _own(t: Text, settings: Settings, name: str, waiting: str) -> Node:
    what = t(f"keys.{name}")
    key = settings.keys[name].upper() or t("keys.none")
    return h(
        "li",
        {},
        button(
            f"#set-key-{name}",
            "set-key",
            h("kbd", {}, t("keys.press") if name == waiting else key),
            h("span", {}, what),
            fields={"name": name},
            label=t("keys.change", what=what, sign=key),
        ),
    )
