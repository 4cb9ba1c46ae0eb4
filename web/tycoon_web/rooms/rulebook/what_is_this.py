"""What is this? One thing of the table, or all of them with their pictures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tycoon_web.kit.controls import Text, button, icon, rule_link, sheet
from tycoon_web.kit.vtree import Node, h
from tycoon_web.telling.legend import Entry, Group, Legend, Piece


def what_sheet(t: Text, entry: Entry) -> Node:
    """The thing that was asked about, with the ways to its paragraph and to all the others."""
    every = button("#what-legend", "open-legend", icon("i-what"), t("legend.open"))
    foot = h("div.row.end", {}, every, button("#what-close.go", "close", t("guide.close")))
    body = h("div.what", {}, h("span.what-picture", {}, entry.picture), h("p", {}, entry.about))
    link = entry.rule and h(
        "p.row", {}, rule_link(t, entry.rule, "what", entry.text), h("span", {}, t("what.rules"))
    )
    return sheet(t, "what", entry.text, body, link, foot=foot)


def legend_sheet(t: Text, legend: Legend, cloth: str) -> Node:
    """Everything on the table, by its parts: a sample with numbers on it, and beside it what each
    of them is; a line that is opened has keys to where that lies and to its rules.
    """
    jumps = [_jump(legend, group) for group in legend.groups]
    body = (
        h("nav.legend-jumps", {"aria-label": t("rules.chapters")}, jumps),
        [_group(t, group, entries) for group, entries in _grouped(legend)],
        h("p.quiet-text", {}, t("legend.how")),
    )
    return sheet(t, "legend", t("legend.title"), *body, ground=f".m-felt{cloth}")


def _jump(legend: Legend, group: Group) -> Node:
    """Leads to one part of the table, with what it begins with as its picture."""
    return button(
        f"#jump-legend-{group.first}.legend-jump.m-sunk",
        "rules-jump",
        h("span.legend-tab", {"aria-hidden": "true"}, _chip(legend.entries[group.first])),
        h("span", {}, group.title),
        fields={"to": f"legend-{group.first}"},
    )


def _chip(entry: Entry) -> Node:
    return h(f"span.what-picture.legend-chip.legend-{entry.name}", {}, entry.picture)


def _grouped(legend: Legend) -> list[tuple[Group, list[Entry]]]:
    found: list[tuple[Group, list[Entry]]] = []
    begins = {group.first: group for group in legend.groups}
    for entry in legend.entries.values():
        if entry.name in begins:
            found.append((begins[entry.name], []))
        found[-1][1].append(entry)
    return found


def _group(t: Text, group: Group, entries: list[Entry]) -> Node:
    """One part of the table; numbers go by the order in which things are told."""
    told = {name for piece in group.pieces for name in piece.names.split()}
    numbers = {e.name: n for n, e in enumerate((e for e in entries if e.name in told), 1)}
    samples = [_sample(piece, numbers) for piece in group.pieces]
    return h(
        "section.legend-group.m-paper" + (".with-piece" if samples else ""),
        {"key": group.first},
        samples and h("div.legend-pieces.m-felt", {"aria-hidden": "true"}, samples),
        h(f"h3#legend-{group.first}", {"tabindex": "-1", "data-jump": "1"}, group.title),
        h("ul.legend-list", {}, [_row(t, entry, numbers.get(entry.name)) for entry in entries]),
    )


def _sample(piece: Piece, numbers: Mapping[str, int]) -> Node:
    names = piece.names.split()
    pins = [h(f"b.legend-pin.pin-{name}", {}, numbers[name]) for name in names]
    return h(f"div.legend-piece.piece-{names[0]}", {}, _still(piece.node), pins)


def _still(node: Node) -> Node:
    """The same only to be looked at: no control, nothing of a name."""
    tag, attrs, children = node
    kept = {name: value for name, value in attrs.items() if not name.startswith(("data-", "aria-"))}
    for name in ("id", "key", "type", "role", "title"):
        kept.pop(name, None)
    inside = [
        child if isinstance(child, str) or child[0] == "svg" else _still(child)
        for child in children
        if isinstance(child, str) or child[1].get("class") != "hidden"
    ]
    return "span" if tag == "button" else tag, kept, inside


def _row(t: Text, entry: Entry, number: int | None) -> Node:
    """What it is stands there; opened, the line has its keys."""
    where, rules = t("legend.where"), t("rules.title")
    show = button(
        f"#where-{entry.name}.legend-key",
        "legend-where",
        icon("i-eye"),
        h("span", {}, where),
        fields={"thing": entry.name},
        label=f"{where}: {entry.text}",
    )
    read = entry.rule and button(
        f"#rule-legend-{entry.name}.legend-key",
        "open-rules",
        icon("i-book"),
        h("span", {}, rules),
        fields={"rule": entry.rule},
        label=t("rules.of", what=entry.text),
    )
    sign = h("b.legend-pin", {}, number) if number else _chip(entry)
    told = h("summary", {}, sign, h("h4", {}, entry.text), h("span", {}, entry.about))
    css = "li.legend-row" + (".pinned" if number else "")
    keys = h("div.legend-keys", {}, show, read)
    return h(css, {"key": entry.name}, h("details", {}, told, keys))


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
