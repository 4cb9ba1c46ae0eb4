"""Which edition and variants: presets first, what differs as a list, every option one by one."""

from __future__ import annotations

from tycoon.kernel.options import Option

from tycoon_web.editions import (
    EDITIONS,
    HANDBOOK,
    OPTIONS,
    REMEDIES,
    Values,
    differing,
    preset,
    sentence,
)
from tycoon_web.parts.controls import Text, button, icon, rule_link, segmented, switch
from tycoon_web.state import Draft
from tycoon_web.vtree import Child, Node, h


def edition_form(t: Text, draft: Draft) -> list[Child]:
    """Everything about the rules that can be chosen before a game."""
    main = [option for option in OPTIONS if not option.advanced]
    more = [option for option in OPTIONS if option.advanced]
    return [
        _presets(t, draft),
        differences(t, draft.values),
        h(
            "section.field.options",
            {},
            h("h3", {}, t("setup.variants")),
            [_option(t, option, draft.values) for option in main],
        ),
        h(
            "details.options-more",
            {},
            h(
                "summary",
                {},
                h("h3", {}, t("setup.advanced")),
                h("small", {}, _changed(t, more, draft)),
            ),
            h("div.options", {}, [_option(t, option, draft.values) for option in more]),
        ),
    ]


def _changed(t: Text, options: list[Option], draft: Draft) -> str:
    usual = preset(str(draft.values["edition"]))
    n = sum(draft.values[option.id] != usual[option.id] for option in options)
    return t("setup.changed", n=n) if n else t("setup.unchanged")


def _presets(t: Text, draft: Draft) -> Node:
    cards = [
        button(
            f"#edition-{edition}.edition",
            "edition",
            h("b", {}, t(f"edition.{edition}")),
            h("small", {}, t(f"edition.{edition}.about")),
            fields={"value": edition},
            aria_pressed="true" if edition == draft.values["edition"] else "false",
        )
        for edition in EDITIONS
    ]
    return h("div.editions", {"role": "group", "aria-label": t("setup.edition")}, cards)


def differences(t: Text, values: Values) -> Node:
    """One sentence per option that is not the English handbook's; changes by hand are marked."""
    usual = preset(str(values["edition"]))
    rows = [
        h(
            "li",
            {"key": option.id},
            t(sentence(option.id, values[option.id])),
            values[option.id] != usual[option.id] and _mark(t),
        )
        for option in differing(values, HANDBOOK)
    ]
    back = [
        h("li", {"key": option.id}, t(sentence(option.id, values[option.id])), _mark(t))
        for option in differing(values, str(values["edition"]))
        if option not in differing(values, HANDBOOK)
    ]
    listed: Child = h("ul.differs", {}, rows, back)
    return h(
        "section.field",
        {},
        h("h3", {}, t("setup.differs")),
        listed if rows or back else h("p.quiet-text", {}, t("setup.differs_not")),
    )


def _mark(t: Text) -> Node:
    return h("span.changed", {}, t("setup.by_hand"))


def _option(t: Text, option: Option, values: Values) -> Node:
    """One option: control, what it means, the paragraph that explains it."""
    value, usual = values[option.id], preset(str(values["edition"]))[option.id]
    name, fields = t(f"option.{option.id}"), {"option": option.id}
    help_text = t(f"option.{option.id}.help")
    marked = value != usual and _mark(t)
    if isinstance(option.default, bool):
        toggle = {**fields, "value": not value}
        control: Child = switch(
            "option", name, bool(value), help_text, name=f"option-{option.id}", fields=toggle
        )
        head: Child = marked
    else:
        choices = [(v, t(f"choice.{option.id}.{v}".lower())) for v in option.choices]
        row = segmented("option", name, choices, value, name=f"option-{option.id}", **fields)
        control = [row, h("small", {}, help_text)]
        head = h("h4", {}, name, marked)
    return h(
        "div.option",
        {"key": option.id},
        h("div.field", {}, head, control),
        rule_link(t, option.rule, f"option-{option.id}", option.rule),
    )


def problem(t: Text, code: str | None, why: str | None) -> Node | None:
    """Why the choices do not go together, and the one tap that helps."""
    if not why:
        return None
    remedy = REMEDIES.get(code or "")
    return h(
        "div.problem",
        {"role": "alert"},
        h("p", {}, why),
        remedy
        and button(
            "#remedy.chip",
            "option",
            icon("i-check"),
            t(f"remedy.{code}"),
            fields={"option": remedy[0], "value": remedy[1]},
        ),
    )
