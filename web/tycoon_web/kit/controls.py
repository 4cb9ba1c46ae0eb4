"""Buttons, icons and the like. An unavailable control stays focusable and says why (WN-01)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from tycoon_web.kit.vtree import Child, Node, h, spelt

Text = Callable[..., str]


@cache
def icon(name: str, css: str = "", label: str = "") -> Node:
    """A drawing of the sprite in index.html; decoration unless it has a label."""
    attrs: dict[str, Any] = {"class": css, "viewBox": "0 0 24 24"}
    attrs |= {"role": "img", "aria-label": label} if label else {"aria-hidden": "true"}
    return h("svg.icon", attrs, h("use", {"href": f"#{name}"}))


@cache
def disc(name: str, css: str = "", label: str = "") -> Node:
    """A token: a disc in its commodity's colour with a white sign; decoration without label."""
    return h(f"span.disc.c-{name}{css}", {}, icon(f"c-{name}", "", label))


#: Files in icons/, by how the ids of what is drawn in them begin.
SHEETS = {
    "a": "animals",
    "m": "companies",
    "loco": "companies",
    "town": "towns",
    "b": "buildings",
    "th": "things",
    "tr": "trophies",
}

#: The light that falls on a picture, by the same: a sheet cannot hold it (web/drawings/README.md).
LIGHTS = {"m": "lit-disc", "b": "lit-tile", "town": "lit-town", "a": "e-{}"}


def drawing(name: str, css: str) -> Node:
    """A picture of the sheet that its id tells, which comes when the first of it is shown;
    decoration.
    """
    attrs = {"class": css, "aria-hidden": "true"}
    return h("svg.drawing", attrs, piece(name), light(name))


def light(name: str, **box: str) -> Child:
    """What the lamp adds to a drawing that lies in this box, or else fills its picture."""
    kind, _, what = name.partition("-")
    shown = kind in LIGHTS and f"#{LIGHTS[kind].format(what)}"
    return shown and h("use", {**box, "href": shown, "class": "light"})


def piece(name: str, css: str = "") -> Node:
    """A drawing inside a picture that is put together of several; ids of the engine do as names."""
    sheet = SHEETS[name.partition("-")[0]]
    attrs = {"class": css} if css else {}
    return h("use", {"href": f"./icons/{sheet}.svg#{name.replace('_', '-')}", **attrs})


def data(do: str, fields: dict[str, Any] | None = None, why: str | None = None) -> dict[str, Any]:
    """The attributes that make an element a control; ``why`` makes it unavailable."""
    attrs: dict[str, Any] = {"data-do": do}
    for name, value in (fields or {}).items():
        attrs[f"data-{name}"] = str(value)
    if why:
        attrs |= {"aria-disabled": "true", "data-why": why, "title": why}
    return attrs


def button(
    selector: str,
    do: str,
    *children: Child,
    fields: dict[str, Any] | None = None,
    why: str | None = None,
    label: str | None = None,
    pressed: bool | None = None,
    **attrs: Any,
) -> Node:
    """A button that asks for ``do``; ``pressed``: one that stays so, or not.

    With ``label`` that sentence is its accessible name, and what is drawn inside is silent.
    """
    more = spelt(attrs)
    if pressed is not None:
        more["aria-pressed"] = str(pressed).lower()
    selector = "button" + selector if selector[:1] in ".#" or not selector else selector
    drawn = h(selector, {"type": "button", **data(do, fields, why), **more}, *children)
    if label:
        silent = [
            h("span", {"aria-hidden": "true"}, c) if isinstance(c, str) else _silent(c)
            for c in drawn[2]
        ]
        drawn[2][:] = [h("span.hidden", {}, label), *silent]
    return drawn


def _silent(node: Node) -> Node:
    return node[0], {**node[1], "aria-hidden": "true"}, node[2]


def stepper(
    t: Text,
    do: str,
    value: int,
    low: int,
    high: int,
    label: str,
    fields: dict[str, Any] | None = None,
) -> Node:
    """Minus, value, plus; the ends explain themselves."""
    name = "-".join([do, *map(str, (fields or {}).values())])

    def step(sign: str, to: int, why: str | None) -> Node:
        asked = {**(fields or {}), "to": to}
        text = t(f"stepper.{sign}", what=label)
        return button(
            f"#{name}-{sign}.step", do, icon(f"i-{sign}"), fields=asked, why=why, label=text
        )

    return h(
        "div.stepper",
        {"role": "group", "aria-label": label},
        step("minus", value - 1, t("stepper.least", n=low) if value <= low else None),
        h("output.amount", {"aria-label": f"{label}: {value}", "aria-live": "off"}, value),
        step("plus", value + 1, t("stepper.most", n=high) if value >= high else None),
    )


def segmented(
    do: str,
    label: str,
    choices: Iterable[tuple[Any, Child]],
    chosen: Any,
    name: str = "",
    **fields: Any,
) -> Node:
    """A row of choices of which one holds; ``name`` instead of ``do`` begins the ids."""
    segments = [
        button(
            f"#{name or do}-{value}.segment",
            do,
            content,
            fields={**fields, "value": value},
            pressed=value == chosen,
        )
        for value, content in choices
    ]
    return h("div.segmented", {"role": "group", "aria-label": label}, segments)


def choice_field(
    do: str,
    title: str,
    choices: Iterable[tuple[Any, Child]],
    chosen: Any,
    name: str = "",
    note: Child = None,
    level: str = "h4",
) -> Node:
    """A row of choices with its title, and what there is to note about it below."""
    row = segmented(do, title, choices, chosen, name)
    return h("div.field", {}, h(level, {}, title), row, note and h("small", {}, note))


def text_field(
    selector: str,
    do: str,
    value: str,
    longest: int,
    fields: dict[str, Any] | None = None,
    **attrs: str,
) -> Node:
    """A line that somebody writes; without help, for it is no prose."""
    plain = {"maxlength": str(longest), "autocomplete": "off", "spellcheck": "false"}
    return h(f"input{selector}", {**data(do, fields), "value": value, **plain, **spelt(attrs)})


def switch(
    do: str,
    label: str,
    on: bool,
    note: str = "",
    name: str = "",
    fields: dict[str, Any] | None = None,
) -> Node:
    """A yes-or-no setting; ``name`` instead of ``do`` is its id."""
    return button(
        f"#{name or do}.switch",
        do,
        h("span.switch-text", {}, h("span", {}, label), note and h("small", {}, note)),
        h("span.switch-track", {"aria-hidden": "true"}, h("span.switch-knob")),
        fields=fields,
        role="switch",
        aria_checked="true" if on else "false",
    )


def rule_link(t: Text, rule: str, place: str, about: str = "", sign: str = "i-book") -> Node:
    """Opens the rules at a paragraph; ``place`` tells links to the same one apart.

    It is called after what it is ``about``: ids of rules are for those who write the game.
    """
    return button(
        f"#rule-{place}.quiet.square.rule-link",
        "open-rules",
        icon(sign),
        fields={"rule": rule},
        label=t("rules.of", what=about) if about else t("rules.of_this"),
    )


def part(selector: str, title: str, *children: Child, **attrs: Any) -> Node:
    """A part of the screen: a landmark with a heading, for those who go from one to the next."""
    name = {"key": selector.split(".")[1], "aria-label": title}
    return h(selector, {**name, **attrs}, h("h2.hidden", {}, title), *children)


def emblem(name: str, css: str = "", label: str = "") -> Node:
    """A player's emblem in the player's colour."""
    return icon(f"e-{name}", f"emblem em-{name} {css}".strip(), label)


def animal(name: str, css: str = "") -> Node:
    """The player's animal as it is painted, on the player's colour; decoration."""
    return drawing(f"a-{name}", f"emblem {css}".strip())


#: Whose livery is nearest to a player's colour, by the player's animal.
_PULLED = {
    "lantern": "top-dog",
    "key": "fat-cat",
    "hat": "tycoon",
    "bell": "sly-fox",
    "feather": "big-bear",
}
#: The livery of brass.
_GOLDEN = "skunkworks"


def engine(sign: str, css: str) -> Node:
    """The locomotive of the player with this animal, or the golden one; decoration."""
    return drawing(f"loco-{_PULLED.get(sign, _GOLDEN)}", css)


def named(sign: str, name: str) -> list[Child]:
    """A player's emblem and name."""
    return [emblem(sign), h("bdi", {}, name)]


def sheet_part(title: str, *body: Child) -> Node:
    """A titled part of a sheet."""
    return h("section.menu-part", {}, h("h3", {}, title), *body)


#: What is drawn on the medal before a row of the menu; the others' is drawn by menu.css.
MEDALS = {
    "about": "th-quill",
    "app": "loco-tycoon",
    "finish": "th-wreath",
    "host": "m-tycoon",
    "keeping": "th-crate",
    "learn": "m-tycoon",
    "look": "th-lamp",
    "new": "m-sly-fox",
    "play": "th-replace",
    "seats": "tr-beat-tycoon",
    "share": "th-envelope",
    "sides": "th-chair",
    "sound": "th-gavel",
}


def medal(name: str) -> Node:
    """The sign of a row of the menu; decoration."""
    sign = drawing(MEDALS[name], "") if name in MEDALS else None
    return h(f"span.menu-medal.medal-{name}", {"aria-hidden": "true"}, sign)


def folded_part(name: str, title: str, *body: Child) -> Node:
    """A row of the menu; below it, once it is opened, what it is about."""
    return h(
        "details.menu-fold",
        {"key": name},
        h(f"summary#fold-{name}", {}, medal(name), h("h4", {}, title)),
        h("div.menu-part.m-paper", {}, *body),
    )


def sheet(
    t: Text,
    name: str,
    title: str,
    *body: Child,
    head: Child = None,
    foot: Child = None,
    ground: str = "",
) -> Node:
    """Secondary information: from the right on tablets, from the bottom on phones; on paper, or on
    another ``ground``, the class of a material. ``head``: beside the title.
    """
    return h(
        "div.veil",
        {"key": f"sheet-{name}"},
        button(".veil-close", "close", tabindex="-1", aria_hidden="true", label=t("close")),
        h(
            "section.sheet",
            {
                "role": "dialog",
                "aria-modal": "true",
                "aria-labelledby": "sheet-title",
                "class": f"sheet-{name}",
            },
            h(
                "div.sheet-head.m-walnut",
                {},
                h("h2#sheet-title", {"tabindex": "-1"}, title),
                head,
                button("#sheet-close.quiet.square", "close", icon("i-close"), label=t("close")),
            ),
            h(f"section.sheet-body{ground}", {"tabindex": "0"}, *body),
            foot and h("footer.sheet-foot", {}, foot),
        ),
    )


def confirm(
    t: Text,
    question: str,
    note: str,
    yes: str,
    *,
    no: str = "",
    danger: bool = False,
    picture: Child = None,
) -> Node:
    """A question; ``picture``: of what it is about; ``no``: what the way back is called."""
    return h(
        "div.veil.veil-middle",
        {"key": "confirm"},
        button(".veil-close", "no", tabindex="-1", aria_hidden="true", label=t("cancel")),
        h(
            "section.dialog.m-walnut",
            {
                "role": "alertdialog",
                "aria-modal": "true",
                "aria-labelledby": "ask",
                "aria-describedby": "ask-note",
            },
            picture and h("div.dialog-sight.on-dark", {"aria-hidden": "true"}, picture),
            h(
                "div.dialog-plate.m-paper",
                {},
                h("h2#ask", {"tabindex": "-1"}, question),
                h("p#ask-note", {}, note),
            ),
            h(
                "div.row.end",
                {},
                button("#answer-no", "no", no or t("cancel")),
                button("#answer-yes" + (".stop" if danger else ".go"), "yes", yes),
            ),
        ),
    )
