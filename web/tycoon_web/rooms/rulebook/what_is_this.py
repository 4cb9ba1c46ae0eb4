"""What is this? One thing of the table, or all of them with their pictures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tycoon_web.kit.controls import Text, button, icon, rule_link, sheet
from tycoon_web.kit.vtree import Node, h
from tycoon_web.telling.legend import Entry, Group, Legend, Piece

#: What is named to the left of its piece; of the others' pieces their purses are as well.
_LEFT = (
    "goods market supply railroad owners minimum points town tile bonus-tile fold others rises "
    "hand patents vowel community bench score buyable"
)


def what_sheet(t: Text, entry: Entry) -> Node:
    """The thing that was asked about, with the ways to its paragraph and to all the others."""
    every = button("#what-legend", "open-legend", icon("i-what"), t("legend.open"))
    foot = h("div.row.end", {}, every, button("#what-close.go", "close", t("guide.close")))
    body = h("div.what", {}, h("span.what-picture", {}, entry.picture), h("p", {}, entry.about))
    link = entry.rule and h(
        "p.row", {}, rule_link(t, entry.rule, "what", entry.text), h("span", {}, t("what.rules"))
    )
    return sheet(t, "what", entry.text, body, link, foot=foot)


def legend_sheet(t: Text, legend: Legend, cloth: str, asked: str) -> Node:
    """A handbook's plates, one for each part of the table: the piece itself with its things named
    around it. What one of them is, ``asked``, stands below, with the ways to it and to its rules.
    """
    groups = _grouped(legend)
    at = next((g for g in groups if any(entry.name == asked for entry in g[1])), groups[0])
    told = legend.entries.get(asked, at[1][0])
    tabs = [_tab(group, chosen=group is at[0]) for group, _ in groups]
    nav = h("nav.legend-jumps", {"aria-label": t("rules.chapters")}, tabs)
    how = not at[0].pieces and h("p.quiet-text", {}, t("legend.how"))
    body = nav, _plate(*at, told.name), how
    foot = _told(t, told)
    return sheet(t, "legend", t("legend.title"), *body, foot=foot, ground=f".m-felt{cloth}")


def _tab(group: Group, *, chosen: bool) -> Node:
    """Leads to one part of the table; its picture lies on a medal, as all of them do."""
    return button(
        f"#jump-legend-{group.first}.legend-jump" + (".m-paper" if chosen else ".quiet"),
        "legend-tell",
        h("span.legend-medal", {"aria-hidden": "true"}, group.sign),
        h("span", {}, group.title),
        fields={"thing": group.first},
        aria_current="true" if chosen else None,
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


def _numbers(group: Group, entries: list[Entry]) -> dict[str, int]:
    """As the names stand around the pieces."""
    there = {entry.name for entry in entries}
    names = [name for piece in group.pieces for name in piece.names.split() if name in there]
    return {name: number for number, name in enumerate(names, 1)}


def _plate(group: Group, entries: list[Entry], told: str) -> Node:
    """One part of the table: its pieces, and keys for what lies on none of them, on shelves where
    that is all there is.
    """
    numbers = _numbers(group, entries)
    names = {entry.name: entry for entry in entries}
    figures = [_figure(piece, names, numbers, told) for piece in group.pieces]
    others = [_row(entry, None, told) for entry in entries if entry.name not in numbers]
    return h(
        "section.legend-group.m-paper" + (".with-piece" if figures else ".on-shelves"),
        {"key": group.first},
        h(f"h3#legend-{group.first}.hidden", {}, group.title),
        figures and h("div.legend-figures", {}, figures),
        group.cards and _index(group.cards, others),
        others and not group.cards and h("ul.legend-list", {}, others),
    )


def _index(title: str, cards: list[Node]) -> Node:
    """A drawer of cards, its title on the front."""
    head = h("h4.index-title", {}, title)
    return h("div.legend-index", {}, head, h("ul.patent-stars", {}, cards))


def _figure(
    piece: Piece, entries: Mapping[str, Entry], numbers: Mapping[str, int], told: str
) -> Node:
    names = [name for name in piece.names.split() if name in numbers]
    rows = [_row(entries[name], numbers[name], told, _pin(name, names[0])) for name in names]
    shown = _sample(piece, numbers, told)
    return h(f"div.legend-figure.of-{names[0]}", {}, shown, h("ul.legend-names", {}, rows))


def _sample(piece: Piece, numbers: Mapping[str, int], told: str) -> Node:
    names = piece.names.split()
    pins = [
        h(
            f"b.legend-pin{'.pin-told' if name == told else ''}{_pin(name, names[0])}",
            {},
            h("span", {}, numbers.get(name)),
        )
        for name in names
    ]
    css = f"div.legend-piece.piece-{names[0]}"
    return h(css, {"aria-hidden": "true"}, _still(piece.node), pins)


def _pin(name: str, first: str) -> str:
    """The classes of the place where it is pinned to the piece that begins with ``first``."""
    left = name in _LEFT.split() or (name == "purse" and first == "others")
    return f".pin-{name}" + (".pin-left" if left else "")


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


def _row(entry: Entry, number: int | None, told: str, pin: str = "") -> Node:
    """The name of a thing; pressed, it is told below what that is."""
    sign = h("b.legend-pin", {"aria-hidden": "true"}, number) if number else _chip(entry)
    key = button(
        f"#tell-{entry.name}.legend-name.quiet",
        "legend-tell",
        sign,
        h("span.legend-word", {}, entry.text),
        entry.example,
        fields={"thing": entry.name},
        pressed=entry.name == told,
    )
    return h(f"li.legend-row{pin}", {"key": entry.name}, key)


def _told(t: Text, entry: Entry) -> Node:
    """What a thing is, in the raccoon's words; where it lies, and its rules."""
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
    text = h("div", {}, h("h4", {}, entry.text), h("p", {}, entry.about))
    speaker = h("span.legend-speaker", {"aria-hidden": "true"})
    said = h("div.legend-said", {}, text, h("div.legend-keys", {}, show, read))
    return h("div.legend-told", {}, speaker, said)


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
