"""Sheets over the table: all patents, letters and earnings (LT-10)."""

from __future__ import annotations

from tycoon.games.letter.rules.cards import EARNINGS, LETTERS, LONGEST, earnings

from tycoon_web.games.letter.table.cards import shapes
from tycoon_web.games.letter.table.tiles import tile, wax
from tycoon_web.games.letter.telling.paragraphs import PARAGRAPHS
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import button, rule_link, sheet
from tycoon_web.kit.tables import row, table
from tycoon_web.kit.vtree import Node, h
from tycoon_web.telling.views import View

#: How the list of patents can be sorted.
ORDERS = ("letter", "cost", "owner")


def patents_sheet(words: Words, view: View, arg: str) -> Node:
    """All 26 as a cabinet; ``arg`` is a letter to begin at, or an order."""
    order = arg if arg in ORDERS else "letter"
    patents = sorted(view["patents"], key=_SORTING[order])
    chips = [
        button(
            f"#sort-{name}.chip",
            "open-patents",
            words(f"patents.by.{name}"),
            fields={"letter": name},
            pressed=name == order,
        )
        for name in ORDERS
    ]
    bar = h("div.chips", {"role": "group", "aria-label": words("patents.sort")}, chips)
    link = rule_link(words, PARAGRAPHS["open-patents"], "patents", words("patents"))
    body = h("div.titled", {}, bar, link), _list(words, patents, view)
    return sheet(words, "patents", words("patents"), *body, ground=".m-walnut")


_SORTING = {
    "letter": lambda p: p["letter"],
    "cost": lambda p: (-p["cost"], p["letter"]),
    "owner": lambda p: (p["owner"] is None, p["owner"] or 0, p["letter"]),
}


def _list(words: Words, patents: list[View], view: View) -> Node:
    return h("ul.patent-list", {}, [_item(words, patent, view) for patent in patents])


def _item(words: Words, patent: View, view: View) -> Node:
    """A drawer: what it costs on brass, or the owner's seal and name on their colour."""
    letter, owner = patent["letter"], patent["owner"]
    player = None if owner is None else view["players"][owner]
    power = patent["ability"] and words(f"ability.{patent['ability']}")
    front = h(
        "div.patent-front.m-paper",
        {},
        tile(letter),
        player and wax(player["emblem"]),
        h(f"b.patent-price{'' if player else '.m-brass'}", {}, f"${patent['cost']}"),
        h("small.patent-count", {}, words("buy.cards", n=LETTERS[letter].count)),
        power and h("p.patent-power", {}, h("b", {}, "★ "), power),
    )
    foot = (
        h("span.patent-who", {}, player["name"])
        if player
        else h("span.hidden", {}, words("patent.unsold"))
    )
    attrs = {"key": letter, "id": f"all-about-{letter}", "tabindex": "-1", "data-jump": "1"}
    drawer = (
        f"div.patent-drawer.patent-sold.em-{player['emblem']}" if player else "div.patent-drawer"
    )
    return h("li.patent-item", attrs, h(drawer, {}, front, foot))


def tables_sheet(words: Words) -> Node:
    """The reference card: how many of each letter there are, what lengths earn (LT-10, LT-16)."""
    cells = [
        h(
            "li",
            {"key": letter},
            tile(letter),
            h("span", {}, f"× {card.count}"),
            h("small", {}, f"${card.cost}"),
        )
        for letter, card in LETTERS.items()
    ]
    link = rule_link(words, PARAGRAPHS["open-tables"], "tables", words("tables.earnings"))
    return sheet(
        words,
        "tables",
        words("tables.title"),
        h("div.titled", {}, h("h3", {}, words("tables.earnings")), link),
        _earnings(words),
        h("p.quiet-text", {}, words("tables.doublings")),
        h("div.titled", {}, h("h3", {}, words("tables.letters")), shapes(words)),
        h("ul.frequencies", {}, cells),
        h("p.quiet-text", {}, words("tables.note")),
    )


def _earnings(words: Words) -> Node:
    rows = [
        row(words("tables.length", n=n), [f"${earnings(n).money}", earnings(n).stock])
        for n in range(min(EARNINGS), LONGEST + 1)
    ]
    return table([words(f"tables.{name}") for name in ("word", "coins", "stock")], rows)
