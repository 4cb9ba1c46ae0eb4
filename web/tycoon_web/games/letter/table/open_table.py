"""The community cards and how everybody stands, while the device is handed on."""

from __future__ import annotations

from tycoon_web.games.letter.table.tiles import face, price, shape, wax
from tycoon_web.games.letter.telling.standing import standing
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import drawing, icon
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.public_parts import player, shelf, thing
from tycoon_web.telling.views import View


def open_table(words: Words, view: View) -> list[Node]:
    """From the view for all eyes."""
    owners = {p["letter"]: p["owner"] for p in view["patents"]}
    cards = [
        thing(str(place), letter, _card(words, view, letter, owners[letter]), css=".open-letter")
        for place, letter in enumerate(view["pool"])
        if letter
    ]
    players = [_player(words, player, view) for player in view["players"]]
    press = h("li.open-press", {"aria-hidden": "true"}, drawing("th-press", ""))
    return [
        shelf("open-pool", words("pool.short"), [*cards, press]),
        shelf(f"open-players.of-{len(players)}", words("players"), players),
    ]


def _card(words: Words, view: View, letter: str, owner: int | None) -> Node:
    """A community card as it lies on the table, with its patent's price or owner."""
    corner = price(letter) if owner is None else wax(view["players"][owner]["emblem"])
    return h(f"span.lc.of-pool.{shape(letter)}", {}, face(words, letter, corner))


def _player(words: Words, row: View, view: View) -> Node:
    share = f"{min(100, round(100 * row['patent_value'] / view['goal']))}%"
    worth = h(
        "span.open-worth",
        {},
        words("patents"),
        h("b", {}, f"${row['patent_value']}"),
        words("lt.goal", goal=view["goal"]),
    )
    stock = h("span.open-stock", {}, words("source.stock"), h("b", {}, row["stock"]))
    money = h("b.open-money", {}, f"${row['money']}")
    goal = h("span.goal", {"style": {"--fill": share}})
    said = standing(words, row, view)
    return player(str(row["seat"]), row["emblem"], row["name"], said, money, stock, worth, goal)


def holdings(words: Words, view: View, seat: int) -> tuple[str, list[Child]]:
    """What a player has for all to see: in words, and as it is drawn."""
    row = view["players"][seat]
    value = f"{row['patent_value']}/{view['goal']}"
    said = standing(words, row, view)
    money, stock = h("b", {}, f"${row['money']}"), [icon("i-stock"), h("b", {}, row["stock"])]
    return said, [money, *stock, icon("i-seal"), h("b", {}, value)]
