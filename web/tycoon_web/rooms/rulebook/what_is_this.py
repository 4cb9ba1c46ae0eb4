"""What is this? One thing of the table, or all of them with their pictures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

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


def legend_sheet(t: Text, entries: Iterable[Entry], cloth: str) -> Node:
    """Everything on the table: a plate of pieces on the cloth, each as it lies there; a piece shows
    where that is.
    """
    rows = [
        h(
            "li.legend-row.m-paper",
            {"key": entry.name},
            _where(t, entry),
            h("h3", {}, entry.text),
            entry.rule and rule_link(t, entry.rule, f"legend-{entry.name}", entry.text),
            h("p", {}, entry.about),
        )
        for entry in entries
    ]
    note = h("p.quiet-text", {}, t("legend.how"))
    body = note, h("ul.legend-list", {}, rows)
    return sheet(t, "legend", t("legend.title"), *body, ground=f".m-felt{cloth}")


def _where(t: Text, entry: Entry) -> Node:
    return button(
        f"#where-{entry.name}.legend-show",
        "legend-where",
        h(f"span.what-picture.legend-{entry.name}", {}, entry.picture),
        icon("i-eye", "legend-eye"),
        fields={"thing": entry.name},
        label=f"{t('legend.where')}: {entry.text}",
    )


def where_note(t: Text, entry: Entry, place: str, *, low: bool) -> Node:
    """What a thing is, in sight while its ring shows where it lies; ``low``: it lies below."""
    about = entry.about if place else f"{entry.about} {t('legend.nowhere')}"
    return h(
        f"aside.where-note.m-paper.{'above' if low else 'below'}",
        {"key": "where", "aria-label": entry.text},
        h("span.what-picture", {}, entry.picture),
        h("div", {}, h("b", {}, entry.text), h("p", {}, about)),
        button("#where-close.quiet.square", "where-close", icon("i-close"), label=t("close")),
    )


def place_of(screen: Node, marks: frozenset[str]) -> tuple[str, bool]:
    """The id of what on a screen bears one of these marks, or lies around it, "" nothing does;
    and whether that is in the screen's second half.
    """
    found = [(name, at) for at, (name, own) in enumerate(_marked(screen, "")) if own & marks]
    name, at = next(((name, at) for name, at in found if name), ("", 0))
    return name, at > sum(1 for _ in _marked(screen, "")) / 2


def _marked(node: Node, around: str) -> Iterator[tuple[str, set[str]]]:
    """Every element's marks, with its id or that of the nearest one around it."""
    tag, attrs, children = node
    name = str(attrs.get("id", around))
    own = {*str(attrs.get("class", "")).split(), str(attrs.get("data-do", ""))}
    yield name, own | ({str(attrs["href"])[1:]} if tag == "use" else set())
    for child in children:
        if not isinstance(child, str):
            yield from _marked(child, name)
