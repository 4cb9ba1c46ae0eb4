"""Sheets over the table: all patents, letters and earnings (LT-10)."""

from __future__ import annotations

from tycoon.games.letter.rules.cards import EARNINGS, LETTERS, LONGEST, SHORTEST, earnings

from tycoon_web.games.letter.table.cabinet import drawer_front, painted
from tycoon_web.games.letter.table.cards import shapes
from tycoon_web.games.letter.table.examples import example
from tycoon_web.games.letter.table.tiles import price, shape, tile
from tycoon_web.games.letter.telling.paragraphs import PARAGRAPHS
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import button, drawing, icon, rule_link, sheet
from tycoon_web.kit.tables import row, table
from tycoon_web.kit.vtree import Child, Node, h
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
    items = [_item(words, patent, view) for patent in patents]
    pays = h(
        "li.patent-pays",
        {"key": "pays"},
        icon("i-seal"),
        h("p", {}, words("buy.royalty")),
        h("p", {}, "★ ", words("patents.star")),
    )
    stars = [_star(words, patent, view, lit=patent["letter"] == arg) for patent in patents]
    owners = h("ul.patent-owners", {"aria-hidden": "true"}, _owners(words, view))
    body = (
        h("div.titled", {}, bar, owners, link),
        h("ul.patent-list", {}, items, pays),
        h("ul.patent-stars", {"aria-hidden": "true"}, stars),
    )
    return sheet(words, "patents", words("patents"), *body, ground=".m-felt.cloth-letter")


_SORTING = {
    "letter": lambda p: p["letter"],
    "cost": lambda p: (-p["cost"], p["letter"]),
    "owner": lambda p: (p["owner"] is None, p["owner"] or 0, p["letter"]),
}


def _owners(words: Words, view: View) -> list[Node]:
    """How many patents are whose, and how many nobody's."""
    unsold = sum(patent["owner"] is None for patent in view["patents"])
    return [
        *(_owned(player) for player in view["players"]),
        h("li", {}, h("i.patent-front"), words("patent.unsold"), h("b", {}, unsold)),
    ]


def _owned(player: View) -> Node:
    count = h("b", {}, len(player["patents"]))
    return h("li", {}, painted(player["emblem"]), h("bdi", {}, player["name"]), count)


def _item(words: Words, patent: View, view: View) -> Node:
    """A drawer with its price, or in its owner's colours; what it can do is read out with it."""
    letter, owner = patent["letter"], patent["owner"]
    player = None if owner is None else view["players"][owner]
    power = patent["ability"] and words(f"ability.{patent['ability']}")
    count = LETTERS[letter].count
    who = player["name"] if player else words("patent.unsold")
    cards = f"×\u202f{count}" if player else words("patents.cards", n=count)
    attrs = {"key": letter, "id": f"all-about-{letter}", "tabindex": "-1", "data-jump": "1"}
    drawer = drawer_front(
        patent,
        player,
        h("small.patent-count", {"aria-hidden": "true"}, cards),
        h("span.hidden", {}, words("buy.cards", n=count)),
        h("span.hidden", {}, who),
        power and h("span.hidden", {}, power),
    )
    return h("li.patent-item", attrs, drawer)


def _star(words: Words, patent: View, view: View, *, lit: bool) -> Child:
    """What a patent can do beyond royalties, and what it costs or whose it is."""
    power, owner = patent["ability"] and words(f"ability.{patent['ability']}"), patent["owner"]
    if not power:
        return None
    css = f"li.patent-power.m-paper{'.lit' if lit else ''}"
    has = h("b.power-price", {}, f"${patent['cost']}")
    if owner is not None:
        has = painted(view["players"][owner]["emblem"])
    return h(
        css,
        {"key": patent["letter"]},
        tile(patent["letter"]),
        has,
        h("p", {}, power),
        example(patent["letter"]),
    )


def tables_sheet(words: Words) -> Node:
    """The reference card: how many of each letter there are, what lengths earn (LT-10, LT-16)."""
    link = rule_link(words, PARAGRAPHS["open-tables"], "tables", words("tables.earnings"))
    told = h("p.case-note", {}, words("tables.doublings"))
    piles = h("ul.piles", {}, [_pile(letter) for letter in LETTERS])
    return sheet(
        words,
        "tables",
        words("tables.title"),
        h("div.titled", {}, h("h3", {}, words("tables.earnings")), told, link),
        h("div.hidden", {}, _earnings(words)),
        _rail(words),
        h(
            "section.specimen.m-paper",
            {},
            h("div.titled", {}, h("h3", {}, words("tables.letters")), shapes(words)),
            h("p.case-note", {}, words("tables.note")),
            piles,
        ),
        ground=".m-felt.cloth-letter",
    )


def _pile(letter: str) -> Node:
    """All its cards, one upon the other, the letter on top; below it their number and the price."""
    count = LETTERS[letter].count
    lies = h("b.pile-top", {}, letter), h("i.pile-rest", {"aria-hidden": "true"})
    number = h("b.pile-count", {}, h("small", {}, "×"), count)
    attrs = {"key": letter, "style": {"--rest": str(count - 1)}}
    pile = h("span.pile-lies", {}, lies)
    return h(f"li.letter-pile.{shape(letter)}", attrs, pile, number, price(letter))


def _rail(words: Words) -> Node:
    """All that lengths pay: the number of letters over dollars and stock."""
    names = [h("span", {}, words(f"tables.{name}")) for name in ("open", "coins", "stock")]
    lengths = [_earns(n) for n in range(SHORTEST, LONGEST + 1)]
    half = len(lengths) // 2
    first = h("span.earn.earn-names", {"key": "names"}, names)
    again = h("span.earn.earn-names.earn-again", {"key": "again"}, names)
    parts = first, lengths[:half], again, lengths[half:]
    return h("div.earns.m-slate", {"aria-hidden": "true"}, parts)


def _earns(length: int) -> Node:
    pay = earnings(length)
    stock = pay.stock > 0 and (h("b", {}, f"+{pay.stock}"), drawing("th-share", ""))
    money = h("b.earn-money", {}, f"${pay.money}")
    paid = money, h("span.earn-stock", {}, stock)
    return h("span.earn", {"key": str(length)}, h("b.earn-length", {}, length), paid)


def _earnings(words: Words) -> Node:
    rows = [
        row(words("tables.length", n=n), [f"${earnings(n).money}", earnings(n).stock])
        for n in range(min(EARNINGS), LONGEST + 1)
    ]
    return table([words(f"tables.{name}") for name in ("word", "coins", "stock")], rows)
