"""What is this? One thing of the table, or all of them with their pictures."""

from __future__ import annotations

from collections.abc import Iterable

from tycoon_web.kit.controls import Text, button, icon, rule_link, sheet
from tycoon_web.kit.vtree import Node, h
from tycoon_web.telling.legend import Sign


def what_sheet(t: Text, sign: Sign) -> Node:
    """The thing that was asked about, with the ways to its paragraph and to all the others."""
    every = button("#what-legend", "open-legend", icon("i-what"), t("legend.open"))
    foot = h("div.row.end", {}, every, button("#what-close.go", "close", t("guide.close")))
    body = h("div.what", {}, h("span.what-picture", {}, sign.picture), h("p", {}, sign.about))
    link = sign.rule and h(
        "p.row", {}, rule_link(t, sign.rule, "what", sign.text), h("span", {}, t("what.rules"))
    )
    return sheet(t, "what", sign.text, body, link, foot=foot)


def legend_sheet(t: Text, signs: Iterable[Sign]) -> Node:
    """Everything on the table."""
    rows = [
        h(
            "li.legend-row",
            {"key": sign.name},
            h("span.what-picture", {}, sign.picture),
            h("div", {}, h("h3", {}, sign.text), h("p", {}, sign.about)),
            sign.rule and rule_link(t, sign.rule, f"legend-{sign.name}", sign.text),
        )
        for sign in signs
    ]
    note = h("p.quiet-text", {}, t("legend.how"))
    return sheet(t, "legend", t("legend.title"), note, h("ul.legend-list", {}, rows))
