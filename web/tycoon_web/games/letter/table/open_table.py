"""The community cards and how everybody stands, while the device is handed on."""

from __future__ import annotations

from tycoon_web.games.letter.telling.standing import standing
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import icon
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.public_parts import player, shelf, thing
from tycoon_web.telling.views import View


def open_table(words: Words, view: View) -> list[Node]:
    """From the view for all eyes."""
    letters = [letter for letter in view["pool"] if letter]
    cards = [
        thing(str(place), letter, h("b", {}, letter), css=".open-letter")
        for place, letter in enumerate(letters)
    ]
    return [
        shelf("open-pool", words("pool"), cards),
        shelf("open-players", words("players"), [_player(words, p, view) for p in view["players"]]),
    ]


def _player(words: Words, row: View, view: View) -> Node:
    said, drawn = holdings(words, view, row["seat"])
    return player(str(row["seat"]), row["emblem"], row["name"], said, *drawn)


def holdings(words: Words, view: View, seat: int) -> tuple[str, list[Child]]:
    """What a player has for all to see: in words, and as it is drawn."""
    row = view["players"][seat]
    value = f"{row['patent_value']}/{view['goal']}"
    said = standing(words, row, view)
    money, stock = h("b", {}, f"${row['money']}"), [icon("i-stock"), h("b", {}, row["stock"])]
    return said, [money, *stock, icon("i-seal"), h("b", {}, value)]
