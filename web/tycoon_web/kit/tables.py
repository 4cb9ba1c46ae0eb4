"""Tables of figures; every line has its name in front, also for those who only hear it."""

from __future__ import annotations

from collections.abc import Iterable

from tycoon_web.kit.vtree import Child, Node, h, spelt


def table(
    names: Iterable[Child], rows: Iterable[Node], css: str = ".figures", **attrs: str
) -> Node:
    """``names``: of the columns, None of the one in front; without any there is no head."""
    heads = [h("td", {}) if name is None else h("th", {"scope": "col"}, name) for name in names]
    head = heads and h("thead", {}, h("tr", {}, heads))
    return h(f"table{css}", spelt(attrs), head, h("tbody", {}, rows))


def row(name: Child, cells: Iterable[Child], css: str = "", **attrs: str) -> Node:
    """A line of a table."""
    figures = [h("td", {}, cell) for cell in cells]
    return h(f"tr{css}", spelt(attrs), h("th", {"scope": "row"}, name), figures)


def scrolling(broad: Node) -> Node:
    """For what may be broader than the page, also where there is only a keyboard."""
    return h("section.scroll", {"tabindex": "0"}, broad)
