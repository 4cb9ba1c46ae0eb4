"""Sheets over the table: all patents, letters and earnings (LT-10)."""

from __future__ import annotations

from tycoon.games.letter.rules.cards import EARNINGS, LETTERS, LONGEST, SHORTEST, earnings

from tycoon_web.games.letter.table.cabinet import drawer_front, painted, patent_label
from tycoon_web.games.letter.table.cards import shapes
from tycoon_web.games.letter.table.examples import example
from tycoon_web.games.letter.table.tiles import price, shape
from tycoon_web.games.letter.telling.paragraphs import PARAGRAPHS
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import button, drawing, icon, rule_link, sheet
from tycoon_web.kit.tables import row, table
from tycoon_web.kit.vtree import Node, h
from tycoon_web.telling.views import View

#: How the list of patents can be sorted.
ORDERS = ("letter", "cost", "owner")


def patents_sheet(words: Words, view: View, arg: str) -> Node:
    """All 26 as a cabinet, one of them in front; ``arg``: its letter, an order, or both."""
    asked = arg.split()
    order = next((name for name in asked if name in ORDERS), ORDERS[0])
    patents = sorted(view["patents"], key=_SORTING[order])
    letters = [patent["letter"] for patent in patents]
    starred = [patent["letter"] for patent in patents if patent["ability"]]
    front = next((letter for letter in asked if letter in letters), starred[0])
    chips = [
        button(
            f"#sort-{name}.chip",
            "open-patents",
            words(f"patents.by.{name}"),
            fields={"letter": front, "order": name},
            pressed=name == order,
        )
        for name in ORDERS
    ]
    bar = h("div.chips", {"role": "group", "aria-label": words("patents.sort")}, chips)
    link = rule_link(words, PARAGRAPHS["open-patents"], "patents", words("patents"))
    items = [_item(words, patent, view, order, front) for patent in patents]
    star = h("p", {}, h("b", {}, "★"), words("patents.star"))
    items.append(h("li.patent-note", {"key": "note", "aria-hidden": "true"}, star))
    owners = h("ul.patent-owners", {"aria-hidden": "true"}, _owners(words, view))
    body = (
        h("div.titled", {}, bar, owners, link),
        h("ul.patent-list", {}, items),
        _front(words, patents[letters.index(front)], view),
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


def _item(words: Words, patent: View, view: View, order: str, front: str) -> Node:
    """A drawer with its price, or in its owner's colours: a tap brings it to the front. What it can
    do is read out with it.
    """
    letter, owner = patent["letter"], patent["owner"]
    player = None if owner is None else view["players"][owner]
    count = LETTERS[letter].count
    cards = f"×\u202f{count}" if player else words("patents.cards", n=count)
    drawer = button(
        f"#all-about-{letter}.patent-open",
        "open-patents",
        drawer_front(patent, player, h("small.patent-count", {}, cards)),
        fields={"letter": letter, "order": order},
        label=f"{patent_label(words, patent)}; {words('buy.cards', n=count)}",
        pressed=letter == front,
        data_jump="1",
    )
    return h("li.patent-item", {"key": letter}, drawer)


def _front(words: Words, patent: View, view: View) -> Node:
    """The patent in front, large: whose it is or what it costs, and what it is good for."""
    letter, owner, power = patent["letter"], patent["owner"], patent["ability"]
    player = None if owner is None else view["players"][owner]
    whose = h("bdi", {}, player["name"]) if player else words("patent.unsold")
    css = f"em-{player['emblem']}" if player else "unsold"
    count = words("patents.cards", n=LETTERS[letter].count)
    return h(
        f"section.patent-card.m-paper.{css}",
        {"key": f"card-{letter}", "role": "status"},
        h(f"b.offer-letter.{shape(letter)}", {}, letter),
        h(
            "div.patent-facts",
            {},
            h("h3", {}, words("legend.patent", letter=letter)),
            h("b.patent-cost", {}, f"${patent['cost']}"),
            h("p.patent-whose", {}, player and painted(player["emblem"]), whose),
            h("p", {}, count),
        ),
        h(
            "div.patent-does",
            {"class": "" if power else "of-royalty"},
            power and h("p.patent-ability", {}, h("span.star", {}, "★"), words(f"ability.{power}")),
            h("p.patent-royalty", {}, icon("i-seal"), words("tableau.pays")),
            power and example(letter),
        ),
    )


def tables_sheet(words: Words) -> Node:
    """The reference card: how many of each letter there are, what lengths earn (LT-10, LT-16)."""
    link = rule_link(words, PARAGRAPHS["open-tables"], "tables", words("tables.earnings"))
    told = h("p.case-note", {}, words("tables.doublings"))
    return sheet(
        words,
        "tables",
        words("tables.title"),
        h("div.titled", {}, h("h3", {}, words("tables.earnings")), told, link),
        h("div.hidden", {}, _earnings(words)),
        _rail(words),
        h(
            "section.specimen.m-felt.cloth-letter",
            {},
            h(
                "div.titled",
                {},
                h("h3", {}, words("tables.letters")),
                h("p.case-note", {}, words("tables.note")),
                shapes(words),
            ),
            h("ul.piles", {}, [_pile(letter) for letter in LETTERS]),
        ),
        ground=".m-felt.cloth-letter",
    )


def _pile(letter: str) -> Node:
    """All its cards, one upon the other, the letter on top; on the shelf their number, below it the
    price.
    """
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
