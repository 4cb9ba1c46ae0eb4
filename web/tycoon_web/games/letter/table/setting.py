"""What a player had at a moment of the past, in small."""

from __future__ import annotations

from tycoon import Action, Session
from tycoon.games.letter.rules.cards import LETTERS

from tycoon_web.games.letter.table.score import affordable
from tycoon_web.games.letter.table.tiles import shape, tile
from tycoon_web.games.letter.telling.words import Words
from tycoon_web.kit.controls import drawing
from tycoon_web.kit.vtree import Node, h
from tycoon_web.telling.views import View


def setting(words: Words, view: View, seat: int) -> list[Node]:
    """Money, the hand, the community cards."""
    player = view["players"][seat]
    pool = [_shared(letter) for letter in view["pool"] if letter]
    hand = h("span.word-small", {}, [tile(letter) for letter in player["hand"] or ()])
    return [
        h("span.lay-money", {}, drawing("th-coin", "rc-coin"), f"${player['money']}"),
        hand,
        h("span.lay-pool", {}, h("small", {}, words("pool.short")), pool),
    ]


def reach(words: Words, after: Session) -> Node | None:
    """The patents that a word has brought within reach."""
    return affordable(
        words, [x for x in LETTERS if not after.check(Action("buy_patent", letter=x))]
    )


def _shared(letter: str) -> Node:
    return h(f"b.mini-type.of-pool.{shape(letter)}", {}, letter)
