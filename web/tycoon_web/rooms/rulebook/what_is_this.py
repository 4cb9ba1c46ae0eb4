"""What is this? One thing of the table, or all of them with their pictures."""

from __future__ import annotations

from collections.abc import Iterable

from tycoon_web.kit.controls import Text, button, icon, rule_link, sheet
from tycoon_web.kit.vtree import Node, h
from tycoon_web.telling.legend import Entry


def what_sheet(t: Text, entry: Entry) -> Node:
    """The thing that was asked about, with the ways to its paragraph and to all the others."""
    every = button("#what-legend", "open-legend", icon("i-what"), t("legend.open"))
    foot = h("div.row.end", {}, every, button("#what-close.go", "close", t("guide.close")))
    body = h("div.what", {}, h("span.what-picture", {}, entry.picture), h("p", {}, entry.about))
    link = entry.rule and h(
        "p.row", {}, rule_link(t, entry.rule, "what", entry.text), h("span", {}, t("what.rules"))
    )
    return sheet(t, "what", entry.text, body, link, foot=foot)


def legend_sheet(t: Text, entries: Iterable[Entry]) -> Node:
    """Everything on the table."""
    rows = [
        h(
            "li.legend-row",
            {"key": entry.name},
            h("span.what-picture", {}, entry.picture),
            h("div", {}, h("h3", {}, entry.text), h("p", {}, entry.about)),
            entry.rule and rule_link(t, entry.rule, f"legend-{entry.name}", entry.text),
        )
        for entry in entries
    ]
    note = h("p.quiet-text", {}, t("legend.how"))
    return sheet(t, "legend", t("legend.title"), note, h("ul.legend-list", {}, rows))
