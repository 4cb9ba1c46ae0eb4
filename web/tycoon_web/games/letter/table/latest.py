"""The newspaper as it was last printed: the word as its headline, by whom, what it brought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tycoon_web.games.letter.table.cards import breadth
from tycoon_web.games.letter.table.tiles import tile
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import animal
from tycoon_web.kit.vtree import Node, h
from tycoon_web.telling.turn_log import Line
from tycoon_web.telling.views import View


def latest(words: Words, view: View, log: Sequence[Line]) -> Node | None:
    """From the public log; None in the first round, and while nobody has printed anything."""
    if view["round"] in (0, 1):
        return None
    bought = ""
    for line in reversed(log):
        if line.event is None or line.undone:
            continue
        if line.event.key == "patent_bought":
            bought = line.event.params["letter"]
        elif line.event.key == "earned":  # a patent is bought only in the turn of a word
            return _page(words, view["players"], line.event.params, bought)
    return None


def _page(words: Words, players: Sequence[View], printed: Any, letter: str) -> Node:
    headline = words.both(word["word"] for word in printed["words"])
    player, earned = players[printed["seat"]], words.amount(printed["money"], printed["stock"])
    did = words("front.earned", name=words.player(printed["seat"]), earned=earned)
    then = letter and h("span.front-bought", {}, words("front.bought"), " ", tile(letter))
    return h(
        f"div.front-page.em-{player['emblem']}",
        {"style": {"--ems": f"{max(5, breadth(headline)):.2f}"}},
        h("p.front-name", {"aria-hidden": "true"}, words("lt.end.gazette")),
        h("b.front-word", {}, headline),
        h("p.front-told", {}, animal(player["emblem"]), h("span", {}, did, " ", then)),
    )
