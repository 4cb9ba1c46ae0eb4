"""What every screen of the game is built of: the layout, patents, players."""

from __future__ import annotations

from tycoon_web.games.letter.table.cards import patent_seal
from tycoon_web.games.letter.table.strips import strip
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import part
from tycoon_web.kit.vtree import Child, Node, h
from tycoon_web.play.table_parts import latest
from tycoon_web.telling.turn_log import Line
from tycoon_web.telling.views import View, clockwise

#: How many of the log's lines the table shows at most.
LATEST = 16


def frame(
    top: Node, pat: Node, word: Node, cm: Node, hd: Child, pl: Node, act: Node, phase: str
) -> Node:
    """The areas of the layout; that of the hand may be empty."""
    return h(
        "div.table.lt-table",
        {"key": "letter-table", "class": f"phase-{phase}"},
        top,
        h("main.lt-board", {"key": "board"}, pat, word, cm, hd, pl, act),
    )


def patents(words: Words, view: View, wanted: list[str]) -> Node:
    """All 26; those that the word would pay for have the ring."""
    players = view["players"]
    seals = [patent_seal(words, p, players, wanted=p["letter"] in wanted) for p in view["patents"]]
    return part("section.pat", words("patents"), seals)


def side(words: Words, players: list[View], view: View, log: list[Line], first: int) -> Node:
    """Players and the latest lines of the log."""
    strips = [strip(words, player, view) for player in clockwise(players, first)]
    return part(
        f"aside.pl.pl-{len(players)}",
        words("players"),
        h("div.strips", {}, strips),
        latest(words, log, view["players"], LATEST),
    )
